import SheetModel
import SheetText

/// Reads a record whose values the schema has checked; nil and empty where there is nothing.
extension RecordValue {
    func texts(_ key: Key) -> [String] { list(key).compactMap(\.content.word) }

    /// Words of a closed set, each once.
    func choices<Words: RawRepresentable & Equatable>(_ key: Key) -> [Words] where Words.RawValue == String {
        texts(key).compactMap(Words.init).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// What it says of rules, in order.
    var ruleSettings: [NamedValue] {
        if case .pairs(let pairs)? = self[.rules]?.content { pairs } else { [] }
    }

    /// Puts the entries of `other` over one's own: mappings key by key, all else replaced, and `null` changes nothing.
    mutating func apply(_ other: RecordValue) {
        for entry in other.entries where entry.value.content != .null {
            let content = self[entry.key]?.content.with(entry.value.content) ?? entry.value.content
            set(Entry(entry.key, at: entry.keyRange, Value(content, at: entry.value.range)))
        }
    }
}

extension Content {
    /// What is in force of one's own and what comes over it.
    fileprivate func with(_ other: Content) -> Content {
        switch (self, other) {
        case (.record(var own), .record(let new)):
            own.apply(new)
            return .record(own)
        case (.pairs(let own), .pairs(let new)): return .pairs(own + new)
        default: return other
        }
    }
}
