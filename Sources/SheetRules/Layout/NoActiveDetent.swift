import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A context in which no detent of the sheet is active.
    static let noActiveDetent = Rule(
        .noActiveDetent, .layout, .error,
        summary: "no detent is active on some device",
        why: """
            A sheet rests at a detent. Where every `when` is false there is no height it could have, and the platform \
            picks one of its own or shows nothing.
            """,
        howToFix: "Leave `when` out of one detent, or add a detent for the contexts that are named.",
        bad: """
            sheet: coupon
            detents: [{id: all, height: fit, when: pad}]
            content: [{height: 300}]
            """,
        good: """
            sheet: coupon
            detents: [{id: all, height: fit}]
            content: [{height: 300}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var affected = Affected()
        for index in sheet.resolutions.indices where sheet.resolutions[index].problems.contains(.noActiveDetent) {
            affected.add(index)
        }
        guard let worst = affected.worst else { return }
        let hasNone = sheet.definition.detents.isEmpty
        report.add(
            Finding(
                .noActiveDetent, at: sheet.sheet.detentsRange,
                hasNone ? emptyList() : nothingActive(on: sheet.names[worst.context]),
                notes: hasNone ? [] : sheet.note(affected), help: help(hasNone), contexts: sheet.ids(affected)))
    }

    private static func nothingActive(on context: String) -> String { "no detent is active on \(context)" }

    private static func emptyList() -> String { "the sheet has no detent" }

    private static func help(_ hasNone: Bool) -> String {
        hasNone ? "leave the key out for a sheet as high as its content" : "leave `when` out of one detent"
    }
}
