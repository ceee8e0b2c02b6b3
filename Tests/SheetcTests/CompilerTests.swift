import SheetLayout
import SheetModel
import SheetText
import Testing

@testable import SheetCompiler

/// The compiler as a whole.
struct CompilerTests {
    /// Many sheets, some of them wrong, with tokens and a base.
    private var project: Project {
        var sources = (0..<60).map { index in
            (
                "specs/\(index).yaml",
                """
                sheet: s\(index)
                extends: \(index.isMultiple(of: 7) ? "bsae" : "base")
                detents: ["min(fit, large)"]
                minHeight: \(index.isMultiple(of: 5) ? "0.5" : "100")
                content:
                  - {id: rows, rows: {typical: \(index), max: 90}, rowHeight: row, scroll: true}
                """
            )
        }
        sources.append(("specs/base.yaml", "sheet: base\nabstract: true\nheader: 30\n"))
        sources.append(("tokens.yaml", "tokens: {lengths: {row: 44}}\n"))
        return Project(sources)
    }

    private func bytes(_ compilation: Compilation) -> [[UInt8]] {
        let requests = [OutputRequest(.json, path: "a"), OutputRequest(.constants, path: "b")]
        return compilation.outputs(requests, .init()).map(\.bytes)
    }

    @Test func threadsAndTheOrderOfFilesChangeNothing() throws {
        let expected = try project.compile(for: .project).lines
        #expect(expected.contains { $0.contains("[unknown-sheet]") })
        #expect(expected.contains { $0.contains("[suspicious-ratio]") })
        for threads in [1, 2, 3, 8] {
            var other = project
            other.sources.reverse()
            #expect(try other.compile(for: .project, threads: threads).lines == expected)
            other.sources.shuffle()
            #expect(try other.compile(for: .findings, threads: threads).lines == expected)
        }
    }

    @Test func outputsAreTheSameOnAnyNumberOfThreads() throws {
        var sound = project
        sound.sources = sound.sources.map { ($0.path, $0.text.replacing("bsae", with: "base")) }
        let compiled = try sound.compile(for: .project)
        #expect(compiled.counts.errors == 0, "\(compiled.lines)")
        let expected = bytes(compiled)
        #expect(expected.count == 2)
        sound.sources.shuffle()
        #expect(bytes(try sound.compile(for: .project, threads: 4)) == expected)
    }

    @Test func anErrorKeepsOutputsFromBeingMade() throws {
        let broken = Project([("a.yaml", "sheet: a\n"), ("b.yaml", "sheet: b\nfoo: 1\n")])
        #expect(bytes(try broken.compile(for: .project)).isEmpty)
        #expect(bytes(try broken.compile(for: .project, reporting: ["a.yaml"])).isEmpty)
        let raised = Project(
            "sheet: a\ndetents: [0.8]\n", config: "sheetc: 1\nrules: {suspicious-ratio: error}")
        #expect(bytes(try raised.compile(for: .project)).isEmpty)
        let sound = Project("sheet: a\ncontent: [{height: 80}]\n")
        #expect(bytes(try sound.compile(for: .project)).count == 2)
        #expect(bytes(try sound.compile(for: .findings)).isEmpty)
    }

    @Test func theMatrixIsWhatTheProjectSays() throws {
        let sound = Project(
            "sheet: a\ncontent: [{height: 80}]\n", set: ["devices=[iphone-16, ipad-10]", "textSizes=[AX1, large]"])
        let compilation = try sound.compile(for: .project)
        #expect(
            compilation.project?.contexts.map(\.id) == [
                "iphone-16-portrait-AX1-ios26", "iphone-16-portrait-large-ios26", "ipad-10-portrait-AX1-ios26",
                "ipad-10-portrait-large-ios26",
            ])
        #expect(compilation.project?.resolutions.map(\.count) == [4])
        #expect(compilation.counts.contexts == 4)
        #expect(compilation.counts.sheets == 1)
        #expect(compilation.counts.files == 1)
    }

    @Test func theStagesAreAnnouncedInOrder() throws {
        let seen = Seen()
        let configuration = try Project("").configuration()
        _ = Compiler(configuration, for: .findings) { seen.add($0) }.compile([])
        #expect(seen.stages == CompilerStage.allCases)
    }

    @Test func ofTwoSourcesWithOnePathTheFirstCounts() throws {
        let twice = Project([("a.yaml", "sheet: a\nfoo: 1\n"), ("a.yaml", "sheet: a\nbar: 1\nbaz: 2\n")])
        let compilation = try twice.compile()
        #expect(compilation.lines.filter { $0.contains("[unknown-key]") }.count == 1)
        #expect(compilation.counts.files == 1)
    }

    @Test func limitsOfTheProjectHold() throws {
        let deep = "sheet: a\nx-deep: [[[[1]]]]\nheader: 80\n"
        #expect(try compile(yaml: deep).isEmpty)
        #expect(try compile(yaml: deep, set: ["limits.nesting=3"]) == ["2:11 error[limit-exceeded]"])
    }

    @Test func nothingIsSoundAndEmpty() throws {
        let compilation = try Project([]).compile(for: .project)
        #expect(compilation.diagnostics.isEmpty)
        #expect(bytes(compilation).count == 2)
    }
}

/// What a compiler called back with. A class, because the closure is called while the test holds it.
private final class Seen: @unchecked Sendable {
    private(set) var stages: [CompilerStage] = []

    func add(_ stage: CompilerStage) { stages.append(stage) }
}
