import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Content that no detent shows and nothing scrolls to.
    static let unreachableContent = Rule(
        .unreachableContent, .layout, .error,
        summary: "content cannot be reached on some device",
        why: """
            With the usual content the sheet is taller than its tallest detent, and no block scrolls, or those that do \
            cannot give up enough. A person cannot get to what is cut off, often the button at the end.
            """,
        howToFix: "Give a block `scroll: true`, or raise the cap or the tallest detent.",
        bad: """
            sheet: coupon
            screenCap: screen - 60
            content:
              - {id: list, rows: 12, rowHeight: 72}
              - {id: apply, height: 56, role: button}
            """,
        good: """
            sheet: coupon
            screenCap: screen - 60
            content:
              - {id: list, rows: 12, rowHeight: 72, scroll: true}
              - {id: apply, height: 56, role: button}
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var affected = Affected()
        for index in sheet.soundContexts where sheet.resolutions[index].unreachable > 0 {
            if sheet.contexts[index].textSize.isAccessibilitySize { continue }
            affected.add(index, sheet.resolutions[index].unreachable)
        }
        guard let worst = affected.worst else { return }
        let overflow = Overflow(sheet.definition, sheet.resolutions[worst.context], sheet.contexts[worst.context])
        report.add(
            Finding(
                .unreachableContent, at: sheet.sheet.contentRange,
                message(worst.points, sheet.names[worst.context]), label: overflow.label,
                notes: sheet.roomNote(worst.context) + sheet.note(affected), help: help(sheet, worst.context),
                contexts: sheet.ids(affected)))
    }

    private static func message(_ points: Double, _ context: String) -> String {
        "\(points.text) pt of content cannot be reached on \(context)"
    }

    private static func help(_ sheet: ResolvedSheet, _ context: Int) -> String {
        let resolution = sheet.resolutions[context]
        let isCapped = resolution.tallest.map { $0.reasons.contains(.screenCap) } ?? false
        return "give a block `scroll: true`, or " + (isCapped ? "raise the cap" : "add a taller detent")
    }
}
