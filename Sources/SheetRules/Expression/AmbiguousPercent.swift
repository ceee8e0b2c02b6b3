import SheetText

extension Rule {
    /// A percentage that does not say of what.
    static let ambiguousPercent = Rule(
        .ambiguousPercent, .expression, .hint, summary: "a percentage does not say of what",
        why: """
            Alone it is a share of `max`, the tallest detent, as SwiftUI's `.fraction`. Readers may take it for a \
            share of the screen.
            """,
        howToFix: "Write `50% of max`, or `50% of screen` where that is meant.",
        bad: """
            sheet: coupon
            detents: [50%]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [50% of screen]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        hasFix: true, check: .whileReading)
}
