import SheetText

extension Rule {
    /// Two ids with one name in Swift, or one file name.
    static let nameCollision = Rule(
        .nameCollision, .names, .error, summary: "two ids become one name",
        why: """
            `pay-now` and `payNow` are the same word in Swift, and on many disks `Pay` and `pay` are the same file.
            """,
        howToFix: "Rename one of them.",
        bad: """
            sheet: pay-now
            content: [{height: 80}]
            ---
            sheet: payNow
            content: [{height: 80}]
            """,
        good: """
            sheet: pay-now
            content: [{height: 80}]
            ---
            sheet: pay-later
            content: [{height: 80}]
            """,
        check: .whileReading)
}
