import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// An initial detent that is inactive in some context.
    static let inactiveInitial = Rule(
        .inactiveInitial, .layout, .hint,
        summary: "the initial detent is inactive on some device",
        why: """
            There the sheet opens at its smallest active detent instead. That may be meant; it is not what `initial` \
            says.
            """,
        howToFix: "Choose an initial detent that is always active, or accept it.",
        bad: """
            sheet: coupon
            initial: high
            detents: [{id: low, height: 200}, {id: high, height: 400, when: screen > 700}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            initial: low
            detents: [{id: low, height: 200}, {id: high, height: 400, when: screen > 700}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard let id = sheet.definition.initial,
            let index = sheet.definition.detents.firstIndex(where: { $0.id == id })
        else { return }
        var affected = Affected()
        for context in sheet.soundContexts where sheet.resolutions[context].form != .fullScreen {
            if !sheet.resolutions[context].candidates.contains(where: { $0.index == index }) { affected.add(context) }
        }
        guard let worst = affected.worst, !sheet.isDead(index) else { return }
        report.add(
            Finding(
                .inactiveInitial, at: sheet.sheet.range(of: Key.initial),
                message(id, sheet.resolutions[worst.context].initial, sheet.names[worst.context]),
                notes: sheet.note(affected), contexts: sheet.ids(affected)))
    }

    private static func message(_ id: String, _ other: String, _ context: String) -> String {
        "detent \(quoted(id)) is inactive on \(context), where the sheet opens at \(quoted(other))"
    }
}
