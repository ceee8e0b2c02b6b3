import SheetText

extension Rule {
    /// Text that is no YAML.
    static let yamlSyntax = Rule(
        .yamlSyntax, .yaml, .error, summary: "the text is not YAML",
        why: """
            What stands behind the place cannot be read with certainty, so nothing of it is guessed. Tabs in an \
            indentation, a `: ` within a text and a bracket that is left open are the usual causes.
            """,
        howToFix: "The message says what YAML wants there: as a rule spaces, quotes or a closing bracket.",
        bad: """
            sheet: coupon
            summary: Note: new
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            summary: "Note: new"
            content: [{height: 80}]
            """,
        check: .whileReading)
}
