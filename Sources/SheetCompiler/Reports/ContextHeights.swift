import SheetLayout
import SheetModel
import SheetText

/// Where the heights of a sheet come from in one context.
struct ContextHeights: Sendable {
    /// A heading and the lines below it.
    struct Part: Sendable {
        var title: String
        var text: String
    }

    /// A line: what, how much, and where it comes from.
    private struct Step {
        var name: String
        var points: Double?
        var origin = ""
    }

    private let sheet: LinkedSheet
    private let definition: SheetDefinition
    private let resolver: SheetResolver
    private let context: SheetContext
    private let resolution: SheetResolution
    private let files: [SourceFile]

    init(
        _ sheet: LinkedSheet, _ definition: SheetDefinition, in context: SheetContext, _ resolution: SheetResolution,
        _ files: [SourceFile]
    ) {
        self.sheet = sheet
        self.definition = definition
        self.context = context
        self.resolution = resolution
        self.files = files
        resolver = SheetResolver(definition)
    }

    /// The window, the content and the detents, or one of them: the same titles in every context.
    func parts(ofDetent wanted: String?) -> [Part] {
        [part("window", windowSteps), part("content", contentSteps)]
            + definition.detents.indices.filter { wanted == nil || wanted == definition.detents[$0].id }
            .map { part("detent \(definition.detents[$0].id)", detentSteps($0)) }
    }

    private func part(_ title: String, _ steps: [Step]) -> Part {
        let names = steps.map { $0.name.unicodeScalars.count }.max() ?? 0
        let numbers = steps.map { $0.points?.text ?? "" }
        let digits = numbers.map(\.count).max() ?? 0
        let lines = zip(steps, numbers).map { step, number in
            let gap = String(repeating: " ", count: names - step.name.unicodeScalars.count)
            let lead = String(repeating: " ", count: digits - number.count)
            var line = "  \(step.name)\(gap)  \(lead)\(number)  \(step.origin)"
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }
        return Part(title: title, text: lines.joined())
    }
}

// MARK: - Window and content

extension ContextHeights {
    private var windowSteps: [Step] {
        let safeArea = context.safeArea
        var steps = [
            Step(name: "screen", points: context.height, origin: "form \(resolution.form.rawValue)"),
            Step(name: "safe area", points: safeArea.top, origin: "top, and \(safeArea.bottom.text) at the bottom"),
            Step(name: "max", points: resolution.max, origin: "the tallest value of a detent"),
        ]
        steps.append(Step(name: "cap", points: resolution.cap, origin: capOrigin))
        return steps
    }

    /// The spec's own cap counts where it is lower than what the system leaves.
    private var capOrigin: String {
        guard let cap = definition.screenCap else { return "what the system leaves" }
        let origin = "`\(cap.canonical)` \(place(.screenCap))"
        guard let points = value(cap), points > resolution.cap else { return origin }
        return "what the system leaves, less than \(points.text), \(origin)"
    }

    private var contentSteps: [Step] {
        let measures = resolver.measures(in: context)
        var steps: [Step] = []
        if measures.grabberArea > 0 {
            steps.append(Step(name: "grabber area", points: measures.grabberArea, origin: place(.grabberArea)))
        }
        if measures.header.typical > 0 {
            let origin = measures.isHeaderInFlow ? place(.header) : "drawn over the content, counts nothing"
            steps.append(Step(name: "header", points: measures.header.typical, origin: origin))
        }
        if resolution.insets.top > 0 {
            steps.append(Step(name: "top inset", points: resolution.insets.top, origin: place(.insets(.top))))
        }
        let blocks = measures.blocks.filter { $0.list == .content && $0.path.count == 1 }
        for (index, block) in blocks.enumerated() {
            if index > 0, resolution.spacing > 0 {
                steps.append(Step(name: "spacing", points: resolution.spacing, origin: place(.spacing)))
            }
            steps.append(step(block))
        }
        if resolution.insets.bottom > 0 {
            steps.append(Step(name: "bottom inset", points: resolution.insets.bottom, origin: place(.insets(.bottom))))
        }
        if measures.footer.typical > 0 {
            steps.append(Step(name: "footer", points: measures.footer.typical, origin: place(.footer)))
        }
        if measures.includedBottom > 0 {
            steps.append(Step(name: "safe area", points: measures.includedBottom, origin: "included at the bottom"))
        }
        return steps + [Step(name: "fit", points: measures.fit.typical, origin: range(measures.fit))]
    }

