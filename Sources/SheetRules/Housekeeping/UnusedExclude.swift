import SheetText

extension Rule {
    /// A pattern of `exclude` that matches nothing.
    static let unusedExclude = Rule(
        .unusedExclude, .housekeeping, .hint, summary: "a pattern of `exclude` matches no file",
        why: """
            What it was to keep out has moved, or is written another way and is checked and built all the same.
            """,
        howToFix: """
            Take the pattern out, or correct it: it is relative to the project file, with `/` between folders.
            """,
        bad: """
            # sheetc.yaml
            sheetc: 1
            exclude: ["draft/**"]
            # drafts/coupon.yaml
            sheet: coupon
            content: [{height: 80}]
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            exclude: ["drafts/**"]
            # drafts/coupon.yaml
            sheet: coupon
            content: [{height: 80}]
            """,
        check: .whileReading)
}
