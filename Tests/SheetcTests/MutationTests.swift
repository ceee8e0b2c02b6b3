import SheetCompiler
import SheetText
import Testing

/// Every fixture of a rule, changed in ways that editors, disks and people change files. Positions may move; what is
/// found stays, and nothing crashes.
@Suite struct MutationTests {
    private static let comment = Array("# 쿠폰 시트 😀 é\n".utf8)
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private func text(_ golden: RuleCase) throws -> [UInt8] { try #require(golden.bytes(".yaml")) }

    /// `line rule` of what is found in the source itself, without the rules that are about the change.
    private func found(_ text: [UInt8], _ golden: RuleCase, without rules: Set<String> = []) throws -> [String] {
        let compilation = try golden.compile(text)
        try expectSound(compilation, text)
        let own = RuleCase.found(compilation).compactMap { line -> String? in
            guard line.hasPrefix("\(golden.name).yaml:") else { return nil }
            return String(line.dropFirst(golden.name.count + 6))
        }
        return own.filter { line in !rules.contains { line.hasSuffix(" " + $0) } }
    }

    /// Every range lies in its file, and a report can be made of it.
    private func expectSound(_ compilation: Compilation, _ text: [UInt8]) throws {
        for diagnostic in compilation.diagnostics {
            let finding = diagnostic.finding
            let fixes = finding.fix?.edits.map(\.range) ?? []
            for range in [finding.range] + finding.notes.compactMap(\.range) + fixes {
                let file = try #require(compilation.files.indices.contains(Int(range.file)) ? range.file : nil)
                let size = compilation.files[Int(file)].bytes.count
                #expect(range.start <= range.end && Int(range.end) <= size, "\(finding) in \(text.count) bytes")
            }
        }
        var buffer = ByteBuffer()
        TextRenderer().render(compilation.diagnostics, files: compilation.files, into: &buffer)
        JSONRenderer().render(compilation.diagnostics, files: compilation.files, into: &buffer)
        #expect(!buffer.bytes.isEmpty)
    }

    @Test(arguments: RuleCase.all) func linesMayEndInCRLF(_ golden: RuleCase) throws {
        let text = try text(golden)
        let lines = text.filter { $0 != 0x0D }.split(separator: 0x0A, omittingEmptySubsequences: false)
        let rules: Set = ["mixed-line-endings"]
        let mutated = Array(lines.joined(separator: [0x0D, 0x0A]))
        #expect(try found(mutated, golden, without: rules) == found(text, golden, without: rules))
    }

    @Test(arguments: RuleCase.all) func theLastLineNeedsNoEnd(_ golden: RuleCase) throws {
        let text = try text(golden)
        let end = text.lastIndex { $0 != 0x0A && $0 != 0x0D } ?? 0
        #expect(try found(Array(text[...end]), golden) == found(text, golden))
    }

    @Test(arguments: RuleCase.all) func aByteOrderMarkChangesNothing(_ golden: RuleCase) throws {
        let text = try text(golden)
        guard !text.starts(with: Self.mark) else { return }
        let known = try found(text, golden)
        // A file that is excluded, or is no text, has nothing else said about it.
        let isRead = try golden.compile(text).counts.files > 0 && !known.contains { $0.hasSuffix(" invalid-encoding") }
        let all = known + (isRead ? ["1 byte-order-mark"] : [])
        #expect(try found(Self.mark + text, golden) == all.sorted())
    }

    /// All moves down by a line, but for what is said of the file as a whole.
    @Test(arguments: RuleCase.all) func aCommentMayStandAbove(_ golden: RuleCase) throws {
        let text = try text(golden)
        let start = text.starts(with: Self.mark) ? Self.mark.count : 0
        let mutated = text[..<start] + Self.comment + text[start...]
        let rules: Set = ["mixed-line-endings"]
        let moved = try found(text, golden, without: rules).map { line in
            let parts = line.split(separator: " ")
            let isWhole = ["byte-order-mark", "empty-file"].contains(String(parts[1]))
            return isWhole ? line : "\((Int(parts[0]) ?? 0) + 1) \(parts[1])"
        }
        #expect(try found(Array(mutated), golden, without: rules) == moved.sorted())
    }

    /// Every beginning of every fixture, each once.
    @Test(arguments: 0..<16) func aFileMayEndAnywhere(_ part: Int) throws {
        var seen: Set<[UInt8]> = []
        for (index, golden) in RuleCase.all.enumerated() where index % 16 == part {
            let text = try text(golden)
            for length in 0..<text.count where seen.insert(Array(text.prefix(length))).inserted {
                let cut = Array(text.prefix(length))
                try expectSound(golden.compile(cut), cut)
            }
        }
    }
}
