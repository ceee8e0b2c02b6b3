import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Content that fits as a rule, but not at its largest.
    static let contentMayOverflow = Rule(
        .contentMayOverflow, .layout, .warning,
        summary: "the largest content is taller than the sheet, and nothing scrolls",
        why: """
            With the usual content all is well, so nobody notices. With the most that the spec allows the sheet ends \
            at its tallest detent, and what is below cannot be reached.
            """,
        howToFix: "Give a block `scroll: true`, or bound the content with `max` or `maxHeight`.",
        bad: """
            sheet: article
            content:
              - {id: body, height: {min: 100, typical: 300, max: 2000}}
            """,
        good: """
            sheet: article
            content:
              - {id: body, height: {min: 100, typical: 300, max: 2000}, scroll: true}
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard !sheet.definition.content.contains(where: \.scrolls) else { return }
        var affected = Affected()
        var (rooms, isUnbounded) = (0.0, false)
        for index in sheet.soundContexts {
            let resolution = sheet.resolutions[index]
            guard resolution.overflow == 0, resolution.fit.max != resolution.fit.typical else { continue }
            let room = sheet.room(index)
            let excess = (resolution.fit.max ?? .infinity) - room
            guard excess > 1 / sheet.contexts[index].scale else { continue }
            if affected.isEmpty || excess > affected.worst?.points ?? 0 { rooms = room }
            isUnbounded = isUnbounded || excess == .infinity
            affected.add(index, excess == .infinity ? 0 : excess)
        }
        guard let worst = affected.worst else { return }
        let context = sheet.names[worst.context]
        let most = sheet.resolutions[worst.context].fit.max
        report.add(
            Finding(
                .contentMayOverflow, at: sheet.sheet.contentRange,
                isUnbounded ? unbounded(context) : bounded(worst.points, context),
                label: most.map { "at most \($0.text) > \(rooms.text)" } ?? "as tall as it likes > \(rooms.text)",
                notes: sheet.note(affected), help: "give a block `scroll: true`, or bound it with `max`",
                contexts: sheet.ids(affected)))
    }

    private static func bounded(_ points: Double, _ context: String) -> String {
        "the largest content is \(points.text) pt taller than the sheet on \(context), and nothing scrolls"
    }

    private static func unbounded(_ context: String) -> String {
        "the content may become taller than the sheet on \(context), and nothing scrolls"
    }
}

extension ResolvedSheet {
    /// The height that the largest content may fill.
    fileprivate func room(_ index: Int) -> Double {
        let (context, resolution) = (contexts[index], resolutions[index])
        if resolution.form == .fullScreen {
            return context.height - context.safeArea.top - context.safeArea.bottom
        }
        let tallest = resolution.detents.map { max($0.value, $0.range?.last ?? 0) }.max() ?? 0
        if resolution.conditional.isEmpty { return tallest }
        let resolver = resolver
        let most = resolution.detents.first.map { resolution.cap - ($0.total - $0.value) } ?? resolution.max
        let others = definition.detents.filter { resolution.conditional.contains($0.id) }.map { detent in
            var value = resolver.value(of: detent.height, in: context, content: .max) ?? 0
            if let upper = detent.max.flatMap({ resolver.value(of: $0, in: context, content: .max) }) {
                value = min(value, upper)
            }
            return min(value, most)
        }
        return max(tallest, others.max() ?? 0)
    }
}
