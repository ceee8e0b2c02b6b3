import CHeap
import SheetCompiler
import SheetText

/// What a project takes while it is compiled, as a multiple of its sources: measured, and rounded up.
private let heapBytesBySourceByte = 12

/// Whether a run has shown its hints, or says only how many there are.
enum HintTelling { case shown, counted }

extension Session {
    /// Compiles a loaded project, and says on standard error how long the stages took where that was asked for.
    func compile(_ project: LoadedProject, for goal: CompilerGoal) throws -> Compilation {
        let stopwatch = Stopwatch()
        var compiler = Compiler(project.configuration, for: goal, threads: threads) { stopwatch.mark($0.rawValue) }
        reserve_heap(heapBytesBySourceByte * project.inputs.reduce(0) { $0 + $1.file.bytes.count })
        let progress = progressBar(for: project)
        if let progress { compiler.onItem = { progress.advance() } }
        let compilation = compiler.compile(project.inputs)
        progress?.clear()
        keepUntilExit(compilation)
        if globals.timings {
            for lap in stopwatch.laps { try note("\(lap.name) took \(lap.milliseconds.text) ms") }
        }
        try checkInterrupt()
        try checkFound(project, compilation)
        return compilation
    }

    /// Most files hold one sheet, which is a piece of work three times: read, linked and resolved.
    private func progressBar(for project: LoadedProject) -> ProgressBar? {
        let isShown = showsProgress(globals, isTerminal: OutputStream.error.isTerminal, environment: environment)
        guard isShown else { return nil }
        return ProgressBar(total: 3 * project.inputs.count, columns: OutputStream.error.columns ?? 80)
    }

    /// Notes, what could not be read, and the summary.
    func tell(_ project: LoadedProject, _ compilation: Compilation, hints: HintTelling = .shown) throws {
        for note in project.notes { try self.note(note) }
        let foreign = compilation.counts.foreignDocuments
        if foreign > 0 { try note("passed over \(foreign.counted("document")) of other kinds") }
        for failure in project.failures { try complain(failure) }
        if globals.verbose {
            let counts = compilation.counts
            try note(
                "read \(counts.files.counted("file")): \(counts.sheets.counted("sheet")) in "
                    + counts.contexts.counted("context"))
        }
        try summarize(compilation.counts, hints)
    }

    /// What a run over this project ends with.
    func status(of project: LoadedProject, _ compilation: Compilation, failOn: FailOn) -> ExitStatus {
        if compilation.hasWrongProjectFile || !project.failures.isEmpty { return .trouble }
        let counts = compilation.counts
        let failing =
            switch failOn {
            case .error: counts.errors
            case .warning: counts.errors + counts.warnings
            case .hint: counts.errors + counts.warnings + counts.hints
            }
        return failing > 0 ? .findings : .done
    }

    private func summarize(_ counts: CompilationCounts, _ hints: HintTelling) throws {
        let parts = [
            (counts.errors, "error"), (counts.warnings, "warning"), (counts.hints, "hint"),
        ].filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
        guard !parts.isEmpty else { return }
        let more = counts.hints > 0 && hints == .counted ? "; `sheetc lint` shows the hints" : ""
        try note("\(parts.joined(separator: ", ")) in \(counts.files.counted("file"))\(more)")
    }

    /// A run that found files, but none of ours, has been called in the wrong place.
    private func checkFound(_ project: LoadedProject, _ compilation: Compilation) throws {
        let counts = compilation.counts
        let isOther = counts.foreignDocuments > 0 && counts.documents == 0
        guard isOther, compilation.diagnostics.isEmpty, project.failures.isEmpty else { return }
        throw Trouble(
            "no specs found: \(counts.foreignDocuments.counted("document")) of other kinds",
            hint: "a spec is a document with the key `sheet` or `tokens`")
    }
}

extension Int {
    /// `1 file`, `2 files`.
    func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
