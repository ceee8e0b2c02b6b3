/// What a typed sheet is in one context. Lengths are in points.
public struct SheetSpecResolution<Sheet: SheetNames>: Hashable, Sendable {
    /// Everything that was resolved, by ids.
    public let values: SheetResolution
    /// How it moves between its detents and what happens behind it; nil where no detent is active.
    public let movement: SheetMovement?

    /// Of a sheet and what it is in a context.
    init(_ definition: SheetDefinition, _ values: SheetResolution) {
        self.values = values
        movement = SheetMovement(definition, values)
    }
}

extension SheetSpecResolution {
    /// The detents where it can rest, from smallest to largest; of those that are one on screen the first declared.
    public var detents: [Sheet.Detent] { values.detents.compactMap { Sheet.Detent(rawValue: $0.id) } }

    /// The detent it opens at; nil where none is active.
    public var initial: Sheet.Detent? { Sheet.Detent(rawValue: values.initial) }

    /// The detent that one has become: itself, or the one that it joined because they are one on screen; nil where it is
    /// inactive.
    public func survivor(of detent: Sheet.Detent) -> Sheet.Detent? {
        resolved(detent).flatMap { Sheet.Detent(rawValue: $0.id) }
    }

    /// The height of a detent on screen; nil where it is inactive. Of one that joined another, the other's.
    public func total(of detent: Sheet.Detent) -> Double? { resolved(detent)?.total }

    /// The height of a detent without an inset that the system adds; nil where it is inactive.
    public func value(of detent: Sheet.Detent) -> Double? { resolved(detent)?.value }

    /// From the window's top edge to the sheet's at a detent; nil where it is inactive or the sheet floats.
    public func top(of detent: Sheet.Detent) -> Double? { resolved(detent)?.top }

    /// From the sheet's top edge to a top-level block of the content; nil where it is inactive or another one.
    public func y(of block: Sheet.Block) -> Double? { resolved(block)?.y }

    /// The height of a top-level block of the content, before it gives any up by scrolling; nil where it is inactive or
    /// another one.
    public func height(of block: Sheet.Block) -> Double? { resolved(block)?.height }

    private func resolved(_ detent: Sheet.Detent) -> SheetResolvedDetent? {
        let id = detent.rawValue
        return values.detents.first { $0.id == id || $0.merged.contains(id) }
    }

    private func resolved(_ block: Sheet.Block) -> SheetResolvedBlock? {
        values.blocks.first { $0.id == block.rawValue }
    }
}

extension SheetSpecResolution {
    /// Where the sheet comes to rest when the finger lets go; see `SheetMovement`. Points, and points a second,
    /// positive downward. Nil where no detent is active.
    public func settle(from detent: Sheet.Detent, translation: Double, velocity: Double) -> SheetRest<Sheet.Detent>? {
        switch movement?.settle(from: detent.rawValue, translation: translation, velocity: velocity) {
        case .detent(let id): Sheet.Detent(rawValue: id).map { .detent($0) }
        case .dismissed: .dismissed
        case nil: nil
        }
    }

    /// The height while a finger is on the sheet; see `SheetMovement`. Nil where no detent is active.
    public func height(from detent: Sheet.Detent, translation: Double) -> Double? {
        movement?.height(from: detent.rawValue, translation: translation)
    }
}
