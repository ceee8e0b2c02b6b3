import SheetText

extension Rule {
    /// A mapping without a key that it needs.
    static let missingKey = Rule(
        .missingKey, .schema, .error, summary: "a key is missing",
        why: """
            Without it the rest has no meaning: rows have no height without `rowHeight`.
            """,
        howToFix: "Add the key.",
        bad: """
            sheet: coupon
            content:
              - {id: list, rows: 3}
            """,
        good: """
            sheet: coupon
            content:
              - {id: list, rows: 3, rowHeight: 56}
            """,
        check: .whileReading)
}
