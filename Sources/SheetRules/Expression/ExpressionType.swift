import SheetText

extension Rule {
    /// Lengths and plain numbers where they do not go together.
    static let expressionType = Rule(
        .expressionType, .expression, .error, summary: "lengths and plain numbers are mixed up",
        why: """
            A length times a length is an area, a length by a length a ratio. Neither is a height.
            """,
        howToFix: """
            Divide lengths to get a ratio, multiply lengths by plain numbers; write `300pt` where a number is meant \
            as a length.
            """,
        bad: """
            sheet: coupon
            detents: [fit * fit]
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            detents: [fit * 1.5]
            content: [{height: 80}]
            """,
        check: .whileReading)
}
