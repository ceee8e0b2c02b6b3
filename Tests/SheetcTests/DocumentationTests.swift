import Foundation
import Testing

/// Every example in the README and the docs is executed: `yaml` and `swift` blocks with a file name are written, the
/// lines behind `$` in `console` blocks are run, and what follows them is what they print.
struct DocumentationTests {
    static let pages: [String] = {
        let docs = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Docs").path)) ?? []
        let pages = ["README.md"] + docs.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/" + $0 }
        return pages.filter { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
    }()

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test(arguments: pages) func examplesDoWhatThePageSays(page: String) throws {
        let file = Self.root.appending(path: page)
        let text = try String(contentsOf: file, encoding: .utf8)
        var document = MarkdownPage(text)
        let folder = try TemporaryFolder()
        try folder.link("Specs", to: Self.root.appending(path: "Specs").path)
        for index in document.blocks.indices {
            switch document.blocks[index].language {
            case "yaml": try check(document.blocks[index], folder, page)
            case "swift" where !document.blocks[index].name.isEmpty:
                try folder.write(document.blocks[index].name, document.blocks[index].body)
            case "console": try run(&document.blocks[index], folder)
            default: break
            }
        }
        let new = document.text
        if new != text, ProcessInfo.processInfo.environment["BLESS"] != nil {
            try new.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(new == text, "\(page) does not show what the program prints; BLESS=1 rewrites it")
    }

    /// A block with a name becomes that file; one without is a spec that lints clean, or a project file that is sound.
    private func check(_ block: MarkdownPage.Block, _ folder: TemporaryFolder, _ page: String) throws {
        guard block.name.isEmpty else { return try folder.write(block.name, block.body) }
        let alone = try TemporaryFolder()
        let isProject = block.body.hasPrefix("sheetc:")
        if isProject { try alone.write("sheetc.yaml", block.body) }
        try alone.write("example.yaml", isProject ? "sheet: example\ncontent: [{height: 80}]\n" : block.body)
        let result = try BuiltProgram.shell("sheetc lint --fail-on hint example.yaml", in: URL(filePath: alone.path))
        guard isProject || block.body.contains("sheet:") || block.body.contains("tokens:") else { return }
        #expect(result.status == 0, "in \(page):\n\(block.body)\n\(result.output)\(result.error)")
    }

    private func run(_ block: inout MarkdownPage.Block, _ folder: TemporaryFolder) throws {
        var lines: [String] = []
        for line in block.body.split(separator: "\n", omittingEmptySubsequences: false) where line.hasPrefix("$ ") {
            let result = try BuiltProgram.shell(
                String(line.dropFirst(2)), in: URL(filePath: folder.path), mergingStreams: true)
            lines.append(String(line))
            if !result.output.isEmpty { lines.append(result.output.trimmingSuffix("\n")) }
        }
        block.body = lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}

/// A page, cut at its fenced blocks.
struct MarkdownPage {
    struct Block {
        /// What stands before the block, up to and including its first fence.
        var before: String
        var language: String
        /// The second word behind the fence.
        var name: String
        var body: String
    }

    var blocks: [Block] = []
    private var rest = ""

    init(_ text: String) {
        var before = ""
        var open: Block?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if var block = open {
                if line == "```" {
                    blocks.append(block)
                    (open, before) = (nil, "```\n")
                } else {
                    block.body += line + "\n"
                    open = block
                }
            } else {
                before += line + "\n"
                guard line.hasPrefix("```") else { continue }
                let words = line.dropFirst(3).split(separator: " ").map(String.init)
                open = Block(
                    before: before, language: words.first ?? "", name: words.count > 1 ? words[1] : "", body: "")
            }
        }
        rest = before
    }

    var text: String { blocks.map { $0.before + $0.body }.joined() + rest }
}
