import SheetText

extension Rule {
    /// An ignore that hides nothing.
    static let unusedIgnore = Rule(
        .unusedIgnore, .housekeeping, .warning, summary: "an ignore hides nothing",
        why: """
            What it hid has been settled or has moved. Left there, it would hide the next finding of that rule.
            """,
        howToFix: "Remove the comment.", hasFix: true, check: .whileReading)
}
