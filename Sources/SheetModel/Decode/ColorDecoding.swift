import SheetText
import SheetYAML

extension Decoder {
    /// Decodes a colour of any form.
    mutating func color(_ use: ColorUse, _ node: Int, _ place: FieldPlace) -> Value? {
        if isNormalised, tree.nodes[tree.target(node)].isMapping { return paint(node) }
        return colorSyntax(node, place).map { Value(.color($0), at: tree.range(node)) }
    }

    /// A colour as written; nil where it is wrong.
    mutating func colorSyntax(_ node: Int, _ place: FieldPlace) -> ColorSyntax? {
        let target = tree.target(node)
        if target != node { hasAliases = true }
        switch tree.nodes[target].kind {
        case .scalar:
            let scalar = scalar(node)
            var literal = ColorLiteral(scalar)
            let color = literal.read()
            if let finding = literal.finding { fail(finding) }
            return color
        case .mapping: return colorMapping(target, place)
        case .sequence:
            fail(.wrongType("a colour", key: place.key, node: "a list", at: tree.range(node)))
            return nil
        case .alias:
            isSound = false
            return nil
        }
    }

    private mutating func colorMapping(_ node: Int, _ place: FieldPlace) -> ColorSyntax? {
        if reportBraces(node) { return nil }
        let errors = isSound
        isSound = true
        let record = record(plan.color, node)
        let isFine = isSound
        isSound = isSound && errors
        let opacity = record.entry(.opacity)
        if let first = record.entry(.light) ?? record.entry(.dark) {
            if let stray = record.entry(.color) ?? opacity {
                fail(.mixedColor(stray.key, at: stray.keyRange))
                return nil
            }
            guard let light = side(record, .light) else {
                if isFine { fail(.noLight(at: first.keyRange)) }
                return nil
            }
            return .sides(light: light, dark: side(record, .dark))
        }
        guard isFine else { return nil }
        guard let color = side(record, .color) else {
            fail(.noColor(at: firstKey(of: node)))
            return nil
        }
        guard case .number(let share)? = opacity?.value.content else {
            fail(.noOpacity(at: firstKey(of: node)))
            return nil
        }
        return .faded(color, opacity: share)
    }

    private func side(_ record: RecordValue, _ key: Key) -> Located<ColorSyntax>? {
        guard let value = record[key], case .color(let color) = value.content else { return nil }
        return Located(color, at: value.range)
    }
}

extension Finding {
    fileprivate static func mixedColor(_ key: Key, at range: SourceRange) -> Finding {
        Finding(
            .misplacedKey, at: range, "`\(key.rawValue)` does not stand beside `light` and `dark`",
            help: "write `{color: {light: …, dark: …}, opacity: …}`")
    }

    fileprivate static func noLight(at range: SourceRange) -> Finding {
        Finding(.missingKey, at: range, "a colour with a dark side needs the key `light`", help: "add `light: …`")
    }

    fileprivate static func noColor(at range: SourceRange) -> Finding {
        Finding(
            .missingKey, at: range, "a colour needs the key `light`, or `color` and `opacity`",
            help: "write `{light: …, dark: …}` or `{color: …, opacity: …}`")
    }

    fileprivate static func noOpacity(at range: SourceRange) -> Finding {
        Finding(
            .missingKey, at: range, "a colour with the key `color` needs the key `opacity`", help: "add `opacity: …`")
    }
}
