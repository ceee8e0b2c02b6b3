import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A declared detent that the cap cuts.
    static let screenCapClamps = Rule(
        .screenCapClamps, .layout, .hint,
        summary: "a detent is cut by the cap or the container",
        why: """
            The height that was asked for does not fit, so the sheet is lower than the spec says. That may be meant, \
            as with a list that scrolls; it is worth knowing how much is lost, and where.
            """,
        howToFix: "Lower the detent, or bound it yourself: `min(fit, large)`.",
        bad: """
            sheet: coupon
            detents: [fit]
            content: [{id: list, rows: 40, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: ["min(fit, large)"]
            content: [{id: list, rows: 40, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.sheet.detent(0) != nil else { return }
        var found = Grouped<Int>()
        for index in sheet.soundContexts {
            for candidate in sheet.resolutions[index].candidates where candidate.wanted > candidate.value {
                guard candidate.capReason != nil else { continue }
                found.add(candidate.index, index, candidate.wanted - candidate.value)
            }
        }
        for (detent, affected) in found.groups {
            guard let finding = finding(sheet, detent, affected) else { continue }
            report.add(finding)
        }
    }

    private static func finding(_ sheet: ResolvedSheet, _ detent: Int, _ affected: Affected) -> Finding? {
        guard let worst = affected.worst,
            let candidate = sheet.resolutions[worst.context].candidates.first(where: { $0.index == detent })
        else { return nil }
        return Finding(
            .screenCapClamps, at: sheet.range(ofDetent: detent),
            message(sheet.detent(detent), worst.points, sheet.names[worst.context]),
            label: label(candidate), notes: sheet.capNote(candidate, worst.context) + sheet.note(affected),
            contexts: sheet.ids(affected))
    }

    private static func message(_ detent: String, _ lost: Double, _ context: String) -> String {
        "detent \(detent) is cut by \(lost.text) pt on \(context)"
    }

    private static func label(_ candidate: SheetCandidate) -> String {
        "\(candidate.wanted.text) becomes \(candidate.value.text)"
    }
}
