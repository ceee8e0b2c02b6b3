import SheetText
import Testing

@testable import SheetCompiler

/// Sources that nobody would write: each ends in findings or in outputs, and takes no more than it has to.
/// Before their causes were mended some of these took minutes, or all memory.
struct HostileInputTests {
    private func compile(_ text: String) throws -> Compilation {
        let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
        return Compiler(try ProjectConfiguration(), for: .project).compile([.named(file)])
    }

    private func rules(_ text: String) throws -> Set<String> {
        Set(try compile(text).diagnostics.map(\.finding.rule.rawValue))
    }

    private func rendered(_ compilation: Compilation) -> Int {
        var buffer = ByteBuffer()
        TextRenderer().render(compilation.diagnostics, files: compilation.files, into: &buffer)
        return buffer.bytes.count
    }

    @Test func aSheetWithoutAnIDIsNoneAlsoWhereItExtendsAnother() throws {
        let text = "sheet:\nextends: b\n---\nsheet: b\nheader: 30\n"
        let compilation = try compile(text)
        #expect(compilation.diagnostics.map(\.finding.rule) == [.missingKey])
        #expect(compilation.diagnostics.first?.finding.range.start == 0)
        #expect(compilation.hasErrors)
    }

    @Test func aKeyThatIsNotInheritedCannotBeReset() throws {
        let text = "sheet: c\nextends: b\nsummary:\nheader:\nfooter: 44\n---\nsheet: b\nheader: 30\n"
        let found = try compile(text).diagnostics.filter { $0.finding.rule == .nullValue }
        #expect(found.map(\.finding.range.start) == [20])
    }

    @Test func aChainOfThousandsOfSheets() throws {
        let text = (0..<3000).map { "---\nsheet: s\($0)\n" + ($0 > 0 ? "extends: s\($0 - 1)\n" : "header: 30\n") }
        let compilation = try compile(text.joined())
        #expect(compilation.diagnostics.isEmpty)
        #expect(compilation.counts.sheets == 3000)
    }

    @Test func slotsThatMultiplyWithoutEnd() throws {
        let chain = (0..<20).map { level in
            let fill = Array(repeating: "{slot: s\(level + 1)}", count: 4).joined(separator: ", ")
            return "---\nsheet: u\(level)\nabstract: true\nextends: \(level > 0 ? "u\(level - 1)" : "base")\n"
                + "slots: {s\(level): [\(fill)]}\n"
        }
        let text = "sheet: base\nabstract: true\ncontent: [{slot: s0}]\n" + chain.joined()
        #expect(try rules(text).contains("limit-exceeded"))
    }

    @Test func thousandsOfIgnores() throws {
        let ignore = "# sheetc:ignore[zero-height] why\n"
        let text = "sheet: a\nheader: 30\n" + String(repeating: ignore, count: 20_000) + "footer: 44\n"
        #expect(try rules(text) == ["unused-ignore"])
        let scalar = String(repeating: "sheetc:ignore ", count: 50_000)
        #expect(try compile("sheet: a\nheader: 30\nsummary: \"\(scalar)\"\n").diagnostics.isEmpty)
        let names = String(repeating: "nope,", count: 10_000)
        #expect(try compile("sheet: a\nheader: 30 # sheetc:ignore[\(names)]\n").diagnostics.count == 1)
    }

    @Test func anIgnoreOfEachOfThousandsOfBlocks() throws {
        let block = "  # sheetc:ignore[touch-target] why\n  - {height: 10, role: button}\n"
        let text = "sheet: a\ncontent:\n" + String(repeating: block, count: 2000)
        #expect(try rules(text).isDisjoint(with: ["touch-target", "unused-ignore"]))
    }

    @Test func thousandsOfFindingsInOneLine() throws {
        let keys = (0..<20_000).map { "? {a: b} : c\($0)" }.joined(separator: ", ")
        let compilation = try compile("{\(keys)}")
        #expect(compilation.diagnostics.count == 20_000 + 1)
        #expect(rendered(compilation) > 0)
    }

    @Test func aListOfOpenParentheses() throws {
        let text = "sheet: a\ncontent: [" + String(repeating: "(a,", count: 30_000) + "]\n"
        #expect(try compile(text).hasErrors)
    }

    @Test func thousandsOfOwnKeys() throws {
        let text = "sheet: a\nheader: 30\n" + (0..<30_000).map { "x-k\($0): 1\n" }.joined()
        #expect(try compile(text).diagnostics.isEmpty)
    }

    @Test func aSumOfThousandsOfBlocksIsShortened() throws {
        let text = "sheet: a\ncontent:\n" + String(repeating: "  - {height: 44}\n", count: 500)
        let found = try compile(text).diagnostics.first { $0.finding.rule == .unreachableContent }
        let label = try #require(found?.finding.label)
        #expect(label.hasSuffix(" + block 44 + 490 more blocks 21560 = 22000 > 637"))
    }
}

/// Positions in lines that are long enough for their columns to be counted in steps.
struct LongLineTests {
    @Test(arguments: [0, 1, 1023, 1024, 1025, 4096, 5000, 8191, 8192])
    func columnsInLongLines(offset: Int) {
        let bytes = Array(String(repeating: "가a", count: 2048).utf8) + [0x0A] + Array("bc".utf8)
        let column = 1 + bytes[..<offset].count { $0 & 0xC0 != 0x80 }
        #expect(LineIndex(bytes).position(of: UInt32(offset)) == SourcePosition(line: 1, column: column))
        #expect(LineIndex(bytes).position(of: 8194) == SourcePosition(line: 2, column: 2))
    }
}

/// Project files whose first fault brings no others.
struct ProjectFaultTests {
    private func messages(_ text: String) throws -> [String] {
        let file = SourceFile(path: "sheetc.yaml", bytes: Array(text.utf8))
        return try ProjectConfiguration(file: file).findings.map(\.message)
    }

    @Test func aWrongEntryDoesNotMakeItsListAnEmptyOne() throws {
        #expect(try messages("sheetc: 1\norientations: [upside]\n").count == 1)
        #expect(
            try messages("sheetc: 1\ndevices: [{id: k, width: 1, height: 1, scale: 0}]\n") == [
                "`scale` is 0, it may go from 0.1 to 100"
            ])
        #expect(try messages("sheetc: 1\ndevices: []\n") == ["with an empty list nothing is resolved"])
    }
}
