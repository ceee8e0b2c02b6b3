import CommandKit
import SheetCompiler
import SheetText

/// How findings are written.
enum ReportFormat: String, CaseIterable, ArgumentValue {
    case text, short, json, jsonl, sarif, github, gitlab, junit, checkstyle

    /// Whether programs read it, so that it owns standard output.
    var isForMachines: Bool {
        switch self {
        case .text, .short: false
        case .json, .jsonl, .sarif, .github, .gitlab, .junit, .checkstyle: true
        }
    }

    /// Whether what reads it shows findings in a whole repository, so that paths are relative to its root.
    var isForRepositories: Bool {
        switch self {
        case .github, .gitlab, .sarif: true
        case .text, .short, .json, .jsonl, .junit, .checkstyle: false
        }
    }

    /// The whole report, complete also where there is nothing to say. `rules` are what SARIF tells about.
    func render(
        _ diagnostics: [Diagnostic], files: [SourceFile], rules: [RuleSummary] = [], palette: Palette = .plain
    ) -> ByteBuffer {
        var buffer = ByteBuffer()
        switch self {
        case .text: TextRenderer(palette: palette).render(diagnostics, files: files, into: &buffer)
        case .short: ShortRenderer().render(diagnostics, files: files, into: &buffer)
        case .json: JSONRenderer().render(diagnostics, files: files, into: &buffer)
        case .jsonl: JSONRenderer().renderLines(diagnostics, files: files, into: &buffer)
        case .sarif:
            SARIFRenderer(version: Version.number, rules: rules).render(diagnostics, files: files, into: &buffer)
        case .github: GitHubRenderer().render(diagnostics, files: files, into: &buffer)
        case .gitlab: GitLabRenderer().render(diagnostics, files: files, into: &buffer)
        case .junit: JUnitRenderer().render(diagnostics, files: files, into: &buffer)
        case .checkstyle: CheckstyleRenderer().render(diagnostics, files: files, into: &buffer)
        }
        return buffer
    }
}

/// A report that goes into a file: `sarif=out.sarif`.
struct ReportTarget: ArgumentValue {
    var format: ReportFormat
    var file: Argument

    init?(argument: Argument) {
        guard let equals = argument.bytes.firstIndex(of: 0x3D), equals + 1 < argument.bytes.count,
            let format = ReportFormat(argument: Argument(bytes: Array(argument.bytes[..<equals])))
        else { return nil }
        self.format = format
        file = Argument(bytes: Array(argument.bytes[(equals + 1)...]))
        // Standard output has a report anyway.
        if file == "-" { return nil }
    }

    static var expectation: String {
        "FORMAT=FILE, the format one of \(ReportFormat.choices?.joined(separator: ", ") ?? "")"
    }

    var argumentText: String { "\(format.rawValue)=\(file.display)" }
}

/// What a run reports on, in every form it is asked for.
struct ReportPlan {
    var format = ReportFormat.text
    var targets: [ReportTarget] = []
    /// Where the report goes that is no file: standard error where standard output is something else's.
    var stream = OutputStream.output
}

extension Session {
    /// Writes all reports. On GitHub its own are added to the text, so that findings show beside the lines.
    func report(_ compilation: Compilation?, of project: LoadedProject?, as plan: ReportPlan) throws {
        let (diagnostics, files) = (compilation?.diagnostics ?? [], compilation?.files ?? [])
        func render(_ format: ReportFormat, _ palette: Palette = .plain) -> ByteBuffer {
            let rules = format == .sarif ? project.map { RuleReport($0.configuration.settings).summaries } : nil
            let files = format.isForRepositories ? project?.location.seenFromRepository(files) ?? files : files
            return format.render(diagnostics, files: files, rules: rules ?? [], palette: palette)
        }
        for target in plan.targets {
            try project?.location.requireNoSource(Path(target.file), among: files)
            do throws(SystemError) {
                try replaceFile(Path(target.file), with: render(target.format).bytes)
            } catch { throw Trouble(Path(target.file), error) }
        }
        try write(render(plan.format, plan.stream.palette(globals.color)), to: plan.stream)
        if plan.format == .text, environment("GITHUB_ACTIONS") == "true" {
            try write(render(.github), to: plan.stream)
        }
    }

    private func write(_ buffer: ByteBuffer, to stream: OutputStream) throws {
        switch stream {
        case .output: try output(buffer)
        case .error: try warn(buffer)
        }
    }
}

extension ProjectLocation {
    /// A report must not take the place of what it is about.
    fileprivate func requireNoSource(_ path: Path, among files: [SourceFile]) throws(Trouble) {
        guard let place = realPath(path) else { return }
        for file in files where realPath(root.appending(Path(display: file.path)).normalized) == place {
            throw Trouble("\(path.display) is a source of this project", hint: "write the report to another file")
        }
    }

    /// The files with paths from the root of the repository that the project lies in, where it lies in one.
    fileprivate func seenFromRepository(_ files: [SourceFile]) -> [SourceFile] {
        guard let repository, repository != root else { return files }
        return files.map { file in
            guard file.path != "<stdin>" else { return file }
            let path = root.appending(Path(display: file.path)).normalized.seen(from: repository)
            return SourceFile(path: path.display, bytes: file.bytes)
        }
    }
}
