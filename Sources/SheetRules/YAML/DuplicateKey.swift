import SheetText

extension Rule {
    /// A key that stands twice in one mapping.
    static let duplicateKey = Rule(
        .duplicateKey, .yaml, .error, summary: "a mapping has a key twice",
        why: """
            Tools disagree on which of the two counts. Most take the last one without a word, so an edit of the \
            first changes nothing.
            """,
        howToFix: "Remove one of the two.",
        bad: """
            sheet: coupon
            header: 30
            content: [{height: 80}]
            header: 40
            """,
        good: """
            sheet: coupon
            header: 40
            content: [{height: 80}]
            """,
        check: .whileReading)
}
