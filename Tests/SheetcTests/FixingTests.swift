import Foundation
import SheetText
import Testing

@testable import SheetCompiler

/// What the engine does to a project in memory.
@Suite struct FixingTests {
    private func fix(
        _ project: Project, reporting reported: [String]? = nil, projectFile: ProjectFileFixing = .included
    ) throws -> FixedProject {
        let inputs = project.sources.map { path, text in
            var input = CompilerInput(SourceFile(path: path, bytes: Array(text.utf8)))
            input.isReported = reported?.contains(path) ?? true
            return input
        }
        return Fixer.fix(inputs, with: Compiler(try project.configuration(), for: .findings), projectFile: projectFile)
    }

    private func fixed(_ text: String) throws -> String {
        let result = try fix(Project(text))
        return result.files.first.map { String(decoding: $0.new, as: UTF8.self) } ?? text
    }

    @Test func keepsEverythingElse() throws {
        let before = """
            # top, before all

            sheet: 'a'   # the id
            typ: expand  # 종류


            background: #FFFFFF
            detents:  [min(fit, 50% of screen),  {id: b, height: 320}]
            content:
                - &row {height: 80}

                - *row
            # end
            """
        let after = before.replacing("typ:", with: "type:").replacing("#FFFFFF", with: "\"#FFFFFF\"")
            .replacing("min(fit, 50% of screen)", with: "\"min(fit, 50% of screen)\"")
        #expect(try fixed(before) == after)
    }

    @Test func keepsTheQuotesOfAWord() throws {
        #expect(
            try fixed(#"{"sheet": "a", "detnets": ["fit"], 'content': [{"text": 'headlne'}]}"# + "\n")
                == #"{"sheet": "a", "detents": ["fit"], 'content': [{"text": 'headline'}]}"# + "\n")
    }

    @Test func keepsTheCommentOfWhatItRemoves() throws {
        let base = "sheet: base\ncorner: 12\ncontent: [{height: 60}]\n---\nsheet: b\nextends: base\n"
        #expect(try fixed(base + "corner: 12 # keep 12\n") == base + "# keep 12\n")
    }

    @Test(arguments: ["\r\n", "\r", "\n"]) func keepsLineEnds(_ end: String) throws {
        let lines = ["sheet: a", "typ: expand  # why", "", "content:", "  - {height: 50%}", ""]
        let wanted = ["sheet: a", "type: expand  # why", "", "content:", "  - {height: 50% of max}", ""]
        #expect(try fixed(lines.joined(separator: end)) == wanted.joined(separator: end))
    }

    @Test func removesAByteOrderMarkAndFixesTheRest() throws {
        #expect(try fixed("\u{FEFF}sheet: a\ntyp: expand\ncontent: [{height: 80}]\n").utf8.first == 0x73)
    }

    /// Every fixture of every rule: fixed to the end, nothing that can be fixed is left, and once is enough.
    @Test(arguments: RuleCase.all) func isIdempotent(_ golden: RuleCase) throws {
        let text = try #require(golden.bytes(".yaml"))
        let once = try fix(golden, text)
        let twice = try fix(golden, once.text)
        #expect(once.text == twice.text)
        #expect(twice.result.appliedCount == 0)
        let errors = try golden.compile(text).diagnostics.count { $0.severity == .error }
        #expect(once.result.compilation.diagnostics.count { $0.severity == .error } <= errors)
    }

    /// What the rule's own fixes come to is what all fixes come to where the rule is alone in its fixture.
    @Test(arguments: RuleCase.all.filter { $0.bytes(".fixed.yaml") != nil })
    func comesToTheBlessedBytes(_ golden: RuleCase) throws {
        let text = try #require(golden.bytes(".yaml"))
        let rules = Set(try golden.compile(text).diagnostics.filter { $0.finding.fix != nil }.map(\.finding.rule))
        let once = try fix(golden, text)
        #expect(once.text != text)
        guard rules.map(\.rawValue) == [golden.rule] else { return }
        #expect(
            String(decoding: once.text, as: UTF8.self)
                == golden.bytes(".fixed.yaml").map { String(decoding: $0, as: UTF8.self) })
    }

