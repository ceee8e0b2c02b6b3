import SheetText
import SheetYAML

extension Decoder {
    /// Decodes a document with the key `tokens`.
    mutating func tokens(_ root: Int) -> TokensSyntax {
        var tokens = TokensSyntax()
        for entry in tree.entries(of: root) {
            if entry.isBadMerge {
                fail(.badMerge(tree.range(entry.value)))
            } else if find(entry.key).map({ plan.keys[$0] }) == .tokens {
                groups(entry, &tokens)
            } else if !isExtension(entry.key) {
                fail(strayKey(entry))
            }
        }
        return tokens
    }

    private mutating func groups(_ entry: YAMLEntry, _ tokens: inout TokensSyntax) {
        let place = FieldPlace(key: .tokens, keyRange: tree.range(entry.key), owner: plan.tokens)
        guard !tree.isBroken(entry.value) else {
            isSound = false
            return
        }
        if tree.isNull(entry.value) { return note(.nullValue("tokens", at: place.keyRange)) }
        guard expect(.mapping, entry.value, "a mapping with `colors` and `lengths`", place) else { return }
        for group in tree.entries(of: entry.value) {
            switch find(group.key).map({ plan.keys[$0] }) {
            case _ where group.isBadMerge: fail(.badMerge(tree.range(group.value)))
            case .colors: colors(group, "", &tokens)
            case .lengths: lengths(group, "", &tokens)
            default: fail(unknownKeyFinding(group, in: plan.tokens, false))
            }
        }
    }

    /// A key beside `tokens`.
    private func strayKey(_ entry: YAMLEntry) -> Finding {
        guard let key = find(entry.key), plan.records[plan.tokens].fields[key] != 255 else {
            return unknownKeyFinding(entry, in: plan.tokens, false)
        }
        return .besideTokens(plan.keys[key], at: tree.range(entry.key))
    }

    // MARK: Colours

    /// Adds the colours of a group, or the one colour that it is.
    private mutating func colors(_ group: YAMLEntry, _ path: String, _ tokens: inout TokensSyntax) {
        guard let node = tokenValue(group, .colorTokens) else { return }
        let isGroup = tree.nodes[node].isMapping && !isColorMapping(node)
        guard isGroup else {
            guard !path.isEmpty else {
                let isMapping = tree.nodes[node].isMapping
                return fail(
                    isMapping
                        ? .namelessColor(at: tree.range(group.value)) : .noGroup("colors", at: tree.range(group.value)))
            }
            guard isName(path, group.key) else { return }
            let place = FieldPlace(key: .colors, keyRange: tree.range(group.key), owner: plan.tokens)
            guard let color = colorSyntax(group.value, place) else { return }
            let name = Located(path, at: tree.range(group.key))
            tokens.colors.append(TokenSyntax(path: name, value: Located(color, at: tree.range(group.value))))
            return
        }
        if reportBraces(node) { return }
        for entry in tree.entries(of: node) {
            guard !entry.isBadMerge else {
                fail(.badMerge(tree.range(entry.value)))
                continue
            }
            colors(entry, joined(path, entry.key), &tokens)
        }
    }

    /// True for a mapping that is a colour, not a group of colours.
    private func isColorMapping(_ node: Int) -> Bool {
        tree.entries(of: node).contains { entry in
            find(entry.key).map { plan.records[plan.color].fields[$0] != 255 } ?? false
        }
    }

    // MARK: Lengths

    private mutating func lengths(_ group: YAMLEntry, _ path: String, _ tokens: inout TokensSyntax) {
        guard let node = tokenValue(group, .lengthTokens) else { return }
        switch tree.nodes[node].kind {
        case .mapping:
            if reportBraces(node) { return }
            for entry in tree.entries(of: node) {
                guard !entry.isBadMerge else {
                    fail(.badMerge(tree.range(entry.value)))
                    continue
                }
                lengths(entry, joined(path, entry.key), &tokens)
            }
        case .scalar:
            guard !path.isEmpty else { return fail(.noGroup("lengths", at: tree.range(group.value))) }
            guard isName(path, group.key) else { return }
            if let problem = Identifier.reserved(path, at: tree.range(group.key)) { return fail(problem) }
            guard let length = length(scalar(group.value)) else { return }
            let name = Located(path, at: tree.range(group.key))
            tokens.lengths.append(TokenSyntax(path: name, value: Located(length, at: tree.range(group.value))))
        case .sequence, .alias:
            fail(.wrongType("a number or another token", node: "a list", at: tree.range(group.value)))
        }
    }

