import SheetText

extension Rule {
    /// A colour or length that no token has.
    static let unknownToken = Rule(
        .unknownToken, .names, .error, summary: "a design token does not exist",
        why: """
            A name that is neither a token, nor one of the system's colours, nor declared as `external` has no \
            value.
            """,
        howToFix: "Correct the path, add the token, or declare it under `external` in sheetc.yaml.",
        bad: """
            sheet: coupon
            background: surfac
            content: [{height: 80, background: surface}]
            ---
            tokens:
              colors: {surface: {light: "#FFFFFF", dark: "#1C1C1E"}}
            """,
        good: """
            sheet: coupon
            background: surface
            content: [{height: 80, background: surface}]
            ---
            tokens:
              colors: {surface: {light: "#FFFFFF", dark: "#1C1C1E"}}
            """,
        check: .whileReading)
}
