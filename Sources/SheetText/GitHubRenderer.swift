/// The report as workflow commands of GitHub Actions, which shows them beside the lines of a pull request.
package struct GitHubRenderer: Sendable {
    package init() {}

    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        for diagnostic in diagnostics {
            let range = diagnostic.finding.range
            let start = map.start(of: range)
            let end = map.position(of: range.end, in: range.file)
            buffer.append("::" + command(for: diagnostic.severity) + " file=")
            append(map.path(of: range), asProperty: true, into: &buffer)
            buffer.append(",line=\(start.line),endLine=\(end.line),col=\(start.column),endColumn=\(end.column),title=")
            append(diagnostic.finding.rule.rawValue, asProperty: true, into: &buffer)
            buffer.append("::")
            append(diagnostic.finding.details(in: &map).joined(separator: "\n"), asProperty: false, into: &buffer)
            buffer.append(0x0A)
        }
    }

    private func command(for severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .hint: "notice"
        }
    }

    /// Line ends and `%` are always escaped: a message can never begin a command of its own.
    private func append(_ text: String, asProperty isProperty: Bool, into buffer: inout ByteBuffer) {
        for byte in text.utf8 {
            switch byte {
            case 0x25: buffer.append("%25")
            case 0x0A: buffer.append("%0A")
            case 0x0D: buffer.append("%0D")
            case 0x3A where isProperty: buffer.append("%3A")
            case 0x2C where isProperty: buffer.append("%2C")
            default: buffer.append(byte)
            }
        }
    }
}

extension Finding {
    /// The message, the notes and the help, a line each.
    func details(in map: inout SourceMap) -> [String] {
        var lines = [message]
        if let label { lines.append("note: " + label) }
        for note in notes {
            var place = ByteBuffer()
            if let range = note.range { place.append(placeOf: range, in: &map) }
            let suffix = note.range == nil ? "" : " at " + String(decoding: place.bytes, as: UTF8.self)
            lines.append("note: " + note.message + suffix)
        }
        if let help { lines.append("help: " + help) }
        return lines
    }
}
