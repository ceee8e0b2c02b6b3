import Foundation
import Testing

@testable import SheetText

@Suite struct TextEditTests {
    @Test func editsApplyInAnyOrderAndNeverOverlap() {
        let bytes = Array("hello world".utf8)
        let edits = [edit(6, 11, "there"), edit(0, 1, "J"), edit(5, 5, ","), edit(5, 5, "!")]
        #expect(apply(edits, to: bytes).map { String(decoding: $0, as: UTF8.self) } == "Jello,! there")
        #expect(apply([], to: bytes) == bytes)
        #expect(apply([edit(0, 3, ""), edit(2, 4, "")], to: bytes) == nil)
        #expect(apply([edit(10, 12, "")], to: bytes) == nil)
    }

    private func edit(_ start: UInt32, _ end: UInt32, _ text: String) -> TextEdit {
        TextEdit(SourceRange(file: 0, start: start, end: end), text)
    }
}

@Suite struct PercentEncodingTests {
    @Test(arguments: [
        ("na\u{EF}me 100%.yaml", Array("na\u{EF}me 100%.yaml".utf8)), ("na%FFme", [0x6E, 0x61, 0xFF, 0x6D, 0x65]),
        ("a%2541", Array("a%41".utf8)), ("%C0%80", [0xC0, 0x80]), ("%ED%A0%80", [0xED, 0xA0, 0x80]),
        ("%4%FF", [0x25, 0x34, 0xFF]), ("%E2%82", [0xE2, 0x82]), ("쿠", Array("쿠".utf8)),
        ("%F4%90%80%80", [0xF4, 0x90, 0x80, 0x80]),
    ])
    func bytesComeBack(shown: String, bytes: [UInt8]) {
        #expect(String(percentEncoding: bytes) == shown)
        #expect(shown.percentDecoded == bytes)
    }

    @Test func anyBytesComeBack() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                [0x25, 0x34, 0x46, 0xC3, 0xA9, 0xFF, 0xE2, 0x82, 0xAC].randomElement(using: &generator) ?? UInt8(0)
            }
            #expect(String(percentEncoding: bytes).percentDecoded == bytes)
        }
    }
}

@Suite struct ParallelTests {
    @Test(arguments: [0, 1, 15, 16, 17, 1000, 5000], [1, 2, 7])
    func resultsAreInOrder(count: Int, threads: Int) {
        #expect(parallel(count: count, threads: threads) { "\($0)" } == (0..<count).map { "\($0)" })
    }

    @Test func eachThreadHasItsState() {
        let results = parallel(count: 400, threads: 3, state: { [Int]() }) { state, index in
            state.append(index)
            return state.count
        }
        #expect(results.allSatisfy { $0 > 0 } && results.count { $0 == 1 } <= 3)
    }
}

@Suite struct UnifiedDiffTests {
    @Test func aChangedLineHasThreeLinesOfContext() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let difference = unifiedDiff(
            old: Array(old.utf8), new: Array(old.replacingOccurrences(of: "5", with: "five").utf8), path: "o/x.json")
        #expect(
            difference == """
                --- a/o/x.json
                +++ b/o/x.json
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func equalTextsHaveNone() {
        #expect(unifiedDiff(old: [0x61], new: [0x61], path: "x") == "")
    }

    @Test func aMissingLineEndIsSaid() {
        #expect(
            unifiedDiff(old: [], new: [0x61], path: "x")
                == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n")
    }

    /// The difference, applied by hand, gives the new text again: over many random pairs, and beyond the limit.
    @Test func appliesToTheOldText() {
        for round in 0..<300 {
            let size = round == 0 ? 3000 : Int.random(in: 0...30)
            let old = (0..<size).map { _ in "\(Int.random(in: 0...(round == 0 ? 99_999 : 5)))\n" }
            let new =
                round % 3 == 1
                ? old.filter { _ in Bool.random() } : (0..<size).map { _ in "\(Int.random(in: 0...5))\n" }
            let difference = unifiedDiff(old: Array(old.joined().utf8), new: Array(new.joined().utf8), path: "x")
            #expect(patched(old, by: difference) == new)
        }
    }

    private func patched(_ old: [String], by difference: String) -> [String] {
        var result: [String] = []
        var line = 0
        for row in difference.split(separator: "\n").dropFirst(2) {
            let content = String(row.dropFirst()) + "\n"
            switch row.first {
            case "@":
                let numbers = row.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
                let start = numbers.count == 2 && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
                result += old[line..<start]
                line = start
            case "+": result.append(content)
            case "-", " ":
                #expect(old[line] == content)
                if row.first == " " { result.append(content) }
                line += 1
            default: Issue.record("unexpected row \(row)")
            }
        }
        return result + old[line...]
    }
}
