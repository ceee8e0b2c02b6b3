import SheetText

extension Rule {
    /// A height between 0 and 1.
    static let suspiciousRatio = Rule(
        .suspiciousRatio, .expression, .warning, summary: "a height is between 0 and 1 point",
        why: """
            In other frameworks `0.5` is half the screen. Here a number is in points, so the sheet would be half a \
            point high.
            """,
        howToFix: "Write `50% of screen` (from the top of the window) or `50%` (of the tallest detent).",
        bad: """
            sheet: coupon
            detents: [{id: half, height: "min(fit, large)", min: 0.5}]
            content: [{id: body, height: 900, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [{id: half, height: "min(fit, large)", min: 50% of max}]
            content: [{id: body, height: 900, scroll: true}]
            """,
        hasFix: true, check: .whileReading)
}
