import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A sheet that cannot be closed.
    static let dismissTrap = Rule(
        .dismissTrap, .color, .warning,
        summary: "nothing closes the sheet",
        why: """
            It can be neither dragged down nor tapped away, and no block is a button or link. Unless the app closes \
            it, a person is stuck; with VoiceOver there is no way out at all.
            """,
        howToFix: "Allow `drag` or `tap`, or give a block `role: button`.",
        bad: """
            sheet: coupon
            dismiss: false
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            dismiss: false
            content: [{height: 80}, {id: close, height: 44, role: button}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        let dismiss = sheet.definition.dismiss
        let closes =
            sheet.definition.presentation == .system ? dismiss.drag && dismiss.tap : dismiss.drag || dismiss.tap
        guard !closes, sheet.definition.interaction == .disabled, !sheet.hasWayOut else { return }
        let key = sheet.sheet.merged.entry(.dismiss)?.keyRange ?? sheet.sheet.own.firstKey
        report.add(Finding(.dismissTrap, at: key, message(), help: "give a block `role: button`, or allow `drag`"))
    }

    private static func message() -> String { "nothing closes the sheet: no drag, no tap, no button or link" }
}

extension ResolvedSheet {
    /// Whether there is a block to tap, or a header or footer about which nothing more is known.
    fileprivate var hasWayOut: Bool {
        var hasWayOut = false
        definition.forEachBlock { _, _, block in if block.role == .button || block.role == .link { hasWayOut = true } }
        for part in [definition.header, definition.footer] {
            if case .height(let height) = part.form, height != .number(0) { hasWayOut = true }
        }
        return hasWayOut
    }
}
