import SheetText

extension Rule {
    /// An anchor without an alias.
    static let unusedAnchor = Rule(
        .unusedAnchor, .yaml, .hint, summary: "no alias uses an anchor",
        why: """
            An anchor marks a value for use elsewhere. Without an alias it is left over, or the alias has another \
            name.
            """,
        howToFix: "Remove the anchor.",
        bad: """
            sheet: coupon
            header: &top 30
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            header: &top 30
            content: [{height: *top}]
            """,
        hasFix: true, check: .whileReading)
}
