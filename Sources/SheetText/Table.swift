/// Rows of cells under a header, for people and for programs.
package struct Table: Sendable, Equatable {
    package enum Format: String, CaseIterable, Sendable { case text, markdown, csv }

    /// How the cells of a column stand in text.
    package enum Alignment: Sendable { case left, right }

    package var header: [String]
    package var alignments: [Alignment]
    package var rows: [[String]] = []

    /// Columns are aligned to the left where `alignments` says nothing.
    package init(_ header: [String], alignments: [Alignment] = []) {
        self.header = header
        self.alignments = alignments
    }

    package func render(_ format: Format) -> ByteBuffer {
        var buffer = ByteBuffer()
        switch format {
        case .text: renderText(into: &buffer)
        case .markdown: renderMarkdown(into: &buffer)
        case .csv: for row in [header] + rows { buffer.append(row.map(\.csvCell).joined(separator: ",") + "\n") }
        }
        return buffer
    }

    private func renderText(into buffer: inout ByteBuffer) {
        let widths = header.indices.map { column in ([header] + rows).map { $0[column].columns }.max() ?? 0 }
        for row in [header] + rows {
            let cells = row.indices.map { column in
                let padding = String(repeating: " ", count: widths[column] - row[column].columns)
                return alignment(column) == .left ? row[column] + padding : padding + row[column]
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            buffer.append(line + "\n")
        }
    }

    private func renderMarkdown(into buffer: inout ByteBuffer) {
        let rule = header.indices.map { alignment($0) == .left ? "---" : "--:" }
        buffer.append("| \(header.map(\.markdownCell).joined(separator: " | ")) |\n")
        buffer.append("|\(rule.joined(separator: "|"))|\n")
        for row in rows { buffer.append("| \(row.map(\.markdownCell).joined(separator: " | ")) |\n") }
    }

    private func alignment(_ column: Int) -> Alignment {
        alignments.indices.contains(column) ? alignments[column] : .left
    }
}

extension String {
    /// Quoted where a comma, quote or line end would end the cell; led by nothing that a spreadsheet calculates.
    fileprivate var csvCell: String {
        guard contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return self }
        return "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    fileprivate var markdownCell: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
