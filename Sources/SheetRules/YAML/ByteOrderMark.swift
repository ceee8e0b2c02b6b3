import SheetText

extension Rule {
    /// A byte order mark at the start of a UTF-8 file.
    static let byteOrderMark = Rule(
        .byteOrderMark, .yaml, .hint, summary: "a file begins with a byte order mark",
        why: """
            UTF-8 needs none, and tools that do not expect it take it for a character of the first key.
            """,
        howToFix: "Save the file without it.",
        bad: """
            \u{FEFF}sheet: coupon
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
