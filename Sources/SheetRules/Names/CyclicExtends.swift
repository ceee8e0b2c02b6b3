import SheetText

extension Rule {
    /// Sheets that extend each other, or slots that fill each other, in a ring.
    static let cyclicExtends = Rule(
        .cyclicExtends, .names, .error, summary: "sheets extend each other in a ring",
        why: """
            None of them comes first, so none has a value.
            """,
        howToFix: "Let one of them extend no other.",
        bad: """
            sheet: coupon
            extends: base
            ---
            sheet: base
            extends: coupon
            """,
        good: """
            sheet: coupon
            extends: base
            ---
            sheet: base
            content: [{height: 80}]
            """,
        check: .whileReading)
}
