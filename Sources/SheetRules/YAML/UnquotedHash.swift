import SheetText

extension Rule {
    /// A colour that is a comment because it has no quotes.
    static let unquotedHash = Rule(
        .unquotedHash, .yaml, .error, summary: "a colour without quotes is a comment",
        why: """
            Behind a space `#` begins a comment, so `background: #FF0000` has no value at all.
            """,
        howToFix: "Put the colour in quotes.",
        bad: """
            sheet: coupon
            background:
              light: #F2F2F7
              dark: #1C1C1E
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            background:
              light: "#F2F2F7"
              dark: "#1C1C1E"
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
