import SheetText

extension Rule {
    /// Tokens that name each other in a ring.
    static let cyclicToken = Rule(
        .cyclicToken, .names, .error, summary: "tokens name each other in a ring",
        why: """
            None of them has a value.
            """,
        howToFix: "Give one of them a value; the message prints the ring.", check: .whileReading)
}
