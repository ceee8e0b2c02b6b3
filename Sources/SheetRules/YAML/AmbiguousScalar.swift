import SheetText

extension Rule {
    /// A text that older YAML reads as something else.
    static let ambiguousScalar = Rule(
        .ambiguousScalar, .yaml, .warning, summary: "a text is a boolean or a number in older YAML",
        why: """
            `no`, `on`, `010`, `1_000` and `12:30` are texts in YAML 1.2 and booleans or numbers in YAML 1.1, which \
            many editors and scripts still speak.
            """,
        howToFix: "Put the text in quotes.",
        bad: """
            sheet: coupon
            summary: 12:30
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            summary: "12:30"
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
