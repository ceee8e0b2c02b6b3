import SheetLayout
import SheetText
import SheetYAML

/// The key whose value is decoded.
struct FieldPlace {
    var key: Key
    var keyRange: SourceRange
    /// Number of the record it belongs to.
    var owner: Int
}

extension Decoder {
    /// A mapping being decoded.
    private struct Work {
        let number: Int
        let node: Int
        var entries: [Entry] = []
        /// Entries of the record that may stand for several keys.
        var spread: [Entry] = []
        var seen = KeySet()
        /// Keys whose value was wrong, or that were cut: what is missing is not looked for.
        var isCut = false
    }

    /// Decodes a mapping by the table of its record.
    mutating func record(_ number: Int, _ node: Int) -> RecordValue {
        let reset = canReset
        if plan.records[number].isAtomic { canReset = false }
        defer { canReset = reset }
        var work = Work(number: number, node: tree.target(node))
        work.entries.reserveCapacity(Int(tree.nodes[work.node].count) / 2)
        if work.node != node { hasAliases = true }
        var entries = tree.entries(of: work.node)
        while let entry = entries.next() {
            if let pieces = cutPieces(entry, work.node, &entries) {
                reportCut(pieces, code(of: entry, in: number))
                work.isCut = true
                if let key = find(entry.key) { _ = work.seen.insert(key) }
            } else {
                decode(entry, &work)
            }
        }
        if entries.hasLeftOut { work.isCut = true }
        finish(&work)
        return RecordValue(work.entries)
    }

    private mutating func decode(_ entry: YAMLEntry, _ work: inout Work) {
        if entry.isBadMerge { return fail(.badMerge(tree.range(entry.value))) }
        guard let key = find(entry.key) else {
            if isNormalised, work.number == plan.sheet, normalised(entry, &work.entries) { return }
            return unknownKey(entry, &work)
        }
        if isNormalised, work.number == plan.sheet, normalised(entry, &work.entries) {
            if plan.keys[key] == .id { _ = work.seen.insert(Key.sheet.number) }
            return
        }
        let slot = plan.records[work.number].fields[key]
        if slot == 255 { return spread(key, entry, &work) }
        let keyRange = tree.range(entry.key)
        guard work.seen.insert(key) else {
            isSound = false
            return
        }
        let place = FieldPlace(key: plan.keys[key], keyRange: keyRange, owner: work.number)
        let code = plan.records[work.number].codes[Int(slot)]
        guard let value = field(code, entry.value, place, in: work.node) else { return }
        work.entries.append(Entry(place.key, at: keyRange, consume value))
    }

    /// A key of the record that is short for several keys, or a key that does not belong here.
    private mutating func spread(_ key: Int, _ entry: YAMLEntry, _ work: inout Work) {
        guard let inner = plan.records[work.number].spread, plan.records[inner].fields[key] != 255 else {
            return unknownKey(entry, &work)
        }
        guard work.seen.insert(key) else { return }
        let place = FieldPlace(key: plan.keys[key], keyRange: tree.range(entry.key), owner: inner)
        let code = plan.records[inner].codes[Int(plan.records[inner].fields[key])]
        guard let value = field(code, entry.value, place, in: work.node) else { return }
        work.spread.append(Entry(place.key, at: place.keyRange, value))
    }

    private mutating func finish(_ work: inout Work) {
        if let first = work.spread.first {
            let value = Value(.record(RecordValue(work.spread)), at: tree.range(work.node))
            for key in plan.records[work.number].spreadKeys where !work.entries.contains(where: { $0.key == key }) {
                work.entries.append(Entry(key, at: first.keyRange, value))
            }
        }
        if !plan.records[work.number].forms.isEmpty { checkForms(work) }
        if work.seen.common(with: plan.partForms) == 2 { checkPart(work) }
        if work.number == plan.detent { checkID(work.entries) }
        if work.seen.common(with: plan.bounds) > 1 { checkBounds(work.entries) }
        guard isComplete, !work.isCut, !canReset || plan.records[work.number].isAtomic else { return }
        for key in plan.records[work.number].required where !work.seen.contains(key) {
            fail(.missingKey(plan.keys[key], of: plan.records[work.number].name, at: firstKey(of: work.node)))
        }
    }

