import Testing

@testable import SheetText

@Suite struct IgnorePatternTests {
    @Test(arguments: [
        ("*.yaml", "a.yaml", true), ("*.yaml", "x/a.yaml", true), ("/*.yaml", "x/a.yaml", false),
        ("specs/draft/*.yaml", "specs/draft/x.yaml", true), ("specs/draft/*.yaml", "a/specs/draft/x.yaml", false),
        ("specs/draft/*.yaml", "specs/draft/deep/x.yaml", false), ("specs/old", "specs/old/deep/y.yaml", true),
        ("specs/old/**", "specs/old/x.yaml", true), ("specs/old/**", "specs/old", false),
        ("**/drafts/**", "drafts/x", true), ("**/drafts/**", "a/b/drafts/c/d", true), ("**/drafts/**", "drafts", false),
        ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/y/c", false),
        ("old", "x/old/y", true), ("old/", "old", false), ("old/", "old/x", true), ("o?d", "old", true),
        ("?", "쿠", true), ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("[]]", "]", true), ("[", "[", true),
        ("[a\\]]", "]", true), ("\\#a", "#a", true), ("\\!a", "!a", true), ("specs\\late\\**", "specs/late/x", false),
        ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbYbZ", false), ("./a", "a", true), ("a b\\ ", "a b ", true),
        ("a ", "a", true), ("*", "x/y", true), ("**", "x/y", true), ("foo/*", "foo/bar/x", true),
    ])
    func covers(pattern: String, path: String, expected: Bool) throws {
        #expect(try #require(IgnorePattern(pattern)).covers(path) == expected)
    }

    @Test func emptyLinesAndCommentsAreNoPatterns() {
        #expect(["", "#x", "/", "!", "  "].allSatisfy { IgnorePattern($0) == nil })
    }

    @Test func theLastPatternDecides() {
        let list = IgnoreList(lines: ["*.yaml", "", "!keep.yaml", "# comment", "deep/", "!deep/keep.yaml"])
        #expect(list.excludes("a.yaml"))
        #expect(!list.excludes("keep.yaml"))
        #expect(!list.excludes("x/keep.yaml"))
        #expect(list.excludes("deep/keep.yaml"))
        #expect(list.excludes("deep", isFolder: true))
        #expect(!list.excludes("deep"))
    }

    @Test func manyStarsTakeNoTime() throws {
        let pattern = try #require(IgnorePattern(String(repeating: "a*", count: 40) + "b"))
        #expect(!pattern.covers(String(repeating: "a", count: 4000)))
    }
}
