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
    func report(_ compilation: Compilation?, _ configuration: ProjectConfiguration?, as plan: ReportPlan) throws {
        let (diagnostics, files) = (compilation?.diagnostics ?? [], compilation?.files ?? [])
        let rules = configuration.map { RuleReport($0.settings).summaries } ?? []
        func render(_ format: ReportFormat, _ palette: Palette = .plain) -> ByteBuffer {
            format.render(diagnostics, files: files, rules: rules, palette: palette)
        }
        for target in plan.targets {
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
