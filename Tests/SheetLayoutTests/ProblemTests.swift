import SheetLayout
import Testing

/// §6.8 and what cannot be resolved.
@Suite struct ProblemTests {
    private func problems(
        _ sheet: SheetDefinition, _ device: String = "iphone-se-3",
        _ orientation: SheetContext.Orientation = .portrait
    ) throws -> [SheetProblem] {
        resolve(sheet, in: try context(device, orientation)).problems
    }

    @Test func aSoundSheetHasNone() throws { #expect(try problems(sheet()).isEmpty) }

    @Test func negativeParts() throws {
        #expect(try problems(sheet { $0.spacing = -1 }) == [.negative(.spacing, -1)])
        #expect(try problems(sheet { $0.insets.leading = -2 }) == [.negative(.insets(.leading), -2)])
        #expect(try problems(sheet { $0.insets.bottom = -3 }) == [.negative(.insets(.bottom), -3)])
        #expect(try problems(sheet { $0.grabber.area = -4 }) == [.negative(.grabberArea, -4)])
        #expect(try problems(sheet { $0.header = SheetPart(.height(-5)) }) == [.negative(.header, -5)])
        #expect(try problems(sheet { $0.footer = SheetPart(.height(-6)) }) == [.negative(.footer, -6)])
        #expect(try problems(sheet { $0.screenCap = .screen - 700 }) == [.negative(.screenCap, -33)])
    }

    @Test func negativeBlocks() throws {
        let low = block(.height(10)) { $0.paddingTop = -30 }
        let at = SheetPlace.block(.content, [1], .whole)
        #expect(try problems(sheet(content: [block(.height(90)), low])) == [.negative(at, -20)])
        // A padding alone is fine.
        #expect(try problems(sheet(content: [block(.height(90)) { $0.paddingTop = -30 }])).isEmpty)
        // So is a block that a bound lifts, and one that does not count.
        #expect(try problems(sheet(content: [block(.height(-1)) { $0.minHeight = 0 }])).isEmpty)
        #expect(try problems(sheet(content: [block(.height(-1)) { $0.when = .trait(.pad) }])).isEmpty)
    }

    @Test func placesOfBlocksInStacksAndParts() throws {
        let stack = SheetBlock(.stack([block(.height(5)), block(.height(-9))], axis: .vertical, spacing: 0))
        // Once, where the cause is, not also for the stack.
        #expect(
            try problems(sheet(content: [block(.height(1)), stack]))
                == [.negative(.block(.content, [1, 1], .whole), -9)])
        #expect(
            try problems(sheet { $0.footer = SheetPart(.content([stack])) })
                == [.negative(.block(.footer, [0, 1], .whole), -9)])
        #expect(
            try problems(sheet { $0.header = SheetPart(.content([block(.height(-1))])) })
                == [.negative(.block(.header, [0], .whole), -1)])
    }

    @Test func negativeSpacingAlwaysIs() throws {
        let rows = SheetBlock(.rows(SheetCount(1), height: 20, spacing: -1))
        #expect(try problems(sheet(content: [rows])) == [.negative(.block(.content, [0], .spacing), -1)])
        let stack = SheetBlock(.stack([block(.height(5))], axis: .vertical, spacing: -2))
        #expect(try problems(sheet(content: [stack])) == [.negative(.block(.content, [0], .spacing), -2)])
    }

    @Test func whatPrintsAsZeroIsNotNegative() throws {
        #expect(try problems(sheet { $0.spacing = -0.0004 }).isEmpty)
        #expect(try problems(sheet { $0.spacing = 0.3 - 0.2 - 0.1 }).isEmpty)
        #expect(try problems(sheet { $0.spacing = -0.0005 }).count == 1)
    }

    @Test func theWorstValueCountsOncePerPlace() throws {
        let at = SheetPlace.block(.content, [0], .whole)
        #expect(
            try problems(sheet(content: [long("a", -50, -10, -20)])) == [.negative(at, -50)])
        #expect(try problems(sheet(content: [long("a", -5, 10, 20)])) == [.negative(at, -5)])
    }

    @Test func typicalProblemsComeFirst() throws {
        let growing = sheet(content: [long("a", -5, 10, 20), long("b", -1, -2, 3)])
        #expect(
            try problems(growing)
                == [
                    .negative(.block(.content, [1], .whole), -2), .negative(.block(.content, [0], .whole), -5),
                ])
    }

    @Test func aNegativeCapInAnyRun() throws {
        let capped = sheet(content: [long("a", 0, 100, 900)]) { $0.screenCap = 800 - .fit }
        #expect(try problems(capped) == [.negative(.screenCap, -100)])
        #expect(resolve(capped, in: try context("iphone-se-3")).detents[0].range == [0, 0])
    }

    @Test func divisionByZero() throws {
        let inset = SheetExpression.screen * (.points(34) / .name(.bottomInset))
        let zero = sheet([detent("d1", inset)])
        #expect(try problems(zero) == [.divisionByZero(.detent(0, .height))])
        #expect(try problems(zero, "iphone-15").isEmpty)
        let empty = sheet([detent("a", 100 * (.fit / .name(.content)))], content: [long("l", 0, 10, 20)])
        #expect(try problems(empty) == [.divisionByZero(.detent(0, .height))])
    }

    @Test func divisionByZeroEverywhere() throws {
        let zero = SheetExpression.screen / .name(.bottomInset)
        func places(_ change: (inout SheetDefinition) -> Void) throws -> [SheetProblem] {
            try problems(sheet(custom: true, change))
        }
        #expect(try places { $0.screenCap = zero } == [.divisionByZero(.screenCap)])
        #expect(try places { $0.minHeight = zero } == [.divisionByZero(.minHeight)])
        #expect(try places { $0.width = zero } == [.divisionByZero(.width)])
        #expect(try places { $0.maxWidth = zero } == [.divisionByZero(.maxWidth)])
        #expect(try places { $0.spacing = zero } == [.divisionByZero(.spacing)])
        #expect(try places { $0.insets.top = zero } == [.divisionByZero(.insets(.top))])
        #expect(try places { $0.corner = SheetCorner(radius: zero) } == [.divisionByZero(.cornerRadius)])
        #expect(try places { $0.dismiss.threshold = zero } == [.divisionByZero(.threshold)])
        #expect(try places { $0.detents[0].min = zero } == [.divisionByZero(.detent(0, .min))])
        #expect(try places { $0.detents[0].max = zero } == [.divisionByZero(.detent(0, .max))])
        #expect(
            try places { $0.detents[0].when = .compare(zero, .less, 1) }
                == [.divisionByZero(.detent(0, .when))])
    }

    @Test func divisionByZeroInBlocks() throws {
        let zero = SheetExpression.screen / .name(.bottomInset)
        let one = SheetCount(1)
        let forms: [(SheetBlock.Form, SheetBlockPart)] = [
            (.height(zero), .height), (.spacer(zero), .height), (.divider(zero), .height),
            (.measured(min: 0, typical: zero, max: 9), .typical), (.measured(min: zero, typical: 5, max: 9), .min),
            (.measured(min: 0, typical: 5, max: zero), .max), (.rows(one, height: zero, spacing: 0), .rowHeight),
            (.rows(one, height: 1, spacing: zero), .spacing),
            (.grid(items: one, columns: 2, rowHeight: zero, spacing: 0), .rowHeight),
            (.stack([], axis: .vertical, spacing: zero), .spacing), (.aspect(SheetRatio(width: 0)), .whole),
        ]
        for (form, part) in forms {
            let found = try problems(sheet(content: [SheetBlock(form)]))
            #expect(found == [.divisionByZero(.block(.content, [0], part))], "\(form)")
        }
        func parts(_ change: (inout SheetBlock) -> Void) throws -> [SheetProblem] {
            try problems(sheet(content: [block(.height(80), change)]))
        }
        #expect(try parts { $0.paddingTop = zero } == [.divisionByZero(.block(.content, [0], .paddingTop))])
        #expect(try parts { $0.paddingBottom = zero } == [.divisionByZero(.block(.content, [0], .paddingBottom))])
        #expect(try parts { $0.minHeight = zero } == [.divisionByZero(.block(.content, [0], .minHeight))])
        #expect(try parts { $0.maxHeight = zero } == [.divisionByZero(.block(.content, [0], .maxHeight))])
        #expect(
            try parts { $0.when = .compare(zero, .less, 1) } == [.divisionByZero(.block(.content, [0], .when))])
    }

    @Test func onlyWhatIsEvaluatedCanDivideByZero() throws {
        let zero = SheetExpression.screen / .name(.bottomInset)
        #expect(try problems(sheet([detent("a", 100), detent("b", zero, when: .trait(.pad))])).isEmpty)
        #expect(try problems(sheet(content: [block(.height(zero)) { $0.when = .trait(.pad) }])).isEmpty)
        let guarded = SheetCondition.and(.trait(.pad), .compare(zero, .less, 1))
        #expect(try problems(sheet([detent("a", 100), detent("b", 200, when: guarded)])).isEmpty)
    }

    @Test func heightsBeyondAllUse() throws {
        let huge = SheetExpression.number(1e9) * 1e9
        #expect(try problems(sheet([detent("a", huge)])) == [.notFinite(.detent(0, .height))])
        #expect(try problems(sheet([detent("a", .number(.nan))])) == [.notFinite(.detent(0, .height))])
        let rows = SheetBlock(.rows(SheetCount(1_000_000), height: 1e9, spacing: 0))
        #expect(try problems(sheet(content: [rows])) == [.notFinite(.block(.content, [0], .whole))])
        #expect(
            try problems(sheet([detent("a", 1, when: .compare(huge, .greater, 1))]))
                == [.notFinite(.detent(0, .when))])
    }

    @Test func noActiveDetent() throws {
        let none = sheet([detent("a", 300, when: .trait(.pad))])
        let resolved = resolve(none, in: try context("iphone-se-3"))
        #expect(resolved.problems == [.noActiveDetent])
        #expect(resolved.detents.isEmpty && resolved.initial.isEmpty && resolved.overflow == 0)
        #expect(try problems(none, "ipad-mini-6").isEmpty)
    }

    @Test func anEmptyListIsNoActiveDetent() throws {
        #expect(try problems(sheet([])) == [.noActiveDetent])
        #expect(try problems(sheet([]), "iphone-15", .landscape) == [.noActiveDetent])
    }

    @Test func defaultHasExactlyOne() throws {
        let three = sheet([detent("a", 1, when: .trait(.pad)), detent("b", 200), detent("c", 200)]) {
            $0.type = .default
        }
        #expect(try problems(three) == [.severalDetents([1, 2])])
        let classes = sheet([
            detent("a", 500, when: .trait(.regularHeight)), detent("b", 430, when: .trait(.compactHeight)),
        ]) {
            $0.type = .default
            $0.compactHeight = .attached
        }
        #expect(try problems(classes).isEmpty)
        #expect(try problems(classes, "iphone-15", .landscape).isEmpty)
    }
}
