import SheetCompiler
import SheetRules
import SheetText
import Testing

/// The examples of every rule's page do what the page says.
@Suite struct RuleExampleTests {
    @Test(arguments: Rule.all.map(\.id)) func theBadExampleShowsTheRuleAndNoOther(_ id: RuleID) throws {
        let rule = try #require(Rule.rule(for: id))
        let found = try RuleExample(rule.bad).compile()
        #expect(Set(found.diagnostics.map(\.finding.rule)) == [id], "\(found.lines)")
    }

    @Test(arguments: Rule.all.map(\.id)) func theGoodExampleIsClean(_ id: RuleID) throws {
        let rule = try #require(Rule.rule(for: id))
        #expect(try RuleExample(rule.good).compile().lines == [])
    }

    /// Hints there may be: of detents that do not count in landscape, and the like.
    @Test(arguments: Rule.all.map(\.id)) func theGoodExampleCostsNoWarningOnAnyDevice(_ id: RuleID) throws {
        let rule = try #require(Rule.rule(for: id))
        let everywhere = ["devices=[all]", "orientations=[portrait, landscape]"]
        let found = try RuleExample(rule.good).compile(applying: everywhere)
        #expect(found.counts.contexts > 40 || found.counts.files == 0)
        #expect(found.lines.filter { !$0.contains(" hint[") } == [])
    }

    @Test(arguments: Rule.all.map(\.id)) func examplesAreShortAndDifferInLittle(_ id: RuleID) throws {
        let rule = try #require(Rule.rule(for: id))
        let (bad, good) = (lines(rule.bad), lines(rule.good))
        #expect(bad != good)
        #expect(max(bad.count, good.count) <= 15)
        let changed = good.difference(from: bad)
        #expect(changed.insertions.count <= 3 && changed.removals.count <= 3, "\(changed)")
    }

    private func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    @Test func anExampleMayHaveSeveralFiles() {
        let example = RuleExample("# sheetc.yaml\nsheetc: 1\n# Specs/a.yaml\n# A comment.\nsheet: a")
        #expect(example.files.map(\.path) == ["sheetc.yaml", "Specs/a.yaml"])
        #expect(example.files.map(\.text) == ["sheetc: 1\n", "# A comment.\nsheet: a\n"])
        #expect(RuleExample("sheet: a").files == [RuleExample("# example.yaml\nsheet: a").files[0]])
    }
}
