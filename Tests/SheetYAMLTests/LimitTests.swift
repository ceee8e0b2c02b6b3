import SheetText
import Testing

@testable import SheetYAML

/// No input may crash, hang or pass without a position.
@Suite struct LimitTests {
    @Test(arguments: [
        ("", "[", "limit-exceeded 1:65"), ("", "{a: ", "limit-exceeded 1:257"), ("", "- ", "limit-exceeded 1:129"),
        ("", "? ", "limit-exceeded 1:129"), ("sheet: x\ncontent: ", "[", "limit-exceeded 2:73"),
    ])
    func nesting(_ before: String, _ unit: String, _ place: String) {
        checkNesting(before + String(repeating: unit, count: 100_000), place)
    }

    @Test func nestingOfBlocks() {
        checkNesting((0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(), "limit-exceeded 65:65")
    }

    private func checkNesting(_ text: String, _ place: String) {
        let reading = Reading(text)
        let found = reading.found.filter { $0.hasPrefix("limit") }
        #expect(found == [place])
        let namesSetting = reading.words.contains("limits: {nesting: …}")
        #expect(namesSetting)
        let values = Array(Reading(text + "\n---\na: b\n").values.suffix(2))
        #expect(values == ["a", "b"])
    }

    @Test func nestingUpToTheLimit() {
        let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(Reading(text).found == [])
        #expect(Reading("- " + text).found == ["limit-exceeded 1:66"])
    }

    @Test func aliasBomb() {
        var text = "x-a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
        for (name, inner) in zip("bcdefgh", "abcdefg") {
            text += "x-\(name): &\(name) [\((0..<9).map { _ in "*\(inner)" }.joined(separator: ", "))]\n"
        }
        let reading = Reading(text + "sheet: bomb\ncontent: *h\n")
        #expect(reading.found == ["limit-exceeded 6:10"])
        #expect(reading.words.contains("limits: {nodes: …}"))
    }

    @Test func nodesCountKeys() {
        let limits = YAMLLimits(nodes: 5)
        #expect(Reading("a: 1\nb: 2\n---\na: 1\nb: 2\n", limits: limits).found == [])
        #expect(Reading("a: 1\nb: 2\nc: 3\n", limits: limits).found == ["limit-exceeded 3:1"])
        #expect(Reading("a: &x [1]\nb: *x\n", limits: limits).found == ["limit-exceeded 2:4"])
    }

    @Test func otherLimits() {
        #expect(Reading("a: bcdef\n", limits: YAMLLimits(fileBytes: 4)).found == ["limit-exceeded 1:5"])
        let scalars = Reading("a: bc\nd: 'efgh'\n", limits: YAMLLimits(scalarBytes: 3))
        #expect(scalars.found == ["limit-exceeded 2:4"])
        let documents = Reading("a\n---\nb\n---\nc\n---\nd\n", limits: YAMLLimits(documents: 2))
        #expect(documents.found == ["limit-exceeded 4:1"])
        #expect(documents.values == ["a", "b"])
        let words = [scalars, documents].map(\.words).joined()
        #expect(words.contains("scalarBytes") && words.contains("documents"))
    }

    @Test func hugeScalars() {
        let long = String(repeating: "x y\n  ", count: 1_300_000)
        for text in ["a: \(long)", "a: '\(long)'", "a: |\n  \(long)"] {
            let reading = Reading(text, limits: YAMLLimits(fileBytes: 16 << 20))
            #expect(reading.found == ["limit-exceeded 1:4"])
        }
        #expect(Reading("a: " + String(repeating: "x", count: 9 << 20)).found == ["limit-exceeded 1:8388609"])
    }

    @Test func manyDirectivesAndErrors() {
        let directives = (0..<10_000).map { "%TAG !a\($0)! b\n" }.joined() + "--- x\n"
        #expect(Reading(directives).found == ["yaml-syntax 1:1"])
        let errors = String(repeating: "---\n]\n", count: 10_000)
        #expect(Reading(errors).found.count == 100)
        let anchors = (0..<40_000).map { "- &a\($0) x\n" }.joined()
        #expect(Reading(anchors).report.findings.count == 40_000)
    }

    static let samples = [
        "\u{FEFF}# 한글 🎁\r\nsheet: &a 'co''upon'\r\ncontent:\r\n  - {id: x, height: \"max(1, 2)\"}\r\n  - *a\r\n",
        "a: |+2\n    x\n\n  y\n\nb: >-\n  p\n   q\n\n  r\n? [c, {d: e}]\n: !!str &z \"\\u00e9\\\n  \\t\\x41\"\n<<: {f: g}\n",
        "%YAML 1.1\n%TAG !e! tag:e,2000:\n---\n!e!x {a: *b, c: [d, e: f]}\n...\n---\n- - - 1\n  -\n- ? k\n  : v\n",
        "{\n\t\"a\": [1, true, null, \"\\uD83D\\uDE00\"],\n\t\"b\": {}\n}\n", "a: x\u{85}y\u{2028}z\nb: '\u{2029}'\n",
    ]

    @Test(arguments: samples)
    func everyTruncationIsRead(_ text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count {
            for path in ["x.yaml", "x.json"] { check(Reading(Array(bytes[..<count]), path: path)) }
        }
    }

    @Test(arguments: samples)
    func everyChangedByteIsRead(_ text: String) {
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for byte in Array("\t\n\r \"'#&*-:,?[]{}|>!%@\\a0".utf8) + [0x80, 0xEE, 0xFF] {
                var changed = bytes
                changed[index] = byte
                check(Reading(changed, path: index % 2 == 0 ? "x.yaml" : "x.json"))
            }
        }
    }

    @Test func randomBytesAreRead() {
        var state: UInt64 = 1
        let signs = Array("a b\n:-[]{}#&*!|>'\"%,?\t\r\\-\n  : ".utf8) + [0xED, 0x95, 0x9C]
        for _ in 0..<3000 {
            var bytes: [UInt8] = []
            for _ in 0..<60 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(signs[Int(state >> 33) % signs.count])
            }
            check(Reading(bytes))
        }
    }

    /// What must hold of every tree.
    private func check(_ reading: Reading) {
        let tree = reading.tree
        let length = UInt32(reading.file.bytes.count)
        for (index, node) in tree.nodes.enumerated() {
            #expect(node.start <= node.end && node.end <= length)
            #expect(Int(node.next) > index && Int(node.next) <= tree.nodes.count)
            if node.kind == .mapping { #expect(node.count % 2 == 0) }
            for child in tree.children(of: index) {
                #expect(child < Int(node.next))
                #expect(tree.nodes[child].start >= node.start && tree.nodes[child].end <= node.end)
            }
            _ = tree.string(index)
            _ = Array(tree.entries(of: index))
        }
        for finding in reading.report.findings {
            #expect(finding.range.start <= finding.range.end && finding.range.end <= length)
            #expect(!finding.message.isEmpty)
            for edit in finding.fix?.edits ?? [] { #expect(edit.range.end <= length) }
        }
        #expect(!tree.documents.isEmpty || !reading.report.findings.isEmpty)
        _ = reading.dump
        _ = dumpEvents(reading.file)
        _ = tree.comments(containing: "a", in: reading.file)
    }
}
