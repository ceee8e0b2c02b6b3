import SheetText

extension Rule {
    /// Tokens that name each other in a ring.
    static let cyclicToken = Rule(
        .cyclicToken, .names, .error, summary: "tokens name each other in a ring",
        why: """
            None of them has a value.
            """,
        howToFix: "Give one of them a value of its own.",
        bad: """
            sheet: coupon
            content: [{height: row.small}]
            ---
            tokens:
              lengths: {row: {small: row.tall, tall: row.small}}
            """,
        good: """
            sheet: coupon
            content: [{height: row.small}]
            ---
            tokens:
              lengths: {row: {small: row.tall, tall: 88}}
            """,
        check: .whileReading)
}
