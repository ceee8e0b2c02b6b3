import SheetText

extension Rule {
    /// A value of another kind than its key takes.
    static let wrongType = Rule(
        .wrongType, .schema, .error, summary: "a value is of the wrong kind",
        why: """
            Values are typed by their key and never guessed. A text where a list is wanted, or `yes` where YAML 1.2 \
            has `true`, is most likely a slip.
            """,
        howToFix: "Give it a value of that kind.",
        bad: """
            sheet: coupon
            content:
              - {id: list, rows: 20, rowHeight: 56, scroll: yes}
            """,
        good: """
            sheet: coupon
            content:
              - {id: list, rows: 20, rowHeight: 56, scroll: true}
            """,
        hasFix: true, check: .whileReading)
}
