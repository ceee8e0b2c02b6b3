import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A key of an extending sheet that repeats what its base says.
    static let redundantOverride = Rule(
        .redundantOverride, .names, .hint,
        summary: "an extending sheet repeats its base's value",
        why: """
            The sheet has the value anyway. Written twice it has to be changed twice, and readers wonder what is \
            special about this sheet.
            """,
        howToFix: "Remove the key.",
        bad: """
            sheet: base
            header: 30
            content: [{height: 80}]
            ---
            sheet: coupon
            extends: base
            header: 30
            """,
        good: """
            sheet: base
            header: 30
            content: [{height: 80}]
            ---
            sheet: coupon
            extends: base
            header: 40
            """,
        hasFix: true, check: .sheet(check))

    private static func check(_ checked: CheckedSheet, _ report: inout Report) {
        let sheet = checked.sheet
        guard let id = sheet.base,
            let base = checked.project.resolved.linked.sheet(id)
        else { return }
        for entry in sheet.own.record.entries where entry.key.isInherited {
            guard let value = base.merged[entry.key] else { continue }
            add(entry, value, base, checked, &report)
        }
    }

    private static func add(
        _ entry: Entry, _ value: Value, _ base: LinkedSheet, _ checked: CheckedSheet, _ report: inout Report
    ) {
        if entry.value.repeats(value) { return report.add(finding(entry, value, base, checked)) }
        guard case .record(let record) = entry.value.content, case .record(let other) = value.content else { return }
        for inner in record.entries where inner.keyRange != entry.keyRange && inner.keyRange != entry.value.range {
            guard let value = other[inner.key] else { continue }
            add(inner, value, base, checked, &report)
        }
    }

    private static func finding(
        _ entry: Entry, _ value: Value, _ base: LinkedSheet, _ checked: CheckedSheet
    ) -> Finding {
        let edit = checked.project.removal(of: entry.keyRange, entry.value.range)
        return Finding(
            .redundantOverride, at: entry.keyRange, message(entry.key, base.id),
            notes: [Note("the base has it", at: value.range)],
            fix: edit.map { FixIt("remove `\(entry.key)`", [$0]) })
    }

    private static func message(_ key: Key, _ base: String) -> String {
        "`\(key)` repeats the value of \(quoted(base))"
    }
}
