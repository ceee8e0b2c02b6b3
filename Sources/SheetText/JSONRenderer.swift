/// The report for programs, as `sheetc schema --diagnostics` describes it.
package struct JSONRenderer: Sendable {
    package var style: JSONWriter.Style

    package init(style: JSONWriter.Style = .indented) { self.style = style }

    /// Writes one object with all diagnostics and the summary, and a line end.
    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        buffer.appendJSON(style: style) { json in
            json.beginObject()
            json.key("version")
            json.number(1)
            json.key("diagnostics")
            json.beginArray()
            for diagnostic in diagnostics { json.append(diagnostic, map: &map) }
            json.endArray()
            json.key("summary")
            json.append(Summary(of: diagnostics, files: files.count))
            json.endObject()
        }
        buffer.append(0x0A)
    }

    /// Writes one compact object a line and no summary (`jsonl`).
    package func renderLines(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        for diagnostic in diagnostics {
            buffer.appendJSON(style: .compact) { $0.append(diagnostic, map: &map) }
            buffer.append(0x0A)
        }
    }
}

/// How many findings of each severity there are.
package struct Summary: Sendable, Equatable {
    package var files: Int
    package var errors: Int
    package var warnings: Int
    package var hints: Int

    package init(of diagnostics: [Diagnostic], files: Int) {
        self.files = files
        errors = diagnostics.count { $0.severity == .error }
        warnings = diagnostics.count { $0.severity == .warning }
        hints = diagnostics.count { $0.severity == .hint }
    }
}

extension JSONWriter {
    fileprivate mutating func append(_ diagnostic: Diagnostic, map: inout SourceMap) {
        let finding = diagnostic.finding
        beginObject()
        member("rule", finding.rule.rawValue)
        member("severity", diagnostic.severity.rawValue)
        member("message", finding.message)
        member("path", map.path(of: finding.range))
        appendBounds(of: finding.range, map: &map)
        key("notes")
        beginArray()
        if let label = finding.label { append(Note(label), map: &map) }
        for note in finding.notes { append(note, map: &map) }
        if let help = finding.help { append(Note("help: " + help), map: &map) }
        endArray()
        if !finding.contexts.isEmpty {
            key("contexts")
            beginArray()
            for context in finding.contexts { string(context) }
            endArray()
        }
        if let fix = finding.fix { append(fix, of: finding, map: &map) }
        endObject()
    }

    fileprivate mutating func append(_ summary: Summary) {
        beginObject()
        member("files", summary.files)
        member("errors", summary.errors)
        member("warnings", summary.warnings)
        member("hints", summary.hints)
        endObject()
    }

    private mutating func append(_ note: Note, map: inout SourceMap) {
        beginObject()
        member("message", note.message)
        if let range = note.range {
            member("path", map.path(of: range))
            appendBounds(of: range, map: &map)
        }
        endObject()
    }

    /// An edit names its path only where it is another than the finding's.
    private mutating func append(_ fix: FixIt, of finding: Finding, map: inout SourceMap) {
        key("fix")
        beginObject()
        member("title", fix.title)
        key("edits")
        beginArray()
        for edit in fix.edits {
            beginObject()
            if edit.range.file != finding.range.file { member("path", map.path(of: edit.range)) }
            appendBounds(of: edit.range, map: &map)
            member("text", edit.text)
            endObject()
        }
        endArray()
        endObject()
    }

    private mutating func appendBounds(of range: SourceRange, map: inout SourceMap) {
        key("start")
        append(range.start, in: range.file, map: &map)
        key("end")
        append(range.end, in: range.file, map: &map)
    }

    private mutating func append(_ offset: UInt32, in file: UInt32, map: inout SourceMap) {
        let position = map.position(of: offset, in: file)
        beginObject()
        member("offset", Int(offset))
        member("line", position.line)
        member("column", position.column)
        endObject()
    }
}

extension JSONWriter {
    mutating func member(_ name: StaticString, _ text: String) {
        key(name)
        string(text)
    }

    mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        number(value)
    }
}
