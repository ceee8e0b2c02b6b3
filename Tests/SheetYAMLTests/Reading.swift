import SheetText

@testable import SheetYAML

/// A text that was read, with short ways to ask about it.
struct Reading {
    let file: SourceFile
    let tree: YAMLTree
    let report: Report
    let lines: LineIndex

    init(
        _ bytes: [UInt8], path: String = "case.yaml", limits: YAMLLimits = .init(), readsSimply: Bool = true
    ) {
        var report = Report()
        let input = SourceFile(path: path, bytes: bytes)
        (file, tree) = YAMLReader(limits: limits, readsSimply: readsSimply).read(input, index: 0, into: &report)
        self.report = report
        lines = LineIndex(file.bytes)
    }

    init(_ text: String, path: String = "case.yaml", limits: YAMLLimits = .init()) {
        self.init(Array(text.utf8), path: path, limits: limits)
    }

    /// The findings as `rule line:column`.
    var found: [String] { report.findings.map { "\($0.rule.rawValue) \(place($0.range.start))" } }

    /// All messages, helps and notes.
    var words: String {
        report.findings.map { finding in
            ([finding.message, finding.help ?? ""] + finding.notes.map(\.message)).joined(separator: " · ")
        }.joined(separator: "\n")
    }

    var dump: String { tree.dump(file) }

    /// The source text of each scalar.
    var scalars: [String] { tree.nodes.indices.filter { tree.nodes[$0].kind == .scalar }.map(source) }

    /// The values of all scalars.
    var values: [String] { tree.nodes.indices.filter { tree.nodes[$0].kind == .scalar }.map(tree.string) }

    func source(_ index: Int) -> String {
        String(decoding: file.bytes[Int(tree.nodes[index].start)..<Int(tree.nodes[index].end)], as: UTF8.self)
    }

    func place(_ offset: UInt32) -> String {
        let position = lines.position(of: offset)
        return "\(position.line):\(position.column)"
    }

    /// The text after the fixes of all findings.
    var fixed: String {
        var bytes = file.bytes
        let edits = report.findings.compactMap(\.fix).flatMap(\.edits).sorted { $0.range.start > $1.range.start }
        for edit in edits {
            bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.text.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The entries of the first document's root, as `key=value`.
    var rootEntries: [String] {
        guard let root = tree.documents.first?.root else { return [] }
        return tree.entries(of: root).map {
            let value = tree.nodes[tree.target($0.value)].kind == .scalar ? tree.string(tree.target($0.value)) : "…"
            return "\(tree.string(tree.target($0.key)))=\(value)\($0.isBadMerge ? "!" : "")"
        }
    }
}
