import SheetText

extension Rule {
    /// Two detents or two blocks of one id.
    static let duplicateID = Rule(
        .duplicateID, .names, .error, summary: "two detents or blocks have one id",
        why: """
            Detents and blocks are named by their ids, in expressions as well as in the app. A detent without an id \
            has a default one, which may be taken.
            """,
        howToFix: "Rename one of them.",
        bad: """
            sheet: coupon
            content:
              - {id: title, height: 44}
              - {id: title, height: 80}
            """,
        good: """
            sheet: coupon
            content:
              - {id: title, height: 44}
              - {id: body, height: 80}
            """,
        check: .whileReading)
}
