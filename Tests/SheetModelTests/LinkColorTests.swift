import Foundation
import SheetLayout
import SheetModel
import SheetText
import Testing

@Suite struct LinkColorTests {
    let at = SyntaxWriter()

    private func hex(_ value: UInt32) -> ColorSyntax { .literal(ColorValue(hex: value)) }

    private func background(
        _ color: ColorSyntax, tokens: TokensSyntax = TokensSyntax(), external: [String] = [],
        profile: SheetProfile = .ios26, _ presentation: SheetPresentation = .system
    ) -> (SheetColor?, [Finding]) {
        let sheet = at.sheet("s", (.presentation, .text(presentation.rawValue)), (.background, .color(color)))
        let result = linked([sheet], tokens: [tokens], external: external, profile: profile)
        return (result.project.sheets.first?.definition?.background, result.findings)
    }

    private func color(_ light: UInt32, _ dark: UInt32, token: String? = nil) -> SheetColor {
        .value(light: ColorValue(hex: light).rounded, dark: ColorValue(hex: dark).rounded, space: .sRGB, token: token)
    }

    @Test func `the table of system colours is that of the data`() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Docs/Data/system_colors.csv")
        let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst()
        var expected: [String] = []
        for line in lines {
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: ["\"", "#"])
            }
            let name = cells[0]
            guard !name.hasPrefix("fixed."), !["black", "white", "clear"].contains(name) else { continue }
            func value(_ cell: String) -> String { cell.count == 6 ? cell + "FF" : cell }
            let dark = cells[6].isEmpty ? cells[5] : cells[6]
            expected.append("\(name) \(cells[3]) \(value(cells[4])) \(value(dark))")
        }
        let rows = SystemColors.rows.map { row in
            let systems =
                row.systems.upperBound == 999
                ? "\(row.systems.lowerBound)+" : "\(row.systems.lowerBound)-\(row.systems.upperBound)"
            return "\(row.name) \(systems) \(String(format: "%08X %08X", row.light, row.dark))"
        }
        #expect(rows == expected)
    }

    @Test func `a system colour has the values of the profile, on an elevated surface`() {
        #expect(background(.name("systemBackground")).0 == color(0xFFFFFFFF, 0x1C1C1EFF, token: "systemBackground"))
        #expect(background(.name("systemBlue")).0 == color(0x0088FFFF, 0x0091FFFF, token: "systemBlue"))
        #expect(
            background(.name("systemBlue"), profile: .ios18).0 == color(0x007AFFFF, 0x0A84FFFF, token: "systemBlue"))
        #expect(background(.name("link")).0 == color(0x007AFFFF, 0x0984FFFF, token: "link"))
    }

    @Test func `system is the platform's material, on a custom sheet the system's background`() {
        #expect(background(.name("system")).0 == .system)
        #expect(background(.name("system"), .custom).0 == color(0xFFFFFFFF, 0x1C1C1EFF, token: "systemBackground"))
        let block = at.mapping((.height, at.number(1)), (.background, .color(.name("system"))))
        #expect(linked([at.sheet("s", (.content, at.list(block)))]).findings.map(\.rule) == [.unknownToken])
    }

    @Test func `a colour without a dark side is light in both appearances`() {
        #expect(background(.sides(light: at.located(hex(0xFFFFFFFF)), dark: nil)).0 == color(0xFFFFFFFF, 0xFFFFFFFF))
    }

    @Test func `inside two sides the named side of a colour counts`() {
        let sides = ColorSyntax.sides(light: at.located(.name("label")), dark: at.located(.name("systemBlue")))
        #expect(background(sides).0 == color(0x000000FF, 0x0091FFFF))
    }

    @Test func `opacity multiplies the alpha, half a step rounds up`() {
        let faded = ColorSyntax.faded(at.located(.name("label")), opacity: 0.5)
        #expect(background(faded).0 == color(0x00000080, 0xFFFFFF80))
        let twice = ColorSyntax.faded(at.located(.faded(at.located(hex(0xFFFFFF80)), opacity: 0.5)), opacity: 0.5)
        #expect(background(twice).0 == color(0xFFFFFF20, 0xFFFFFF20))
    }

    @Test func `beside a Display P3 side the other is converted`() {
        let red = ColorSyntax.literal(ColorValue(red: 1, green: 0, blue: 0, space: .displayP3))
        let mixed = ColorSyntax.sides(light: at.located(red), dark: at.located(hex(0xFF0000FF)))
        guard case .value(let light, let dark, let space, _)? = background(mixed).0 else {
            Issue.record("no colour")
            return
        }
        #expect(space == .displayP3)
        #expect(light == SheetRGBA(red: 255, green: 0, blue: 0))
        // As ColorSync and CSS Color 4 have it: color(display-p3 0.9175 0.2003 0.1386).
        #expect(dark == SheetRGBA(red: 234, green: 51, blue: 35))
        #expect(ColorValue(hex: 0xFFFFFFFF).inDisplayP3.rounded == SheetRGBA(red: 255, green: 255, blue: 255))
    }

    @Test func `tokens may name tokens, and each name is kept`() {
        let tokens = at.colors(("a", .name("b.c")), ("b.c", hex(0x11223344)))
        #expect(background(.name("a"), tokens: tokens).0 == color(0x11223344, 0x11223344, token: "a"))
        let table = linked([], tokens: [tokens]).project.tokens
        #expect(table.colors.map(\.path) == ["a", "b.c"])
        #expect(table.colors.first?.value == color(0x11223344, 0x11223344, token: "b.c"))
        #expect(table.colors.last?.value == color(0x11223344, 0x11223344))
    }

    @Test func `a ring of tokens is one finding at its first member`() {
        let tokens = at.colors(("x", .name("c")), ("a", .name("b")), ("b", .name("c")), ("c", .name("a")))
        let (value, findings) = background(.name("x"), tokens: tokens)
        #expect(value == nil)
        #expect(findings.map(\.rule) == [.cyclicToken])
        #expect(findings.first?.message == "tokens name each other in a ring: \"a\" → \"b\" → \"c\" → \"a\"")
        #expect(findings.first?.range == tokens.colors[1].value.range)
    }

    @Test func `a long chain of tokens is no trouble`() {
        var tokens = TokensSyntax()
        tokens.colors = (0..<50_000).map {
            let next: ColorSyntax = $0 == 49_999 ? .literal(ColorValue(hex: 0x010203FF)) : .name("t\($0 + 1)")
            return TokenSyntax(path: Located("t\($0)", at: at.place()), value: Located(next, at: at.place()))
        }
        #expect(background(.name("t0"), tokens: tokens).0 == color(0x010203FF, 0x010203FF, token: "t0"))
    }

    @Test func `an unknown name is answered with the right spelling`() {
        let tokens = at.colors(("surface.bg.floating", hex(0xFFFFFFFF)))
        #expect(
            background(.name("surface.Bg.floating"), tokens: tokens).1.first?.message.hasSuffix(
                "did you mean \"surface.bg.floating\"?") == true)
        #expect(background(.name("surface.bg.floatng"), tokens: tokens).1.map(\.rule) == [.unknownToken])
        #expect(background(.name("sytemBlue")).1.first?.message.hasSuffix("did you mean \"systemBlue\"?") == true)
    }

    @Test func `names that an unreadable file may declare are not reported`() {
        var file = SyntaxFile(index: 0)
        file.sheets = [at.sheet("s", (.background, .color(.name("a"))), (.spacing, at.length(token: "b")))]
        file.hidesTokens = true
        var report = Report()
        let project = link([file], options: LinkOptions(profile: .ios26), into: &report)
        #expect(report.findings.isEmpty)
        #expect(project.sheets.first?.definition == nil)
    }

    @Test func `an external colour stands alone`() {
        let external = ["brand.*"]
        #expect(background(.name("brand.sky"), external: external).0 == .external("brand.sky"))
        let faded = ColorSyntax.faded(at.located(.name("brand.sky")), opacity: 0.5)
        #expect(background(faded, external: external).1.map(\.rule) == [.invalidColor])
        let tokens = at.colors(("a", .name("brand.sky")))
        #expect(background(.name("a"), tokens: tokens, external: external).0 == .external("brand.sky"))
    }

    @Test func `tokens twice, tokens called system, tokens called like a system colour`() {
        let twice = linked([], tokens: [at.colors(("a", hex(1)), ("a", hex(2)))])
        #expect(twice.findings.map(\.rule) == [.duplicateID])
        #expect(linked([], tokens: [at.colors(("system", hex(1)))]).findings.map(\.rule) == [.invalidID])
        let shadowing = background(.name("label"), tokens: at.colors(("label", hex(0x010203FF))))
        #expect(shadowing.1.map(\.rule) == [.nameCollision])
        #expect(shadowing.1.map(\.severity) == [.warning])
        #expect(shadowing.0 == color(0x010203FF, 0x010203FF, token: "label"))
    }

    @Test func `unused tokens are those that neither sheets nor tokens name`() {
        let tokens = at.colors(("a", .name("b")), ("b", hex(1)), ("c", hex(2)))
        var file = tokens
        file.isDesignTokensFile = true
        #expect(linked([], tokens: [tokens]).project.tokens.unused.map(\.value) == ["a", "c"])
        #expect(linked([], tokens: [file]).project.tokens.unused.isEmpty)
        let lengths = at.lengths(("s.m", .points(8)), ("s.l", .points(9)))
        let sheet = at.sheet("s", (.spacing, at.length(token: "s.m")))
        #expect(linked([sheet], tokens: [lengths]).project.tokens.unused.map(\.value) == ["s.l"])
    }

    @Test func `length tokens are put into expressions, also through other tokens`() {
        let tokens = at.lengths(("m", .token("n")), ("n", .points(16)))
        let sheet = at.sheet(
            "s", (.spacing, at.length(token: "m")), (.insets, at.mapping((.top, at.length(token: "n")))))
        let definition = linked([sheet], tokens: [tokens]).project.sheets.first?.definition
        #expect(definition?.spacing == .token("m", 16))
        #expect(definition?.insets.top == .token("n", 16))
    }

    @Test func `an unknown name in an expression has a fix where one is near`() {
        let findings = linked([at.sheet("s", (.spacing, at.length(token: "scren")))]).findings
        #expect(findings.map(\.rule) == [.unknownName])
        #expect(findings.first?.fix?.edits.map(\.text) == ["screen"])
        let cyclic = linked(
            [at.sheet("s", (.spacing, at.length(token: "a")))], tokens: [at.lengths(("a", .token("a")))])
        #expect(cyclic.findings.map(\.rule) == [.cyclicToken])
    }
}
