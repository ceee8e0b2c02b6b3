import Foundation
import Testing

/// The pictures of the README are what the program prints, drawn as a terminal would.
struct PictureTests {
    static let root = DocumentationTests.root

    @Test func theReadmeShowsRealOutput() throws {
        let folder = try TemporaryFolder()
        let page = MarkdownPage(
            try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8))
        let spec = try #require(page.blocks.first { $0.name == "coupon.yaml" })
        try folder.write(spec.name, spec.body)
        let line = "sheetc lint --color always coupon.yaml"
        let result = try BuiltProgram.shell(line, in: URL(filePath: folder.path))
        let picture = TerminalPicture(command: line.replacing(" --color always", with: ""), output: result.output).svg

        let file = Self.root.appending(path: "Docs/Images/lint.svg")
        let old = try? String(contentsOf: file, encoding: .utf8)
        if old != picture, ProcessInfo.processInfo.environment["BLESS"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(old == picture, "Docs/Images/lint.svg is not what the program prints; BLESS=1 rewrites it")
    }
}

/// Terminal output as SVG: a monospaced text a line, a span a colour.
struct TerminalPicture {
    private static let lineHeight = 19.0
    private static let columnWidth = 8.43
    private static let colors = [
        "1;31": "#ff7b72", "1;33": "#e3b341", "1;36": "#79c0ff", "1": "#ffffff", "2": "#8b949e", "0": "#c9d1d9",
    ]

    let svg: String

    init(command: String, output: String) {
        var lines = ["\u{1B}[2m$\u{1B}[0m " + command]
        lines += output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        let columns = lines.map { Self.spans($0).map(\.text.count).reduce(0, +) }.max() ?? 0
        let width = Int(Double(columns) * Self.columnWidth) + 40
        let height = Int(Double(lines.count) * Self.lineHeight) + 32
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        svg += " font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\""
        svg += " font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#0d1117\"/>\n"
        for (index, line) in lines.enumerated() {
            let y = 30 + Int(Double(index) * Self.lineHeight)
            svg += "<text x=\"20\" y=\"\(y)\" fill=\"#c9d1d9\" xml:space=\"preserve\">"
            for span in Self.spans(line) {
                let text = span.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                svg +=
                    span.color == "0" ? text : "<tspan fill=\"\(Self.colors[span.color] ?? "#c9d1d9")\">\(text)</tspan>"
            }
            svg += "</text>\n"
        }
        self.svg = svg + "</svg>\n"
    }

    /// The line cut at its escape sequences.
    private static func spans(_ line: String) -> [(color: String, text: String)] {
        var spans: [(color: String, text: String)] = []
        var color = "0"
        for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
            var text = part
            if index > 0, let end = part.firstIndex(of: "m") {
                color = String(part[..<end])
                text = part[part.index(after: end)...]
            }
            if !text.isEmpty { spans.append((color.isEmpty ? "0" : color, String(text))) }
        }
        return spans
    }
}
