import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A lower bound above its upper bound.
    static let invertedBounds = Rule(
        .invertedBounds, .expression, .error,
        summary: "a lower bound is above its upper bound, always or on some device",
        why: """
            Then only one of the two bounds counts: the lower one wins. Whoever wrote the upper one relied on it. It \
            is a warning where the bounds cross on some devices only.
            """,
        howToFix: "Swap the bounds, or bound one by the other: `max: max(300, fit)`.",
        bad: """
            sheet: coupon
            detents: [{id: all, height: fit, min: 300, max: 200}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        good: """
            sheet: coupon
            detents: [{id: all, height: fit, min: 200, max: 300}]
            content: [{id: list, rows: 20, rowHeight: 56, scroll: true}]
            """,
        check: .resolved(check))

    /// Numbers are compared while reading, all else is by its value in the contexts.
    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.facts.hasBounds else { return }
        for pair in sheet.definition.boundPairs where pair.low.literal == nil || pair.high.literal == nil {
            guard let crossing = sheet.crossing(pair) else { continue }
            report.add(finding(sheet, pair, crossing))
        }
    }

    private static func finding(_ sheet: ResolvedSheet, _ pair: BoundPair, _ crossing: Crossing) -> Finding {
        let isConstant = pair.low.isConstant && pair.high.isConstant
        let context = sheet.names[crossing.contexts.worst?.context ?? 0]
        return Finding(
            .invertedBounds, at: pair.range(in: sheet), isConstant ? message(pair.names) : message(pair.names, context),
            severity: isConstant ? nil : .warning, label: "\(crossing.low.text) > \(crossing.high.text)",
            notes: isConstant ? [] : sheet.note(crossing.contexts),
            help: "the lower bound wins; bound one by the other, or swap them",
            contexts: isConstant ? [] : sheet.ids(crossing.contexts))
    }

    private static func message(_ names: (low: String, high: String), _ context: String? = nil) -> String {
        "\(names.low) is above \(names.high)" + (context.map { " on \($0)" } ?? "")
    }

    fileprivate static let clampNames = (low: "the lower bound of `clamp`", high: "the upper one")
}

/// Two expressions of which the first should not be above the second.
private struct BoundPair {
    var low: SheetExpression
    var high: SheetExpression
    /// The lower bound's place, or that of the expression in which a `clamp` stands.
    var place: SheetPlace
    /// Which `clamp` of the expression, from 0; nil for two keys.
    var clamp: Int?
    var names: (low: String, high: String)

    /// The lower bound's value, or the word `clamp`.
    func range(in sheet: ResolvedSheet) -> SourceRange {
        let range = sheet.sheet.range(of: place)
        guard let clamp else { return range }
        return sheet.project.word("clamp", clamp, in: range) ?? range
    }
}

/// Where two bounds cross, with their values in the worst of the contexts.
private struct Crossing {
    var contexts = Affected()
    var low = 0.0
    var high = 0.0
}

extension ResolvedSheet {
    /// The contexts in which a pair is the wrong way round; nil where there is none.
    fileprivate func crossing(_ pair: BoundPair) -> Crossing? {
        let resolver = resolver
        var crossing = Crossing()
        for index in soundContexts where isEvaluated(pair, index, resolver) {
            for size in resolver.varies ? SheetContentSize.allCases : [.typical] {
                guard let low = resolver.value(of: pair.low, in: contexts[index], content: size),
                    let high = resolver.value(of: pair.high, in: contexts[index], content: size),
                    low - high > 0.0005
                else { continue }
                if low - high > crossing.contexts.worst?.points ?? 0 { (crossing.low, crossing.high) = (low, high) }
                crossing.contexts.add(index, low - high)
                break
            }
        }
        return crossing.contexts.isEmpty ? nil : crossing
    }

    /// A detent's bounds count where it is active.
    private func isEvaluated(_ pair: BoundPair, _ context: Int, _ resolver: SheetResolver) -> Bool {
        guard case .detent(let index, _) = pair.place else { return true }
        return resolutions[context].form != .fullScreen && resolver.isActive(detent: index, in: contexts[context])
    }
}

extension SheetDefinition {
    /// All pairs of bounds that the sheet has.
    fileprivate var boundPairs: [BoundPair] {
        var pairs: [BoundPair] = []
        for place in SheetPlace.ofSheet { addClamps(place, to: &pairs) }
        for (index, detent) in detents.enumerated() {
            add(detent.min, detent.max, .detent(index, .min), ("`min`", "`max`"), to: &pairs)
            for part in SheetDetentPart.allCases { addClamps(.detent(index, part), to: &pairs) }
        }
        forEachBlock { list, path, block in
            let place = { (part: SheetBlockPart) in SheetPlace.block(list, path, part) }
            add(block.minHeight, block.maxHeight, place(.minHeight), ("`minHeight`", "`maxHeight`"), to: &pairs)
            if case .measured(let min, let typical, let max) = block.form {
                add(min, typical, place(.min), ("`min`", "`typical`"), to: &pairs)
                add(typical, max, place(.typical), ("`typical`", "`max`"), to: &pairs)
            }
            for part in SheetBlockPart.allCases { addClamps(place(part), to: &pairs) }
        }
        return pairs
    }

    private func add(
        _ low: SheetExpression?, _ high: SheetExpression?, _ place: SheetPlace, _ names: (low: String, high: String),
        to pairs: inout [BoundPair]
    ) {
        guard let low, let high else { return }
        pairs.append(BoundPair(low: low, high: high, place: place, names: names))
    }

    private func addClamps(_ place: SheetPlace, to pairs: inout [BoundPair]) {
        guard let term = term(at: place), term.hasClamp else { return }
        var found: [BoundPair] = []
        var number = 0
        term.forEachCall(of: .clamp) { arguments in
            defer { number += 1 }
            guard arguments.count == 3 else { return }
            found.append(
                BoundPair(
                    low: arguments[1], high: arguments[2], place: place, clamp: number, names: Rule.clampNames))
        }
        pairs += found
    }
}

extension SheetPlace {
    /// The places of a sheet's own keys.
    static let ofSheet: [SheetPlace] =
        [
            .screenCap, .minHeight, .width, .maxWidth, .spacing, .cornerRadius, .threshold, .header, .footer,
            .grabberArea,
        ]
        + SheetEdge.allCases.map(SheetPlace.insets)
}
