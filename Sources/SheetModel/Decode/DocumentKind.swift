package import SheetText
package import SheetYAML

/// What a document is.
enum DocumentKind {
    case sheet, tokens, designTokens, normalised
    /// None of ours, and nobody asked for it.
    case foreign
    /// Not known, and reported.
    case unknown
}

extension Decoder {
    /// True for JSON that `sheetc` wrote: the top key `sheetc`.
    package static func isNormalised(_ file: SourceFile, _ tree: YAMLTree) -> Bool {
        guard file.path.hasSuffix(".json"), let root = tree.documents.first?.root else { return false }
        return tree.entries(of: root).contains { tree.textBytes(tree.target($0.key)).elementsEqual("sheetc".utf8) }
    }

    /// The kind of a document, by its top keys; reports where there is none.
    mutating func kind(of root: Int, _ document: YAMLDocument) -> DocumentKind {
        guard !tree.isBroken(root) else { return .unknown }
        if file.path.hasSuffix(".tokens.json") { return .designTokens }
        guard tree.nodes[tree.target(root)].kind == .mapping else { return noKind(at: tree.range(root)) }
        if Self.isNormalised(file, tree) { return .normalised }
        var kinds: [(key: Key, node: Int)] = []
        for entry in tree.entries(of: root) {
            let key = key(of: entry)
            if key == .sheet || key == .tokens, !kinds.contains(where: { $0.key == key }), let key {
                kinds.append((key, entry.key))
            }
        }
        if kinds.count == 2 { return twoKinds(kinds[0].node, kinds[1].node) }
        if let kind = kinds.first { return kind.key == .sheet ? .sheet : .tokens }
        if file.path.hasSuffix(".json"), hasValueMember() { return .designTokens }
        guard document.isComplete else { return .unknown }
        return noKind(of: root)
    }

    private func key(of entry: YAMLEntry) -> Key? {
        let node = tree.nodes[tree.target(entry.key)]
        guard node.kind == .scalar else { return nil }
        let start = Int(node.textStart)
        return plan.words.find(tree.text, start, start + Int(node.textLength)).map { plan.keys[$0] }
    }

    private mutating func twoKinds(_ first: Int, _ second: Int) -> DocumentKind {
        fail(.twoKinds(at: tree.range(second), first: tree.range(first)))
        return .unknown
    }

    private mutating func noKind(at range: SourceRange) -> DocumentKind {
        guard expectation == .specs else { return .foreign }
        fail(.noKind(at: range, near: nil, from: nil))
        return .unknown
    }

    private mutating func noKind(of root: Int) -> DocumentKind {
        var first = tree.range(root)
        var near: (word: String, range: SourceRange)?
        var own = 0
        var others = 0
        for (number, entry) in tree.entries(of: root).enumerated() {
            let range = tree.range(entry.key)
            if number == 0 { first = range }
            let word = tree.string(tree.target(entry.key))
            if near == nil, nearest(to: word, among: Self.kindKeys) != nil { near = (word, range) }
            if let key = key(of: entry), plan.records[plan.sheet].keys.contains(key) {
                own += 1
            } else if !word.hasPrefix("x-") {
                others += 1
            }
        }
        let looksLikeOurs = near != nil || own >= 4 && others == 0
        guard expectation == .specs || looksLikeOurs else { return .foreign }
        let kind = near.flatMap { nearest(to: $0.word, among: Self.kindKeys) }
        fail(.noKind(at: near?.range ?? first, near: kind, from: near?.word))
        return .unknown
    }

    private static let kindKeys = [Key.sheet.rawValue, Key.tokens.rawValue]

    /// Whether any mapping has the member `$value`, as Design Tokens do.
    private func hasValueMember() -> Bool {
        tree.nodes.indices.contains {
            tree.nodes[$0].textLength == 6 && tree.textBytes($0).elementsEqual("$value".utf8)
        }
    }
}

extension Finding {
    fileprivate static func twoKinds(at range: SourceRange, first: SourceRange) -> Finding {
        Finding(
            .unknownDocument, at: range, "a document is either a sheet or tokens, not both",
            notes: [Note("the other kind is here", at: first)], help: "put \"---\" between two documents")
    }

    fileprivate static func noKind(at range: SourceRange, near: String?, from word: String?) -> Finding {
        let message = "this document has no key \"sheet\" and no key \"tokens\""
        guard let near, let word else {
            return Finding(.unknownDocument, at: range, message, help: "begin a sheet with \"sheet: its-id\"")
        }
        return Finding(
            .unknownDocument, at: range, message + ": unknown key \"\(word)\", did you mean \"\(near)\"?",
            help: "begin a sheet with \"sheet: its-id\"")
    }
}
