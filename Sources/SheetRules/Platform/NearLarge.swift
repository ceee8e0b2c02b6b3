import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A detent just below the full height.
    static let nearLarge = Rule(
        .nearLarge, .platform, .hint,
        summary: "a detent is within 10 points of the full height",
        why: """
            Up to iOS 18 the platform shows the full height with what lies behind pushed back, and anything less \
            without. A detent a few points below it looks like a mistake.
            """,
        howToFix: "Use `large`, or stay clearly below it.",
        bad: """
            # sheetc.yaml
            sheetc: 1
            profile: ios18
            # coupon.yaml
            sheet: coupon
            detents: [large - 5]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            profile: ios18
            # coupon.yaml
            sheet: coupon
            detents: [large]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.presentation == .system else { return }
        var found = Grouped<Int>()
        for index in sheet.soundContexts
        where sheet.contexts[index].profile == .ios18 && sheet.resolutions[index].form == .edge {
            let resolution = sheet.resolutions[index]
            for candidate in resolution.candidates {
                let gap = resolution.max - candidate.value
                if gap > 0.0005, gap <= 10 { found.add(candidate.index, index, gap) }
            }
        }
        for (detent, affected) in found.groups {
            guard let worst = affected.worst else { continue }
            report.add(
                Finding(
                    .nearLarge, at: sheet.range(ofDetent: detent),
                    message(sheet.detent(detent), worst.points, sheet.names[worst.context]),
                    notes: sheet.note(affected), help: "use `large`", contexts: sheet.ids(affected)))
        }
    }

    private static func message(_ detent: String, _ points: Double, _ context: String) -> String {
        "detent \(detent) is only \(points.text) pt below the full height on \(context)"
    }
}
