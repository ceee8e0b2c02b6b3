import SheetModel
import SheetRules
import SheetText
import SheetYAML

/// The sources once they were read, and what was found out so far.
struct Sources: Sendable {
    /// By file index; UTF-16 has become UTF-8.
    var files: [SourceFile] = []
    /// In path order, without the project file.
    var syntax: [SyntaxFile] = []
    /// In step with `syntax`.
    var facts: [SyntaxFacts] = []
    var findings: [Finding] = []
    /// By file and position.
    var ignores: [IgnoreComment] = []
}

/// One of them.
private struct ReadSource: Sendable {
    var file: SourceFile
    /// nil for the project file and for what is passed over.
    var syntax: SyntaxFile?
    var facts: SyntaxFacts?
    /// JSON that was compiled before, and that was named.
    var isNormalised = false
    var findings: [Finding] = []
    var ignores: [IgnoreComment] = []
}

extension ReadSource {
    /// Reads and decodes a source.
    fileprivate init(_ input: CompilerInput, index: UInt32, _ reader: YAMLReader) {
        guard !input.isEditedOutput else {
            file = input.file
            findings = [editedOutput(.wholeFile(index))]
            return
        }
        var report = Report()
        let (file, tree) = reader.read(input.file, index: index, into: &report)
        self.file = file
        let isNormalised = SheetModel.isNormalised(file, tree: tree)
        guard input.isNamed || !isNormalised else { return }
        self.isNormalised = isNormalised
        syntax = decode(file, tree: tree, expectation: input.expectation, into: &report)
        facts = syntax.map(SyntaxFacts.init)
        findings = report.findings
        ignores = IgnoreComment.all(in: tree, of: file)
    }
}

extension Compiler {
    /// Reads and decodes every file on its own. Trees live no longer than it takes to decode them.
    func readSources(_ list: FileList) -> Sources {
        let reader = YAMLReader(limits: configuration.settings.limits)
        let read = parallel(count: list.items.count, threads: threads) { index in
            defer { onItem?() }
            let item = list.items[index]
            guard !item.isProjectFile else { return projectFile(item.file, UInt32(index)) }
            return ReadSource(item.input, index: UInt32(index), reader)
        }
        let standsAlone = read.contains { $0.isNormalised }
        var sources = Sources()
        sources.files.reserveCapacity(read.count)
        sources.syntax.reserveCapacity(read.count)
        sources.facts.reserveCapacity(read.count)
        for (one, item) in zip(read, list.items) {
            sources.files.append(one.file)
            guard item.isProjectFile || one.isNormalised || !standsAlone else { continue }
            if let syntax = one.syntax { sources.syntax.append(syntax) }
            if let facts = one.facts { sources.facts.append(facts) }
            if !one.findings.isEmpty { sources.findings += one.findings }
            if !one.ignores.isEmpty { sources.ignores += one.ignores }
        }
        return sources
    }

    /// The project file was read before; its findings take their place among the others.
    private func projectFile(_ file: SourceFile, _ index: UInt32) -> ReadSource {
        let findings = configuration.findings.map { $0.moved(from: SettingOrigin.projectFile, to: index) }
        let ignores = configuration.ignores.map { $0.moved(to: index) }
        return ReadSource(file: file, findings: findings, ignores: ignores)
    }
}

// MARK: - Messages

private func editedOutput(_ range: SourceRange) -> Finding {
    Finding(
        .editedOutput, at: range, "this generated file was changed by hand, and no build will overwrite it",
        help: "put the change into the specs, remove the file and build again")
}
