import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A sheet of type `expand` with one height at most.
    static let expandNeverExpands = Rule(
        .expandNeverExpands, .layout, .warning,
        summary: "a sheet of type `expand` has one detent at most, everywhere",
        why: """
            `type: expand` promises a sheet that can be dragged to another height. In every context, with the least, \
            the usual and the most content, there is one detent at most, so there is nothing to drag it to.
            """,
        howToFix: "Add a detent, correct a `when`, or write `type: default`.",
        bad: """
            sheet: coupon
            type: expand
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            type: default
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.type == .expand, sheet.sheet.merged[.type] != nil,
            sheet.resolutions.allSatisfy({ $0.candidates.count < 2 && $0.problems.isEmpty }), neverExpands(sheet)
        else { return }
        report.add(
            Finding(
                .expandNeverExpands, at: sheet.sheet.detentsRange, message(),
                help: "add a detent, or write `type: default`"))
    }

    private static func neverExpands(_ sheet: ResolvedSheet) -> Bool {
        let resolver = sheet.resolver
        guard sheet.definition.detents.count > 1 else { return true }
        return sheet.contexts.allSatisfy { context in
            SheetContentSize.allCases.allSatisfy { size in
                sheet.definition.detents.indices.count { resolver.isActive(detent: $0, in: context, content: size) } < 2
            }
        }
    }

    private static func message() -> String { "the sheet is of type `expand`, but no context has a second detent" }
}
