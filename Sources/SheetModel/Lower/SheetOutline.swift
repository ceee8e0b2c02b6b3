import SheetLayout
import SheetText

/// What a sheet's keys say together: those whose default depends on others (LANGUAGE §4's last paragraphs and §8).
struct SheetOutline {
    let merged: RecordValue
    /// The place of the sheet's id: where what is not written has its place.
    let place: SourceRange
    let isCustom: Bool
    /// The type as written, or as the detents have it.
    let type: SheetType
    /// The detents as they stand for themselves, default ids included.
    let detentIDs: [Located<String>]

    init(_ merged: RecordValue, at place: SourceRange) {
        self.merged = merged
        self.place = place
        isCustom = merged.word(.presentation) == SheetPresentation.custom.rawValue
        type = SheetOutline.type(of: merged)
        detentIDs = SheetOutline.detentIDs(of: merged, type, at: place)
    }

    /// The colour as written; on a custom sheet, the platform's material is a colour too.
    var background: SheetColor {
        guard let color = merged.color(.background) else { return isCustom ? Self.systemBackground : .system }
        guard isCustom, case .value(_, _, _, "system") = color else { return color }
        return Self.systemBackground
    }

    private static var systemBackground: SheetColor {
        guard case .value(let light, let dark, let space, _) = SheetColor.system else { return .system }
        return .value(light: light, dark: dark, space: space, token: "systemBackground")
    }

    /// A system sheet always adds the inset.
    var safeArea: SheetSafeArea { isCustom ? merged.choice(.safeArea) ?? .add : .add }

    /// As written, else what the presentation has.
    var compactHeight: SheetCompactHeight {
        merged.choice(.compactHeight) ?? (isCustom ? .attached : .fullScreen)
    }
}

// MARK: - Detents

extension SheetOutline {
    private static func type(of merged: RecordValue) -> SheetType {
        if let type: SheetType = merged.choice(.type) { return type }
        guard case .list(let detents)? = merged[.detents]?.content, detents.count > 1 else { return .default }
        return .expand
    }

    private static func detentIDs(
        of merged: RecordValue, _ type: SheetType, at place: SourceRange
    ) -> [Located<String>] {
        guard case .list(let detents)? = merged[.detents]?.content else {
            return standardDetents(type).map { Located($0.id, at: place) }
        }
        return detents.enumerated().map { index, detent in
            guard case .record(let record) = detent.content else { return Located("d\(index + 1)", at: detent.range) }
            if let id = record[.id], let word = id.content.word { return Located(word, at: id.range) }
            return Located(defaultID(record[.height]?.content, index), at: detent.range)
        }
    }

    private static func defaultID(_ height: Content?, _ index: Int) -> String {
        guard case .expression(let syntax)? = height, case .name(let name) = syntax.expression else {
            return "d\(index + 1)"
        }
        return name == .fit || name == .medium || name == .large ? name.rawValue : "d\(index + 1)"
    }

    /// The detents of a sheet that writes none.
    static func standardDetents(_ type: SheetType) -> [SheetDetent] {
        switch type {
        case .default: oneDetent
        case .expand: twoDetents
        }
    }

    private static let oneDetent = [SheetDetent(id: "fit", height: .name(.fit))]
    private static let twoDetents = [
        SheetDetent(id: "collapsed", height: .call(.min, [.name(.fit), .name(.medium)])),
        SheetDetent(
            id: "expanded", height: .name(.large), when: .compare(.name(.fit), .greater, .name(.medium))),
    ]
}

// MARK: - Dim and interaction

extension SheetOutline {
    /// How what lies behind is dimmed where the sheet does not say: not where touches pass.
    var followingDim: SheetDim {
        var dim = SheetDim()
        switch merged[.interaction]?.content {
        case .text("enabled"): dim.isEnabled = false
        case .record(let record):
            guard let index = detent(record.word(.upThrough)) else { return dim }
            guard index + 1 < detentIDs.count else {
                dim.isEnabled = false
                return dim
            }
            dim.from = detentIDs[index + 1].value
        default: break
        }
        return dim
    }

    /// What touches do where the sheet does not say: they pass exactly where nothing is dimmed.
    var followingInteraction: SheetInteraction {
        switch merged[.dim]?.content {
        case .bool(false): return .enabled
        case .record(let record):
            if isCustom, record.number(.opacity) == 0 { return .enabled }
            guard let index = detent(record.word(.from)), index > 0 else { return .disabled }
            return .upThrough(detentIDs[index - 1].value)
        default: return .disabled
        }
    }

    private func detent(_ id: String?) -> Int? { id.flatMap { id in detentIDs.firstIndex { $0.value == id } } }
}
