import Foundation
import SheetCompiler
import SheetRules
import SheetText
import Testing

@Suite struct RuleGoldenTests {
    private static let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"

    @Test(arguments: RuleCase.all + RuleCase.reports) func findsWhatIsMarked(_ golden: RuleCase) throws {
        let text = try #require(golden.bytes(".yaml"))
        let compilation = try golden.compile(text)
        #expect(RuleCase.found(compilation) == golden.expected(text))
        for diagnostic in compilation.diagnostics { expectHelp(diagnostic.finding) }
        var buffer = ByteBuffer()
        TextRenderer().render(compilation.diagnostics, files: compilation.files, into: &buffer)
        hold(golden, ".out", compilation.diagnostics.isEmpty ? nil : buffer.bytes)
    }

    /// What is wrong and what to do, each in one line: lower-case start, no final period.
    private func expectHelp(_ finding: Finding) {
        for line in [finding.message, finding.help ?? ""] {
            #expect(!line.isEmpty && line.last != "." && !line.contains("\n"), "\(finding)")
            #expect(line.first?.isUppercase == false, "\(finding)")
        }
    }

    @Test(arguments: RuleCase.all) func fixesSettle(_ golden: RuleCase) throws {
        let text = try #require(golden.bytes(".yaml"))
        let compilation = try golden.compile(text)
        let fixed = try golden.fixed(text, compilation)
        hold(golden, ".fixed.yaml", fixed.text)
        hold(golden, ".fixed.sheetc.yaml", fixed.settings)
        guard fixed.text != nil || fixed.settings != nil else { return }
        let after = fixed.compilation.diagnostics
        #expect(!after.contains { $0.finding.rule.rawValue == golden.rule && $0.finding.fix != nil })
        let before = Set(compilation.diagnostics.map(\.finding.rule))
        #expect(after.allSatisfy { before.contains($0.finding.rule) }, "a fix brings up something else")
    }

    /// Compares an output with what was blessed; writes it where that is asked for, which fails on purpose.
    private func hold(_ golden: RuleCase, _ ending: String, _ output: [UInt8]?) {
        let known = golden.bytes(ending)
        guard known != output else { return }
        if Self.isBlessing {
            if let output {
                try? Data(output).write(to: golden.url(ending))
            } else {
                try? FileManager.default.removeItem(at: golden.url(ending))
            }
            Issue.record("\(golden)\(ending) was blessed anew")
        } else {
            let shown = output.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
            Issue.record("\(golden)\(ending) differs; `BLESS=1 swift test` rewrites it. Now it is:\n\(shown)")
        }
    }

    @Test(arguments: RuleCase.reports) func everyReportIsNamed(_ golden: RuleCase) throws {
        let lines = String(decoding: try #require(golden.bytes(".yaml")), as: UTF8.self).split(separator: "\n")
        #expect(lines.prefix(2).contains { $0.wholeMatch(of: /# from: [\w.-]+\/[\w.-]+#\d+ — .+/) != nil })
    }

    @Test func everyFileBelongsToACase() {
        for rule in RuleCase.folders {
            #expect(RuleID(rawValue: rule) != nil, "\(rule) is no rule")
            let cases = RuleCase.all.filter { $0.rule == rule }.map(\.name)
            for file in RuleCase.files(of: rule) {
                let endings = [
                    ".fixed.sheetc.yaml", ".fixed.yaml", ".sheetc.yaml", ".edited.swift", ".answer.json", ".out",
                    ".yaml",
                ]
                let owner = endings.first(where: file.hasSuffix).map { String(file.dropLast($0.count)) }
                #expect(owner.map(cases.contains) ?? false, "\(rule)/\(file) belongs to no case")
            }
        }
    }

    @Test(arguments: Rule.all.map(\.id)) func everyRuleHasABadAndAGoodCase(_ rule: RuleID) throws {
        let cases = RuleCase.all.filter { $0.rule == rule.rawValue }
        let flagged = cases.filter { golden in
            golden.expected(golden.bytes(".yaml") ?? []).contains { $0.hasSuffix(" \(rule.rawValue)") }
        }
        let clean = cases.filter { $0.expected($0.bytes(".yaml") ?? []).isEmpty }
        #expect(!flagged.isEmpty, "no case shows it")
        #expect(!clean.isEmpty, "no case is clean")
        let isFixed = cases.contains { $0.bytes(".fixed.yaml") != nil || $0.bytes(".fixed.sheetc.yaml") != nil }
        #expect(isFixed == Rule.rule(for: rule)?.hasFix, "`hasFix` says otherwise than the cases")
    }
}
