import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// `dim` and `interaction` that contradict each other.
    static let modalMismatch = Rule(
        .modalMismatch, .color, .warning,
        summary: "`dim` and `interaction` contradict each other",
        why: """
            What is dimmed looks as if it could not be touched, what is not dimmed as if it could. On the platform's \
            own sheet the two are one setting, so one of them would be passed over.
            """,
        howToFix: "Write one of the two: the other follows it.",
        bad: """
            sheet: coupon
            detents: [{id: low, height: 200}, {id: high, height: 400}]
            dim: {from: low}
            interaction: {upThrough: low}
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [{id: low, height: 200}, {id: high, height: 400}]
            dim: {from: high}
            interaction: {upThrough: low}
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.sheet.merged[.dim] != nil, let written = sheet.sheet.merged.entry(.interaction) else { return }
        for index in sheet.soundContexts {
            guard let (detent, passes) = sheet.contradiction(index) else { continue }
            report.add(
                Finding(
                    .modalMismatch, at: written.keyRange, message(detent, passes: passes),
                    notes: sheet.sheet.merged.entry(.dim).map { [Note("`dim` is", at: $0.keyRange)] } ?? [],
                    help: "leave one of the two out: it follows the other"))
            return
        }
    }

    private static func message(_ detent: String, passes: Bool) -> String {
        passes
            ? "touches pass at detent \(quoted(detent)), which is dimmed"
            : "touches are blocked at detent \(quoted(detent)), which is not dimmed"
    }
}

extension ResolvedSheet {
    /// The first detent at which touches and dim contradict each other, and whether touches pass there.
    fileprivate func contradiction(_ index: Int) -> (detent: String, passes: Bool)? {
        let resolution = resolutions[index]
        guard resolution.form != .fullScreen, let touches = lastTouched(resolution), let dims = firstDimmed(resolution)
        else { return nil }
        for (place, detent) in resolution.detents.enumerated() {
            let (passes, isDimmed) = (place <= touches, place >= dims)
            if passes && isDimmed { return (detent.id, true) }
            if !passes && !isDimmed && detent.total < contexts[index].height { return (detent.id, false) }
        }
        return nil
    }

    /// The place of the last detent at which touches pass, -1 for none; nil where it is inactive.
    private func lastTouched(_ resolution: SheetResolution) -> Int? {
        switch definition.interaction {
        case .disabled: -1
        case .enabled: resolution.detents.count
        case .upThrough: resolution.detents.firstIndex { $0.id == resolution.upThrough }
        }
    }

    /// The place of the first dimmed detent, beyond the last for none; nil where it is inactive.
    private func firstDimmed(_ resolution: SheetResolution) -> Int? {
        let dim = definition.dim
        guard dim.isEnabled, dim.opacity != 0 else { return resolution.detents.count }
        return dim.from == nil ? 0 : resolution.detents.firstIndex { $0.id == resolution.dimFrom }
    }
}
