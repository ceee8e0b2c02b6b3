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
        howToFix: "Swap the bounds, or bound one by the other: `max: max(300, fit)`.", check: .sheet(check))

    /// Numbers are compared as they are written, all else by its value in the contexts.
    private static func check(_ checked: CheckedSheet, _ report: inout Report) {
        let own = checked.sheet.own
        checkNumbers(Value(.record(own.record), at: own.firstKey), checked, &report)
        for slot in own.slots { checkNumbers(slot.blocks, checked, &report) }
        guard let sheet = checked.resolved else { return }
        for pair in sheet.definition.boundPairs where pair.low.literal == nil || pair.high.literal == nil {
            guard let crossing = sheet.crossing(pair) else { continue }
            report.add(finding(sheet, pair, crossing))
        }
    }

    private static func checkNumbers(_ value: Value, _ checked: CheckedSheet, _ report: inout Report) {
        switch value.content {
        case .list(let values): for value in values { checkNumbers(value, checked, &report) }
        case .record(let record):
            for (low, high) in record.numberPairs where low.number > high.number {
                report.add(finding(low.range, ("`\(low.key)`", "`\(high.key)`"), low.number, high.number))
            }
            for entry in record.entries { checkNumbers(entry.value, checked, &report) }
        case .expression(let syntax): checkClamps(.expression(syntax.expression), value.range, checked, &report)
        case .condition(let syntax): checkClamps(.condition(syntax.condition), value.range, checked, &report)
        case .null, .bool, .number, .text, .ratio, .curve, .color, .paint: break
        }
    }

    private static func checkClamps(
        _ term: Term, _ range: SourceRange, _ checked: CheckedSheet, _ report: inout Report
    ) {
        guard term.hasCalls else { return }
        var number = 0
        var found = Report()
        term.forEachCall(of: .clamp) { arguments in
            defer { number += 1 }
            guard arguments.count == 3, let low = arguments[1].literal, let high = arguments[2].literal, low > high
            else { return }
            found.add(finding(checked.project.word("clamp", number, in: range) ?? range, clampNames, low, high))
        }
        report.add(contentsOf: found)
    }

    private static func finding(
        _ range: SourceRange, _ names: (low: String, high: String), _ low: Double, _ high: Double
    ) -> Finding {
        Finding(
            .invertedBounds, at: range, message(names), label: "\(low.text) > \(high.text)",
            help: "the lower bound wins; swap them")
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

/// A number behind a key.
private struct WrittenNumber {
    var key: Key
    var number: Double
    var range: SourceRange
}

extension RecordValue {
    /// The pairs of numbers of which the first should not be above the second.
    fileprivate var numberPairs: [(low: WrittenNumber, high: WrittenNumber)] {
        var (min, typical, max): (WrittenNumber?, WrittenNumber?, WrittenNumber?)
        var (least, most): (WrittenNumber?, WrittenNumber?)
        for entry in entries {
            switch entry.key {
            case .min: min = entry.number
            case .typical: typical = entry.number
            case .max: max = entry.number
            case .minHeight: least = entry.number
            case .maxHeight: most = entry.number
            default: break
            }
        }
        let pairs = typical == nil ? [(min, max), (least, most)] : [(min, typical), (typical, max)]
        return pairs.compactMap { low, high in
            guard let low, let high else { return nil }
            return (low, high)
        }
    }
}

extension Entry {
    fileprivate var number: WrittenNumber? {
        switch value.content {
        case .number(let number): WrittenNumber(key: key, number: number, range: value.range)
        case .expression(let syntax):
            syntax.expression.literal.map { WrittenNumber(key: key, number: $0, range: value.range) }
        case .null, .bool, .text, .condition, .ratio, .curve, .color, .paint, .list, .record: nil
        }
    }
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
        guard let term = term(at: place), term.hasCalls else { return }
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
    fileprivate static let ofSheet: [SheetPlace] =
        [
            .screenCap, .minHeight, .width, .maxWidth, .spacing, .cornerRadius, .threshold, .header, .footer,
            .grabberArea,
        ]
        + SheetEdge.allCases.map(SheetPlace.insets)
}
