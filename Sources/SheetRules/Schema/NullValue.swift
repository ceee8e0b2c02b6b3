import SheetText

extension Rule {
    /// A key with nothing behind it.
    static let nullValue = Rule(
        .nullValue, .schema, .warning, summary: "a key has nothing behind it",
        why: """
            In an extending sheet `null` takes a value of the base back. Elsewhere nothing is taken back, so a value \
            was probably forgotten.
            """,
        howToFix: "Write the value, or remove the key.",
        bad: """
            sheet: coupon
            header:
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            header: 30
            content: [{height: 80}]
            """,
        check: .whileReading)
}
