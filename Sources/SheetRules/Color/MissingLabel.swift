import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A custom sheet without an accessibility label.
    static let missingLabel = Rule(
        .missingLabel, .color, .hint,
        summary: "a custom sheet has no accessibility label",
        why: """
            VoiceOver announces the platform's own sheet by itself. A panel that the app draws is silent unless it has \
            a label, so a person does not learn that something has opened.
            """,
        howToFix: "Write `accessibility: {label: …}`.",
        bad: """
            sheet: coupon
            presentation: custom
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.presentation == .custom, sheet.definition.accessibility.label == nil else { return }
        let place = sheet.sheet.own.record.entry(.accessibility)?.keyRange ?? sheet.sheet.own.firstKey
        report.add(Finding(.missingLabel, at: place, message(), help: "write `accessibility: {label: …}`"))
    }

    private static func message() -> String { "the custom sheet has no accessibility label" }
}