    // MARK: One field

    /// The value of a field; nil where it is wrong, or nothing.
    private mutating func field(
        _ code: SchemaPlan.Code, _ node: Int, _ place: FieldPlace, in mapping: Int
    ) -> Value? {
        if tree.isBroken(node) {
            isSound = false
            return nil
        }
        if tree.nodes[tree.target(node)].isScalar, tree.isNull(node), !takesWord(code, node) {
            return null(code, node, place, in: mapping)
        }
        switch code {
        case .slots:
            slots(node, place)
            return nil
        case .text, .identifier, .bool, .off, .condition, .ratio, .curve, .colorTokens, .lengthTokens, .ruleSeverities,
            .reference, .number, .count, .expression, .color, .choice, .list, .record, .kinds:
            return value(code, node, place)
        }
    }

    /// Whether `null` or `~` is a text for this key.
    private func takesWord(_ code: SchemaPlan.Code, _ node: Int) -> Bool {
        guard case .identifier = code else { return false }
        return tree.nodes[tree.target(node)].textLength > 0
    }

    private mutating func null(
        _ code: SchemaPlan.Code, _ node: Int, _ place: FieldPlace, in mapping: Int
    ) -> Value? {
        let range = tree.range(node)
        if place.key == .divider, place.owner != plan.sheet {
            return Value(.expression(ExpressionSyntax(.name(.pixel))), at: place.keyRange)
        }
        if let hash = unquotedHash(behind: place.keyRange, code) {
            fail(hash)
        } else if canReset, place.owner != plan.sheet || place.key.isInherited {
            return Value(.null, at: range)
        } else if isRequired(place) {
            fail(.missingValue(place.key, at: firstKey(of: mapping)))
        } else if !isProject || tree.nodes[tree.target(node)].textLength == 0 {
            note(.nullValue(place.key.rawValue, at: place.keyRange))
        }
        return nil
    }

    /// Whether a key says nothing without a value: a required one, or a height form.
    private func isRequired(_ place: FieldPlace) -> Bool {
        let record = plan.records[place.owner]
        return record.forms.contains(place.key) || record.required.contains { plan.keys[$0] == place.key }
    }

    // MARK: Looking things up

    /// The number of a key that the language knows.
    @inline(__always)
    func find(_ key: Int) -> Int? {
        let word = tree.textBytes(tree.target(key))
        return plan.words.find(word, 0, word.count)
    }

    func code(of entry: YAMLEntry, in record: Int) -> SchemaPlan.Code? {
        guard let key = find(entry.key) else { return nil }
        let field = plan.records[record].fields[key]
        return field == 255 ? nil : plan.records[record].codes[Int(field)]
    }

    /// A scalar's text with the way back to the source.
    @inline(__always)
    func scalar(_ index: Int) -> ScalarText { tree.scalar(index) }

    // MARK: What is written beside it

    private mutating func unknownKey(_ entry: YAMLEntry, _ work: inout Work) {
        let isRoot = work.number == plan.sheet || work.number == plan.tokens
        if isRoot, !isProject, isExtension(entry.key) {
            if !tree.isBroken(entry.value) { extend(entry) } else { isSound = false }
            return
        }
        if tree.nodes[work.node].isFlow, tree.isAbsent(entry.key, entry.value) {
            work.isCut = true
            return fail(.flowKey(tree.string(tree.target(entry.key)), at: tree.range(entry.key)))
        }
        if isNecessary(meantKey(by: tree.string(tree.target(entry.key)), in: work.number), in: work.number) {
            work.isCut = true
        }
        fail(unknownKeyFinding(entry, in: work.number, canReset))
    }

    /// True for an `x-…` key.
    func isExtension(_ key: Int) -> Bool {
        let word = tree.textBytes(tree.target(key))
        return word.count >= 2 && word[0] == 0x78 && word[1] == 0x2D
    }

