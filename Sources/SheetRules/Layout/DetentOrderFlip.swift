import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Detents that are not in the order of their heights.
    static let detentOrderFlip = Rule(
        .detentOrderFlip, .layout, .warning,
        summary: "a detent is lower than the one listed before it",
        why: """
            Detents are listed from smallest to largest. Where a device turns two of them round, "the next one up" is \
            another than the spec makes one believe, and `dim.from` or `upThrough` mean other heights.
            """,
        howToFix: "List them by height, or bound them so that they keep their order.",
        bad: """
            sheet: coupon
            detents: [{id: high, height: large}, {id: low, height: 300}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [{id: low, height: 300}, {id: high, height: large}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.detents.count > 1 else { return }
        var found: [Flip] = []
        for index in sheet.soundContexts {
            let candidates = sheet.resolutions[index].candidates
            let pixel = 1 / sheet.contexts[index].scale
            for (before, after) in zip(candidates, candidates.dropFirst())
            where before.rounded - after.rounded > 1.5 * pixel {
                let known = found.firstIndex { $0.after.index == after.index } ?? found.endIndex
                if known == found.endIndex { found.append(Flip(before: before, after: after)) }
                found[known].contexts.add(index)
            }
        }
        for flip in found { report.add(finding(sheet, flip)) }
    }

    /// A detent that is lower than the one before it, and where.
    private struct Flip {
        let before: SheetCandidate
        let after: SheetCandidate
        var contexts = Affected()
    }

    private static func finding(_ sheet: ResolvedSheet, _ flip: Flip) -> Finding {
        let before = sheet.detent(flip.before.index)
        return Finding(
            .detentOrderFlip, at: sheet.range(ofDetent: flip.after.index),
            message(sheet.detent(flip.after.index), before, sheet.names[flip.contexts.worst?.context ?? 0]),
            label: "\(flip.after.rounded.text) < \(flip.before.rounded.text)",
            notes: [Note("\(before) is", at: sheet.range(ofDetent: flip.before.index))] + sheet.note(flip.contexts),
            contexts: sheet.ids(flip.contexts))
    }

    private static func message(_ after: String, _ before: String, _ context: String) -> String {
        "detent \(after) is lower than \(before), which is listed before it, on \(context)"
    }
}
