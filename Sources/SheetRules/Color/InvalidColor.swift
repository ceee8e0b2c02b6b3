import SheetText

extension Rule {
    /// A text that is no colour.
    static let invalidColor = Rule(
        .invalidColor, .color, .error, summary: "a value is not a colour",
        why: """
            Colours are `#RGB`, `#RRGGBB` or `#RRGGBBAA` in quotes, `rgb(…)`, `p3(…)`, a token or a system colour. \
            Digits without `#` and quotes may be read as a number.
            """,
        howToFix: "Write the colour in one of these forms.", hasFix: true, check: .whileReading)
}
