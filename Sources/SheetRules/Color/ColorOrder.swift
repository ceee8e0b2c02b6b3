import SheetModel
import SheetText

extension Rule {
    /// Eight hexadecimal digits with the alpha in front, as Android has it.
    static let colorOrder = Rule(
        .colorOrder, .color, .hint,
        summary: "eight digits look like alpha first",
        why: """
            Here the alpha comes last, as in CSS. Android and some design tools write it first, where `#FF` is opaque. \
            Read the other way, the colour is another one and lets the background through.
            """,
        howToFix: "Move the first two digits to the end if they are the alpha; otherwise leave it.",
        bad: """
            sheet: coupon
            content:
              - {height: 80, background: {light: "#FF204080", dark: "#000000"}}
            """,
        good: """
            sheet: coupon
            content:
              - {height: 80, background: {light: "#204080FF", dark: "#000000"}}
            """,
        check: .project(check))

    private static func check(_ project: CheckedProject, _ report: inout Report) {
        var found = Report()
        let look = { (color: Located<ColorSyntax>) in
            color.forEachLiteral { literal in
                guard literal.value.red == 1, literal.value.alpha < 1, let text = project.text(at: literal.range),
                    let digits = alphaFirst(text)
                else { return }
                found.add(Finding(.colorOrder, at: literal.range, message(text), help: help(digits)))
            }
        }
        for written in project.writtenColors { look(written.color) }
        for file in project.files {
            for tokens in file.tokens { for token in tokens.colors { look(token.value) } }
        }
        report.add(contentsOf: found)
    }

    /// The last six of eight digits where the first two are `FF`; nil for white.
    private static func alphaFirst(_ text: String) -> Substring? {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.utf8.count == 8, digits.prefix(2).uppercased() == "FF",
            digits.prefix(6).uppercased() != "FFFFFF"
        else { return nil }
        return digits.dropFirst(2)
    }

    private static func message(_ text: String) -> String {
        "the alpha of \(quoted(text)) is its last two digits, not the first"
    }

    private static func help(_ digits: Substring) -> String {
        "write `\(quoted("#\(digits)FF"))` if an opaque colour is meant"
    }
}
