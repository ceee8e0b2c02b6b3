import SheetText

extension Rule {
    /// Two ids with one name in Swift, or one file name.
    static let nameCollision = Rule(
        .nameCollision, .names, .error, summary: "two ids become one name",
        why: """
            `pay-now` and `payNow` are the same word in Swift, and on many disks `Pay` and `pay` are the same file.
            """,
        howToFix: "Rename one of them.", check: .whileReading)
}
