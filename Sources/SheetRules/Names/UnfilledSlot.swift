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
        howToFix: "Fill it under `slots`, if only with `[]`, or mark the sheet as `abstract`.",
        bad: """
            sheet: base
            abstract: true
            content: [{height: 40}, {slot: body}]
            ---
            sheet: coupon
            extends: base
            """,
        good: """
            sheet: base
            abstract: true
            content: [{height: 40}, {slot: body}]
            ---
            sheet: coupon
            extends: base
            slots: {body: [{height: 80}]}
            """,
        check: .sheet(check))

    private static func check(_ checked: CheckedSheet, _ report: inout Report) {
        let sheet = checked.sheet
        guard sheet.own.isSound else { return }
        for slot in sheet.unfilledSlots {
            let extends = sheet.own.record[.extends]
            report.add(
                Finding(
                    .unfilledSlot, at: extends?.range ?? slot.range, message(slot.value),
                    notes: extends == nil ? [] : [Note("the slot is", at: slot.range)],
                    help: "fill it: `slots: {\(slot.value): […]}`, with `[]` for nothing"))
        }
    }

    private static func message(_ name: String) -> String { "nothing fills the slot \(quoted(name))" }
}
