import SheetText

extension Rule {
    /// A generated file that somebody changed.
    static let editedOutput = Rule(
        .editedOutput, .housekeeping, .warning, summary: "a generated file was changed by hand",
        why: """
            The next build would lose the change, so it refuses to write. And what the app shows is not what the specs \
            say.
            """,
        howToFix: """
            Put the change into the specs, remove the generated file and build again.
            """, check: .whileReading)
}
