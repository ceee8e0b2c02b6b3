import SheetLayout
import SheetText
import SheetYAML

/// Calls that a comma inside `{…}` or `[…]` cut apart, and braces around a word.
extension Decoder {
    /// Reports pieces of a list's item.
    mutating func reportCut(_ first: Int, _ count: Int, _ item: SchemaPlan.Code) {
        var last = first
        for _ in 1..<count { last = Int(tree.nodes[last].next) }
        reportCut(from: first, to: last, item)
    }

    /// The nodes of a value that a comma cut apart, in a flow mapping: the value, and keys without values that follow.
    /// Passes over these.
    @inline(__always)
    func cutPieces(_ entry: YAMLEntry, _ mapping: Int, _ entries: inout NodeEntries) -> [Int]? {
        guard tree.nodes[mapping].isFlow else { return nil }
        var open = tree.openParentheses(entry.value)
        guard open > 0 else { return nil }
        var ahead = entries
        var pieces = [entry.value]
        while let next = ahead.next(), tree.isAbsent(next.key, next.value) {
            pieces.append(next.key)
            open += tree.openParentheses(next.key)
            if open <= 0 {
                entries = ahead
                return pieces
            }
        }
        return nil
    }

    /// Reports pieces of a mapping's value.
    mutating func reportCut(_ pieces: [Int], _ code: SchemaPlan.Code?) {
        guard let first = pieces.first, let last = pieces.last else { return }
        reportCut(from: first, to: last, code)
    }

    private mutating func reportCut(from first: Int, to last: Int, _ code: SchemaPlan.Code?) {
        let start = Int(tree.nodes[first].start)
        let end = Int(tree.nodes[last].end)
        guard start < end else { return }
        let text = tree.source.part(start, end)
        let whole = String(decoding: text, as: UTF8.self)
        let place = SourceRange(file: tree.file, start: UInt32(start), end: UInt32(end))
        var fix: FixIt?
        if let code, reads(text, as: code), !text.contains(0x22), !text.contains(0x5C) {
            fix = FixIt("quote the call", [TextEdit(place, "\"\(whole)\"")])
        }
        fail(.cutCall(whole, at: place, fix: fix))
    }

    /// Whether a text, in quotes, would be a value of this shape.
    private func reads(_ text: Bytes, as code: SchemaPlan.Code) -> Bool {
        var node = YAMLNode(kind: .scalar, style: .plain, start: 0, end: UInt32(text.count))
        node.textLength = UInt32(text.count)
        let range = SourceRange(file: tree.file, start: 0, end: UInt32(text.count))
        return withUnsafePointer(to: node) {
            reads(ScalarText(text: text, source: text, node: $0, range: range, isAlias: false), as: code)
        }
    }

    private func reads(_ scalar: ScalarText, as code: SchemaPlan.Code) -> Bool {
        switch code {
        case .expression(let scope):
            var parser = ExpressionParser(scalar, scope: scope)
            return parser.expression() != nil
        case .condition(let scope):
            var parser = ExpressionParser(scalar, scope: scope)
            return parser.condition() != nil
        case .curve: return SheetAnimation.Curve.spring(scalar.string) != nil
        case .kinds(let number): return plan.kinds[number].scalars.contains { reads(scalar, as: $0.code) }
        case .text, .identifier, .bool, .off, .ratio, .slots, .colorTokens, .lengthTokens, .ruleSeverities, .reference,
            .number,
            .count, .color, .choice, .list, .record:
            return false
        }
    }

    /// Reports braces around a word where no mapping is wanted: `{token}`, `{fraction:0.5}`.
    mutating func reportBraces(_ node: Int) -> Bool {
        let target = tree.target(node)
        guard tree.nodes[target].isMapping, tree.nodes[target].isFlow, tree.nodes[target].count > 0
        else {
            return false
        }
        // `{{ name }}` was reported by the reader.
        if tree.isBroken(target + 1) {
            isSound = false
            return true
        }
        let value = Int(tree.nodes[target + 1].next)
        guard tree.isAbsent(target + 1, value) else { return false }
        fail(.braces(tree.string(tree.target(target + 1)), at: tree.range(target + 1)))
        return true
    }
}

extension NodeView {
    /// How many items of a flow list, from `index` on, are pieces of one call; 1 where the item is whole.
    func cutItems(_ index: Int, _ remaining: Int) -> Int {
        var open = openParentheses(index)
        guard open > 0 else { return 1 }
        var count = 1
        var next = Int(nodes[index].next)
        // A call with more arguments is none: this keeps a list of thousands of "(" from being read again for each.
        while count < min(remaining, 64) {
            let node = nodes[next]
            guard node.isScalar, node.isPlain else { return 1 }
            open += openParentheses(next)
            count += 1
            if open <= 0 { return count }
            next = Int(node.next)
        }
        return 1
    }

    /// Opened minus closed parentheses of a plain scalar.
    fileprivate func openParentheses(_ index: Int) -> Int {
        let node = nodes[index]
        guard node.isScalar, node.isPlain else { return 0 }
        var open = 0
        for byte in textBytes(index) {
            if byte == 0x28 { open += 1 } else if byte == 0x29 { open -= 1 }
        }
        return open
    }
}

extension Finding {
    fileprivate static func cutCall(_ whole: String, at range: SourceRange, fix: FixIt?) -> Finding {
        Finding(
            .flowSplit, at: range, "the comma inside brackets or braces cuts \"\(whole)\" apart",
            help: "put it in quotes: `\"\(whole)\"`", fix: fix)
    }

    fileprivate static func braces(_ word: String, at range: SourceRange) -> Finding {
        Finding(
            .flowSplit, at: range, "braces make a mapping here, with the key \"\(word)\" and no value",
            help: word.contains(":") ? "put a space behind \":\"" : "write it without the braces, or in quotes")
    }
}
