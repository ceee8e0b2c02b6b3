import SheetText

extension Rule {
    /// A known key at a level where it means nothing.
    static let misplacedKey = Rule(
        .misplacedKey, .schema, .error, summary: "a key is at the wrong level",
        why: """
            Keys belong to one kind of mapping: `rowHeight` to a block, `screenCap` to the sheet. Often an \
            indentation is off.
            """,
        howToFix: "Move the key to where it belongs.",
        bad: """
            sheet: coupon
            content:
              - {height: 80, screenCap: 500}
            """,
        good: """
            sheet: coupon
            screenCap: 500
            content:
              - {height: 80}
            """,
        check: .whileReading)
}
