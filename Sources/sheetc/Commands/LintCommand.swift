import CommandKit
import SheetCompiler
import SheetText

/// `sheetc lint`: reads and checks only.
struct LintCommand: Command {
    var paths: [Argument] = []
    var format = ReportFormat.text
    var failOn = FailOn.error
    var standardInput: Argument?

    static let name = "lint"
    static let summary = "reads and checks specs"
    static let discussion = [
        "Without a PATH the project's specs are checked. With one, the whole project is read, and what is wrong in the "
            + "named files is reported. \"-\" is standard input."
    ]
    static var parameters: [Parameter<LintCommand>] {
        [
            .arguments("PATH", \.paths, "files and folders to report on"),
            .option("format", \.format, value: "FORMAT", "how findings are written"),
            .option("fail-on", \.failOn, value: "SEVERITY", "the mildest severity that makes the run fail"),
            .option("stdin-filename", \.standardInput, value: "FILE", "what \"-\" is called, and stands in for"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        let project: LoadedProject
        do { project = try session.load(paths, standardInput: standardInput) } catch {
            // A machine format is complete also when there is nothing to say.
            if format.isForMachines { try session.output(format.render([], files: [], palette: .plain)) }
            throw error
        }
        let compilation = try session.compile(project, for: .findings)
        try session.output(
            format.render(
                compilation.diagnostics, files: compilation.files,
                palette: OutputStream.output.palette(session.globals.color)))
        try session.tell(project, compilation)
        return session.status(of: project, compilation, failOn: failOn)
    }
}

/// The mildest severity that makes a run fail.
enum FailOn: String, CaseIterable, ArgumentValue { case error, warning, hint }

/// How findings are written.
enum ReportFormat: String, CaseIterable, ArgumentValue {
    case text, short, json

    /// Whether programs read it, so that it owns standard output.
    var isForMachines: Bool {
        switch self {
        case .text, .short: false
        case .json: true
        }
    }

    func render(_ diagnostics: [Diagnostic], files: [SourceFile], palette: Palette) -> ByteBuffer {
        var buffer = ByteBuffer()
        switch self {
        case .text: TextRenderer(palette: palette).render(diagnostics, files: files, into: &buffer)
        case .short: ShortRenderer().render(diagnostics, files: files, into: &buffer)
        case .json: JSONRenderer().render(diagnostics, files: files, into: &buffer)
        }
        return buffer
    }
}