    private func step(_ block: SheetMeasuredBlock) -> Step {
        let name = block.id ?? "block \(block.path[0] + 1)"
        let range = range(block.height)
        let place = place(.block(block.list, block.path, .height))
        return Step(name: name, points: block.height.typical, origin: range.isEmpty ? place : "\(range), \(place)")
    }

    /// With which content it differs.
    private func range(_ interval: SheetInterval) -> String {
        guard interval.min != interval.typical || interval.max != interval.typical else { return "" }
        return "from \(interval.min.text) to \(interval.max?.text ?? "any height")"
    }

    /// `at path:line:column`, or nothing where it was not written.
    private func place(_ place: SheetPlace) -> String {
        let range = sheet.range(of: place)
        guard files.indices.contains(Int(range.file)) else { return "" }
        let file = files[Int(range.file)]
        let position = LineIndex(file.bytes).position(of: range.start)
        return "at \(file.path):\(position.line):\(position.column)"
    }
}

// MARK: - Detents

extension ContextHeights {
    private func detentSteps(_ index: Int) -> [Step] {
        let detent = definition.detents[index]
        let height = "`\(detent.height.canonical)` \(place(.detent(index, .height)))"
        guard let candidate = resolution.candidates.first(where: { $0.index == index }) else {
            let when = detent.when.map { "`\($0.canonical)` \(place(.detent(index, .when))) does not hold" }
            return [
                Step(name: "height", points: value(detent.height), origin: height),
                Step(name: "inactive", origin: when ?? "`medium` does not count in compact height"),
            ]
        }
        var steps = [Step(name: "height", points: candidate.raw, origin: height)]
        for reason in candidate.reasons { steps.append(step(reason, index, candidate)) }
        if candidate.rounded != candidate.value {
            steps.append(
                Step(name: "pixel", points: candidate.rounded, origin: "rounded to 1/\(context.scale.text) pt"))
        }
        return steps + resultSteps(detent.id)
    }

    /// A step that changed the value, with what it made of it.
    private func step(_ reason: SheetReason, _ index: Int, _ candidate: SheetCandidate) -> Step {
        let detent = definition.detents[index]
        switch reason {
        case .max: return bound("max", detent.max, .detent(index, .max))
        case .min: return bound("min", detent.min, .detent(index, .min))
        case .minHeight: return bound("minHeight", definition.minHeight, .minHeight)
        case .screenCap:
            return Step(name: "screenCap", points: candidate.value, origin: "cut by the cap \(place(.screenCap))")
        case .system: return Step(name: "system", points: candidate.value, origin: "cut by what the system leaves")
        case .zero: return Step(name: "zero", points: candidate.value, origin: "not below 0")
        case .fullScreen: return Step(name: "full screen", points: context.height)
        }
    }

    private func bound(_ name: String, _ expression: SheetExpression?, _ place: SheetPlace) -> Step {
        Step(
            name: name, points: expression.flatMap(value),
            origin: expression.map { "`\($0.canonical)` \(self.place(place))" } ?? "")
    }

    private func value(_ expression: SheetExpression) -> Double? { resolver.value(of: expression, in: context) }

    /// What became of it.
    private func resultSteps(_ id: String) -> [Step] {
        guard let detent = resolution.detents.first(where: { $0.id == id || $0.merged.contains(id) }) else {
            return [Step(name: "gone", origin: "only one detent is left on a full screen")]
        }
        guard detent.id == id else {
            return [Step(name: "merged", points: detent.total, origin: "joins \"\(detent.id)\", at most a pixel away")]
        }
        var steps: [Step] = []
        if !detent.merged.isEmpty {
            let others = detent.merged.map { "\"\($0)\"" }.joined(separator: ", ")
            steps.append(Step(name: "merged", points: detent.value, origin: "\(others) joins it"))
        }
        if detent.total != detent.value {
            let inset = (detent.total - detent.value).text
            steps.append(Step(name: "bottom", points: detent.total, origin: "+ \(inset) safe area"))
        }
        let range = detent.range.map { "from \($0.map(\.text).joined(separator: " to ")) as the content has it" } ?? ""
        steps.append(Step(name: "total", points: detent.total, origin: range))
        if let card = detent.card {
            steps.append(Step(name: "card", points: card.height, origin: "visible, \(card.inset.text) from the edges"))
        }
        return steps
    }
}
