import SheetText

extension Rule {
    /// `through` with a block that is not there.
    static let unknownBlock = Rule(
        .unknownBlock, .names, .error, summary: "a block does not exist",
        why: """
            `through(id)` counts the content down to and including a block of the sheet. Blocks of the header and \
            footer are not reached.
            """,
        howToFix: "Correct the id, or give the block that is meant this id.",
        bad: """
            sheet: coupon
            detents: [through(lst)]
            content: [{id: list, height: 80}]
            """,
        good: """
            sheet: coupon
            detents: [through(list)]
            content: [{id: list, height: 80}]
            """,
        check: .whileReading)
}
