package import SheetLayout
package import SheetModel
package import SheetText

/// What the rules look at: the project in its last stage, and the earlier ones where positions and bytes are.
package struct CheckedProject: Sendable {
    package var resolved: ResolvedProject
    /// The files as decoded, in the project's order.
    package var files: [SyntaxFile]
    /// The files as read; `SourceRange.file` is an index into it.
    package var sources: [SourceFile]
    /// How the contexts are called in messages.
    package var names: ContextNames

    package init(resolved: ResolvedProject, files: [SyntaxFile], sources: [SourceFile]) {
        self.resolved = resolved
        self.files = files
        self.sources = sources
        self.names = ContextNames(resolved.contexts)
    }
}

/// One sheet of it.
package struct CheckedSheet: Sendable {
    package let project: CheckedProject
    /// Its place in the linked project.
    package let index: Int

    package var sheet: LinkedSheet { project.resolved.linked.sheets[index] }

    /// One for each context; empty where it was not resolved.
    package let resolutions: [SheetResolution]

    /// It as it was resolved; nil where it was not.
    package var resolved: ResolvedSheet? { project.resolvedSheet(index, resolutions) }
}

/// A sheet that was resolved in every context.
package struct ResolvedSheet: Sendable {
    package let sheet: LinkedSheet
    package let definition: SheetDefinition
    package let contexts: [SheetContext]
    /// One for each context.
    package let resolutions: [SheetResolution]
    package let names: ContextNames
    package let project: CheckedProject
}

extension CheckedProject {
    /// Runs all rules on one sheet. Sheets are independent: a caller may do this on several threads.
    package func checkSheet(_ index: Int, _ report: inout Report) {
        let resolutions = index < resolved.resolutions.count ? resolved.resolutions[index] : []
        checkSheet(index, resolutions: resolutions, &report)
    }

    /// The same for a project that does not keep what its sheets were resolved to.
    package func checkSheet(_ index: Int, resolutions: [SheetResolution], _ report: inout Report) {
        let checked = CheckedSheet(project: self, index: index, resolutions: resolutions)
        for check in Rule.sheetChecks { check(checked, &report) }
        guard let resolved = checked.resolved else { return }
        for check in Rule.resolvedChecks { check(resolved, &report) }
    }

    /// Runs the rules that look at all sheets at once.
    package func checkWhole(_ report: inout Report) {
        for check in Rule.projectChecks { check(self, &report) }
    }

    /// All of it, one sheet after the other.
    package func check() -> Report {
        var report = Report()
        for index in resolved.linked.sheets.indices { checkSheet(index, &report) }
        checkWhole(&report)
        return report
    }

    /// A sheet with its resolutions; nil where it has none.
    fileprivate func resolvedSheet(_ index: Int, _ resolutions: [SheetResolution]) -> ResolvedSheet? {
        let sheet = resolved.linked.sheets[index]
        guard let definition = sheet.definition, !resolutions.isEmpty else { return nil }
        return ResolvedSheet(
            sheet: sheet, definition: definition, contexts: resolved.contexts, resolutions: resolutions,
            names: names, project: self)
    }
}
