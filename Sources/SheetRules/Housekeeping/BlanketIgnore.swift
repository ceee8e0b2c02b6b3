import SheetText

extension Rule {
    /// An ignore without a rule.
    static let blanketIgnore = Rule(
        .blanketIgnore, .housekeeping, .warning, summary: "an ignore names no rule",
        why: """
            Without a rule it would hide everything, also what nobody has seen yet. It hides nothing.
            """,
        howToFix: "Name the rule: `# sheetc:ignore[rule] reason`.", check: .whileReading)
}
