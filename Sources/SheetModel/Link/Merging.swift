import SheetText

/// What a sheet has before its slots are filled: its own keys, and those of the sheets it extends.
struct Inheritance: Sendable {
    /// Names are resolved; keys may be `null`, which resets them.
    var record: RecordValue
    var slots: [SlotFill]
    var extensions: [ExtensionEntry]
    /// The id of the sheet it extends.
    var base: String?
    /// False where a base is in a ring, missing, or has an error of its own.
    var isBaseSound = true
    /// What was found in the sheet's own values.
    var state = LinkState()

    var isSound: Bool { isBaseSound && state.isSound }

    /// Puts what `base` has beneath: its keys one by one, its fills and `x-…` keys by name.
    mutating func extend(_ base: Inheritance, id: String) {
        let own = record
        record = base.record.inherited.merged(with: own, SheetSchema.sheet)
        if isBaseSound, base.isSound, state.isSound { checkRequired(own) }
        if !base.slots.isEmpty {
            let own = Set(slots.map(\.name.value))
            slots += base.slots.filter { !own.contains($0.name.value) }
        }
        if !base.extensions.isEmpty {
            let own = Set(extensions.map(\.name.value))
            extensions = base.extensions.filter { !own.contains($0.name.value) } + extensions
        }
        self.base = id
        isBaseSound = isBaseSound && base.isSound
    }

    /// Reports what a mapping of its own still lacks when the base's keys are beneath it.
    private mutating func checkRequired(_ own: RecordValue) {
        for (key, inner, required) in Self.required {
            guard case .record(let mapping)? = own[key]?.content, case .record(let merged)? = record[key]?.content
            else { continue }
            for wanted in required where merged[wanted] == nil {
                let place = mapping.entries.first?.keyRange ?? own.entry(key)?.value.range
                if let place { state.fail(.missingKey(wanted, of: inner, at: place)) }
            }
        }
    }

    /// The keys of a sheet whose mappings merge, and the keys that these must have.
    private static let required: [(key: Key, inner: String, required: [Key])] = SheetSchema.sheet.fields.compactMap {
        guard let inner = $0.shape.mapping, !inner.isAtomic else { return nil }
        let required = inner.fields.filter(\.isRequired).map(\.key)
        return required.isEmpty ? nil : ($0.key, inner.name, required)
    }
}

extension RecordValue {
    /// What an extending sheet gets: all but the keys that say which sheet it is.
    fileprivate var inherited: RecordValue {
        RecordValue(entries.filter { $0.key.isInherited })
    }

    /// These entries with those of `other` over them, key by key.
    func merged(with other: RecordValue, _ schema: Record) -> RecordValue {
        var result = self
        for entry in other.entries {
            result.dropRival(of: entry)
            guard case .record(let upper) = entry.value.content,
                case .record(let lower)? = result.entry(entry.key)?.value.content,
                let inner = schema.field(entry.key)?.shape.mapping, !inner.isAtomic
            else {
                result.set(entry)
                continue
            }
            var merged = entry
            merged.value.content = .record(lower.merged(with: upper, inner))
            result.set(merged)
        }
        return result
    }

    /// Of a part's `height` and `content` the extending sheet's wins. No other mapping that merges has both.
    private mutating func dropRival(of entry: Entry) {
        if case .null = entry.value.content { return }
        switch entry.key {
        case .height: entries.removeAll { $0.key == .content }
        case .content: entries.removeAll { $0.key == .height }
        default: return
        }
    }
}

extension Shape {
    /// The mapping that a value of this shape may be.
    var mapping: Record? {
        switch self {
        case .record(let record): record
        case .byKind(_, _, let mapping): mapping
        case .text, .identifier, .reference, .bool, .off, .number, .count, .expression, .condition, .color, .choice,
            .ratio,
            .curve, .list, .special:
            nil
        }
    }
}
