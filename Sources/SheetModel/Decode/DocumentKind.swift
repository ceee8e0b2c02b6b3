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
    var isNormalisedFile: Bool {
        guard file.path.hasEnd(".json"), let root = tree.documents.first?.root else { return false }
        return tree.entries(of: root).contains { tree.textBytes(tree.target($0.key)).isEqual(to: "sheetc") }
    }

    /// The kind of a document, by its top keys; reports where there is none.
    mutating func kind(of root: Int, _ document: YAMLDocument) -> DocumentKind {
        guard !tree.isBroken(root) else { return .unknown }
        if file.path.hasEnd(".tokens.json") { return .designTokens }
        guard tree.nodes[tree.target(root)].isMapping else { return noKind(at: tree.range(root)) }
        if isNormalisedFile { return .normalised }
        var sheet: Int?
        var tokens: Int?
        for entry in tree.entries(of: root) {
            let word = tree.textBytes(tree.target(entry.key))
            if sheet == nil, word.isEqual(to: "sheet") { sheet = entry.key }
            if tokens == nil, word.isEqual(to: "tokens") { tokens = entry.key }
        }
        if let sheet, let tokens { return twoKinds(min(sheet, tokens), max(sheet, tokens)) }
        if sheet != nil { return .sheet }
        if tokens != nil { return .tokens }
        if file.path.hasEnd(".json"), hasValueMember() { return .designTokens }
        guard document.isComplete else { return .unknown }
        return noKind(of: root)
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
            if let key = find(entry.key).map({ plan.keys[$0] }), plan.records[plan.sheet].keys.contains(key) {
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
        (0..<tree.count).contains { tree.textBytes($0).isEqual(to: "$value") }
    }
}

/// True for JSON that `sheetc` wrote: the top key `sheetc`.
package func isNormalised(_ file: SourceFile, tree: YAMLTree) -> Bool {
    guard file.path.hasEnd(".json") else { return false }
    return NodeView.reading(file, tree) { Decoder(file: file, tree: $0, expectation: .maybe).isNormalisedFile }
}

extension String {
    /// As `hasSuffix`, but by bytes.
    fileprivate func hasEnd(_ end: StaticString) -> Bool {
        let utf8 = utf8
        guard utf8.count >= end.utf8CodeUnitCount else { return false }
        var index = utf8.endIndex
        for place in (0..<end.utf8CodeUnitCount).reversed() {
            index = utf8.index(before: index)
            if utf8[index] != end.utf8Start[place] { return false }
        }
        return true
    }
}

extension Finding {
    fileprivate static func twoKinds(at range: SourceRange, first: SourceRange) -> Finding {
        Finding(
            .unknownDocument, at: range, "a document is either a sheet or tokens, not both",
            notes: [Note("the other kind is here", at: first)], help: "put \"---\" between two documents")
    }

    fileprivate static func noKind(at range: SourceRange, near: String?, from word: String?) -> Finding {
        let message = "this document has no key `sheet` and no key `tokens`"
        guard let near, let word else {
            return Finding(.unknownDocument, at: range, message, help: "begin a sheet with `sheet: its-id`")
        }
        return Finding(
            .unknownDocument, at: range, message + ": unknown key \"\(word)\", did you mean `\(near)`?",
            help: "begin a sheet with `sheet: its-id`")
    }
}
