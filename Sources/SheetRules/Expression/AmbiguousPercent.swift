import SheetText

extension Rule {
    /// A percentage that does not say of what.
    static let ambiguousPercent = Rule(
        .ambiguousPercent, .expression, .hint, summary: "a percentage does not say of what",
        why: """
            Alone it is a share of `max`, the tallest detent, as SwiftUI's `.fraction`. Readers may take it for a \
            share of the screen.
            """,
        howToFix: "Write `50% of max`, or `50% of screen` where that is meant.", hasFix: true, check: .whileReading)
}
