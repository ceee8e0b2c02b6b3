import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A cap of a custom sheet that reaches into the status bar.
    static let capUnderStatusBar = Rule(
        .capUnderStatusBar, .layout, .warning,
        summary: "a custom sheet may reach under the status bar",
        why: """
            The cap is higher than the safe area, so the sheet's top edge, its grabber and header may lie under the \
            clock or the camera. The cap `screen` says that this is meant.
            """,
        howToFix: "Write `screenCap: screen - topInset`, or `screen` for full bleed.",
        bad: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            screenCap: screen - 20
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            screenCap: screen - topInset
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.presentation == .custom, let cap = sheet.definition.screenCap, cap != .name(.screen)
        else { return }
        var affected = Affected()
        for index in sheet.soundContexts {
            let context = sheet.contexts[index]
            let excess = sheet.resolutions[index].cap - (context.height - context.safeArea.top)
            if excess > 0.0005 { affected.add(index, excess) }
        }
        guard let worst = affected.worst else { return }
        let context = sheet.contexts[worst.context]
        report.add(
            Finding(
                .capUnderStatusBar, at: sheet.sheet.range(of: Key.screenCap),
                message(worst.points, sheet.names[worst.context]),
                label: "\(sheet.resolutions[worst.context].cap.text) > \((context.height - context.safeArea.top).text)",
                notes: sheet.note(affected), help: "write `screen - topInset`, or `screen` for full bleed",
                contexts: sheet.ids(affected)))
    }

    private static func message(_ points: Double, _ context: String) -> String {
        "the cap reaches \(points.text) pt under the status bar of \(context)"
    }
}
