import SheetText

extension Rule {
    /// A key that stands twice in one mapping.
    static let duplicateKey = Rule(
        .duplicateKey, .yaml, .error, summary: "a mapping has a key twice",
        why: """
            Tools disagree on which of the two counts. Most take the last one without a word, so an edit of the \
            first changes nothing.
            """,
        howToFix: "Remove one of the two.", check: .whileReading)
}
