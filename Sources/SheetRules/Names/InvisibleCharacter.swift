import SheetText

extension Rule {
    /// A character in a name or expression that cannot be seen.
    static let invisibleCharacter = Rule(
        .invisibleCharacter, .names, .error, summary: "a character cannot be seen",
        why: """
            Zero-width and direction characters make two names differ, or a line read differently from what it says, \
            without anyone seeing it.
            """,
        howToFix: "Remove the character.",
        bad: """
            sheet: coup\u{200B}on
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            content: [{height: 80}]
            """,
        check: .whileReading)
}
