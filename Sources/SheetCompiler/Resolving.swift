import SheetLayout
import SheetModel
import SheetRules
import SheetText

extension Compiler {
    /// Resolves every sheet in every context and runs the rules on it, sheet by sheet. Without a goal beyond the
    /// findings no resolution outlives its sheet.
    func resolve(_ linked: LinkedProject, _ sources: inout Sources) -> ResolvedProject? {
        let resolved = ResolvedProject(
            linked: linked, contexts: configuration.settings.contexts, resolutions: [])
        var checked = CheckedProject(
            resolved: resolved, files: sources.syntax, facts: sources.facts, sources: sources.files,
            minOS: configuration.settings.minOS)
        let sheets = parallel(count: linked.sheets.count, threads: threads) { [checked, goal, onItem] index in
            defer { onItem?() }
            let resolver = checked.resolver(index)
            let resolutions = resolver.map { checked.resolved.contexts.map($0.resolve) } ?? []
            var report = Report()
            checked.checkSheet(index, resolver, resolutions: resolutions, &report)
            return (resolutions: goal == .project ? resolutions : [], findings: report.findings)
        }
        for sheet in sheets where !sheet.findings.isEmpty { sources.findings += sheet.findings }
        if goal == .project { checked.resolved.resolutions = sheets.map(\.resolutions) }
        var report = Report()
        checked.checkWhole(&report)
        sources.findings += report.findings
        return goal == .project ? checked.resolved : nil
    }
}

extension CheckedProject {
    /// Of a sheet; nil for one that is abstract or has no definition.
    fileprivate func resolver(_ index: Int) -> SheetResolver? {
        guard !resolved.linked.sheets[index].isAbstract else { return nil }
        return resolved.linked.sheets[index].definition.map(SheetResolver.init)
    }
}
