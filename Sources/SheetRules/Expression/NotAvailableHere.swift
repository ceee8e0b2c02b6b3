import SheetText

extension Rule {
    /// A name that has no value yet where it is used.
    static let notAvailableHere = Rule(
        .notAvailableHere, .expression, .error, summary: "a name cannot be used here",
        why: """
            `fit` is the sum of the blocks, so no block can be as high as `fit`. What depends on the content is \
            known for detents and bounds only.
            """,
        howToFix: "Use a name of the context, such as `screen`, or move the expression to a detent.",
        bad: """
            sheet: coupon
            content: [{height: 10% of fit}]
            """,
        good: """
            sheet: coupon
            content: [{height: 10% of screen}]
            """,
        check: .whileReading)
}
