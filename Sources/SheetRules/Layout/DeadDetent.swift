import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A detent that is active nowhere.
    static let deadDetent = Rule(
        .deadDetent, .layout, .warning,
        summary: "a detent is active on no device of the project",
        why: """
            Its `when` is false in every context, with the least, the usual and the most content. It is left over, or \
            the condition is not what was meant.
            """,
        howToFix: "Correct the `when`, remove the detent, or add the devices it is meant for to the project.",
        bad: """
            sheet: coupon
            detents:
              - {id: low, height: 300}
              - {id: high, height: large, when: screen > 2000}
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents:
              - {id: low, height: 300}
              - {id: high, height: large, when: screen > 700}
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.detents.count > 1, sheet.sheet.detent(0) != nil,
            sheet.soundContexts.count == sheet.resolutions.count
        else { return }
        for index in sheet.definition.detents.indices where sheet.isDead(index) {
            let detent = sheet.definition.detents[index]
            report.add(
                Finding(
                    .deadDetent, at: sheet.range(ofDetent: index), message(detent.id, sheet.contexts.count),
                    notes: sheet.whenNote(index)))
        }
    }

    private static func message(_ id: String, _ count: Int) -> String {
        count == 1
            ? "detent \(quoted(id)) is never active" : "detent \(quoted(id)) is active in none of \(count) contexts"
    }
}

extension ResolvedSheet {
    /// Whether a detent is active in no context and with no content.
    func isDead(_ index: Int) -> Bool {
        let id = definition.detents[index].id
        for place in resolutions.indices {
            if resolutions[place].candidates.contains(where: { $0.index == index }) { return false }
            if resolutions[place].conditional.contains(id) { return false }
        }
        for place in resolutions.indices where resolutions[place].form == .fullScreen {
            for size in SheetContentSize.allCases
            where resolver.isActive(detent: index, in: contexts[place], content: size) {
                return false
            }
        }
        return true
    }

    /// Shows a detent's condition.
    fileprivate func whenNote(_ index: Int) -> [Note] {
        guard let when = sheet.value(at: .detent(index, .when)) else { return [] }
        return [
            Note(project.text(at: when.range).map { "its condition is `\($0)`" } ?? "its condition is", at: when.range)
        ]
    }
}
