import SheetText

extension Rule {
    /// A tag that is not one of YAML's own.
    static let unknownTag = Rule(
        .unknownTag, .yaml, .error, summary: "a tag is unknown",
        why: """
            Tags such as `!include` mean something to one tool each. Here values are typed by the key they belong \
            to.
            """,
        howToFix: "Remove the tag.",
        bad: """
            sheet: coupon
            header: !points 30
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            header: 30
            content: [{height: 80}]
            """,
        check: .whileReading)
}
