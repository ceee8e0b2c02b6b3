import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A detent that is higher than all that can be in it.
    static let detentBeyondContent = Rule(
        .detentBeyondContent, .platform, .hint,
        summary: "a detent is more than 44 points above the largest content",
        why: """
            Dragged that far the sheet shows an empty strip, and covers more of the app than it needs to.
            """,
        howToFix: "Bound the detent by the content: `min(large, fit)`.",
        bad: """
            sheet: coupon
            detents: [{id: all, height: large}]
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            detents: [{id: all, height: "min(fit, large)"}]
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard !sheet.definition.content.isEmpty, sheet.sheet.detent(0) != nil else { return }
        var found = Grouped<Int>()
        for index in sheet.soundContexts where sheet.resolutions[index].form != .fullScreen {
            guard let most = sheet.resolutions[index].fit.max else { continue }
            for candidate in sheet.resolutions[index].candidates where candidate.value - most > 44 {
                found.add(candidate.index, index, candidate.value - most)
            }
        }
        for (detent, affected) in found.groups { report.add(finding(sheet, detent, affected)) }
    }

    private static func finding(_ sheet: ResolvedSheet, _ detent: Int, _ affected: Affected) -> Finding {
        let worst = affected.worst ?? (0, 0)
        let most = sheet.resolutions[worst.context].fit.max ?? 0
        return Finding(
            .detentBeyondContent, at: sheet.range(ofDetent: detent),
            message(sheet.detent(detent), worst.points, sheet.names[worst.context]),
            label: "\((most + worst.points).text) > \(most.text)", notes: sheet.note(affected),
            contexts: sheet.ids(affected))
    }

    private static func message(_ detent: String, _ points: Double, _ context: String) -> String {
        "detent \(detent) is \(points.text) pt higher than the largest content on \(context)"
    }
}
