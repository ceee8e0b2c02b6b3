import SheetText

extension Rule {
    /// A text where a number is wanted.
    static let notANumber = Rule(
        .notANumber, .schema, .error, summary: "a value is not a number",
        why: """
            Numbers are digits with at most a point among them. `010`, `1e3`, `0,5` and `.inf` are read differently \
            by different tools.
            """,
        howToFix: "Write the number in digits, as in `2` or `44.5`.",
        bad: """
            sheet: coupon
            spacing: .5
            content: [{height: 80}, {height: 80}]
            """,
        good: """
            sheet: coupon
            spacing: 0.5
            content: [{height: 80}, {height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
