import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Several detents that do not count in landscape.
    static let landscapeFullScreen = Rule(
        .landscapeFullScreen, .layout, .hint,
        summary: "detents do not count on a phone in landscape",
        why: """
            On a phone in landscape the platform shows its own sheet on the full screen, whatever the detents say, and \
            without a way to see what lies behind.
            """,
        howToFix: "Write `compactHeight: attached` to keep the detents there, or accept it.",
        bad: """
            # sheetc.yaml
            sheetc: 1
            orientations: [portrait, landscape]
            # coupon.yaml
            sheet: coupon
            detents: [medium, large]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            orientations: [portrait, landscape]
            # coupon.yaml
            sheet: coupon
            compactHeight: attached
            detents: [medium, large]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.detents.count > 1 else { return }
        var affected = Affected()
        for index in sheet.soundContexts where sheet.resolutions[index].form == .fullScreen { affected.add(index) }
        guard let worst = affected.worst else { return }
        report.add(
            Finding(
                .landscapeFullScreen, at: sheet.sheet.detentsRange,
                message(sheet.definition.detents.count, sheet.names[worst.context]), notes: sheet.note(affected),
                help: "write `compactHeight: attached` to keep them", contexts: sheet.ids(affected)))
    }

    private static func message(_ count: Int, _ context: String) -> String {
        "none of the \(count) detents counts on \(context), where the sheet fills the screen"
    }
}
