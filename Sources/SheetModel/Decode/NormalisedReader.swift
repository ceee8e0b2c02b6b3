import SheetLayout
import SheetText
import SheetYAML

/// Reads back the JSON that `sheetc` writes (LANGUAGE §8): it stands for itself, and gives the same bytes again.
extension Decoder {
    /// Adds the sheets and tokens of normalised JSON; its contexts and what was resolved are left out.
    mutating func normalised(_ root: Int, _ result: inout SyntaxFile) {
        isNormalised = true
        defer { isNormalised = false }
        for entry in tree.entries(of: root) {
            switch tree.string(tree.target(entry.key)) {
            case "tokens": result.tokens.append(normalisedTokens(entry.value))
            case "sheets":
                for sheet in tree.children(of: tree.target(entry.value)) {
                    guard tree.nodes[tree.target(sheet)].isMapping else {
                        fail(.wrongType("a sheet", node: kindName(sheet), at: tree.range(sheet)))
                        continue
                    }
                    result.sheets.append(normalisedSheet(sheet))
                }
            default: continue
            }
        }
    }

    private mutating func normalisedSheet(_ node: Int) -> SheetSyntax {
        isSound = isComplete
        source = nil
        var sheet = sheet(node)
        sheet.source = source
        return sheet
    }

    /// Takes the keys of a sheet that are called otherwise in normalised JSON; true for one that was taken.
    mutating func normalised(_ entry: YAMLEntry, _ entries: inout [Entry]) -> Bool {
        switch tree.string(tree.target(entry.key)) {
        case "id":
            let range = tree.range(entry.value)
            let name = scalar(entry.value)
            if let problem = Identifier.problem(name, allowsReserved: true) {
                fail(problem)
            } else {
                entries.append(Entry(.sheet, at: tree.range(entry.key), Value(.text(name.string), at: range)))
            }
            return true
        case "source":
            source = tree.string(tree.target(entry.value))
            return true
        case "swiftName", "resolved": return true
        default: return false
        }
    }

    // MARK: Colours and tokens

    /// A colour with both sides, as it was printed.
    mutating func paint(_ node: Int) -> Value? {
        let range = tree.range(node)
        let token = word("token", of: node)
        if let token, word("light", of: node) == nil { return Value(.paint(.external(token)), at: range) }
        guard let light = channels("light", of: node), let dark = channels("dark", of: node) else {
            fail(.noSides(at: range))
            return nil
        }
        let color = SheetColor.value(light: light, dark: dark, space: space(of: node), token: token)
        return Value(.paint(color), at: range)
    }

    private mutating func normalisedTokens(_ node: Int) -> TokensSyntax {
        var tokens = TokensSyntax()
        tokens.isDesignTokensFile = true
        for group in tree.entries(of: node) {
            let isColors = tree.string(tree.target(group.key)) == "colors"
            for entry in tree.entries(of: group.value) {
                let path = Located(tree.string(tree.target(entry.key)), at: tree.range(entry.key))
                let range = tree.range(entry.value)
                if isColors {
                    guard let color = tokenColor(entry.value) else { continue }
                    tokens.colors.append(TokenSyntax(path: path, value: Located(color, at: range)))
                } else if let points = Double(tree.string(tree.target(entry.value))) {
                    tokens.lengths.append(TokenSyntax(path: path, value: Located(.points(points), at: range)))
                }
            }
        }
        return tokens
    }

    private mutating func tokenColor(_ node: Int) -> ColorSyntax? {
        if let token = word("token", of: node) { return .name(token) }
        let space = space(of: node)
        guard let light = channels("light", of: node), let dark = channels("dark", of: node) else {
            fail(.noSides(at: tree.range(node)))
            return nil
        }
        let range = tree.range(node)
        return .sides(
            light: Located(.literal(ColorValue(light, space)), at: range),
            dark: Located(.literal(ColorValue(dark, space)), at: range))
    }

    private func space(of node: Int) -> SheetColorSpace {
        word("space", of: node).flatMap(SheetColorSpace.init) ?? .sRGB
    }

    private func word(_ name: String, of mapping: Int) -> String? {
        for entry in tree.entries(of: mapping) where tree.textBytes(tree.target(entry.key)).elementsEqual(name.utf8) {
            return tree.string(tree.target(entry.value))
        }
        return nil
    }

    private func channels(_ name: String, of mapping: Int) -> SheetRGBA? {
        guard let word = word(name, of: mapping), word.utf8.first == 0x23,
            let value = reading(word, { ColorLiteral.hexValue($0, 1, $0.count) })
        else { return nil }
        let parts = [value.red, value.green, value.blue, value.alpha].map { UInt8(($0 * 255).rounded()) }
        return SheetRGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension ColorValue {
    fileprivate init(_ color: SheetRGBA, _ space: SheetColorSpace) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
            alpha: Double(color.alpha) / 255, space: space)
    }
}

extension Finding {
    fileprivate static func noSides(at range: SourceRange) -> Finding {
        Finding(
            .invalidColor, at: range, "a colour of normalised JSON has `light` and `dark` with eight digits each")
    }
}
