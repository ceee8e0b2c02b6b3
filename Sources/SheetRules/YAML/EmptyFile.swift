import SheetText

extension Rule {
    /// A file without a document.
    static let emptyFile = Rule(
        .emptyFile, .yaml, .hint, summary: "a file holds nothing",
        why: """
            It is read on every run and says nothing; perhaps it was not saved.
            """,
        howToFix: "Remove the file, or write the sheet.",
        bad: """
            # The coupons of a shopper.
            """,
        good: """
            # The coupons of a shopper.
            sheet: coupon
            content: [{height: 80}]
            """,
        check: .whileReading)
}
