import SheetText

extension Rule {
    /// A key that is a list or a mapping.
    static let nonStringKey = Rule(
        .nonStringKey, .yaml, .error, summary: "a key is not a text",
        why: """
            Keys are names. `{{x}}` is a mapping as the key of a mapping: a placeholder of some template that nobody \
            filled in.
            """,
        howToFix: "Write a name, or put the whole value in quotes.",
        bad: """
            sheet: coupon
            x-note: {[a, b]: 1}
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            x-note: {"[a, b]": 1}
            content: [{height: 80}]
            """,
        check: .whileReading)
}
