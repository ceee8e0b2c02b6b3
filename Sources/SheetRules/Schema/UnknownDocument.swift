import SheetText

extension Rule {
    /// A document that is neither a sheet nor tokens.
    static let unknownDocument = Rule(
        .unknownDocument, .schema, .error, summary: "a document is neither a sheet nor tokens",
        why: """
            A document says what it is by having exactly one of the keys `sheet` and `tokens`.
            """,
        howToFix: "Add the key, or move the file out of the project's `specs`.",
        bad: """
            shet: coupon
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            content: [{height: 80}]
            """,
        check: .whileReading)
}
