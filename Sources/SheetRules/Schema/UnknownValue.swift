import SheetText

extension Rule {
    /// A word that is not one of a closed set.
    static let unknownValue = Rule(
        .unknownValue, .schema, .error, summary: "a value is not one of the known words",
        why: """
            The key takes one of a few words. Any other would fall back on a default that nobody asked for.
            """,
        howToFix: "Use one of the words that are listed.",
        bad: """
            sheet: coupon
            presentation: custm
            accessibility: {label: Coupons}
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
