import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Two detents that are one on some device.
    static let detentsMerge = Rule(
        .detentsMerge, .layout, .warning,
        summary: "two detents are within a pixel on some device",
        why: """
            A person cannot tell them apart, so they are merged: the later one does not exist there, and what depends \
            on it (callbacks, dimming, the first height) takes the earlier one. Where one cap has cut both, that is \
            only a hint.
            """,
        howToFix: "Set them farther apart, or give one a `when`.",
        bad: """
            sheet: coupon
            detents: [{id: low, height: 300}, {id: high, height: 300.3}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [{id: low, height: 300}, {id: high, height: 400}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.detents.count > 1 else { return }
        var found: [Merge] = []
        for index in sheet.soundContexts {
            for detent in sheet.resolutions[index].detents where !detent.merged.isEmpty {
                for other in detent.merged { add(detent.id, other, index, sheet, &found) }
            }
        }
        for merge in found { report.add(finding(sheet, merge)) }
    }

    /// A detent that joins an earlier one, and where.
    private struct Merge {
        let kept: SheetCandidate
        let joined: SheetCandidate
        var contexts = Affected()
        /// Whether one cap cut both, in every context.
        var areCut = true
    }

    private static func add(
        _ kept: String, _ joined: String, _ context: Int, _ sheet: ResolvedSheet, _ found: inout [Merge]
    ) {
        func candidate(_ id: String) -> SheetCandidate? {
            sheet.resolutions[context].candidates.first { sheet.definition.detents[$0.index].id == id }
        }
        guard let kept = candidate(kept), let joined = candidate(joined) else { return }
        let known = found.firstIndex { $0.joined.index == joined.index } ?? found.endIndex
        if known == found.endIndex { found.append(Merge(kept: kept, joined: joined)) }
        found[known].contexts.add(context)
        if kept.capReason == nil || kept.capReason != joined.capReason { found[known].areCut = false }
    }

    private static func finding(_ sheet: ResolvedSheet, _ merge: Merge) -> Finding {
        let context = merge.contexts.worst?.context ?? 0
        let (kept, joined) = (sheet.detent(merge.kept.index), sheet.detent(merge.joined.index))
        return Finding(
            .detentsMerge, at: sheet.range(ofDetent: merge.joined.index),
            message(joined, kept, sheet.names[context]), severity: merge.areCut ? .hint : nil,
            label: label(merge.joined.rounded, merge.kept.rounded),
            notes: [Note("\(kept) is", at: sheet.range(ofDetent: merge.kept.index))]
                + (merge.areCut ? sheet.capNote(merge.joined, context) : []) + sheet.note(merge.contexts),
            contexts: sheet.ids(merge.contexts))
    }

    private static func message(_ joined: String, _ kept: String, _ context: String) -> String {
        "detent \(joined) is merged into \(kept) on \(context)"
    }

    private static func label(_ joined: Double, _ kept: Double) -> String {
        joined == kept ? "both are \(joined.text)" : "\(joined.text) and \(kept.text) are within a pixel"
    }
}
