import SheetText

extension Rule {
    /// A text that a comma or brace within brackets takes apart.
    static let flowSplit = Rule(
        .flowSplit, .yaml, .error, summary: "brackets take a text apart",
        why: """
            Within `[…]` and `{…}` a comma ends a value and a brace begins a mapping: `[min(a, b)]` is the two texts \
            `min(a` and `b)`, and `{token}` is a mapping with a key and no value.
            """,
        howToFix: "Put the expression in quotes, or write the list with a line for each item.",
        bad: """
            sheet: coupon
            detents: [min(fit, large)]
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            detents: ["min(fit, large)"]
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
