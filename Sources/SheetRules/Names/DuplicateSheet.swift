import SheetText

extension Rule {
    /// Two sheets of one id.
    static let duplicateSheet = Rule(
        .duplicateSheet, .names, .error, summary: "two sheets have one id",
        why: """
            The app asks for a sheet by its id. Ids are compared as people see them: `é` as one code point or as two \
            is the same letter.
            """,
        howToFix: "Rename one of the sheets.",
        bad: """
            sheet: coupon
            content: [{height: 80}]
            ---
            sheet: coupon
            content: [{height: 90}]
            """,
        good: """
            sheet: coupon
            content: [{height: 80}]
            ---
            sheet: coupon-list
            content: [{height: 90}]
            """,
        check: .whileReading)
}
