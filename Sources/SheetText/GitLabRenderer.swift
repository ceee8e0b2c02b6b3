/// The report as GitLab's code quality artifact.
package struct GitLabRenderer: Sendable {
    package init() {}

    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        var fingerprints = Fingerprints()
        buffer.appendJSON(style: .indented) { json in
            json.beginArray()
            for diagnostic in diagnostics { append(diagnostic, &map, &fingerprints, into: &json) }
            json.endArray()
        }
        buffer.append(0x0A)
    }

    private func append(
        _ diagnostic: Diagnostic, _ map: inout SourceMap, _ fingerprints: inout Fingerprints,
        into json: inout JSONWriter
    ) {
        let finding = diagnostic.finding
        let path = map.path(of: finding.range)
        json.beginObject()
        json.member("description", finding.message)
        json.member("check_name", finding.rule.rawValue)
        json.member("fingerprint", fingerprints.next(for: finding, path: path))
        json.member("severity", severity(diagnostic.severity))
        json.key("location")
        json.beginObject()
        json.member("path", path)
        json.key("positions")
        json.beginObject()
        json.key("begin")
        append(map.start(of: finding.range), into: &json)
        json.key("end")
        append(map.position(of: finding.range.end, in: finding.range.file), into: &json)
        json.endObject()
        json.endObject()
        json.endObject()
    }

    private func append(_ position: SourcePosition, into json: inout JSONWriter) {
        json.beginObject()
        json.member("line", position.line)
        json.member("column", position.column)
        json.endObject()
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .hint: "info"
        }
    }
}
