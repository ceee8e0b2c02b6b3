import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A detent that is 0 high.
    static let zeroHeight = Rule(
        .zeroHeight, .layout, .warning,
        summary: "a detent is 0 high on some device",
        why: """
            A sheet of no height cannot be seen or dragged, yet it is presented and what lies behind is blocked. Often \
            its content is empty at first, or a bound has cut it away. It is an error where the sheet is never higher.
            """,
        howToFix: "Give the sheet a header, a `minHeight`, or content that is there from the start.",
        bad: """
            sheet: coupon
            grabber: false
            content: [{id: list, rows: {min: 0, typical: 0, max: 4}, rowHeight: 56}]
            """,
        good: """
            sheet: coupon
            grabber: false
            header: 44
            content: [{id: list, rows: {min: 0, typical: 0, max: 4}, rowHeight: 56}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var found = Grouped<Int>()
        for index in sheet.soundContexts where sheet.resolutions[index].form != .fullScreen {
            for candidate in sheet.resolutions[index].candidates where candidate.rounded == 0 {
                found.add(candidate.index, index)
            }
        }
        if found.isEmpty { return }
        let severity: Severity? = isAlwaysZero(sheet) ? .error : nil
        for (detent, affected) in found.groups { report.add(finding(sheet, detent, affected, severity)) }
    }

    /// Whether no detent is ever higher, with any content.
    private static func isAlwaysZero(_ sheet: ResolvedSheet) -> Bool {
        sheet.resolutions.allSatisfy { resolution in
            resolution.form == .fullScreen
                || resolution.conditional.isEmpty
                    && resolution.detents.allSatisfy { $0.value == 0 && ($0.range?.last ?? 0) == 0 }
        }
    }

    private static func finding(
        _ sheet: ResolvedSheet, _ detent: Int, _ affected: Affected, _ severity: Severity?
    ) -> Finding {
        let context = affected.worst?.context ?? 0
        let candidate = sheet.resolutions[context].candidates.first { $0.index == detent }
        let isCut = candidate.map { $0.raw > 0 } ?? false
        return Finding(
            .zeroHeight, at: sheet.range(ofDetent: detent),
            message(sheet.detent(detent), isCut: isCut, sheet.names[context]), severity: severity,
            notes: sheet.note(affected), help: "give the sheet a header, a `minHeight`, or content from the start",
            contexts: sheet.ids(affected))
    }

    private static func message(_ detent: String, isCut: Bool, _ context: String) -> String {
        "detent \(detent) is \(isCut ? "cut to 0" : "0 pt high") on \(context)"
    }
}
