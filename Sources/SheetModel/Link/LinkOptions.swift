package import SheetLayout

/// What linking needs from outside the sources.
package struct LinkOptions: Sendable {
    /// Whose values the system colours have.
    package var profile: SheetProfile
    /// Colour names that the app resolves.
    package var external: [NamePattern] = []
    /// By file index: the paths as printed.
    package var paths: [String] = []
    /// Whether outputs are split into a file for each sheet, so that two ids must not differ by case alone.
    package var files = OutputSplit.together

    package init(profile: SheetProfile) { self.profile = profile }
}

/// How many files an output of several sheets is.
package enum OutputSplit: Sendable { case together, fileForEachSheet }
