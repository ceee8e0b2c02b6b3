import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// One sheet that looks or moves differently from the others.
    static let inconsistentStyle = Rule(
        .inconsistentStyle, .platform, .hint,
        summary: "a sheet's corner, dim or motion differs from those of most others",
        why: """
            Where most sheets of an app agree in their corners, their dim or their motion, one that differs looks like \
            a slip. Of four or more sheets that say it, three or more have to agree, and more than half of them.
            """,
        howToFix: "Take over the others' value, or inherit it from a base that all of them extend.",
        bad: """
            sheet: coupon
            corner: 12
            header: 80
            ---
            sheet: notice
            corner: 12
            header: 80
            ---
            sheet: terms
            corner: 12
            header: 80
            ---
            sheet: welcome
            corner: 16
            header: 80
            """,
        good: """
            sheet: coupon
            corner: 12
            header: 80
            ---
            sheet: notice
            corner: 12
            header: 80
            ---
            sheet: terms
            corner: 12
            header: 80
            ---
            sheet: welcome
            corner: 12
            header: 80
            """,
        check: .project(check))

    private static func check(_ project: CheckedProject, _ report: inout Report) {
        for presentation in SheetPresentation.allCases {
            let sheets = project.resolved.linked.sheets.filter {
                !$0.isAbstract && $0.definition?.presentation == presentation
            }
            guard sheets.count >= 4 else { continue }
            compare(sheets, .corner, { $0.corner }, &report)
            compare(sheets, .dim, { $0.dim }, &report)
            compare(sheets, .motion, { $0.motion }, &report)
        }
    }

    /// Looks at the sheets that say a key, in their own document or in a base's.
    private static func compare<Style: Hashable>(
        _ sheets: [LinkedSheet], _ key: Key, _ style: (SheetDefinition) -> Style, _ report: inout Report
    ) {
        let said = sheets.filter { $0.merged[key] != nil }
        guard said.count >= 4 else { return }
        let styles = said.compactMap { $0.definition.map(style) }
        var counts: [Style: Int] = [:]
        for style in styles { counts[style, default: 0] += 1 }
        // A majority is one alone, so that the order of the counts does not matter.
        guard let common = counts.first(where: { $0.value >= 3 && $0.value * 2 > said.count }) else { return }
        for (sheet, style) in zip(said, styles) where style != common.key {
            guard let value = sheet.own.record[key] else { continue }
            report.add(Finding(.inconsistentStyle, at: value.range, message(key, common.value, said.count)))
        }
    }

    private static func message(_ key: Key, _ agreeing: Int, _ count: Int) -> String {
        "\(agreeing) of \(count) sheets agree in `\(key.rawValue)`, and this one differs"
    }
}
