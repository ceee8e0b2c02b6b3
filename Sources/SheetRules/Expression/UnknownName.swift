import SheetText

extension Rule {
    /// A name that an expression cannot resolve.
    static let unknownName = Rule(
        .unknownName, .expression, .error, summary: "a name in an expression is unknown",
        why: """
            A name is one of the language's own or the path of a length token.
            """,
        howToFix: "Correct the name, or add the token.", hasFix: true, check: .whileReading)
}
