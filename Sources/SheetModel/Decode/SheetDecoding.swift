import SheetText
import SheetYAML

extension Decoder {
    /// Decodes a document with the key `sheet`.
    mutating func sheet(_ root: Int) -> SheetSyntax {
        slots = []
        extensions = []
        extensionNames = []
        canReset = tree.entries(of: root).contains { tree.textBytes(tree.target($0.key)).isEqual(to: "extends") }
        let record = record(plan.sheet, root)
        var id: Located<String>?
        if let value = record[.sheet], case .text(let text) = value.content { id = Located(text, at: value.range) }
        var sheet = SheetSyntax(id: id, firstKey: firstKey(of: root), record: record)
        sheet.slots = slots
        sheet.extensions = extensions
        sheet.isSound = isSound
        return sheet
    }

    /// The first key of a mapping; the mapping itself where it is empty.
    func firstKey(of mapping: Int) -> SourceRange {
        let target = tree.target(mapping)
        return tree.nodes[target].count > 0 ? tree.range(target + 1) : tree.range(mapping)
    }

    /// Decodes the value of `slots`.
    mutating func slots(_ node: Int, _ place: FieldPlace) {
        guard expect(.mapping, node, "a mapping from slot names to lists of blocks", place) else { return }
        let reset = canReset
        canReset = false
        defer { canReset = reset }
        for entry in tree.entries(of: node) {
            guard !entry.isBadMerge else {
                fail(.badMerge(tree.range(entry.value)))
                continue
            }
            guard !tree.isBroken(entry.value) else {
                isSound = false
                continue
            }
            let name = scalar(entry.key)
            if let problem = Identifier.problem(name, allowsReserved: false) {
                fail(problem)
                continue
            }
            if tree.isNull(entry.value) {
                note(.nullValue(name.string, at: name.range))
                continue
            }
            let inner = FieldPlace(key: .slots, keyRange: name.range, owner: place.owner)
            guard let blocks = list(of: .record(plan.block), entry.value, inner) else { continue }
            slots.append(SlotFill(name: Located(name.string, at: name.range), blocks: blocks))
        }
    }

    /// Decodes the severities of rules.
    mutating func severities(_ node: Int, _ place: FieldPlace) -> Value? {
        guard expect(.mapping, node, "a mapping from rule names to severities", place) else { return nil }
        let words = Severity.allCases.map(\.rawValue) + ["off"]
        var pairs: [NamedValue] = []
        for entry in tree.entries(of: node) where !entry.isBadMerge {
            let name = scalar(entry.key)
            guard tree.nodes[tree.target(entry.value)].isScalar else {
                fail(.wrongType("a severity", node: kindName(entry.value), at: tree.range(entry.value)))
                continue
            }
            let value = scalar(entry.value)
            guard words.contains(value.string) else {
                fail(.unknownValue(value, name.string, words))
                continue
            }
            let severity = Value(.text(value.string), at: value.range)
            pairs.append(NamedValue(name: Located(name.string, at: name.range), value: severity))
        }
        return Value(.pairs(pairs), at: tree.range(node))
    }
}