    private mutating func length(_ scalar: ScalarText) -> LengthSyntax? {
        if let value = NumberLiteral.value(scalar.text, scalar.start, scalar.end) {
            guard scalar.isPlain else {
                fail(.quotedNumber(scalar, .lengths))
                return nil
            }
            guard abs(value) <= NumberLiteral.limit else {
                fail(.numberTooLarge(scalar.range))
                return nil
            }
            return .points(value)
        }
        if Lexing.nameEnd(scalar.text, scalar.start, scalar.end) == scalar.end { return .token(scalar.string) }
        fail(.notALength(scalar))
        return nil
    }

    // MARK: Groups and names

    /// The node of a token or group; nil where there is nothing, or where it was reported.
    private mutating func tokenValue(_ group: YAMLEntry, _ code: SchemaPlan.Code) -> Int? {
        if tree.target(group.value) != group.value { hasAliases = true }
        guard !tree.isBroken(group.value) else {
            isSound = false
            return nil
        }
        guard tree.isNull(group.value) else { return tree.target(group.value) }
        let key = tree.range(group.key)
        if let hash = unquotedHash(behind: key, code) {
            fail(hash)
        } else {
            note(.nullValue(tree.string(tree.target(group.key)), at: key))
        }
        return nil
    }

    private func joined(_ path: String, _ key: Int) -> String {
        let name = tree.string(tree.target(key))
        return path.isEmpty ? name : "\(path).\(name)"
    }

    /// Whether a path can be written where a token is used; reports where it cannot.
    private mutating func isName(_ path: String, _ key: Int) -> Bool {
        if reading(path, { Lexing.nameEnd($0, 0, $0.count) == $0.count }) { return true }
        let scalar = scalar(key)
        let invisible = path.unicodeScalars.first { $0.isInvisible }
        fail(
            invisible.map { Finding.invisibleCharacter($0, at: scalar.range) }
                ?? .badTokenName(path, at: scalar.range))
        return false
    }
}

extension Finding {
    fileprivate static func besideTokens(_ key: Key, at range: SourceRange) -> Finding {
        Finding(
            .misplacedKey, at: range, "`\(key.rawValue)` belongs under `tokens`",
            help: "indent it below \"tokens:\"")
    }

    fileprivate static func noGroup(_ name: String, at range: SourceRange) -> Finding {
        Finding(
            .wrongType, at: range, "`\(name)` takes a mapping from names to values, not a single value",
            help: "give the value a name: `\(name): {name: …}`")
    }

    fileprivate static func namelessColor(at range: SourceRange) -> Finding {
        Finding(
            .wrongType, at: range,
            "`colors` takes a mapping from names to colours, and this is one colour without a name",
            help: "write `colors: {name: {light: …, dark: …}}`; the keys of a colour can be no names")
    }

    fileprivate static func badTokenName(_ path: String, at range: SourceRange) -> Finding {
        Finding(
            .invalidID, at: range, "\"\(path)\" is no name of a token",
            help:
                "a token's path begins with a letter or \"_\"; letters, digits, \"_\", \".\" and \"-\" between them follow"
        )
    }

    fileprivate static func notALength(_ scalar: ScalarText) -> Finding {
        let word = scalar.string
        let body = word.hasSuffix("pt") ? String(word.dropLast(2)).filter { $0 != " " } : word
        guard word != body, NumberLiteral.value(body) != nil else { return .notANumber(scalar) }
        return Finding(
            .notANumber, at: scalar.range, "\"\(word)\" is not a number: lengths are in points without a unit here",
            help: "write `\(body)`", fix: scalar.isAlias ? nil : .replace(scalar.range, by: body))
    }
}
