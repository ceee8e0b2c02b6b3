import SheetText

extension Rule {
    /// A text that is no expression.
    static let expressionSyntax = Rule(
        .expressionSyntax, .expression, .error, summary: "an expression cannot be read",
        why: """
            Names may contain `-`, so a minus needs spaces on both sides, as in CSS: `screen - 60`. Numbers have no \
            exponent, and only `pt` and `%` may follow them.
            """,
        howToFix: "Correct the expression at the place that is marked.",
        bad: """
            sheet: coupon
            screenCap: screen-60
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            screenCap: screen - 60
            content: [{height: 80}]
            """,
        check: .whileReading)
}
