import CommandKit
import SheetCompiler
import SheetText

/// `sheetc lint`: reads and checks only, and fixes where it is asked to.
struct LintCommand: Command {
    var paths: [Argument] = []
    var fix = false
    var diff = false
    var format = ReportFormat.text
    var reports: [ReportTarget] = []
    var failOn = FailOn.error
    var standardInput: Argument?

    static let name = "lint"
    static let summary = "reads and checks specs"
    static let discussion = [
        "Without a PATH the project's specs are checked. With one, the whole project is read, and what is wrong in the "
            + "named files is reported. \"-\" is standard input.",
        "--fix changes only files that are reported on, and only where nothing gets worse; what is left is reported. "
            + "Of standard input it prints the fixed text, and reports on standard error. --diff prints what --fix "
            + "would change as a patch, reports on standard error, and changes nothing.",
    ]
    static var parameters: [Parameter<LintCommand>] {
        [
            .arguments("PATH", \.paths, "files and folders to report on"),
            .flag("fix", \.fix, "apply the fixes that findings come with"),
            .flag("diff", \.diff, "show what --fix would change"),
            .option("format", \.format, value: "FORMAT", "how findings are written"),
            .option("report", \.reports, value: "FORMAT=FILE", "write a report into a file, too"),
            .option("fail-on", \.failOn, value: "SEVERITY", "the mildest severity that makes the run fail"),
            .option("stdin-filename", \.standardInput, value: "FILE", "what \"-\" is called, and stands in for"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        let plan = try plan()
        var project: LoadedProject
        do { project = try session.load(paths, standardInput: standardInput) } catch {
            // A machine format is complete also when there is nothing to say.
            if format.isForMachines || !reports.isEmpty { try session.report(nil, of: nil, as: plan) }
            throw error
        }
        session.addEditedOutputs(to: &project, paths)
        let compilation = try session.compile(project, for: .findings)
        if fix || diff { return try runFixing(project, compilation, plan, session) }
        return try finish(project, compilation, plan, session)
    }

    func finish(
        _ project: LoadedProject, _ compilation: Compilation, _ plan: ReportPlan, _ session: Session
    ) throws -> ExitStatus {
        try session.report(compilation, of: project, as: plan)
        try session.tell(project, compilation)
        return session.status(of: project, compilation, failOn: failOn)
    }

    var readsInput: Bool { paths.contains("-") }

    /// Where standard output is a patch or a fixed text, the report goes to standard error.
    private func plan() throws -> ReportPlan {
        let ownsOutput = diff || fix && readsInput
        if ownsOutput, format.isForMachines {
            throw Trouble(
                "--format \(format.rawValue) and \(diff ? "--diff" : "--fix of \"-\"") both own standard output",
                hint: "write the report into a file: --report \(format.rawValue)=FILE")
        }
        return ReportPlan(format: format, targets: reports, stream: ownsOutput ? .error : .output)
    }
}

/// The mildest severity that makes a run fail.
enum FailOn: String, CaseIterable, ArgumentValue { case error, warning, hint }
