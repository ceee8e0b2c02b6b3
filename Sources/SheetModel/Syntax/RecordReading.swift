package import SheetLayout

/// Reading a key as what the schema says it holds; nil where it is not there.
extension RecordValue {
    package func word(_ key: Key) -> String? { self[key]?.content.word }

    /// A word of a closed set.
    package func choice<Words: RawRepresentable>(_ key: Key) -> Words? where Words.RawValue == String {
        word(key).flatMap { Words(rawValue: $0) }
    }

    package func bool(_ key: Key) -> Bool? {
        guard case .bool(let value)? = self[key]?.content else { return nil }
        return value
    }

    package func number(_ key: Key) -> Double? {
        guard case .number(let value)? = self[key]?.content else { return nil }
        return value
    }

    package func expression(_ key: Key) -> SheetExpression? {
        guard case .expression(let syntax)? = self[key]?.content else { return nil }
        return syntax.expression
    }

    package func condition(_ key: Key) -> SheetCondition? {
        guard case .condition(let syntax)? = self[key]?.content else { return nil }
        return syntax.condition
    }

    package func color(_ key: Key) -> SheetColor? {
        guard case .paint(let color)? = self[key]?.content else { return nil }
        return color
    }

    package func record(_ key: Key) -> RecordValue? {
        guard case .record(let record)? = self[key]?.content else { return nil }
        return record
    }

    /// Empty where it is not there.
    package func list(_ key: Key) -> [Value] {
        guard case .list(let values)? = self[key]?.content else { return [] }
        return values
    }
}

extension Content {
    /// The text of a text.
    package var word: String? {
        guard case .text(let word) = self else { return nil }
        return word
    }
}
