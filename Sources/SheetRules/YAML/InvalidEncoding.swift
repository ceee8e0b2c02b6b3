import SheetText

extension Rule {
    /// Bytes that are no text.
    static let invalidEncoding = Rule(
        .invalidEncoding, .yaml, .error, summary: "the file has bytes that are no text",
        why: """
            A source is UTF-8, or UTF-16 with a byte order mark. Bytes that are neither, NUL, other control \
            characters and a second byte order mark would be read differently by every tool.
            """,
        howToFix: "Save the file as UTF-8 and remove the character at the place that is named.",
        bad: """
            sheet: coupon
            summary: caf\u{7}e
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            summary: café
            content: [{height: 80}]
            """,
        check: .whileReading)
}
