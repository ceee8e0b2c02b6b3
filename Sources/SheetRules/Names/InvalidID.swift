import SheetText

extension Rule {
    /// A name that is no id.
    static let invalidID = Rule(
        .invalidID, .names, .error, summary: "a name is not an id",
        why: """
            Ids become names in Swift and JSON: a letter or `_`, then letters, digits, `-`, `_` and `.`, at most 100 \
            characters, and no word of the expression language.
            """,
        howToFix: "Choose a name of that form.",
        bad: """
            sheet: 3d
            content: [{height: 80}]
            """,
        good: """
            sheet: _3d
            content: [{height: 80}]
            """,
        check: .whileReading)
}
