/// What happens behind a sheet while it moves: how dark it is there, and whether touches arrive.
extension SheetMovement {
    /// The opacity of the dim at a height, from 0 to 1; the colour's own alpha is not in it.
    ///
    /// It is full from the detent `dim.from` upward (by default the smallest) and grows evenly from nothing at the
    /// stop below, or at the height 0. Without an opacity in the spec it is 0.2 in light and 0.48 in dark appearance;
    /// a system sheet is dimmed by the system, much like that.
    public func dimOpacity(at height: Double, in appearance: SheetAppearance) -> Double {
        guard let firstDimmed else { return 0 }
        let full = dim.opacity ?? appearance.dimOpacity
        let upper = stops[firstDimmed].height
        let lower = firstDimmed > 0 ? stops[firstDimmed - 1].height : 0
        if height >= upper { return full }
        return height > lower ? full * (height - lower) / (upper - lower) : 0
    }

    /// Whether touches reach what lies behind at a height: `enabled` or `disabled`.
    ///
    /// With `upThrough` they do up to that detent and no further.
    public func interaction(at height: Double) -> SheetInteraction {
        guard let lastOpen else { return .disabled }
        return lastOpen == stops.count - 1 || height <= stops[lastOpen].height ? .enabled : .disabled
    }

    /// The largest stop at which touches reach what lies behind; nil where they do at none.
    public var openThrough: SheetStopOnScreen? { lastOpen.map { stops[$0] } }
}

/// Light or dark.
public enum SheetAppearance: String, CaseIterable, Sendable {
    case light, dark

    /// Of a dim whose opacity the spec does not give.
    var dimOpacity: Double {
        switch self {
        case .light: 0.2
        case .dark: 0.48
        }
    }
}

extension SheetDefinition {
    /// Place of the first stop that is dimmed: that of `dim.from`; where it is inactive, that of the smallest detent
    /// declared after it. A full screen stands for all of them.
    func firstDimmed(of stops: [SheetStopOnScreen], _ form: SheetForm) -> Int? {
        guard dim.isEnabled else { return nil }
        guard let from = dim.from, form != .fullScreen, let first = detents.firstIndex(where: { $0.id == from }) else {
            return 0
        }
        if let exact = stops.firstIndex(where: { $0.stands(for: from) }) { return exact }
        return stops.firstIndex { stop in detents[first...].contains { stop.stands(for: $0.id) } }
    }

    /// Place of the last stop at which touches pass: that of `upThrough`; where it is inactive, that of the largest
    /// detent declared before it. Nothing lies behind a full screen.
    func lastOpen(of stops: [SheetStopOnScreen], _ form: SheetForm) -> Int? {
        guard form != .fullScreen else { return nil }
        switch interaction {
        case .disabled: return nil
        case .enabled: return stops.count - 1
        case .upThrough(let id):
            guard let last = detents.firstIndex(where: { $0.id == id }) else { return nil }
            if let exact = stops.firstIndex(where: { $0.stands(for: id) }) { return exact }
            return stops.lastIndex { stop in detents[...last].contains { stop.stands(for: $0.id) } }
        }
    }
}
