import SheetText
import SheetYAML

@testable import SheetModel

/// What decoding a text finds: one `rule@line:column` each, in the order of the text.
func findings(
    _ text: String, path: String = "case.yaml", expectation: Expectation = .specs
) -> [String] {
    places(decode(text, path: path, expectation: expectation).report, text)
}

/// A text as decoded, and all that was found.
func decode(
    _ text: String, path: String = "case.yaml", expectation: Expectation = .specs
) -> (file: SyntaxFile, report: Report) {
    var report = Report()
    let source = SourceFile(path: path, bytes: Array(text.utf8))
    let (file, tree) = YAMLReader().read(source, index: 0, into: &report)
    let result = decode(file, tree: tree, expectation: expectation, into: &report)
    return (result, report)
}

/// The findings of a report as `rule@line:column`.
func places(_ report: Report, _ text: String) -> [String] {
    let lines = LineIndex(Array(text.utf8))
    return report.findings.sorted { ($0.range.start, $0.rule.rawValue) < ($1.range.start, $1.rule.rawValue) }.map {
        let position = lines.position(of: $0.range.start)
        return "\($0.rule.rawValue)@\(position.line):\(position.column)"
    }
}

/// A text with the fixes of all its findings applied.
func fixed(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let edits = decode(text).report.findings.compactMap(\.fix).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
        bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// The only sheet of a text that is sound.
func soundSheet(_ text: String) -> SheetSyntax? {
    let (file, report) = decode(text)
    guard file.sheets.count == 1, report.findings.isEmpty else { return nil }
    return file.sheets[0]
}

/// All words of a report: messages and help.
func words(_ text: String) -> String {
    decode(text).report.findings.map { $0.message + "\n" + ($0.help ?? "") }.joined(separator: "\n")
}

/// The reader of YAML with its own limits.
enum YAMLReaderForTests {
    static func read(_ source: SourceFile, _ report: inout Report) -> (SourceFile, YAMLTree) {
        YAMLReader().read(source, index: 0, into: &report)
    }
}
