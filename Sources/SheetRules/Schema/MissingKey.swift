import SheetText

extension Rule {
    /// A mapping without a key that it needs.
    static let missingKey = Rule(
        .missingKey, .schema, .error, summary: "a key is missing",
        why: """
            Without it the rest has no meaning: rows have no height without `rowHeight`.
            """,
        howToFix: "Add the key.", check: .whileReading)
}
