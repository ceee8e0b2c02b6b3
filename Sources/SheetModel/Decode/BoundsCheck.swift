import SheetText

extension Decoder {
    /// Reports constant bounds of a mapping that are the wrong way round, at the lower one.
    mutating func checkBounds(_ entries: [Entry]) {
        if entries.contains(where: { $0.key == .typical }) {
            compare(.min, .typical, entries)
            compare(.typical, .max, entries)
        } else {
            compare(.min, .max, entries)
        }
        compare(.minHeight, .maxHeight, entries)
    }

    private mutating func compare(_ lower: Key, _ upper: Key, _ entries: [Entry]) {
        guard let low = entries.first(where: { $0.key == lower })?.value,
            let high = entries.first(where: { $0.key == upper })?.value, let from = low.content.constant,
            let to = high.content.constant, from > to
        else { return }
        fail(.inverted(lower, from, upper, to, at: low.range, high.range))
    }
}

extension Content {
    /// A number that is the same in every context.
    fileprivate var constant: Double? {
        switch self {
        case .number(let value): value
        case .expression(let syntax): syntax.expression.constant
        case .null, .bool, .text, .condition, .ratio, .curve, .color, .paint, .list, .record, .pairs: nil
        }
    }
}

extension Finding {
    fileprivate static func inverted(
        _ lower: Key, _ low: Double, _ upper: Key, _ high: Double, at range: SourceRange, _ other: SourceRange
    ) -> Finding {
        Finding(
            .invertedBounds, at: range,
            "`\(lower.rawValue)` \(low.text) is above `\(upper.rawValue)` \(high.text)",
            notes: [Note("the upper bound is here", at: other)])
    }
}
