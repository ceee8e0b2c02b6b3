import SheetText

extension Rule {
    /// An ignore that names no rule.
    static let unknownRule = Rule(
        .unknownRule, .housekeeping, .warning, summary: "an ignore names an unknown rule",
        why: """
            It hides nothing, and what it was to hide is still reported.
            """,
        howToFix: "Correct the name; `sheetc rules` lists all.", check: .whileReading)
}
