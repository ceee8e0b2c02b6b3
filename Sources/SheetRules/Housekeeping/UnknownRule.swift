import SheetText

extension Rule {
    /// An ignore that names no rule.
    static let unknownRule = Rule(
        .unknownRule, .housekeeping, .warning, summary: "an ignore names an unknown rule",
        why: """
            It hides nothing, and what it was to hide is still reported.
            """,
        howToFix: "Correct the name; `sheetc rules` lists all.",
        bad: """
            sheet: coupon
            header: 44 # sheetc:ignore[tuch-target] it is drawn larger
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            content:
              - {height: 40, role: button} # sheetc:ignore[touch-target] it is drawn larger
            """,
        check: .whileReading)
}
