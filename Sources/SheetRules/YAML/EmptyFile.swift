import SheetText

extension Rule {
    /// A file without a document.
    static let emptyFile = Rule(
        .emptyFile, .yaml, .hint, summary: "a file holds nothing",
        why: """
            It is read on every run and says nothing; perhaps it was not saved.
            """,
        howToFix: "Remove the file, or write the sheet.", check: .whileReading)
}
