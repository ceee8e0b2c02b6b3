import SheetText

extension Rule {
    /// A key that the language does not have.
    static let unknownKey = Rule(
        .unknownKey, .schema, .error, summary: "a key is unknown",
        why: """
            A misspelled key would be passed over without a word, and the sheet would have the default.
            """,
        howToFix: "Correct the key. What a team's own tools read begins with `x-`.",
        bad: """
            sheet: coupon
            heder: 30
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            header: 30
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
