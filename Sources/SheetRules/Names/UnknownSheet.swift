import SheetText

extension Rule {
    /// `extends` with a sheet that is not there.
    static let unknownSheet = Rule(
        .unknownSheet, .names, .error, summary: "an extended sheet does not exist",
        why: """
            A sheet can only start from one that the project has.
            """,
        howToFix: "Correct the id, or add the base to the project.",
        bad: """
            sheet: coupon
            extends: basis
            ---
            sheet: base
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            extends: base
            ---
            sheet: base
            content: [{height: 80}]
            """,
        check: .whileReading)
}
