import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A shadow that nobody sees.
    static let shadowClipped = Rule(
        .shadowClipped, .platform, .warning,
        summary: "a shadow cannot be seen",
        why: """
            A shadow is cast by the background: under a clear one there is none. Where all four corners are clipped, \
            the clipping takes the shadow with it.
            """,
        howToFix: "Give the sheet a background, or round the top corners only.",
        bad: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            background: clear
            shadow: {opacity: 0.2, y: 4, radius: 12}
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            background: system
            shadow: {opacity: 0.2, y: 4, radius: 12}
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.presentation == .custom, !sheet.definition.shadow.isEmpty,
            let key = sheet.sheet.merged.entry(.shadow)?.keyRange
        else { return }
        if let sides = Sides(sheet.definition.background), sides.light.alpha == 0, sides.dark.alpha == 0 {
            report.add(Finding(.shadowClipped, at: key, underClear()))
        } else if sheet.definition.corner?.corners == .all {
            report.add(Finding(.shadowClipped, at: key, clipped()))
        }
    }

    private static func underClear() -> String { "the background is clear and casts no shadow" }

    private static func clipped() -> String { "clipping all corners takes the shadow with it" }
}
