import SheetText

extension Rule {
    /// An ignore that hides nothing.
    static let unusedIgnore = Rule(
        .unusedIgnore, .housekeeping, .warning, summary: "an ignore hides nothing",
        why: """
            What it hid has been settled or has moved. Left there, it would hide the next finding of that rule.
            """,
        howToFix: "Remove the comment.",
        bad: """
            sheet: coupon
            content:
              - {height: 44, role: button} # sheetc:ignore[touch-target] it is drawn larger
            """,
        good: """
            sheet: coupon
            content:
              - {height: 40, role: button} # sheetc:ignore[touch-target] it is drawn larger
            """,
        hasFix: true, check: .whileReading)
}
