import SheetText
import SheetYAML
import Testing

@testable import SheetCompiler

/// What an ignore covers and how it is written.
struct CompilerIgnoreTests {
    /// The ignores of a text.
    private func ignores(_ text: String) -> [IgnoreComment] {
        var report = Report()
        let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
        let (source, tree) = YAMLReader().read(file, index: 3, into: &report)
        return IgnoreComment.all(in: tree, of: source)
    }

    /// The text that the only ignore covers.
    private func covered(_ text: String) -> String? {
        let found = ignores(text)
        guard found.count == 1 else { return nil }
        let bytes = Array(text.utf8)
        let range = found[0].covered.clamped(to: 0..<UInt32(bytes.count))
        return String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }

    @Test func anIgnoreBehindAValueCoversItsLine() {
        let text = "sheet: a\nspacing: 8 # sheetc:ignore[touch-target] why\nheader: 3\n"
        #expect(covered(text) == "spacing: 8 # sheetc:ignore[touch-target] why")
        #expect(ignores(text)[0].range.start == 20)
        #expect(ignores(text)[0].range.file == 3)
    }

    @Test func anIgnoreAboveAKeyCoversTheKeyAndAllBelowIt() {
        let text =
            "sheet: a\n# sheetc:ignore[zero-height]\n\n# another\ncontent:\n  - {height: 0}\n  - b: 1\nheader: 3\n"
        #expect(covered(text) == "content:\n  - {height: 0}\n  - b: 1")
    }

    @Test func anIgnoreAboveTheFirstKeyCoversThatKeyAlone() {
        #expect(covered("# sheetc:ignore[invalid-id]\nsheet: a\nheader: 3\n") == "sheet: a")
    }

    @Test func anIgnoreAboveAListItemCoversTheItem() {
        let text = "detents:\n  # sheetc:ignore[dead-detent]\n  - id: a\n    height: 3\n  - id: b\n"
        #expect(covered(text) == "- id: a\n    height: 3")
        #expect(covered("a:\n  # sheetc:ignore[x]\n  - - 1\n    - 2\n  - 3\n") == "- - 1\n    - 2")
        #expect(covered("a: [\n  # sheetc:ignore[x]\n  {b: 1},\n  2]\n") == "{b: 1}")
    }

    @Test func anIgnoreWithNothingBelowCoversNothing() {
        #expect(covered("a: 1\n# sheetc:ignore[x]\n") == "")
    }

    @Test func anIgnoreOfTheFileCoversEverything() {
        #expect(covered("a: 1\n# sheetc:ignore-file[x] generated\n") == "a: 1\n# sheetc:ignore-file[x] generated\n")
    }

    @Test(arguments: [
        ("# sheetc:ignore[a-b, c]", ["a-b", "c"]),
        ("# sheetc:ignore[ a ,, b\t] x", ["a", "b"]),
        ("#sheetc:ignore[a]", ["a"]),
        ("# sheetc:ignore", []),
        ("# sheetc:ignore a", []),
        ("# sheetc:ignore[a", []),
        ("# sheetc:ignore []", []),
        ("# sheetc:ignore-file a", []),
        ("# sheetc:ignore-line[a]", []),
    ])
    func rulesAreReadBetweenBrackets(_ comment: String, _ names: [String]) {
        #expect(ignores("a: 1 \(comment)\n").map { $0.names.map(\.value) } == [names])
        #expect(ignores("\u{FEFF}\(comment)\r\na: 1").map { $0.names.map(\.value) } == [names])
    }

    @Test func anIgnoreMayFollowAnotherCommentBehindAValue() {
        #expect(ignores("a: 1 # tall # sheetc:ignore[a]\n").map { $0.names.map(\.value) } == [["a"]])
    }

    @Test func namesHaveExactPlaces() {
        let name = ignores("a: 1 # sheetc:ignore[ab, cd ]")[0].names[1]
        #expect(name.range == SourceRange(file: 3, start: 25, end: 27))
    }

    @Test(arguments: [
        "a: \"x # sheetc:ignore[a]\"\n", "a: |\n  x\n  # sheetc:ignore[a]\n", "a: x# sheetc:ignore[a]\n",
        "a: 1 # no sheetc:ignore[a]\n", "a: sheetc:ignor\n", "# a: 1 # sheetc:ignore[a]\nb: 2\n",
        "a: 1\n  # # sheetc:ignore[a]\nb: 2\n",
    ])
    func whatLooksLikeAnIgnoreIsNone(_ text: String) {
        #expect(ignores(text).isEmpty)
    }

    @Test func removingAnIgnoreTakesItsBlanksOrItsLine() {
        func removed(_ text: String) -> String {
            var bytes = Array(text.utf8)
            let range = ignores(text)[0].removal
            bytes.removeSubrange(Int(range.start)..<Int(range.end))
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(removed("a: 1  # sheetc:ignore[a] b\r\nc: 2\r\n") == "a: 1\r\nc: 2\r\n")
        #expect(removed("a: 1\n  # sheetc:ignore[a]\nc: 2\n") == "a: 1\nc: 2\n")
        #expect(removed("a: 1\r\n# sheetc:ignore[a]\r\nc: 2\n") == "a: 1\r\nc: 2\n")
        #expect(removed("a: 1\n# sheetc:ignore[a]") == "a: 1\n")
    }
}
