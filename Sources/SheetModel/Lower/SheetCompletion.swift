import SheetLayout
import SheetText

/// Completes a sheet: what §4's last paragraphs and §8 say of keys whose default depends on other keys.
struct SheetCompletion {
    private let merged: RecordValue
    /// The place of the sheet's id: where what is not written has its place.
    private let place: SourceRange
    private let isCustom: Bool
    /// The type as written, or as the detents have it.
    let type: SheetType
    /// The detents as they stand for themselves, default ids included.
    let detentIDs: [Located<String>]

    init(_ merged: RecordValue, at place: SourceRange) {
        self.merged = merged
        self.place = place
        isCustom = merged[.presentation]?.content.word == SheetPresentation.custom.rawValue
        type = SheetCompletion.type(of: merged)
        detentIDs = SheetCompletion.detentIDs(of: merged, type, at: place)
    }

    /// The sheet with every default, in the schema's order.
    func completed() -> RecordValue {
        var entries: [Entry] = []
        let plan = CompletionPlan.sheet
        entries.reserveCapacity(plan.keys.count)
        for index in plan.keys.indices {
            switch plan.keys[index] {
            case .type: add(.type, .text(type.rawValue), to: &entries)
            case .background: add(.background, background, to: &entries)
            case .safeArea: add(.safeArea, safeArea, to: &entries)
            case .shadow: addShadow(plan.steps[index], to: &entries)
            case .dim: add(.dim, dim, to: &entries)
            case .interaction: add(.interaction, interaction, to: &entries)
            case .compactHeight: add(.compactHeight, compactHeight, to: &entries)
            case .detents: add(.detents, .list(detents), to: &entries)
            default: Completion.append(index, of: plan, merged, at: place, to: &entries)
            }
        }
        return RecordValue(entries)
    }

    /// Adds a key at the place where it, or else the sheet, is written.
    private func add(_ key: Key, _ content: Content, to entries: inout [Entry]) {
        let entry = merged.entry(key)
        entries.append(Entry(key, at: entry?.keyRange ?? place, Value(content, at: entry?.value.range ?? place)))
    }

    private var background: Content {
        guard case .paint(let color)? = merged[.background]?.content else {
            return .paint(isCustom ? systemBackground : .system)
        }
        guard isCustom, case .value(_, _, _, "system") = color else { return .paint(color) }
        return .paint(systemBackground)
    }

    private var systemBackground: SheetColor {
        guard case .value(let light, let dark, let space, _) = SheetColor.system else { return .system }
        return .value(light: light, dark: dark, space: space, token: "systemBackground")
    }

    /// A system sheet always adds the inset.
    private var safeArea: Content {
        isCustom ? merged[.safeArea]?.content ?? .text(SheetSafeArea.add.rawValue) : .text(SheetSafeArea.add.rawValue)
    }

    private var compactHeight: Content {
        merged[.compactHeight]?.content
            ?? .text((isCustom ? SheetCompactHeight.attached : .fullScreen).rawValue)
    }

    /// One shadow is a list of one; an empty list is as if it were not written.
    private func addShadow(_ step: CompletionPlan.Step, to entries: inout [Entry]) {
        guard let shadow = merged[.shadow] else { return }
        switch Completion.completed(shadow.content, step.inner) {
        case .record(let one): add(.shadow, .list([Value(.record(one), at: shadow.range)]), to: &entries)
        case .list(let shadows) where !shadows.isEmpty: add(.shadow, .list(shadows), to: &entries)
        default: return
        }
    }
}

// MARK: - Detents

extension SheetCompletion {
    private static func type(of merged: RecordValue) -> SheetType {
        if let word = merged[.type]?.content.word, let type = SheetType(rawValue: word) { return type }
        guard case .list(let detents)? = merged[.detents]?.content, detents.count > 1 else { return .default }
        return .expand
    }

    private static func detentIDs(of merged: RecordValue, _ type: SheetType, at place: SourceRange) -> [Located<String>]
    {
        guard case .list(let detents)? = merged[.detents]?.content else {
            switch type {
            case .default: return [Located("fit", at: place)]
            case .expand: return [Located("collapsed", at: place), Located("expanded", at: place)]
            }
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

    private var detents: [Value] {
        guard case .list(let detents)? = merged[.detents]?.content else {
            switch type {
            case .default: return [detent("fit", .name(.fit))]
            case .expand:
                return [
                    detent("collapsed", .call(.min, [.name(.fit), .name(.medium)])),
                    detent("expanded", .name(.large), when: .compare(.name(.fit), .greater, .name(.medium))),
                ]
            }
        }
        return detents.enumerated().map { index, value in
            guard case .record(let record) = value.content else { return value }
            var entries: [Entry] = []
            entries.reserveCapacity(record.entries.count + 1)
            let id = detentIDs[index]
            entries.append(Entry(.id, at: id.range, Value(.text(id.value), at: id.range)))
            for key in [Key.height, .min, .max, .when] {
                if let entry = record.entry(key), record[key] != nil { entries.append(entry) }
            }
            return Value(.record(RecordValue(entries)), at: value.range)
        }
    }

    private func detent(_ id: String, _ height: SheetExpression, when condition: SheetCondition? = nil) -> Value {
        var entries = [
            Entry(.id, at: place, Value(.text(id), at: place)),
            Entry(.height, at: place, Value(.expression(ExpressionSyntax(height)), at: place)),
        ]
        if let condition {
            entries.append(Entry(.when, at: place, Value(.condition(ConditionSyntax(condition)), at: place)))
        }
        return Value(.record(RecordValue(entries)), at: place)
    }
}

// MARK: - Dim and interaction

extension SheetCompletion {
    private var dim: Content {
        switch merged[.dim]?.content {
        case .bool(false): .bool(false)
        case .record(let record): dimming(record.entries)
        case .bool, .null, .number, .text, .expression, .condition, .ratio, .curve, .color, .paint, .list, .pairs:
            dimming([])
        case nil: followingDim
        }
    }

    /// Nothing is dimmed where touches pass.
    private var followingDim: Content {
        switch merged[.interaction]?.content {
        case .text("enabled"): return .bool(false)
        case .record(let record):
            guard let id = record[.upThrough]?.content.word,
                let index = detentIDs.firstIndex(where: { $0.value == id })
            else { return dimming([]) }
            guard index + 1 < detentIDs.count else { return .bool(false) }
            return dimming([Entry(.from, at: place, Value(.text(detentIDs[index + 1].value), at: place))])
        default: return dimming([])
        }
    }

    private func dimming(_ entries: [Entry]) -> Content {
        guard let step = CompletionPlan.sheet.steps.first(where: { $0.key == .dim }) else { return .bool(true) }
        return Completion.completed(.record(RecordValue(entries)), step.inner)
    }

    /// Touches pass exactly where nothing is dimmed.
    private var interaction: Content {
        if let written = merged[.interaction]?.content { return written }
        switch merged[.dim]?.content {
        case .bool(false): return .text("enabled")
        case .record(let record):
            if isCustom, case .number(0)? = record[.opacity]?.content { return .text("enabled") }
            guard let id = record[.from]?.content.word,
                let index = detentIDs.firstIndex(where: { $0.value == id }), index > 0
            else { return .text("disabled") }
            let below = Entry(.upThrough, at: place, Value(.text(detentIDs[index - 1].value), at: place))
            return .record(RecordValue([below]))
        default: return .text("disabled")
        }
    }
}
