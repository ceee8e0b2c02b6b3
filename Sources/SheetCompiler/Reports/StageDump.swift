import SheetEmit
import SheetModel
package import SheetText
import SheetYAML

/// The stages whose view of a file can be shown.
package enum DumpStage: String, CaseIterable, Sendable {
    /// libyaml's events, one a line.
    case events
    /// The nodes with their places.
    case tree
    /// The sheets with `extends`, slots, tokens and defaults applied.
    case spec
    /// The same, and what they come to in every context.
    case resolved
}

/// What the reader sees of a file.
package struct SourceDump: Sendable {
    package var text: String
    /// False where a syntax error ended it.
    package var isWhole: Bool
}

/// The view of a stage that looks at one file alone; nil for the later ones.
package func sourceDump(_ stage: DumpStage, of file: SourceFile, limits settings: ProjectSettings) -> SourceDump? {
    switch stage {
    case .events:
        let dump = dumpEvents(file, limits: settings.limits)
        return SourceDump(text: dump.text, isWhole: dump.ok)
    case .tree:
        var report = Report()
        let (source, tree) = YAMLReader(limits: settings.limits).read(file, index: 0, into: &report)
        let isWhole = !report.findings.contains { $0.rule == .yamlSyntax || $0.rule == .invalidEncoding }
        return SourceDump(text: tree.dump(source), isWhole: isWhole)
    case .spec, .resolved: return nil
    }
}

/// The sheets of one source as a later stage sees them, in normalised JSON.
package func sheetDump(_ stage: DumpStage, of path: String, in compilation: Compilation) -> ByteBuffer {
    var buffer = ByteBuffer()
    guard var project = compilation.project else { return buffer }
    let kept = project.linked.sheets.indices.filter { project.linked.sheets[$0].source == path }
    project.resolutions = stage == .resolved ? kept.map { project.resolutions[$0] } : []
    if stage != .resolved { project.contexts = [] }
    project.linked.sheets = kept.map { project.linked.sheets[$0] }
    buffer.append(contentsOf: jsonOutput(project, path: "", style: .indented).bytes)
    return buffer
}
