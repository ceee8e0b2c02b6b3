import SheetText

extension Rule {
    /// A document with nothing but comments between others.
    static let trailingDocument = Rule(
        .trailingDocument, .yaml, .hint, summary: "a document holds nothing",
        why: """
            `---` begins a document. One with nothing in it, between others, is a separator too many, or a sheet \
            that was commented out.
            """,
        howToFix: "Remove the `---`.",
        bad: """
            sheet: coupon
            content: [{height: 80}]
            ---
            # Another one, some day.
            ---
            sheet: notice
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            content: [{height: 80}]
            ---
            # Another one.
            sheet: notice
            content: [{height: 80}]
            """,
        check: .whileReading)
}
