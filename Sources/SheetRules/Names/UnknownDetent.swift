import SheetText

extension Rule {
    /// The name of a detent that the sheet does not have.
    static let unknownDetent = Rule(
        .unknownDetent, .names, .error, summary: "a detent does not exist",
        why: """
            `initial`, `dim.from` and `upThrough` name one of the sheet's detents. Without an id a detent is called \
            `fit`, `medium`, `large`, or `d1`, `d2` by its place.
            """,
        howToFix: "Correct the name.",
        bad: """
            sheet: coupon
            detents: [medium, large]
            initial: larg
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [medium, large]
            initial: large
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .whileReading)
}
