import Foundation
import Testing

@testable import SheetText

@Suite struct RendererTests {
    @Test func theTextIsThatOfTheContract() {
        let file = SourceFile(path: "Specs/coupon.yaml", bytes: lines(10, before: "content:\n"))
        let finding = Finding(
            .unreachableContent, at: range(of: "content", in: file), "99.5 pt of content cannot be reached",
            label: "706.5 > 607",
            notes: [Note("the cap is 607", at: SourceRange(file: 0, start: 2, end: 3)), Note("2 of 4 contexts")],
            help: "give a block `scroll: true`")
        #expect(
            rendered([Diagnostic(finding, severity: .error)], file) == """
                Specs/coupon.yaml:11:1: error[unreachable-content]: 99.5 pt of content cannot be reached
                   |
                11 | content:
                   | ^^^^^^^ 706.5 > 607
                   = note: the cap is 607 at Specs/coupon.yaml:2:1
                   = note: 2 of 4 contexts
                   = help: give a block `scroll: true`

                """)
    }

    @Test(arguments: [
        ("{sheet: 쿠폰, tpye: x}", "tpye", "1 | {sheet: 쿠폰, tpye: x}", "  |               ^^^^"),
        ("e\u{301}\u{200D}x: 1", "x", "1 | e\u{301}\u{200D}x: 1", "  |  ^"),
        ("쿠폰: 1", "쿠폰", "1 | 쿠폰: 1", "  | ^^^^"),
        ("\ta\tb", "b", "1 |     a   b", "  |         ^"),
        ("a\u{1}b\u{7F}c", "c", "1 | a\u{2401}b\u{2421}c", "  |     ^"),
        ("a\u{202E}b", "b", "1 | a<U+202E>b", "  |          ^"),
        ("\u{FEFF}ab", "b", "1 | ab", "  |  ^"),
    ])
    func underlinesAreAligned(line: String, word: String, shown: String, underline: String) {
        let file = SourceFile(path: "a.yaml", bytes: Array(line.utf8))
        let finding = Finding(.unknownKey, at: range(of: word, in: file), "m")
        let output = rendered([Diagnostic(finding, severity: .warning)], file).split(separator: "\n")
        #expect(output.dropFirst(2).map(String.init) == [shown, underline])
    }

    @Test func aRangeOfSeveralLinesIsUnderlinedOnItsFirst() {
        let file = SourceFile(path: "a.yaml", bytes: Array("a: [1,\n2]\n".utf8))
        let finding = Finding(.unknownKey, at: SourceRange(file: 0, start: 3, end: 9), "m")
        #expect(rendered([Diagnostic(finding, severity: .hint)], file).hasSuffix("1 | a: [1,\n  |    ^^^\n"))
    }

    @Test(arguments: [0, 1, 59, 60, 500, 7000, 99_990])
    func aLongLineIsCutAroundTheRange(offset: Int) {
        var bytes = [UInt8](repeating: 0x61, count: 100_000)
        bytes.replaceSubrange(offset..<offset + 3, with: Array("xyz".utf8))
        let file = SourceFile(path: "a.yaml", bytes: bytes)
        let finding = Finding(.unknownKey, at: range(of: "xyz", in: file), "m")
        let output = rendered([Diagnostic(finding, severity: .error)], file).split(separator: "\n").map(Array.init)
        #expect(output[2].count <= 4 + 122)
        let carets = output[3].indices.filter { output[3][$0] == "^" }
        #expect(carets.map { output[2][$0] } == ["x", "y", "z"])
        #expect((output[2][4] == "…") == (offset > 40))
        #expect((output[2].last == "…") == (offset < 99_000))
    }

    @Test func aFileAsAWholeHasNoSnippet() {
        let file = SourceFile(path: "a.yaml", bytes: [])
        let finding = Finding(.emptyFile, at: .wholeFile(0), "nothing in here", label: "0 bytes")
        let output = rendered([Diagnostic(finding, severity: .warning)], file)
        #expect(output == "a.yaml:1:1: warning[empty-file]: nothing in here\n  = note: 0 bytes\n")
    }

    @Test func shortIsOneLineAFinding() {
        let file = SourceFile(path: "x\ny.yaml", bytes: Array("a: 1\n".utf8))
        let finding = Finding(.unknownKey, at: SourceRange(file: 0, start: 0, end: 1), "unknown \"a\r\nb\"", help: "h")
        var buffer = ByteBuffer()
        ShortRenderer().render([Diagnostic(finding, severity: .error)], files: [file], into: &buffer)
        #expect(text(buffer) == "x\\ny.yaml:1:1: error[unknown-key]: unknown \"a\\r\\nb\"\n")
    }

    @Test func coloursAreEscapesAndNothingElse() {
        let file = SourceFile(path: "a.yaml", bytes: Array("a: 1\n".utf8))
        let finding = Finding(.unknownKey, at: SourceRange(file: 0, start: 0, end: 1), "m", label: "l", help: "h")
        var buffer = ByteBuffer()
        TextRenderer(palette: .ansi).render([Diagnostic(finding, severity: .error)], files: [file], into: &buffer)
        let stripped = text(buffer).replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
        #expect(text(buffer) != stripped)
        #expect(stripped == rendered([Diagnostic(finding, severity: .error)], file))
    }

    @Test func jsonHasTheContractsShape() {
        let file = SourceFile(path: "a.yaml", bytes: Array("a: 1\nb: 2\n".utf8))
        let finding = Finding(
            .unknownKey, at: SourceRange(file: 0, start: 5, end: 6), "m", label: "l",
            notes: [Note("n", at: SourceRange(file: 0, start: 0, end: 1))], help: "h", contexts: ["c"],
            fix: FixIt("t", [TextEdit(SourceRange(file: 0, start: 5, end: 6), "\"")]))
        var buffer = ByteBuffer()
        JSONRenderer(style: .compact).render([Diagnostic(finding, severity: .hint)], files: [file], into: &buffer)
        let bounds = #""start":{"offset":5,"line":2,"column":1},"end":{"offset":6,"line":2,"column":2}"#
        #expect(
            text(buffer)
                == #"{"version":1,"diagnostics":[{"rule":"unknown-key","severity":"hint","message":"m","path":"a.yaml","#
                + bounds
                + #","notes":[{"message":"l"},{"message":"n","path":"a.yaml","start":{"offset":0,"line":1,"column":1},"#
                + #""end":{"offset":1,"line":1,"column":2}},{"message":"help: h"}],"contexts":["c"],"fix":{"title":"t","edits":[{"#
                + bounds + #","text":"\""}]}}],"summary":{"files":1,"errors":0,"warnings":0,"hints":1}}"# + "\n")
    }

    @Test func jsonIsCompleteWithoutFindings() {
        var buffer = ByteBuffer()
        JSONRenderer().render([], files: [], into: &buffer)
        let object = try? JSONSerialization.jsonObject(with: Data(buffer.bytes)) as? [String: Any]
        #expect(object?["diagnostics"] as? [String] == [])
        #expect((object?["summary"] as? [String: Int])?["errors"] == 0)
    }

    private func rendered(_ diagnostics: [Diagnostic], _ file: SourceFile) -> String {
        var buffer = ByteBuffer()
        TextRenderer().render(diagnostics, files: [file], into: &buffer)
        return text(buffer)
    }

    private func lines(_ count: Int, before last: String) -> [UInt8] {
        Array((String(repeating: "#\n", count: count) + last).utf8)
    }

    private func range(of word: String, in file: SourceFile) -> SourceRange {
        let content = Data(file.bytes)
        let found = content.range(of: Data(word.utf8)) ?? 0..<0
        return SourceRange(file: 0, start: UInt32(found.lowerBound), end: UInt32(found.upperBound))
    }
}
