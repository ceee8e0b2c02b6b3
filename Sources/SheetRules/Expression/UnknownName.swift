import SheetText

extension Rule {
    /// A name that an expression cannot resolve.
    static let unknownName = Rule(
        .unknownName, .expression, .error, summary: "a name in an expression is unknown",
        why: """
            A name is one of the language's own or the path of a length token.
            """,
        howToFix: "Correct the name, or add the token.",
        bad: """
            sheet: coupon
            detents: [mediun]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [medium]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        hasFix: true, check: .whileReading)
}
