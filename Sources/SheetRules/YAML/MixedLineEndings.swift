import SheetText

extension Rule {
    /// Lines that end in different ways.
    static let mixedLineEndings = Rule(
        .mixedLineEndings, .yaml, .hint, summary: "lines end in different ways",
        why: """
            Comparisons and patches then show lines as changed that are not.
            """,
        howToFix: "Let all lines end as the first one does.", hasFix: true, check: .whileReading)
}
