import SheetYAML

extension Decoder {
    /// A value that nobody checks, by the core schema.
    mutating func extensionValue(_ node: Int) -> ExtensionValue {
        let target = tree.target(node)
        switch tree.nodes[target].kind {
        case .scalar: return extensionScalar(target)
        case .sequence:
            var values: [ExtensionValue] = []
            for child in tree.children(of: target) { values.append(extensionValue(child)) }
            return .list(values)
        case .mapping:
            var members: [(key: String, value: ExtensionValue)] = []
            for entry in tree.entries(of: target) where !entry.isBadMerge {
                members.append((tree.string(tree.target(entry.key)), extensionValue(entry.value)))
            }
            return .mapping(members)
        case .alias:
            isSound = false
            return .null
        }
    }

    private func extensionScalar(_ index: Int) -> ExtensionValue {
        let node = tree.nodes[index]
        guard node.isPlain, !node.isTaggedString else { return .text(tree.string(index)) }
        if tree.isNull(index) { return .null }
        if let value = CoreScalar.bool(tree.textBytes(index)) { return .bool(value) }
        let word = tree.string(index)
        return CoreScalar.jsonNumber(word).map(ExtensionValue.number) ?? .text(word)
    }
}
