package import SheetLayout
package import SheetModel
package import SheetText

/// What the rules look at: the project in its last stage, and the earlier ones where positions and bytes are.
package struct CheckedProject: Sendable {
    package var resolved: ResolvedProject
    /// The files as decoded; those that are no sources may be left out.
    package var files: [SyntaxFile]
    /// The files as read; `SourceRange.file` is an index into it.
    package var sources: [SourceFile]
    /// How the contexts are called in messages.
    package var names: ContextNames
    /// What is in the files, at a glance.
    var facts: [SyntaxFacts]
    /// The oldest iOS that the app runs on.
    package var minOS: Double

    package init(
        resolved: ResolvedProject, files: [SyntaxFile], facts: [SyntaxFacts], sources: [SourceFile],
        minOS: Double = 16.4
    ) {
        self.facts = facts
        self.minOS = minOS
        self.resolved = resolved
        self.files = files
        self.sources = sources
        self.names = ContextNames(resolved.contexts)
    }

    /// The colours in its sheets as written.
    var writtenColors: some Sequence<WrittenColor> { facts.lazy.flatMap { $0.colors } }
}

/// One sheet of it.
package struct CheckedSheet: Sendable {
    package let project: CheckedProject
    package let sheet: LinkedSheet
}

/// A sheet that was resolved in every context.
package struct ResolvedSheet: Sendable {
    package let sheet: LinkedSheet
    /// For the value of a part of an expression.
    package let resolver: SheetResolver
    /// One for each context.
    package let resolutions: [SheetResolution]
    package let project: CheckedProject
    /// What is in its blocks, at a glance.
    let facts: SheetFacts
    /// The contexts that were resolved without a problem, by place.
    let soundContexts: [Int]

    package var definition: SheetDefinition { resolver.sheet }
    package var contexts: [SheetContext] { project.resolved.contexts }
    package var names: ContextNames { project.names }
}

extension CheckedProject {
    /// Runs all rules that look at one sheet. `resolutions` has one for each context, made by `resolver`; it is empty
    /// for a sheet that was not resolved. Sheets are independent: a caller may do this on several threads.
    package func checkSheet(
        _ index: Int, _ resolver: SheetResolver?, resolutions: [SheetResolution], _ report: inout Report
    ) {
        let checked = CheckedSheet(project: self, sheet: resolved.linked.sheets[index])
        for check in Rule.sheetChecks { check(checked, &report) }
        guard let resolver, !resolutions.isEmpty else { return }
        let sheet = ResolvedSheet(
            sheet: checked.sheet, resolver: resolver, resolutions: resolutions, project: self,
            facts: SheetFacts(resolver.sheet),
            soundContexts: resolutions.indices.filter { resolutions[$0].problems.isEmpty })
        for check in Rule.resolvedChecks { check(sheet, &report) }
    }

    /// Runs the rules that look at all sheets at once. They do not look at resolutions.
    package func checkWhole(_ report: inout Report) {
        for check in Rule.projectChecks { check(self, &report) }
    }
}
