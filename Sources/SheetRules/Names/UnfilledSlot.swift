import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A slot of a concrete sheet that nothing fills.
    static let unfilledSlot = Rule(
        .unfilledSlot, .names, .warning,
        summary: "a slot is left empty",
        why: """
            A slot is a promise of the base: something will stand here. In a sheet that is emitted an empty one counts \
            nothing, so the sheet is lower than its base makes one expect.
            """,
        howToFix: "Fill it under `slots`, if only with `[]`, or mark the sheet as `abstract`.", check: .sheet(check))

    private static func check(_ checked: CheckedSheet, _ report: inout Report) {
        let sheet = checked.sheet
        guard !sheet.isAbstract, sheet.own.isSound, let content = sheet.merged[.content] else { return }
        addUnfilled(content, sheet, &report)
    }

    private static func addUnfilled(_ blocks: Value, _ sheet: LinkedSheet, _ report: inout Report) {
        guard case .list(let blocks) = blocks.content else { return }
        for block in blocks {
            guard case .record(let record) = block.content else { continue }
            if let stack = record[.stack] { addUnfilled(stack, sheet, &report) }
            guard case .text(let name)? = record[.slot]?.content else { continue }
            let extends = sheet.own.record[.extends]
            report.add(
                Finding(
                    .unfilledSlot, at: extends?.range ?? block.range, message(name),
                    notes: extends == nil ? [] : [Note("the slot is", at: block.range)],
                    help: "fill it: `slots: {\(name): […]}`, with `[]` for nothing"))
        }
    }

    private static func message(_ name: String) -> String { "nothing fills the slot \(quoted(name))" }
}
