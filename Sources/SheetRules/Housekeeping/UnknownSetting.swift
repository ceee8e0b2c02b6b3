import SheetText

extension Rule {
    /// A setting that the project file does not have, or may not have.
    static let unknownSetting = Rule(
        .unknownSetting, .housekeeping, .error, summary: "a setting is unknown",
        why: """
            A misspelled setting would leave the default in force without a word.
            """,
        howToFix: "Correct the setting; `sheetc config --effective` shows all.",
        bad: """
            # sheetc.yaml
            sheetc: 1
            textSize: [large, AX1]
            # coupon.yaml
            sheet: coupon
            content: [{height: 80}]
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            textSizes: [large, AX1]
            # coupon.yaml
            sheet: coupon
            content: [{height: 80}]
            """,
        hasFix: true, check: .whileReading)
}
