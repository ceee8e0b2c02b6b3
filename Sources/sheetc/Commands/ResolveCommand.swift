import CommandKit
import SheetCompiler
import SheetText

/// `sheetc resolve`: the heights as a table.
struct ResolveCommand: Command {
    enum Format: String, CaseIterable, ArgumentValue { case table, csv, json, markdown }

    var sheets: [String] = []
    var format = Format.table

    static let name = "resolve"
    static let summary = "shows the height of every detent in every context"
    static let discussion = [
        "One row is a sheet and a detent, one column a context; a cell is the height on screen in points. \"–\" means "
            + "that the detent is not active there, \"= id\" that it joined another one."
    ]
    static var parameters: [Parameter<ResolveCommand>] {
        [
            .arguments("SHEET", \.sheets, "ids of sheets; all by default").completed(by: "sheets"),
            .option("format", \.format, value: "FORMAT", "how the table is written"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        let project = try session.load([])
        let compilation = try session.compile(project, for: .project)
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty {
            let palette = OutputStream.error.palette(session.globals.color)
            try session.warn(ReportFormat.text.render(errors, files: compilation.files, palette: palette))
        }
        for failure in project.failures { try session.complain(failure) }
        do {
            let table = try HeightsTable(compilation, sheets: sheets)
            switch format {
            case .table: try session.output(table.render(.text))
            case .csv: try session.output(table.render(.csv))
            case .markdown: try session.output(table.render(.markdown))
            case .json: try session.output(table.renderJSON())
            }
        } catch HeightsTable.Problem.unknownSheet(let sheet, let suggestion) {
            throw Trouble("there is no sheet \"\(sheet)\"", hint: suggestion.map { "did you mean \"\($0)\"?" })
        }
        return session.status(of: project, compilation, failOn: .error)
    }
}
