import SheetText

extension Rule {
    /// A text that is no colour.
    static let invalidColor = Rule(
        .invalidColor, .color, .error, summary: "a value is not a colour",
        why: """
            Colours are `#RGB`, `#RRGGBB` or `#RRGGBBAA` in quotes, `rgb(…)`, `p3(…)`, a token or a system colour. \
            Digits without `#` and quotes may be read as a number.
            """,
        howToFix: "Write the colour in one of these forms.",
        bad: """
            sheet: coupon
            background: {light: "#F2F2F7", dark: "#1C"}
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            background: {light: "#F2F2F7", dark: "#1C1C1E"}
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
