import SheetLayout
import SheetModel
import SheetText
import Testing

/// Linking from YAML: where findings stand, and what sheets come to.
@Suite struct LinkSourceTests {
    private func project(_ text: String, external: [String] = []) -> (project: LinkedProject, findings: [String]) {
        var (file, report) = decode(text)
        var options = LinkOptions(profile: .ios26)
        options.paths = ["case.yaml"]
        options.external = external.map { NamePattern($0) }
        let project = link([file], options: options, into: &report)
        return (project, places(report, text))
    }

    @Test func `names inside a sheet are found where they stand`() {
        let text = """
            sheet: forms
            type: expand
            initial: tal
            detents:
              - {id: low, height: through(titel)}
              - {id: tall, height: 300}
            content:
              - {id: a, height: 40}
              - {id: a, height: 40}
              - {id: title, height: 40}
            footer: [{id: title, height: 50}]
            """
        #expect(
            project(text).findings == [
                "unknown-detent@3:10", "unknown-block@5:31", "duplicate-id@9:10", "duplicate-id@11:15",
            ])
    }

    @Test func `rings, unknown bases and unknown colours`() {
        let text = """
            sheet: a
            extends: b
            ---
            sheet: b
            extends: a
            ---
            sheet: c
            extends: nowhere
            ---
            sheet: d
            background: {light: surface.bg, dark: black}
            ---
            tokens: {colors: {surface: {background: {light: "#FFFFFF", dark: black}}}}
            """
        #expect(
            project(text).findings == ["cyclic-extends@2:10", "unknown-sheet@8:10", "unknown-token@11:21"])
    }

    @Test func `a sheet takes from its base and fills its slots`() {
        let text = """
            sheet: base
            abstract: true
            insets: 16
            content:
              - {height: 40}
              - {slot: body}
              - {slot: actions}
            ---
            sheet: filled
            extends: base
            insets: {top: 8}
            slots:
              body: [{height: space.l}]
            ---
            tokens: {lengths: {space: {l: 24, m: 16}}}
            """
        let (linked, findings) = project(text)
        #expect(findings.isEmpty)
        let sheet = linked.sheets.last
        #expect(sheet?.source == "case.yaml")
        #expect(sheet?.definition?.insets.top == .number(8))
        #expect(sheet?.definition?.insets.leading == .number(16))
        let content = [SheetBlock(.height(.number(40))), SheetBlock(.height(.token("space.l", 24)))]
        #expect(sheet?.definition?.content == content)
        #expect(sheet?.unfilledSlots.map(\.value) == ["actions"])
        #expect(linked.tokens.unused.map(\.value) == ["space.m"])
        #expect(linked.tokens.lengths.map(\.value) == [24, 16])
    }

    @Test func `a place of the definition leads back to the text`() throws {
        let text = """
            sheet: s
            detents: [fit, {height: 300, max: 400}]
            header: 30
            content:
              - stack: [{height: 40}, {rows: 2, rowHeight: 50}]
            """
        let sheet = try #require(project(text).project.sheets.first)
        let lines = LineIndex(Array(text.utf8))
        func place(_ place: SheetPlace) -> SourcePosition { lines.position(of: sheet.range(of: place).start) }
        #expect(place(.detent(1, .max)) == SourcePosition(line: 2, column: 35))
        #expect(place(.header) == SourcePosition(line: 3, column: 9))
        #expect(place(.block(.content, [0, 1], .rowHeight)) == SourcePosition(line: 5, column: 48))
        #expect(place(.screenCap) == SourcePosition(line: 1, column: 8))
    }

    @Test func `shorthands come out complete`() {
        let text = """
            sheet: b
            presentation: custom
            background: system
            dim: 0.4
            shadow: {radius: 12}
            motion: {duration: 0.3, curve: easeOut}
            grabber: true
            content: [{divider: }, {text: title}]
            """
        let (linked, findings) = project(text)
        #expect(findings.isEmpty)
        let definition = linked.sheets.first?.definition
        #expect(definition?.dim.opacity == 0.4)
        #expect(definition?.shadow.map(\.radius) == [.number(12)])
        #expect(definition?.motion?.change?.curve == .easeOut)
        #expect(definition?.grabber.visible == .visible)
        #expect(
            definition?.content.map(\.form) == [
                .divider(.name(.pixel)), .text(.title1, lines: SheetCount(1), reflow: false),
            ])
        #expect(
            linked.sheets.first?.complete.record(.motion)?.entries.map(\.key) == [.present, .dismiss, .change, .transition])
    }
}
