import CommandKit
import SheetCompiler
import SheetText

/// `sheetc build`: reads, checks, resolves, writes.
struct BuildCommand: Command {
    var paths: [Argument] = []
    var emit: [Emission] = []
    var folder: Argument?
    var check = false
    var compact = false
    var depfile: Argument?
    var failOn = FailOn.error

    static let name = "build"
    static let summary = "reads, checks and resolves specs, and writes what the project asks for"
    static let discussion = [
        "Nothing is written when there is an error. A file is written only where its bytes change; one that somebody "
            + "changed by hand is never overwritten."
    ]
    static var parameters: [Parameter<BuildCommand>] {
        [
            .arguments("PATH", \.paths, "files and folders to report on"),
            .option("emit", \.emit, value: "OUTPUT", "what to write"),
            .option("output", short: "o", \.folder, value: "DIR", "the folder to write to; \"-\" is standard output"),
            .flag("check", \.check, "write nothing, and show what would change"),
            .flag("compact", \.compact, "JSON without white space"),
            .option("depfile", \.depfile, value: "FILE", "write a Makefile rule that names the sources"),
            .option("fail-on", \.failOn, value: "SEVERITY", "the mildest severity that makes the run fail"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        if folder == "-", emit.count != 1 { throw Trouble("-o - needs exactly one --emit") }
        let project = try session.load(paths)
        let compilation = try session.compile(project, for: .project)
        try report(compilation, of: project, in: session)
        try session.tell(project, compilation, hints: failOn == .hint ? .shown : .counted)
        let status = session.status(of: project, compilation, failOn: failOn)
        guard status == .done, !compilation.hasErrors else { return max(status, .findings) }
        let settings = project.configuration.settings
        let target = try OutputTarget(self, project, at: currentFolder())
        let outputs = compilation.outputs(
            target.requests, settings, style: compact ? JSONWriter.Style.compact : .indented)
        if folder == "-" {
            for output in outputs { try session.output(output) }
            return .done
        }
        let written = check ? try session.check(outputs, in: target) : try session.write(outputs, into: target)
        if let depfile, written == .done { try session.writeDepfile(Path(depfile), target, project) }
        return written
    }

    /// Findings go to standard output, unless the output itself does. Hints are for `lint`, but where they make the
    /// run fail.
    private func report(_ compilation: Compilation, of project: LoadedProject, in session: Session) throws {
        var loud = compilation
        if failOn != .hint { loud.diagnostics.removeAll { $0.severity == .hint } }
        try session.report(loud, of: project, as: ReportPlan(stream: folder == "-" ? .error : .output))
    }
}

extension Emission: ArgumentValue {}

/// Where a build writes, and what.
struct OutputTarget {
    /// Absolute.
    var root: Path
    /// The folder as it was named; empty for the project's.
    var name: Path
    var requests: [OutputRequest]

    init(_ command: BuildCommand, _ project: LoadedProject, at current: Path) throws(Trouble) {
        let wanted = command.emit.reduce(into: [Emission]()) { if !$0.contains($1) { $0.append($1) } }
        let standard = project.configuration.settings.standardOutputs
        if let folder = command.folder {
            name = Path(folder)
            root = current.appending(name).normalized
            let usual = project.configuration.settings.usualOutputs
            requests = (wanted.isEmpty ? usual : wanted).map { OutputRequest($0, path: $0.fileName) }
        } else {
            name = ""
            root = project.location.root
            requests =
                wanted.isEmpty
                ? standard
                : wanted.map { emission in
                    standard.first { $0.emission == emission }
                        ?? OutputRequest(emission, path: "Generated/\(emission.fileName)")
                }
        }
        guard !requests.isEmpty else {
            throw Trouble("the project file asks for no output", hint: "name one: --emit json")
        }
        if Set(requests.map(\.path)).count < requests.count {
            throw Trouble("two outputs would be one file", hint: "build them into folders of their own with -o")
        }
        for request in requests where !isInside(Path(request.path).normalized) {
            throw Trouble("outputs: \(request.path) lies outside of the project")
        }
    }

    /// An output's path as people see it: from where they are, or from the project file.
    func display(_ path: Path) -> String { name.appending(path).normalized.display }
}
