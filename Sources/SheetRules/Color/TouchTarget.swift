import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A button, input or link that is too low for a finger.
    static let touchTarget = Rule(
        .touchTarget, .color, .warning,
        summary: "a block to tap is too low",
        why: """
            A finger covers about 44 points: a lower button is missed by many, and by people with a tremor often. A \
            link within text may be 24 points high. Of rows and grids the row counts.
            """,
        howToFix: "Raise the block to 44 points (a link to 24), with `padding` or `minHeight`.",
        bad: """
            sheet: coupon
            content: [{id: apply, height: 40, role: button}]
            """,
        good: """
            sheet: coupon
            content: [{id: apply, height: 44, role: button}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.facts.hasDoubtfulTargets else { return }
        var found = Grouped<Target>()
        let resolver = sheet.resolver
        for index in sheet.soundContexts {
            for block in resolver.measures(in: sheet.contexts[index]).blocks {
                guard let written = sheet.definition.block(block.list, block.path), let least = written.leastTarget,
                    let height = targetHeight(written, block, resolver, sheet.contexts[index]), height < least - 0.0005
                else { continue }
                found.add(Target(list: block.list, path: block.path), index, least - height)
            }
        }
        for (target, affected) in found.groups { report.add(finding(sheet, target, affected)) }
    }

    /// A block, by the way down to it.
    private struct Target: Hashable {
        let list: SheetBlockList
        let path: [Int]
    }

    /// Of a list of rows the row; nil for what takes no room at all.
    private static func targetHeight(
        _ block: SheetBlock, _ measured: SheetMeasuredBlock, _ resolver: SheetResolver, _ context: SheetContext
    ) -> Double? {
        switch block.form {
        case .rows(_, let row, _), .grid(_, _, let row, _): resolver.value(of: row, in: context)
        case .height, .measured, .text, .aspect, .stack, .spacer, .divider:
            measured.height.typical > 0 ? measured.height.typical : nil
        }
    }

    private static func finding(_ sheet: ResolvedSheet, _ target: Target, _ affected: Affected) -> Finding {
        let block = sheet.definition.block(target.list, target.path)
        let least = block?.leastTarget ?? 44
        let worst = affected.worst ?? (0, 0)
        return Finding(
            .touchTarget, at: sheet.heightRange(target.list, target.path),
            message(
                sheet.block(target.list, target.path), block?.role, least - worst.points, sheet.names[worst.context]),
            label: "\((least - worst.points).text) < \(least.text)", notes: sheet.note(affected),
            help: "give it `minHeight: \(least.text)`", contexts: sheet.ids(affected))
    }

    private static func message(_ block: String, _ role: SheetRole?, _ height: Double, _ context: String) -> String {
        "\(block), a \(role?.rawValue ?? "button"), is only \(height.text) pt high on \(context)"
    }
}

extension ResolvedSheet {
    /// What says how high a block is.
    fileprivate func heightRange(_ list: SheetBlockList, _ path: [Int]) -> SourceRange {
        let block = sheet.block(list, path)
        guard case .record(let record)? = block?.content else { return sheet.contentRange }
        if let row = record[.rowHeight] { return row.range }
        if case .record(let grid)? = record[.grid]?.content, let row = grid[.rowHeight] { return row.range }
        for key in BlockSchema.heightForms where key != .stack {
            if let value = record[key] { return value.range }
        }
        return block?.range ?? sheet.contentRange
    }
}
