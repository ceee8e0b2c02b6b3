import SheetLayout
import SheetText
import SheetYAML

/// A token of a Design Tokens file before its type is known.
private struct DesignToken {
    var path: Located<String>
    var type: String?
    var value: Int
}

/// Reads the format of the Design Tokens Community Group (LANGUAGE §1): colours and dimensions.
extension Decoder {
    mutating func designTokens(_ root: Int) -> TokensSyntax {
        var result = TokensSyntax()
        result.isDesignTokensFile = true
        guard tree.nodes[tree.target(root)].isMapping else {
            fail(.wrongType("a mapping of tokens", node: kindName(root), at: tree.range(root)))
            return result
        }
        var found: [DesignToken] = []
        collect(root, "", nil, &found)
        let numbers = Dictionary(found.enumerated().map { ($1.path.value, $0) }) { first, _ in first }
        for token in found {
            switch type(of: token, found, numbers) {
            case "color":
                guard let color = designColor(token.value) else { continue }
                result.colors.append(TokenSyntax(path: token.path, value: Located(color, at: tree.range(token.value))))
            case "dimension":
                guard let length = dimension(token.value) else { continue }
                result.lengths.append(
                    TokenSyntax(path: token.path, value: Located(length, at: tree.range(token.value))))
            default: continue
            }
        }
        return result
    }

    private mutating func collect(_ node: Int, _ path: String, _ inherited: String?, _ found: inout [DesignToken]) {
        var type = inherited
        for entry in tree.entries(of: node) where tree.string(tree.target(entry.key)) == "$type" {
            type = tree.string(tree.target(entry.value))
        }
        for entry in tree.entries(of: node) {
            let name = tree.string(tree.target(entry.key))
            guard !name.hasPrefix("$"), tree.nodes[tree.target(entry.value)].isMapping else { continue }
            let inner = path.isEmpty ? name : "\(path).\(name)"
            if let value = member("$value", of: entry.value) {
                let own = member("$type", of: entry.value).map { tree.string(tree.target($0)) }
                let location = Located(inner, at: tree.range(entry.key))
                found.append(DesignToken(path: location, type: own ?? type, value: value))
            } else {
                collect(entry.value, inner, type, &found)
            }
        }
    }

    private func member(_ name: String, of mapping: Int) -> Int? {
        for entry in tree.entries(of: mapping) where tree.textBytes(tree.target(entry.key)).elementsEqual(name.utf8) {
            return entry.value
        }
        return nil
    }

    /// The type of a token: its own or its groups', else that of the token it stands for.
    private func type(of token: DesignToken, _ found: [DesignToken], _ numbers: [String: Int]) -> String? {
        var token = token
        for _ in 0...found.count {
            if let type = token.type { return type }
            guard let alias = alias(token.value), let number = numbers[alias] else { return nil }
            token = found[number]
        }
        return nil
    }

    /// The path in `{a.path}`.
    private func alias(_ node: Int) -> String? {
        let word = tree.string(tree.target(node))
        guard word.count > 2, word.hasPrefix("{"), word.hasSuffix("}") else { return nil }
        return String(word.dropFirst().dropLast())
    }

    // MARK: Colours

    private mutating func designColor(_ node: Int) -> ColorSyntax? {
        if let alias = alias(node) { return .name(alias) }
        switch tree.nodes[tree.target(node)].kind {
        case .scalar:
            let place = FieldPlace(key: .colors, keyRange: tree.range(node), owner: plan.tokens)
            return colorSyntax(node, place)
        case .mapping: return colorObject(node)
        case .sequence, .alias:
            fail(.noDesignColor(at: tree.range(node)))
            return nil
        }
    }

    private mutating func colorObject(_ node: Int) -> ColorSyntax? {
        let alpha = member("alpha", of: node).flatMap { number($0) } ?? 1
        let components = member("components", of: node).map { list in
            tree.children(of: tree.target(list)).map { number($0) ?? 0 }
        }
        let space = member("colorSpace", of: node).map { tree.string(tree.target($0)) } ?? "srgb"
        guard (0...1).contains(alpha) else {
            fail(.componentOutOfRange(at: tree.range(node)))
            return nil
        }
        if let components, components.count == 3, let value = Self.value(components, alpha, space) {
            guard components.allSatisfy({ (0...1).contains($0) }) else {
                fail(.componentOutOfRange(at: tree.range(node)))
                return nil
            }
            return .literal(value)
        }
        guard let hex = member("hex", of: node) else {
            fail(.noDesignColor(at: tree.range(node)))
            return nil
        }
        let text = tree.text
        let range = tree.nodes[tree.target(hex)]
        let start = Int(range.textStart)
        let end = start + Int(range.textLength)
        guard range.textLength > 1, text[start] == 0x23, var value = ColorLiteral.hexValue(text, start + 1, end) else {
            fail(.noDesignColor(at: tree.range(hex)))
            return nil
        }
        value.alpha = alpha
        return .literal(value)
    }

    /// A colour of the spaces that we have; nil for one of another, which `hex` stands in for.
    private static func value(_ parts: [Double], _ alpha: Double, _ space: String) -> ColorValue? {
        switch space {
        case "srgb": ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        case "display-p3":
            ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha, space: .displayP3)
        default: nil
        }
    }

    /// A number in JSON's notation.
    private func number(_ node: Int) -> Double? {
        let target = tree.target(node)
        guard tree.nodes[target].isScalar else { return nil }
        return CoreScalar.jsonNumber(tree.string(target)).flatMap(Double.init)
    }

    // MARK: Dimensions

    private mutating func dimension(_ node: Int) -> LengthSyntax? {
        if let alias = alias(node) { return .token(alias) }
        var value: Double?
        var unit = "px"
        if tree.nodes[tree.target(node)].isMapping {
            value = member("value", of: node).flatMap { number($0) }
            unit = member("unit", of: node).map { tree.string(tree.target($0)) } ?? ""
        } else {
            let word = tree.string(tree.target(node))
            let digits = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
            value = CoreScalar.jsonNumber(String(digits)).flatMap(Double.init)
            unit = digits.count == word.count ? "px" : word.dropFirst(digits.count).filter { $0 != " " }
        }
        guard let value, unit == "px", abs(value) <= NumberLiteral.limit else {
            fail(.noDimension(unit, at: tree.range(node)))
            return nil
        }
        return .points(value)
    }
}

extension Finding {
    fileprivate static func noDesignColor(at range: SourceRange) -> Finding {
        Finding(
            .invalidColor, at: range, "this is no colour of the Design Tokens format that has a value here",
            help: "give it `\"colorSpace\": \"srgb\"` or `\"display-p3\"` with three `components`, or a `hex`")
    }

    fileprivate static func componentOutOfRange(at range: SourceRange) -> Finding {
        Finding(.invalidColor, at: range, "the components and the alpha of a colour go from 0 to 1")
    }

    fileprivate static func noDimension(_ unit: String, at range: SourceRange) -> Finding {
        Finding(
            .notANumber, at: range, "this is no dimension in px",
            help: "write `{\"value\": 16, \"unit\": \"px\"}`"
                + (unit == "px" || unit.isEmpty ? "" : ", not \"\(unit)\""))
    }
}
