import SheetText
import Testing

@testable import SheetYAML

@Suite struct FindingTests {
    @Test(arguments: [
        ("sheet: a\ncontent:\n\t- {height: 80}\n", "yaml-syntax 3:1", "tab"),
        ("sheet: a\nsummary: 쿠폰: 오늘만\n", "yaml-syntax 2:12", "quotes: `summary: \"쿠폰: 오늘만\""),
        ("sheet: a\n  type: default\n", "yaml-syntax 2:3", "\"type\" is indented under a key that has a value"),
        ("sheet: x\n\(String(repeating: "k", count: 1100)): 1\n", "yaml-syntax 2:1", "longer than 1024 characters"),
        ("a:\n   b: 1\n  c: 2\n", "yaml-syntax 3:3", "indentation"),
        ("a: \"x\" y\n", "yaml-syntax 1:8", "quotes"),
        ("a: \"x\nb: c\n", "yaml-syntax 2:5", "the quoted text is not closed"),
        ("a: 'x\n---\nb: c\n", "yaml-syntax 1:6", "it begins here"),
        ("a: [1, 2\n", "yaml-syntax 1:9", "not closed with \"]\""),
        ("a: {b: 1, c: 2\n\n---\nd: e\n", "yaml-syntax 1:15", "not closed with \"}\""),
        ("a: [1 2: 3: 4]\n", "yaml-syntax 1:11", "\",\" or a \"]\" is missing"),
        (String(repeating: "k", count: 1100) + ": 1\n", "yaml-syntax 1:1", "longer than 1024 characters"),
        ("a: b\nfoo\nc: d\n", "yaml-syntax 2:1", "no \":\" follows \"foo\""),
        ("a: *\n", "yaml-syntax 1:4", "quotes"),
        ("a: @x\n", "yaml-syntax 1:4", "\"@\""),
        ("a: > 50\n", "yaml-syntax 1:6", "next line"),
        ("a: - b\n", "yaml-syntax 1:4", "list item"),
        ("a: \"\\d\"\n", "yaml-syntax 1:5", "\"\\d\" means nothing"),
        ("a: \"\\uD83D\\uDE00\"\n", "yaml-syntax 1:7", "escape"),
        ("a: ]\n", "yaml-syntax 1:4", "missing before \"]\""),
        ("%FOO\na: b\n", "yaml-syntax 1:1", "directive"),
        ("a: b\n...\nc: d\n", "yaml-syntax 3:1", "---"),
        ("a: !x!y b\n", "yaml-syntax 1:4", "tag"),
        ("a: |0\n  x\n", "yaml-syntax 1:5", "indentation of 0"),
        ("a: [\n---\nb: 1\n", "yaml-syntax 1:5", "the list is not closed"),
        ("--- a: b\n", "yaml-syntax 1:6", "below"),
        ("a: b\n- c\n", "yaml-syntax 2:1", "does not fit the mapping"),
    ])
    func syntax(_ text: String, _ place: String, _ words: String) {
        let reading = Reading(text)
        #expect(reading.found == [place])
        #expect(reading.words.contains(words), "\(reading.words)")
        #expect(
            reading.tree.documents.allSatisfy { $0.root == nil || !$0.isComplete } || text.contains("---")
                || text.contains("..."))
    }

    @Test func everyDocumentIsReadBehindAnError() {
        let reading = Reading("a: [\n---\nb: 1\n---\nc: *\n--- d: e: f\n---\n g: h\n")
        #expect(reading.found == ["yaml-syntax 1:5", "yaml-syntax 5:4", "yaml-syntax 6:6"])
        #expect(reading.values == ["a", "b", "1", "d", "g", "h"])
        #expect(reading.tree.documents.map(\.isComplete) == [false, true, false, false, true])
    }

    @Test func whatWasReadBeforeAnErrorStays() {
        let reading = Reading("a: b\nc:\n  - d\n  - e: [f, g\nh: i\n")
        #expect(Set(["a", "b", "c", "d", "e", "f"]).isSubset(of: reading.values))
        #expect(reading.tree.documents.first?.isComplete == false)
    }

    @Test(arguments: [
        ("a: 1\nb: 2\na: 3\n", ["duplicate-key 3:1"]),
        ("a: 1\n'a': 3\nc: {d: 1, d: 2, d: 3}\n", ["duplicate-key 3:11", "duplicate-key 3:17", "duplicate-key 2:1"]),
        ("a: &x b\nb: 1\n*x : 2\n", ["duplicate-key 3:1"]),
        ("a: *x\nb: &x 1\n", ["undefined-alias 1:4", "unused-anchor 2:4"]),
        ("a: &x 1\nc: *x\n---\nb: *x\n", ["undefined-alias 4:4"]),
        ("a: &x [1, *x]\n", ["recursive-alias 1:11"]),
        (
            "a: !include b\nc: !token {d: e}\nf: !!binary g\n",
            ["unknown-tag 1:4", "unknown-tag 2:4", "unknown-tag 3:4"]
        ),
        ("[a]: b\n? {c: d}\n: e\n", ["non-string-key 1:1", "non-string-key 2:3"]),
        ("a: &x [1]\n*x : b\n", ["non-string-key 2:1"]), ("? ? [a]\n", ["non-string-key 1:3"]),
        ("a: {{ b }}\nc: {[d], {e}}\n", ["flow-split 1:5", "non-string-key 2:5", "non-string-key 2:10"]),
        ("a: &x 1\nb: &x 2\nc: *x\n", ["unused-anchor 1:4"]),
        ("", ["empty-file 1:1"]),
        ("# only\n\n", ["empty-file 1:1"]),
        ("---\n---\n", ["empty-file 1:1"]),
        ("a: b\n---\n# nothing\n---\nc: d\n", ["trailing-document 2:1"]),
        ("a: b\n---\n", ["trailing-document 2:1"]),
        ("\u{FEFF}a: b\n", ["byte-order-mark 1:1"]),
        ("a: b\r\nc: d\ne: f\r\n", ["mixed-line-endings 2:5"]),
        ("a: b\n? \"\"\n: 1\n", []),
        ("- !!str a\n- !!int 1\n- !!seq []\n- !!map {}\n- ! b\n", []),
    ])
    func others(_ text: String, _ expected: [String]) {
        #expect(Reading(text).found == expected)
    }

    @Test func manyKeysAreCompared() {
        let keys = (0..<500).map { "key\($0): \($0)\n" }.joined()
        #expect(Reading(keys).found == [])
        #expect(Reading(keys + "key77: x\n").found == ["duplicate-key 501:1"])
    }

    @Test func brokenNodesAreMarked() {
        let reading = Reading("a: !x [1, 2]\nb: *y\nc: d\n")
        #expect(reading.tree.nodes.indices.filter(reading.tree.isBroken).map(reading.source) == ["[1, 2]", "*y"])
        #expect(reading.rootEntries == ["a=…", "b=…", "c=d"])
    }

    @Test(arguments: [
        ("a: &x b\n", "a: b\n"), ("a: &x\n  b: c\n", "a:\n  b: c\n"), ("a: &x # y\n", "a: # y\n"),
        ("- &x {a: b}\n", "- {a: b}\n"), ("\u{FEFF}a: b\n", "a: b\n"), ("a: b\r\nc: d\ne: f\n", "a: b\nc: d\ne: f\n"),
        ("a: b\rc: d\r\ne: f\r\n", "a: b\r\nc: d\r\ne: f\r\n"),
    ])
    func fixes(_ text: String, _ expected: String) {
        #expect(Reading(text).fixed.unicodeScalars.elementsEqual(expected.unicodeScalars))
        #expect(Reading(expected).report.findings.compactMap(\.fix).isEmpty)
    }

    @Test(arguments: [
        ("a: b\u{0}c", "invalid-encoding 1:5", "U+0000"), ("a: \"\u{1B}[31m\"", "invalid-encoding 1:5", "U+001B"),
        ("# 한글\nx: \u{7F}", "invalid-encoding 2:4", "U+007F"), ("a: \u{9F}", "invalid-encoding 1:4", "U+009F"),
        ("a: \u{FEFF}b", "invalid-encoding 1:4", "U+FEFF"), ("a: 12345678\u{FFFF}", "invalid-encoding 1:12", "U+FFFF"),
        ("\u{FEFF}\u{FEFF}a: b", "invalid-encoding 1:1", "U+FEFF"),
    ])
    func encoding(_ text: String, _ place: String, _ words: String) {
        let reading = Reading(text)
        #expect(reading.found == [place])
        #expect(reading.words.contains(words))
        #expect(reading.tree.nodes.isEmpty)
    }

    @Test(arguments: [
        [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82],
    ])
    func badUTF8(_ bytes: [UInt8]) {
        let reading = Reading(Array("a: 12345678\nb: ".utf8) + bytes)
        #expect(reading.found == ["invalid-encoding 2:4"])
        #expect(reading.words.contains("0x" + hex(UInt32(bytes[0]), 2)))
    }

    @Test func utf16() {
        let text = "a: 쿠폰😀\nb: &x c\n"
        for isLittle in [true, false] {
            let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
                isLittle ? [UInt8(unit & 0xFF), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            }
            let reading = Reading(bytes)
            #expect(reading.values == ["a", "쿠폰😀", "b", "c"])
            #expect(reading.found == ["unused-anchor 2:4"])
            #expect(reading.report.findings.compactMap(\.fix).isEmpty)
            #expect(reading.file.bytes == Array(text.utf8))
            #expect(
                Reading(Array(bytes.dropFirst(2))).found == [isLittle ? "invalid-encoding 1:2" : "invalid-encoding 1:1"]
            )
            #expect(Reading(Array(bytes.dropLast())).found == ["invalid-encoding 2:8"])
        }
        #expect(Reading([0xFF, 0xFE, 0x61, 0x00, 0x00, 0xD8, 0x61, 0x00]).found == ["invalid-encoding 1:2"])
    }
}
