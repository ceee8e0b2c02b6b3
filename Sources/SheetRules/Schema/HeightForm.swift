import SheetText

extension Rule {
    /// A block without a height, or with several.
    static let heightForm = Rule(
        .heightForm, .schema, .error, summary: "a block has no height form, or several",
        why: """
            A block is as high as exactly one of `height`, `rows`, `grid`, `text`, `aspect`, `stack`, `spacer` and \
            `divider` says. With two of them one would have to be ignored.
            """,
        howToFix: "Keep one of them; put several blocks into a `stack`.",
        bad: """
            sheet: coupon
            content:
              - {id: title, padding: 8}
            """,
        good: """
            sheet: coupon
            content:
              - {id: title, text: headline, padding: 8}
            """,
        check: .whileReading)
}
