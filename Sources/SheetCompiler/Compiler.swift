import SheetModel
import SheetText

/// Compiles a project: sources in, findings and the resolved project out. The same result for the same sources,
/// whatever their order and the number of threads.
package struct Compiler: Sendable {
    package var configuration: ProjectConfiguration
    package var goal: CompilerGoal
    package var threads: Int
    /// Called at the end of each stage, on the thread that compiles.
    package var onStage: @Sendable (CompilerStage) -> Void
    /// Called for each file that was read and for each sheet that was linked and resolved, on any thread.
    package var onItem: (@Sendable () -> Void)?

    package init(
        _ configuration: ProjectConfiguration, for goal: CompilerGoal, threads: Int = 1,
        onStage: @escaping @Sendable (CompilerStage) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.goal = goal
        self.threads = threads
        self.onStage = onStage
    }

    /// Compiles the sources; of two with one path the first counts.
    package func compile(_ inputs: [CompilerInput]) -> Compilation {
        let list = FileList(inputs, configuration)
        var sources = readSources(list)
        onStage(.read)
        let linked = link(&sources)
        checkColorNames(linked, &sources)
        onStage(.link)
        let resolved = resolve(linked, &sources)
        onStage(.resolve)
        let judged = judge(sources, list)
        defer { onStage(.report) }
        return Compilation(
            files: sources.files, diagnostics: judged.diagnostics, project: resolved,
            counts: counts(judged, sources, linked), hasWrongProjectFile: judged.hasWrongProjectFile,
            remains: CompilationRemains(sources: sources, linked: linked))
    }

    private func counts(_ judged: Judgement, _ sources: Sources, _ linked: LinkedProject) -> CompilationCounts {
        var counts = judged.counts
        counts.files = sources.syntax.count
        counts.sheets = linked.sheets.count
        counts.contexts = configuration.settings.contexts.count
        counts.documents = sources.syntax.reduce(0) { $0 + $1.sheets.count + $1.tokens.count }
        counts.foreignDocuments = sources.syntax.reduce(0) { $0 + $1.foreignDocuments }
        return counts
    }
}
