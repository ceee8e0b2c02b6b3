package import SheetModel
package import SheetText

/// What came of compiling a project.
package struct Compilation: Sendable {
    /// The sources and the project file, in byte order of their paths: what ranges refer to.
    package var files: [SourceFile]
    /// What is to be reported, by path, line, column and rule, with severities and ignores applied.
    package var diagnostics: [Diagnostic]
    /// The sheets in every context; nil where only a check was asked for.
    package var project: ResolvedProject?
    package var counts = CompilationCounts()
    /// True where the project file has an error: the run ends with 2.
    package var hasWrongProjectFile: Bool
    /// What came before; to be freed with the rest.
    var remains: CompilationRemains
}

/// The stages that a compilation has passed.
struct CompilationRemains: Sendable {
    var sources: Sources
    var linked: LinkedProject
}

/// Numbers for the summary.
package struct CompilationCounts: Sendable, Equatable {
    /// Sources that were read.
    package var files = 0
    package var sheets = 0
    package var contexts = 0
    /// Reported, by severity.
    package var errors = 0
    package var warnings = 0
    package var hints = 0
    /// Errors of files that were not to be reported: they too keep outputs from being written.
    package var unreportedErrors = 0
    /// Documents of sheets and tokens.
    package var documents = 0
    /// Documents that are none of ours and were passed over.
    package var foreignDocuments = 0
}

extension Compilation {
    /// Whether any error was found, reported or not.
    package var hasErrors: Bool { counts.errors + counts.unreportedErrors > 0 }

    /// The ids of the sheets that have heights, with what they are for.
    package var sheetRows: [(String, String)] {
        (project?.linked.sheets ?? []).filter { !$0.isAbstract }.map { ($0.id, $0.summary ?? "") }
    }
}

/// A source as the file system gave it.
package struct CompilerInput: Sendable {
    package var file: SourceFile
    package var expectation: Expectation
    /// Whether the file itself was named. Normalised JSON is read then, and in the place of all other sources;
    /// where a search finds it, it is passed over.
    package var isNamed = false
    /// Whether it is no source but a generated file that somebody changed: that is all that is said about it.
    package var isEditedOutput = false
    /// False for a file whose findings nobody asked for: it is compiled all the same.
    package var isReported = true

    package init(_ file: SourceFile, _ expectation: Expectation = .specs) {
        self.file = file
        self.expectation = expectation
    }
}

/// The work of compiling, in order: what `--timings` tells apart.
package enum CompilerStage: String, CaseIterable, Sendable {
    /// Reading YAML and decoding it, file by file.
    case read
    /// Names, `extends`, slots and tokens.
    case link
    /// Heights in every context, and all rules.
    case resolve
    /// Severities, ignores and order.
    case report
}

/// What a compilation is for.
package enum CompilerGoal: Sendable {
    /// Findings only: what a sheet comes to is forgotten as soon as it was looked at.
    case findings
    /// Findings and the resolved project.
    case project
}
