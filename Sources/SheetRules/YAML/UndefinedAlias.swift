import SheetText

extension Rule {
    /// An alias without an anchor before it.
    static let undefinedAlias = Rule(
        .undefinedAlias, .yaml, .error, summary: "an alias names no anchor",
        why: """
            `*name` stands for what an earlier `&name` of the same document marks. Anchors end with their document.
            """,
        howToFix: "Put the anchor before the alias and into the same document, or correct the name.",
        bad: """
            sheet: coupon
            header: *top
            content: [{height: 80}]
            """,
        good: """
            x-top: &top 30
            sheet: coupon
            header: *top
            content: [{height: 80}]
            """,
        check: .whileReading)
}
