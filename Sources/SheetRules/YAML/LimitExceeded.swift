import SheetText

extension Rule {
    /// A file, document, list or text beyond a limit.
    static let limitExceeded = Rule(
        .limitExceeded, .yaml, .error, summary: "a limit is exceeded",
        why: """
            Limits keep a broken or hostile file from using up time and memory: an alias of aliases of aliases can \
            stand for billions of nodes.
            """,
        howToFix: "Split the file, or raise the limit that is named under `limits` in sheetc.yaml.",
        bad: """
            # sheetc.yaml
            sheetc: 1
            limits: {nesting: 6}
            # coupon.yaml
            sheet: coupon
            x-deep: [[[[[[1]]]]]]
            content: [{height: 80}]
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            limits: {nesting: 8}
            # coupon.yaml
            sheet: coupon
            x-deep: [[[[[[1]]]]]]
            content: [{height: 80}]
            """,
        check: .whileReading)
}
