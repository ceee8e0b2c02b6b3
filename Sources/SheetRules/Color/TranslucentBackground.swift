import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A background that lets what lies behind through.
    static let translucentBackground = Rule(
        .translucentBackground, .color, .hint,
        summary: "the background is translucent",
        why: """
            What lies behind shows through, so nobody can say how well the text on it can be read. Often an alpha was \
            not meant.
            """,
        howToFix: "Make the background opaque, use `system` for the platform's material, or `clear` for none.",
        bad: """
            sheet: coupon
            background: {light: "#FFFFFFCC", dark: "#000000CC"}
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            background: {light: "#FFFFFF", dark: "#000000"}
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard let sides = Sides(sheet.definition.background),
            let alpha = [sides.light.alpha, sides.dark.alpha].first(where: { $0 > 0 && $0 < 255 })
        else { return }
        report.add(
            Finding(.translucentBackground, at: sheet.sheet.range(of: Key.background), message(Double(alpha) / 255)))
    }

    private static func message(_ opacity: Double) -> String {
        "the background is \(Double((opacity * 100).rounded()).text)% opaque and lets what lies behind through"
    }
}
