import SheetLayout
import Testing

/// What holds of any sheet in any context.
@Suite struct PropertyTests {
    private static let contexts: [SheetContext] = SheetDevice.all.flatMap { device in
        SheetContext.Orientation.allCases.flatMap { orientation in
            SheetProfile.allCases.compactMap { profile in
                device.context(
                    orientation: orientation, textSize: profile == .ios26 ? .large : .AX3, profile: profile)
            }
        }
    }

    @Test func usualSheetsKeepTheirPromises() {
        var make = RandomSheet(random: SeededGenerator(state: 1), isWild: false)
        for _ in 0..<40 {
            let sheet = make.sheet()
            let resolver = SheetResolver(sheet)
            for context in PropertyTests.contexts {
                let resolved = resolver.resolve(in: context)
                check(resolved, sheet, context)
                #expect(resolved.detents.isEmpty == resolved.initial.isEmpty)
                #expect(resolved.unreachable <= resolved.overflow)
                #expect(resolved.fit.typical >= resolved.content.typical)
            }
        }
    }

    @Test func extremeNumbersDoNotCrash() {
        var make = RandomSheet(random: SeededGenerator(state: 2), isWild: true)
        for _ in 0..<200 {
            let sheet = make.sheet()
            let resolver = SheetResolver(sheet)
            for context in PropertyTests.contexts.indices where context % 17 == 0 {
                check(resolver.resolve(in: PropertyTests.contexts[context]), sheet, PropertyTests.contexts[context])
                _ = resolver.measures(in: PropertyTests.contexts[context])
            }
        }
    }

    @Test func strangeWindowsDoNotCrash() {
        var make = RandomSheet(random: SeededGenerator(state: 3), isWild: false)
        for size in [0, 1, 50, 1e6] {
            let device = SheetDevice(
                id: "odd", width: size, height: size, scale: 3, insets: SheetInsets(top: 60, bottom: 40),
                landscapeInsets: SheetInsets(top: 60, bottom: 40, leading: 70, trailing: 70))
            for orientation in SheetContext.Orientation.allCases {
                guard let context = device.context(orientation: orientation) else { continue }
                for _ in 0..<50 {
                    let sheet = make.sheet()
                    check(resolve(sheet, in: context), sheet, context)
                }
            }
        }
    }

    private func check(_ resolved: SheetResolution, _ sheet: SheetDefinition, _ context: SheetContext) {
        let pixel = 1 / context.scale
        #expect(resolved.max >= 0 && resolved.width >= 0 && resolved.overflow >= 0)
        #expect(resolved.content.min.isFinite && resolved.fit.typical.isFinite)
        for detent in resolved.detents {
            #expect(detent.value.isFinite && detent.total >= detent.value && detent.value >= 0)
            if resolved.form != .fullScreen, detent.value > pixel {
                #expect(detent.total <= resolved.cap + pixel / 2 + 1e-9, "\(sheet) in \(context.id)")
            }
            if let range = detent.range { #expect(range.count == 2 && range.allSatisfy { $0.isFinite && $0 >= 0 }) }
            #expect((detent.top == nil) == (resolved.form == .floating))
        }
        for (lower, upper) in zip(resolved.detents, resolved.detents.dropFirst()) {
            #expect(upper.value > lower.value + pixel * 1.5)
        }
        let merged = resolved.detents.reduce(0) { $0 + 1 + $1.merged.count }
        if resolved.form != .fullScreen { #expect(merged == resolved.candidates.count) }
    }
}

/// Makes sheets: usual ones, or ones with numbers out of all bounds.
private struct RandomSheet {
    var random: SeededGenerator
    let isWild: Bool

    mutating func sheet() -> SheetDefinition {
        var sheet = SheetDefinition(id: "random")
        sheet.type = .expand
        sheet.presentation = pick(SheetPresentation.allCases)
        sheet.compactHeight = pick(SheetCompactHeight.allCases)
        sheet.safeArea = pick(SheetSafeArea.allCases)
        sheet.detents = (0..<Int.random(in: isWild ? 0...4 : 1...4, using: &random)).map { detent($0) }
        if chance(3) { sheet.screenCap = .screen - length() }
        if chance(4) { sheet.minHeight = length() }
        if chance(2) { sheet.header = SheetPart(.height(length()), overlay: chance(4)) }
        if chance(4) { sheet.footer = SheetPart(.content(blocks(0))) }
        if chance(2) { sheet.spacing = length() }
        if chance(5) { sheet.width = length() }
        if chance(5) { sheet.dismiss.threshold = .name(.detent) / 3 }
        sheet.content = blocks(0)
        return sheet
    }

    private mutating func detent(_ index: Int) -> SheetDetent {
        var detent = SheetDetent(id: "d\(index)", height: height())
        if chance(4) { detent.min = height() }
        if chance(4) { detent.max = height() }
        if index > 0, chance(3) { detent.when = .compare(.fit, pick(SheetComparison.allCases), height()) }
        return detent
    }

    private mutating func height() -> SheetExpression {
        let names: [SheetExpression] = [
            .fit, .medium, .large, .name(.content), .through("b0"), .percent(30, of: .screen),
        ]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .number(number(0...900))
        case 1: return .call(.min, [pick(names), pick(names)])
        case 2: return isWild ? pick(names) * pick(names) / pick(names) : pick(names) + 12
        default: return pick(names)
        }
    }

    private mutating func blocks(_ depth: Int) -> [SheetBlock] {
        (0..<Int.random(in: 0...4, using: &random)).map { index in
            var block = SheetBlock(form(depth), id: "b\(index)")
            block.scrolls = chance(2)
            if chance(5) { block.maxHeight = length() }
            if chance(5) { block.when = .trait(pick(SheetTrait.allCases)) }
            return block
        }
    }

    private mutating func form(_ depth: Int) -> SheetBlock.Form {
        switch Int.random(in: 0..<(depth < 3 ? 7 : 6), using: &random) {
        case 0: .height(length())
        case 1: .measured(min: length(), typical: length(), max: chance(2) ? nil : length())
        case 2: .rows(count(), height: length(), spacing: length())
        case 3: .grid(items: count(), columns: isWild ? 0 : 3, rowHeight: length(), spacing: length())
        case 4: .text(pick(SheetTextStyle.allCases), lines: count(), reflow: chance(2))
        case 5: .aspect(SheetRatio(width: isWild ? 0 : 16, height: 9))
        default: .stack(blocks(depth + 1), axis: pick(SheetAxis.allCases), spacing: length())
        }
    }

    private mutating func length() -> SheetExpression { .number(number(0...90)) }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        guard isWild, chance(3) else { return Double.random(in: range, using: &random) }
        return pick([
            .infinity, -.infinity, .nan, 1e308, -1e308, 1e12, -1e6, .leastNonzeroMagnitude, -0.0, 1e15, 9.3e18,
        ])
    }

    private mutating func count() -> SheetCount {
        guard isWild, chance(2) else { return SheetCount(min: 0, typical: 3, max: 12) }
        return SheetCount(min: .min, typical: pick([0, -1, .max]), max: .max)
    }

    private mutating func chance(_ sides: Int) -> Bool { Int.random(in: 0..<sides, using: &random) == 0 }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }
}
