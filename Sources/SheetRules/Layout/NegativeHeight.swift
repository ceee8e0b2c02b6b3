import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A height, gap or inset that comes out below 0.
    static let negativeHeight = Rule(
        .negativeHeight, .layout, .error,
        summary: "a height, gap or inset is below 0 on some device",
        why: """
            Nothing can be less than nothing high. The layout would shift all that follows upward, and the app would \
            draw blocks over one another.
            """,
        howToFix: "Bound the expression from below: `max(0, …)`.",
        bad: """
            sheet: coupon
            content: [{height: 80}, {height: (screen - 700) / 4}]
            """,
        good: """
            sheet: coupon
            content: [{height: 80}, {height: "max(0, (screen - 700) / 4)"}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var found = Grouped<SheetPlace>()
        for index in sheet.resolutions.indices {
            for case .negative(let place, let points) in sheet.resolutions[index].problems {
                found.add(place, index, -points)
            }
        }
        for (place, affected) in found.groups { report.add(finding(sheet, place, affected)) }
    }

    private static func finding(_ sheet: ResolvedSheet, _ place: SheetPlace, _ affected: Affected) -> Finding {
        let worst = affected.worst ?? (0, 0)
        return Finding(
            .negativeHeight, at: sheet.sheet.range(of: place),
            message(sheet.phrase(place), -worst.points, sheet.names[worst.context]),
            notes: sheet.note(affected, negated: true), help: "bound it from below: `max(0, …)`",
            contexts: sheet.ids(affected))
    }

    private static func message(_ what: String, _ points: Double, _ context: String) -> String {
        "\(what) is \(points.text) pt on \(context)"
    }
}
