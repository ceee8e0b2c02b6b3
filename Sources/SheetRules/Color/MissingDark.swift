import SheetModel
import SheetText

extension Rule {
    /// A literal colour that is the same in dark appearance.
    static let missingDark = Rule(
        .missingDark, .color, .warning,
        summary: "a colour has no dark side",
        why: """
            In dark appearance the light colour is used: a white sheet in a dark app, or black text on a black sheet.
            """,
        howToFix: "Write `{light: …, dark: …}`, or use a system colour.",
        bad: """
            sheet: coupon
            background: "#F2F2F7"
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            background: {light: "#F2F2F7", dark: "#1C1C1E"}
            content: [{height: 80}]
            """,
        check: .project(check))

    private static func check(_ project: CheckedProject, _ report: inout Report) {
        for written in project.writtenColors where written.isInSoundSheet && written.color.value.lacksDark {
            if inBothAppearances.contains(written.key) { report.add(finding(written.color.range)) }
        }
        for file in project.files {
            for tokens in file.tokens where !tokens.isDesignTokensFile && !file.hidesTokens {
                for token in tokens.colors where token.value.value.lacksDark { report.add(finding(token.value.range)) }
            }
        }
    }

    /// Where colours of the sheet and of blocks stand. A shadow, a dim and a grabber may be one for both appearances.
    private static let inBothAppearances: Set<Key> = [.background, .header, .content, .footer]

    private static func finding(_ range: SourceRange) -> Finding {
        Finding(.missingDark, at: range, message(), help: "write `{light: …, dark: …}`")
    }

    private static func message() -> String { "the colour has no dark side and stays light in dark appearance" }
}

extension ColorSyntax {
    /// Whether it shows, and is written with one side only.
    fileprivate var lacksDark: Bool {
        switch self {
        case .literal(let value): value.alpha > 0
        case .name: false
        case .sides(_, let dark): dark == nil
        case .faded(let inner, _): inner.value.lacksDark
        }
    }
}
