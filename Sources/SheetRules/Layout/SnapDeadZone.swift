import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A dismissal threshold that no drag reaches.
    static let snapDeadZone = Rule(
        .snapDeadZone, .layout, .warning,
        summary: "the dismissal threshold is not below the smallest detent",
        why: """
            The threshold is how far down a drag must go to close the sheet. From the smallest detent there is no more \
            to drag than its height, so the sheet always snaps back.
            """,
        howToFix: "Write a share of the detent: `threshold: detent / 3`.",
        bad: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            dismiss: {threshold: 200}
            content: [{height: 150}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            dismiss: {threshold: detent / 3}
            content: [{height: 150}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.dismiss.threshold != nil, sheet.definition.presentation == .custom else { return }
        var affected = Affected()
        for index in sheet.soundContexts {
            guard let smallest = sheet.resolutions[index].detents.first, smallest.value > 0,
                let threshold = smallest.threshold, threshold >= smallest.value
            else { continue }
            affected.add(index, threshold - smallest.value)
        }
        guard let worst = affected.worst, let smallest = sheet.resolutions[worst.context].detents.first else { return }
        report.add(
            Finding(
                .snapDeadZone, at: sheet.sheet.range(of: SheetPlace.threshold),
                message(smallest.id, sheet.names[worst.context]),
                label: "\((smallest.threshold ?? 0).text) ≥ \(smallest.value.text)", notes: sheet.note(affected),
                help: "write a share of it: `detent / 3`", contexts: sheet.ids(affected)))
    }

    private static func message(_ detent: String, _ context: String) -> String {
        "a drag from detent \(quoted(detent)) never reaches the threshold on \(context)"
    }
}
