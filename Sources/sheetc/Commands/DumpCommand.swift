import CommandKit
import SheetCompiler
import SheetText

/// `sheetc dump`: what each stage of the compiler sees.
struct DumpCommand: Command {
    var stage: DumpStage?
    var file: Argument?

    static let name = "dump"
    static let summary = "shows what a stage of the compiler makes of a file"
    static var parameters: [Parameter<DumpCommand>] {
        [
            .option("stage", \.stage, value: "STAGE", "which stage"),
            .argument("FILE", required: \.file, "the source"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        guard let stage else {
            throw Trouble(
                "dump needs a stage", hint: "--stage \(DumpStage.allCases.map(\.rawValue).joined(separator: "|"))")
        }
        guard let file else { throw Trouble("dump needs a file") }
        if let dump = try textDump(stage, file, session) {
            try session.output(dump.text)
            return dump.isWhole ? .done : .findings
        }
        let project = try session.load([file])
        if let failure = project.failures.first { throw failure }
        let compilation = try session.compile(project, for: .project)
        try session.warn(errorsOf: compilation)
        let path = project.location.display(currentFolder().appending(Path(file)).normalized)
        try session.output(sheetDump(stage, of: path, in: compilation))
        return session.status(of: project, compilation, failOn: .error)
    }

    /// The stages before decoding look at one file alone.
    private func textDump(_ stage: DumpStage, _ file: Argument, _ session: Session) throws -> SourceDump? {
        guard stage == .events || stage == .tree else { return nil }
        let bytes: [UInt8]
        do { bytes = file == "-" ? try readStandardInput() : try readFile(Path(file)) } catch {
            throw Trouble(Path(file), error)
        }
        let source = SourceFile(path: file == "-" ? "<stdin>" : file.display, bytes: bytes)
        let configuration = try session.configurationHere()
        let dump = sourceDump(stage, of: source, limits: configuration.settings)
        if let dump, !dump.isWhole {
            try session.warn(errorsOf: Compiler(configuration, for: .findings).compile([.named(source)]))
        }
        return dump
    }
}

extension Session {
    /// Shows errors beside results that own standard output.
    fileprivate func warn(errorsOf compilation: Compilation) throws {
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        let palette = OutputStream.error.palette(globals.color)
        try warn(ReportFormat.text.render(errors, files: compilation.files, palette: palette))
    }
}

extension DumpStage: ArgumentValue {}
