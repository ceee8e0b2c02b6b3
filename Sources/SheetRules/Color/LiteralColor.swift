import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A colour written out where the project has tokens.
    static let literalColor = Rule(
        .literalColor, .color, .hint,
        summary: "a colour is written out although there are tokens",
        why: """
            A project with colour tokens changes its colours in one place. A literal is left behind when it does. The \
            nearest token is named: often it is the one that was meant.
            """,
        howToFix: "Name a token, or add one.",
        bad: """
            sheet: coupon
            background: {light: "#FEFEFE", dark: "#1C1C1E"}
            content: [{height: 80, background: surface}]
            ---
            tokens:
              colors: {surface: {light: "#FFFFFF", dark: "#1C1C1E"}}
            """,
        good: """
            sheet: coupon
            background: surface
            content: [{height: 80, background: surface}]
            ---
            tokens:
              colors: {surface: {light: "#FFFFFF", dark: "#1C1C1E"}}
            """,
        check: .project(check))

    private static func check(_ project: CheckedProject, _ report: inout Report) {
        let tokens = project.resolved.linked.tokens.colors
        guard !tokens.isEmpty else { return }
        for written in project.writtenColors {
            guard let literal = firstWrittenOut(written.color, project) else { continue }
            report.add(finding(written.color.range, nearest(to: literal.value, tokens)))
        }
    }

    /// The first hex, `rgb()` or `p3()` literal of a colour; words such as `black` and `clear` are none.
    private static func firstWrittenOut(
        _ color: Located<ColorSyntax>, _ project: CheckedProject
    ) -> Located<ColorValue>? {
        var first: Located<ColorValue>?
        color.forEachLiteral { literal in
            guard first == nil, let text = project.text(at: literal.range) else { return }
            if text.hasPrefix("#") || text.hasPrefix("rgb(") || text.hasPrefix("p3(") { first = literal }
        }
        return first
    }

    private static func finding(_ range: SourceRange, _ token: String?) -> Finding {
        Finding(.literalColor, at: range, message(), help: token.map { "the nearest token is \(quoted($0))" })
    }

    private static func message() -> String { "the colour is written out although the project has colour tokens" }

    /// The path of the token whose light side differs least.
    private static func nearest(to color: ColorValue, _ tokens: [Token<SheetColor>]) -> String? {
        var (best, least) = (nil as String?, Double.infinity)
        for token in tokens {
            guard let light = Sides(token.value)?.light else { continue }
            let differences = [
                color.red - Double(light.red) / 255, color.green - Double(light.green) / 255,
                color.blue - Double(light.blue) / 255, color.alpha - Double(light.alpha) / 255,
            ]
            let distance = differences.reduce(0) { $0 + $1 * $1 }
            if distance < least { (best, least) = (token.path, distance) }
        }
        return best
    }
}