    /// Whether a record is not complete without a key, so that a misspelling of it need not be told twice.
    private func isNecessary(_ key: Key?, in record: Int) -> Bool {
        guard let key else { return false }
        let record = plan.records[record]
        return record.forms.contains(key) || record.required.contains { plan.keys[$0] == key }
            || !record.forms.isEmpty && plan.needs.contains { plan.keys[$0.needed] == key }
    }

    private mutating func extend(_ entry: YAMLEntry) {
        let name = Located(tree.string(tree.target(entry.key)), at: tree.range(entry.key))
        guard extensionNames.insert(name.value).inserted else { return }
        extensions.append(ExtensionEntry(name: name, value: extensionValue(entry.value)))
    }

    // MARK: Height forms and ids

    /// A detent's id may be a reserved word only where it is the name of its height, as by default.
    private mutating func checkID(_ entries: [Entry]) {
        guard let id = entries.first(where: { $0.key == .id })?.value, case .text(let word) = id.content else { return }
        if case .expression(let height)? = entries.first(where: { $0.key == .height })?.value.content,
            case .name(let name) = height.expression, name.rawValue == word
        {
            return
        }
        if let problem = Identifier.reserved(word, at: id.range) { fail(problem) }
    }

    /// A header or footer with a height and with blocks.
    private mutating func checkPart(_ work: Work) {
        let forms = [Key.height, .content]
        let written = work.entries.filter { forms.contains($0.key) && $0.value.content != .null }
        guard written.count == 2 else { return }
        fail(.heightForm(written.map(\.key), forms, at: tree.range(work.node)))
    }

    private mutating func checkForms(_ work: Work) {
        let count = plan.records[work.number].formSet.common(with: work.seen)
        guard isComplete, !work.isCut else { return }
        if count != 1 {
            let forms = plan.records[work.number].forms
            let written = forms.filter { work.seen.contains($0.number) }
            return fail(.heightForm(written, Array(forms), at: tree.range(work.node)))
        }
        for (form, needed) in plan.needs where work.seen.contains(form) && !work.seen.contains(needed) {
            let owner = "a block of `\(plan.keys[form].rawValue)`"
            fail(.missingKey(plan.keys[needed], of: owner, at: firstKey(of: work.node)))
        }
    }
}

extension Finding {
    static func badMerge(_ range: SourceRange) -> Finding {
        Finding(.wrongType, at: range, "`<<` takes a mapping or a list of mappings")
    }

    static func missingKey(_ key: Key, of owner: String, at range: SourceRange) -> Finding {
        Finding(
            .missingKey, at: range, "\(owner) needs the key `\(key.rawValue)`", help: "add `\(key.rawValue): …`")
    }

    fileprivate static func missingValue(_ key: Key, at range: SourceRange) -> Finding {
        Finding(.missingKey, at: range, "`\(key.rawValue)` has no value")
    }

    static func nullValue(_ key: String, at range: SourceRange) -> Finding {
        Finding(
            .nullValue, at: range, "`\(key)` has nothing behind it",
            help: "give it a value, indented below it where it is a list or a mapping, or remove the key")
    }

    fileprivate static func flowKey(_ word: String, at range: SourceRange) -> Finding {
        Finding(
            .flowSplit, at: range, "braces make a mapping here, with the key \"\(word)\" and no value",
            help: word.contains(":") ? "put a space behind \":\"" : "write it without the braces")
    }

    fileprivate static func heightForm(_ written: [Key], _ forms: [Key], at range: SourceRange) -> Finding {
        let all = forms.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        guard !written.isEmpty else {
            return Finding(
                .heightForm, at: range, "nothing says how high this block is", help: "give it exactly one of \(all)")
        }
        let words = written.map { "`\($0.rawValue)`" }.joined(separator: " and ")
        return Finding(
            .heightForm, at: range, "\(words) both say how high this is", help: "keep exactly one of \(all)")
    }
}
