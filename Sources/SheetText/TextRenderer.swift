/// The report for people: a first line that tools can read, the line of source, the underline, notes and help.
package struct TextRenderer: Sendable {
    package var palette = Palette.plain
    /// Columns of source shown at most.
    package var sourceColumns = 120

    package init(palette: Palette = .plain) { self.palette = palette }

    /// Writes the diagnostics in the given order, an empty line between two.
    package func render(_ diagnostics: [Diagnostic], files: [SourceFile], into buffer: inout ByteBuffer) {
        var map = SourceMap(files)
        for (index, diagnostic) in diagnostics.enumerated() {
            if index > 0 { buffer.append(0x0A) }
            render(diagnostic, map: &map, into: &buffer)
        }
    }

    private func render(_ diagnostic: Diagnostic, map: inout SourceMap, into buffer: inout ByteBuffer) {
        let finding = diagnostic.finding
        let gutter = map.start(of: finding.range).line.description.utf8.count
        buffer.append(headlineOf: diagnostic, palette: palette, map: &map)
        var notes = finding.notes
        if !appendSnippet(of: diagnostic, gutter: gutter, map: &map, into: &buffer), let label = finding.label {
            notes.insert(Note(label), at: 0)
        }
        for note in notes {
            appendRemark("note", gutter: gutter, into: &buffer)
            buffer.append(onOneLine: note.message)
            if let range = note.range {
                buffer.append(" at ")
                buffer.append(placeOf: range, in: &map)
            }
            buffer.append(0x0A)
        }
        if let help = finding.help ?? finding.fix?.title {
            appendRemark("help", gutter: gutter, into: &buffer)
            buffer.append(onOneLine: help)
            buffer.append(0x0A)
        }
    }

    /// Whether there was a line to show; a finding about a file as a whole has none.
    private func appendSnippet(
        of diagnostic: Diagnostic, gutter: Int, map: inout SourceMap, into buffer: inout ByteBuffer
    ) -> Bool {
        let range = diagnostic.finding.range
        guard Int(range.file) < map.files.count, range.end > 0 else { return false }
        let lines = map.lineIndex(of: range.file)
        let number = map.start(of: range).line
        let snippet = Snippet(
            of: Int(range.start)..<Int(max(range.start, range.end)), in: map.files[Int(range.file)].bytes,
            line: lines.byteRange(ofLine: number), limit: sourceColumns)
        appendGutter("", gutter: gutter, into: &buffer)
        buffer.append("\n")
        appendGutter(number.description, gutter: gutter, into: &buffer)
        buffer.append(snippet.text.isEmpty ? "\n" : " " + snippet.text + "\n")
        appendGutter("", gutter: gutter, into: &buffer)
        buffer.append(spaces: snippet.indent + 1)
        buffer.append(palette.color(of: diagnostic.severity))
        buffer.append(String(repeating: "^", count: snippet.width))
        if let label = diagnostic.finding.label {
            buffer.append(0x20)
            buffer.append(onOneLine: label)
        }
        buffer.append(palette.reset + "\n")
        return true
    }

    private func appendGutter(_ number: String, gutter: Int, into buffer: inout ByteBuffer) {
        buffer.append(palette.faint + number)
        buffer.append(spaces: gutter + 1 - number.utf8.count)
        buffer.append("|" + palette.reset)
    }

    private func appendRemark(_ kind: String, gutter: Int, into buffer: inout ByteBuffer) {
        buffer.append(spaces: gutter + 1)
        buffer.append(palette.faint + "=" + palette.reset + " " + palette.strong + kind + palette.reset + ": ")
    }
}

extension ByteBuffer {
    /// `path:line:column: severity[rule]: message` and a line end.
    mutating func append(headlineOf diagnostic: Diagnostic, palette: Palette, map: inout SourceMap) {
        append(palette.strong)
        append(placeOf: diagnostic.finding.range, in: &map)
        append(":" + palette.reset + " " + palette.color(of: diagnostic.severity) + diagnostic.severity.rawValue)
        append("[" + diagnostic.finding.rule.rawValue + "]" + palette.reset + ": ")
        append(onOneLine: diagnostic.finding.message)
        append(0x0A)
    }
}
