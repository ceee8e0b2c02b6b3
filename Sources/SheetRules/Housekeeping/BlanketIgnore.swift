import SheetText

extension Rule {
    /// An ignore without a rule.
    static let blanketIgnore = Rule(
        .blanketIgnore, .housekeeping, .warning, summary: "an ignore names no rule",
        why: """
            Without a rule it would hide everything, also what nobody has seen yet. It hides nothing.
            """,
        howToFix: "Name the rule: `# sheetc:ignore[rule] reason`.",
        bad: """
            sheet: coupon
            header: 44 # sheetc:ignore all is well
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            content:
              - {height: 40, role: button} # sheetc:ignore[touch-target] it is drawn larger
            """,
        check: .whileReading)
}
