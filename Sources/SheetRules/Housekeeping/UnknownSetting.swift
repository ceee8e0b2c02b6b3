import SheetText

extension Rule {
    /// A setting that the project file does not have, or may not have.
    static let unknownSetting = Rule(
        .unknownSetting, .housekeeping, .error, summary: "a setting is unknown",
        why: """
            A misspelled setting would leave the default in force without a word.
            """,
        howToFix: "Correct the setting; `sheetc config --effective` shows all.", check: .whileReading)
}
