import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A detent of which little is left, below its content.
    static let landscapeCollapse = Rule(
        .landscapeCollapse, .layout, .warning,
        summary: "a detent is under 120 points and shows only a part of its content",
        why: """
            A share of the screen that is fine in portrait is a strip in landscape: hardly anything of the content is \
            left, and there is little to drag it by.
            """,
        howToFix: "Give the detent a lower bound: `min: 200`, or `max(40% of screen, 200)`.",
        bad: """
            # sheetc.yaml
            sheetc: 1
            orientations: [portrait, landscape]
            # coupon.yaml
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            detents: [{id: low, height: 20% of screen}]
            content: [{id: list, height: 200, scroll: true}]
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            orientations: [portrait, landscape]
            # coupon.yaml
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            detents: [{id: low, height: 20% of screen, min: 160}]
            content: [{id: list, height: 200, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var found = Grouped<Int>()
        for index in sheet.soundContexts where sheet.resolutions[index].form != .fullScreen {
            let resolution = sheet.resolutions[index]
            for detent in resolution.detents where detent.total < 120 && detent.value > 0 {
                guard resolution.fit.typical - detent.value > 1 / sheet.contexts[index].scale,
                    let place = sheet.definition.detents.firstIndex(where: { $0.id == detent.id })
                else { continue }
                found.add(place, index, resolution.fit.typical - detent.value)
            }
        }
        for (detent, affected) in found.groups { report.add(finding(sheet, detent, affected)) }
    }

    private static func finding(_ sheet: ResolvedSheet, _ detent: Int, _ affected: Affected) -> Finding {
        let worst = affected.worst ?? (0, 0)
        let fit = sheet.resolutions[worst.context].fit.typical
        return Finding(
            .landscapeCollapse, at: sheet.range(ofDetent: detent),
            message(sheet.detent(detent), fit - worst.points, sheet.names[worst.context]),
            label: "\((fit - worst.points).text) of \(fit.text)", notes: sheet.note(affected),
            help: "give it a lower bound, as in `min: 200`", contexts: sheet.ids(affected))
    }

    private static func message(_ detent: String, _ value: Double, _ context: String) -> String {
        "detent \(detent) shows only \(value.text) pt of the content on \(context)"
    }
}
