import SheetRules
import SheetText

/// Why a program of the project's own gave no files.
package struct EmitterFailure: Error, Sendable, Equatable {
    package var command: EmitterCommand
    /// What happened.
    package var message: String
    /// What the program said itself, line by line.
    package var words: [String] = []
    /// The way out, where there is one.
    package var help: String?

    package init(_ command: EmitterCommand, _ message: String, words: [String] = [], help: String? = nil) {
        self.command = command
        self.message = message
        self.words = words
        self.help = help
    }
}

extension Compilation {
    /// The same compilation with nothing to report but what went wrong with programs; nil where one of them is named
    /// by `--set`, which has no place in a file.
    package func reporting(_ failures: [EmitterFailure], _ configuration: ProjectConfiguration) -> Compilation? {
        guard let file = configuration.file, let index = files.firstIndex(where: { $0.path == file.path }) else {
            return nil
        }
        guard failures.allSatisfy({ $0.command.range.file == SettingOrigin.projectFile }) else { return nil }
        var report = self
        report.diagnostics = failures.map { failure in
            let finding = Finding(
                .emitterFailed, at: failure.command.range, failure.message,
                notes: failure.words.map { Note($0) }, help: failure.help ?? Rule.rule(for: .emitterFailed)?.help)
            return Diagnostic(finding.moved(from: SettingOrigin.projectFile, to: UInt32(index)), severity: .error)
        }
        report.counts.errors = failures.count
        report.counts.warnings = 0
        report.counts.hints = 0
        report.hasWrongProjectFile = true
        return report
    }
}
