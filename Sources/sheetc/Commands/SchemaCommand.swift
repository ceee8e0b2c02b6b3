import CommandKit
import SheetCompiler
import SheetText

/// `sheetc schema`: JSON Schemas of what is read and written.
struct SchemaCommand: Command {
    var spec = false
    var config = false
    var output = false
    var diagnostics = false

    static let name = "schema"
    static let summary = "prints the JSON Schema of specs, or of another format"
    static let discussion = [
        "The schemas follow JSON Schema 2020-12, and are made from the tables that the checker goes by. An editor "
            + "takes them from a line like \"# yaml-language-server: $schema=sheetc.schema.json\"."
    ]
    static var parameters: [Parameter<SchemaCommand>] {
        [
            .flag("spec", \.spec, "of a spec's documents; this one where none is named"),
            .flag("config", \.config, "of the project file sheetc.yaml"),
            .flag("output", \.output, "of the JSON that build writes"),
            .flag("diagnostics", \.diagnostics, "of the report of lint --format json"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        let wanted = [(spec, SchemaSubject.spec), (config, .config), (output, .output), (diagnostics, .diagnostics)]
            .filter(\.0).map(\.1)
        if wanted.count > 1 {
            let names = wanted.map { "--\($0.rawValue)" }.joined(separator: " and ")
            throw Trouble("\(names) exclude each other", hint: "ask for one schema at a time")
        }
        try session.output(jsonSchema(of: wanted.first ?? .spec))
        return .done
    }
}