    private func fix(_ golden: RuleCase, _ text: [UInt8]) throws -> (result: FixedProject, text: [UInt8]) {
        let settings = golden.bytes(".sheetc.yaml").map { SourceFile(path: "sheetc.yaml", bytes: $0) }
        let path = "\(golden.name).yaml"
        let result = Fixer.fix(
            [CompilerInput(SourceFile(path: path, bytes: text))],
            with: Compiler(try ProjectConfiguration(file: settings), for: .findings), projectFile: .leftAlone)
        return (result, result.files.first { $0.path == path }?.new ?? text)
    }

    @Test func editsReportedFilesOnly() throws {
        let project = Project([
            ("a.yaml", "sheet: a\ntyp: expand\ncontent: [{height: 80}]\n"),
            ("b.yaml", "sheet: b\ntyp: expand\ncontent: [{height: 80}]\n"),
        ])
        #expect(try fix(project, reporting: ["b.yaml"]).files.map(\.path) == ["b.yaml"])
        #expect(try fix(project).files.map(\.path) == ["a.yaml", "b.yaml"])
    }

    @Test func editsTheProjectFileWhereAskedTo() throws {
        let project = Project("sheet: a\ncontent: [{height: 80}]\n", config: "sheetc: 1\nprofil: ios18\n")
        let result = try fix(project)
        #expect(result.files.map { String(decoding: $0.new, as: UTF8.self) } == ["sheetc: 1\nprofile: ios18\n"])
        #expect(!result.compilation.hasWrongProjectFile)
        #expect(try fix(project, projectFile: .leftAlone).files.isEmpty)
    }

    /// The fix of the key is right by itself, but what stands behind it is no list.
    @Test func doesNotTradeAnErrorForAnother() throws {
        let result = try fix(Project("sheet: a\ndetent: {}\ncontent: [{height: 80}]\n"))
        #expect(result.files.isEmpty)
        #expect(result.appliedCount == 0)
        #expect(result.refused.map(\.finding.rule) == [.unknownKey])
        guard case .bringsUp(let rule, _)? = result.refused.first?.reason else {
            Issue.record("\(result.refused)")
            return
        }
        #expect(rule != .unknownKey)
    }

    /// One of two bad fixes in a round does not keep the good one from being applied.
    @Test func dropsOnlyWhatMakesThingsWorse() throws {
        let result = try fix(Project("sheet: a\ntyp: expand\ndetent: {}\ncontent: [{height: 80}]\n"))
        #expect(result.appliedCount == 1)
        #expect(result.refused.count == 1)
        #expect(String(decoding: result.files[0].new, as: UTF8.self).contains("type: expand"))
    }

    @Test func keepsJSONValid() throws {
        let text = #"{"sheet": "a", "typ": "expand", "content": [{"height": "50%"}]}"#
        let result = try fix(Project([("a.json", text)]))
        let fixed = try #require(result.files.first?.new)
        let object = try JSONSerialization.jsonObject(with: Data(fixed)) as? [String: Any]
        #expect(object?["type"] as? String == "expand")
        #expect(result.compilation.diagnostics.allSatisfy { $0.finding.fix == nil })
    }

    @Test func leavesUTF16Alone() throws {
        let text = Array("\u{FEFF}sheet: a\ntyp: expand\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let input = CompilerInput(SourceFile(path: "a.yaml", bytes: text))
        let compiler = Compiler(try ProjectConfiguration(), for: .findings)
        let result = Fixer.fix([input], with: compiler, projectFile: .included)
        #expect(result.files.isEmpty)
        #expect(result.refused.contains { $0.reason == .encoding })
    }

    /// Two that overlap, or stand at one place, take turns.
    @Test func overlappingFixesTakeTurns() throws {
        let base = "sheet: base\nabstract: true\nheader: 30\ncontent: [{height: 80}]\n"
        let own = "sheet: own\nextends: base\nheader: 30 # sheetc:ignore[touch-target]\n"
        let result = try fix(Project([("a.yaml", base), ("b.yaml", own)]))
        #expect(result.files.map { String(decoding: $0.new, as: UTF8.self) } == ["sheet: own\nextends: base\n"])
    }
}
