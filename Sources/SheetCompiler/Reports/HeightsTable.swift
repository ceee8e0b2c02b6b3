import SheetLayout
import SheetModel
import SheetRules
package import SheetText

/// The heights of a project as a table: one row a sheet and detent, one column a context.
package struct HeightsTable: Sendable {
    package enum Problem: Error, Equatable {
        case unknownSheet(String, suggestion: String?)
    }

    private enum Cell {
        /// The height on screen, in points.
        case total(Double)
        /// It joined this detent.
        case merged(String)
        case inactive
    }

    private var contexts: [SheetContext] = []
    private var rows: [(sheet: String, detent: String, cells: [Cell])] = []

    /// `sheets` are ids; none means all.
    package init(_ compilation: Compilation, sheets: [String]) throws(Problem) {
        guard let project = compilation.project else { return }
        let known = project.linked.sheets.filter { !$0.isAbstract }.map(\.id)
        for sheet in sheets where !known.contains(sheet) {
            throw .unknownSheet(sheet, suggestion: nearest(to: sheet, among: known))
        }
        contexts = project.contexts
        for (sheet, resolutions) in zip(project.linked.sheets, project.resolutions)
        where sheets.isEmpty || sheets.contains(sheet.id) {
            for detent in sheet.definition?.detents ?? [] where !resolutions.isEmpty {
                rows.append((sheet.id, detent.id, resolutions.map { Self.cell(of: detent.id, in: $0) }))
            }
        }
    }

    private static func cell(of id: String, in resolution: SheetResolution) -> Cell {
        for detent in resolution.detents {
            if detent.id == id { return .total(detent.total) }
            if detent.merged.contains(id) { return .merged(detent.id) }
        }
        return .inactive
    }

    /// As a table; columns are called by what tells contexts apart.
    package func render(_ format: Table.Format) -> ByteBuffer {
        let names = ContextNames(contexts)
        let columns = contexts.indices.map { format == .csv ? contexts[$0].id : names[$0] }
        var table = Table(["sheet", "detent"] + columns, alignments: [.left, .left] + columns.map { _ in .right })
        table.rows = rows.map { [$0.sheet, $0.detent] + $0.cells.map(text) }
        return table.render(format)
    }

    /// As JSON: an array of `{"sheet", "detent", "totals": {context: points | null}}`.
    package func renderJSON() -> ByteBuffer {
        var buffer = ByteBuffer()
        buffer.appendJSON(style: .indented) { writer in
            writer.beginArray()
            for row in rows {
                writer.beginObject()
                writer.key("sheet")
                writer.string(row.sheet)
                writer.key("detent")
                writer.string(row.detent)
                writer.key("totals")
                writer.beginObject()
                for (context, cell) in zip(contexts, row.cells) {
                    writer.key(named: context.id)
                    if case .total(let total) = cell { writer.number(total) } else { writer.null() }
                }
                writer.endObject()
                writer.endObject()
            }
            writer.endArray()
        }
        buffer.append("\n")
        return buffer
    }

    private func text(_ cell: Cell) -> String {
        switch cell {
        case .total(let total): total.text
        case .merged(let other): "= \(other)"
        case .inactive: "–"
        }
    }
}
