import Foundation
import SheetText
import Testing

@testable import SheetYAML

/// What is read without libyaml is read as libyaml would.
struct SimpleReaderTests {
    /// Small, so that limits are met.
    static let limits = YAMLLimits(nesting: 12, nodes: 600, scalarBytes: 100, documents: 4)

    /// What mutations put in.
    static let pieces = [
        ": ", ":", " ", "  ", "\n", "\n\n", "- ", "-", "---\n", "---", "...\n", "#", " #c", "\"", "'", "[", "]", "{",
        "}", ",", ", ", "a", "k: v\n", "\n  ", "\n- ", "? ", "?", "&a ", "*a", "!t ", "|", ">", "%", "@", "~", "null",
        "<<: ", "\t", "\r", "\r\n", "é", "한", "\u{85}", "\u{2028}", "\u{FEFF}", "1", "-1", "\\", "''", "\"\"", "{}",
        "[]", "a: b", "\n a", "[a, b]", "{a: b}", "{a: b,\n c: d}", "[\n a,\n b]", "key:\n", "- - a",
        "- a: b\n  c: d\n",
    ]

    static var specs: [[UInt8]] {
        get throws {
            let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let goldens = root.appending(path: "Goldens")
            let files = FileManager.default.enumerator(at: goldens, includingPropertiesForKeys: nil)
            let specs = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }
            return try specs.sorted { $0.path < $1.path }.map { try [UInt8](Data(contentsOf: $0)) }
        }
    }

    @Test func almostAllSpecsAreSimple() throws {
        let specs = try Self.specs
        let simple = specs.filter { bytes in
            SimpleReader.read(SourceFile(path: "case.yaml", bytes: bytes), index: 0, limits: YAMLLimits()) != nil
        }
        #expect(simple.count * 10 > specs.count * 8)
    }

    @Test func specsAreReadAsLibyamlReadsThem() throws {
        for bytes in try Self.specs { expectSame(bytes) }
    }

    @Test(arguments: 1...8) func mutatedSpecsAreReadAsLibyamlReadsThem(_ seed: UInt64) throws {
        let specs = try Self.specs.filter { $0.count < 4000 }
        var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<400 {
            var bytes = specs[numbers.next(below: specs.count)]
            for _ in 0...numbers.next(below: 3) where !bytes.isEmpty { Self.mutate(&bytes, &numbers) }
            expectSame(bytes)
        }
    }

    @Test(arguments: [
        "a: b", "a:\n", "a:\n- b\n- c\nd: e\n", "- a: b\n  c:\n  - d\n- e\n", "---\na: b\n---\nc: {d: [e, f]}  # g\n",
        "a: [b,\n  c]\nd: \"e\" # f\n", "a: b\n c\n", "a: b\n  # c\nd: e\n", "a: {b: c}d\n", "a: {b: c, b: d}\n",
        "\"a\": 'b'\n'c' : d\n", "a: -\n", "a: -b\n", "- -b\n", "-a: b\n", "a: [-, b]\n", "a: b #\n", "a: b#c\n",
        "a:: b\n", "a: b:\n", "a: b: c\n", "a : b\n", "a: [b]: c\n", "[a]: b\n", "a: {}\n--- \nb: []\n...\n", "# a\n",
        "a:\n    b: c\n  d: e\n", "  a: b\nc: d\n", "a: {b: c,\nd: e}\n", "a: {b: c\n}\n", "a: [b\n---\n]\n",
        "a: {b: c\n  d}\n", "a: {b:\n  c}\n", "a: 'b''c'\n", "a: \"b\\n\"\n", "<<: b\n~: c\n", "a: b\na: c\n",
    ])
    func edges(_ text: String) { expectSame(Array(text.utf8)) }

    private func expectSame(_ bytes: [UInt8]) {
        let simple = Reading(bytes, limits: Self.limits)
        let full = Reading(bytes, limits: Self.limits, readsSimply: false)
        #expect(simple.dump == full.dump, "\(String(decoding: bytes, as: UTF8.self))")
        #expect(simple.report.findings == full.report.findings)
        let pairs = zip(simple.tree.nodes, full.tree.nodes)
        #expect(pairs.allSatisfy { $0.start == $1.start && $0.end == $1.end && $0.next == $1.next })
    }

    private static func mutate(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
        let place = numbers.next(below: bytes.count)
        let piece = Array(pieces[numbers.next(below: pieces.count)].utf8)
        switch numbers.next(below: 4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.replaceSubrange(place..<min(bytes.count, place + 3), with: piece)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: piece, at: place)
        }
    }
}

/// Numbers that are the same in every run.
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
