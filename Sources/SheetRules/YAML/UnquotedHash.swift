import SheetText

extension Rule {
    /// A colour that is a comment because it has no quotes.
    static let unquotedHash = Rule(
        .unquotedHash, .yaml, .error, summary: "a colour without quotes is a comment",
        why: """
            Behind a space `#` begins a comment, so `background: #FF0000` has no value at all.
            """,
        howToFix: "Put the colour in quotes.", hasFix: true, check: .whileReading)
}
