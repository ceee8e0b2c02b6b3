import SheetText

extension Rule {
    /// Lines that end in different ways.
    static let mixedLineEndings = Rule(
        .mixedLineEndings, .yaml, .hint, summary: "lines end in different ways",
        why: """
            Comparisons and patches then show lines as changed that are not.
            """,
        howToFix: "Let all lines end as most of them do.",
        bad: """
            sheet: coupon\r
            header: 30
            content: [{height: 80}]\r
            """,
        good: """
            sheet: coupon
            header: 30
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
