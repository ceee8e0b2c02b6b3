import SheetModel
import SheetRules
import SheetText
import Testing

/// The parts of `Docs` that are written from tables say what the tables say.
@Suite struct ReferencePageTests {
    @Test(arguments: ["Docs/Language.md", "Docs/CommandLine.md", "Docs/Rules.md"])
    func pagesAreUpToDate(_ path: String) throws {
        let page = ReferencePage(try #require(Golden(path).text))
        #expect(page.unknown.isEmpty)
        try Golden(path).hold(page.text)
    }

    /// A block of a header is a block with fewer keys, as the page says; tokens are shown by an example.
    @Test func everyKeyOfTheLanguageIsDocumented() throws {
        let page = ReferencePage(try #require(Golden("Docs/Language.md").text))
        let missing = Set(KeyTables.language.map(\.name)).subtracting(page.records)
        #expect(missing == ["a block of a header or footer", "tokens"])
    }

    @Test func everySettingIsDocumented() throws {
        let page = ReferencePage(try #require(Golden("Docs/CommandLine.md").text))
        #expect(Set(KeyTables.project.map(\.name)).subtracting(page.records).isEmpty)
    }

    @Test func everyRuleIsDocumented() throws {
        let page = try #require(Golden("Docs/Rules.md").text)
        let sections = Rule.all.filter { page.contains("\n### `\($0.id.rawValue)`\n") }
        #expect(sections.map(\.id) == Rule.all.map(\.id))
    }
}
