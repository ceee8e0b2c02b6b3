import SheetText
import Testing

@testable import SheetCompiler

/// Severities, ignores, and the choice of what is reported.
struct CompilerReportTests {
    /// A hint, a warning and a locked error of one file each.
    private let ratio = "sheet: tip\ndetents: [0.8]\n"
    private let unknown = "sheet: odd\nfoo: 1\n"

    @Test func severitiesAreTheRulesOwn() throws {
        #expect(try compile(yaml: ratio) == ["2:11 warning[suspicious-ratio]"])
        #expect(try compile(yaml: unknown) == ["2:1 error[unknown-key]"])
    }

    @Test(arguments: ["error", "warning", "hint"])
    func theProjectSetsSeverities(_ severity: String) throws {
        let config = "sheetc: 1\nrules: {suspicious-ratio: \(severity)}"
        #expect(try compile(yaml: ratio, config: config) == ["2:11 \(severity)[suspicious-ratio]"])
    }

    @Test func whatExtendingSheetsShareIsSaidOnce() throws {
        let base = "sheet: base\nabstract: true\npresentation: custom\nshadow: {radius: 4}\nbackground: clear\n"
        let yaml =
            base + "accessibility: {label: l}\ncontent: [{height: 80}]\n"
            + "---\nsheet: a\nextends: base\n---\nsheet: b\nextends: base\n"
        #expect(try compile(yaml: yaml).filter { $0.contains("shadow-clipped") } == ["4:1 warning[shadow-clipped]"])
    }

    @Test func aRuleCanBeTurnedOff() throws {
        #expect(try compile(yaml: ratio, set: ["rules.suspicious-ratio=off"]).isEmpty)
    }

    @Test func whatStopsTheResolutionStaysAnError() throws {
        let config = "sheetc: 1\nrules: {unknown-key: hint}"
        let found = try compile(yaml: unknown, config: config)
        #expect(found == ["2:1 error[unknown-key]", "sheetc.yaml:2:22 error[unknown-setting]"])
    }

    @Test func anIgnoreHidesWhatItNames() throws {
        #expect(try compile(yaml: "sheet: tip\ndetents: [0.8] # sheetc:ignore[suspicious-ratio] a hairline\n").isEmpty)
        #expect(try compile(yaml: "sheet: tip\n# sheetc:ignore[suspicious-ratio]\ndetents:\n  - 0.8\n").isEmpty)
        #expect(try compile(yaml: ratio + "# sheetc:ignore-file[suspicious-ratio]\n").isEmpty)
    }

    @Test func anIgnoreThatHidesNothingIsAFinding() throws {
        let yaml = "sheet: tip\nheader: 80 # sheetc:ignore[suspicious-ratio]\n"
        #expect(try compile(yaml: yaml) == ["2:12 warning[unused-ignore]"])
    }

    @Test func anIgnoreElsewhereHidesNothing() throws {
        let yaml = "sheet: tip # sheetc:ignore[suspicious-ratio]\ndetents: [0.8]\n"
        #expect(try compile(yaml: yaml) == ["1:12 warning[unused-ignore]", "2:11 warning[suspicious-ratio]"])
    }

    @Test func anIgnoreWithoutARuleHidesNothing() throws {
        let yaml = "sheet: tip\ndetents: [0.8] # sheetc:ignore\n"
        #expect(try compile(yaml: yaml) == ["2:11 warning[suspicious-ratio]", "2:16 warning[blanket-ignore]"])
    }

    @Test func anUnknownRuleIsNamed() throws {
        let yaml = "sheet: tip\nheader: 80 # sheetc:ignore[suspicous-ratio]\n"
        let found = try Project(yaml).compile().diagnostics
        #expect(found.map(\.finding.rule) == [.unknownRule])
        #expect(found.first?.finding.help == "did you mean \"suspicious-ratio\"?")
    }

    @Test func anErrorThatStopsTheResolutionCannotBeIgnored() throws {
        let yaml = "sheet: odd\nfoo: 1 # sheetc:ignore[unknown-key]\n"
        #expect(try compile(yaml: yaml) == ["2:1 error[unknown-key]", "2:8 warning[unused-ignore]"])
    }

    @Test func whileAnErrorStopsTheResolutionNobodyKnowsWhatAnIgnoreHides() throws {
        let yaml = "sheet: odd\nfoo: 1\nspacing: 8 # sheetc:ignore[zero-height]\n"
        #expect(try compile(yaml: yaml) == ["2:1 error[unknown-key]"])
    }

    @Test func anUnusedIgnoreIsRemovedByItsFix() throws {
        func fixed(_ yaml: String) throws -> String {
            let fix = try #require(try Project(yaml).compile().diagnostics.first?.finding.fix)
            var bytes = Array(yaml.utf8)
            for edit in fix.edits.reversed() {
                bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(try fixed("sheet: a\nheader: 80  # sheetc:ignore[zero-height] x\n") == "sheet: a\nheader: 80\n")
        #expect(try fixed("sheet: a\n# sheetc:ignore[zero-height]\nheader: 80\n") == "sheet: a\nheader: 80\n")
        let two = "sheet: a\ndetents: [0.8] # sheetc:ignore[zero-height, suspicious-ratio] x\n"
        #expect(try fixed(two) == "sheet: a\ndetents: [0.8] # sheetc:ignore[suspicious-ratio] x\n")
    }

    @Test func namedFilesFilterWhatIsReported() throws {
        let project = Project([("a.yaml", ratio), ("b.yaml", unknown), ("c.yaml", "sheet: tip\n")])
        #expect(
            try project.compile().places == [
                "a.yaml:2:11 warning[suspicious-ratio]", "b.yaml:2:1 error[unknown-key]",
                "c.yaml:1:8 error[duplicate-sheet]",
            ])
        let a = try project.compile(reporting: ["a.yaml"])
        #expect(a.places == ["a.yaml:2:11 warning[suspicious-ratio]", "c.yaml:1:8 error[duplicate-sheet]"])
        #expect(a.counts.errors == 1)
        #expect(a.counts.warnings == 1)
        #expect(a.counts.unreportedErrors == 1)
        #expect(a.hasErrors)
        #expect(try project.compile(reporting: []).lines.isEmpty)
    }

    @Test func theProjectFileIsReportedWhateverWasNamed() throws {
        let project = Project([("a.yaml", ratio)], config: "sheetc: 1\nprofile: ios17")
        #expect(try project.compile(reporting: []).places == ["sheetc.yaml:2:10 error[unknown-value]"])
    }

    @Test func diagnosticsAreInOrderOfPathsAsBytes() throws {
        let paths = ["é.yaml", "z.yaml", "sheets.yaml", "a/b.yaml", "a.yaml", "a-b.yaml", "sheetb.yaml"]
        let sources = paths.map { ($0, "x: 1\nsheet: s\n") }
        let found = try Project(sources, config: "sheetc: 1\nfoo: 1").compile()
        #expect(
            found.files.map(\.path) == [
                "a-b.yaml", "a.yaml", "a/b.yaml", "sheetb.yaml", "sheetc.yaml", "sheets.yaml", "z.yaml", "é.yaml",
            ])
        #expect(found.lines.filter { $0.contains("[unknown-setting]") }.count == 1)
        #expect(found.lines.contains { $0.hasPrefix("sheetc.yaml:2:1 ") })
    }
}
