import SheetText

extension Rule {
    /// An alias within what it stands for.
    static let recursiveAlias = Rule(
        .recursiveAlias, .yaml, .error, summary: "an alias contains itself",
        why: """
            A value that contains itself has no end.
            """,
        howToFix: "Write the inner value out.",
        bad: """
            sheet: coupon
            content: &all
              - {id: list, stack: *all}
            """,
        good: """
            sheet: coupon
            content:
              - {id: list, stack: [{height: 40}]}
            """,
        check: .whileReading)
}
