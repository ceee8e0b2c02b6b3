import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A sheet of type `default` with several detents active at once.
    static let defaultNeedsOneDetent = Rule(
        .defaultNeedsOneDetent, .layout, .error,
        summary: "a sheet of type `default` has several active detents",
        why: """
            `type: default` promises a sheet with one resting height. With two active detents a person could drag it \
            between them, and the app that shows it does not expect that.
            """,
        howToFix: "Write `type: expand`, or give the detents conditions of which one holds in each context.",
        bad: """
            sheet: coupon
            type: default
            detents: [medium, large]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            type: expand
            detents: [medium, large]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        hasFix: true, check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.type == .default, sheet.definition.detents.count > 1 else { return }
        var affected = Affected()
        var several: [Int] = []
        for index in sheet.resolutions.indices {
            for case .severalDetents(let detents) in sheet.resolutions[index].problems {
                affected.add(index)
                if several.isEmpty { several = detents }
            }
        }
        guard let worst = affected.worst else { return }
        report.add(
            Finding(
                .defaultNeedsOneDetent, at: sheet.sheet.detentsRange,
                message(several.map(sheet.detent), sheet.names[worst.context]), notes: sheet.note(affected),
                help: "write `type: expand`, or let one detent be active in each context",
                contexts: sheet.ids(affected), fix: fix(sheet)))
    }

    private static func fix(_ sheet: ResolvedSheet) -> FixIt? {
        let own = sheet.sheet.own
        let title = "write `type: expand`"
        if let type = own.record.entry(.type) {
            let isQuoted = sheet.project.byte(at: type.value.range) == 0x22
            return FixIt(title, [TextEdit(type.value.range, isQuoted ? "\"expand\"" : "expand")])
        }
        let place = own.record.entry(.detents)?.keyRange ?? own.firstKey
        return sheet.project.insertion(of: "type", "expand", before: place).map { FixIt(title, [$0]) }
    }

    private static func message(_ detents: [String], _ context: String) -> String {
        "type `default` has one active detent, but \(listed(detents)) are active on \(context)"
    }
}
