import SheetLayout
import Testing

/// §4.2: the height of each block form.
@Suite struct BlockTests {
    private func height(
        _ block: SheetBlock, _ context: SheetContext? = nil, _ change: (inout SheetDefinition) -> Void = { _ in }
    ) throws -> SheetInterval {
        let made = sheet(content: [block], change)
        return resolve(made, in: try context ?? SheetLayoutTests.context("iphone-se-3")).content
    }

    private func typical(_ form: SheetBlock.Form) throws -> Double { try height(SheetBlock(form)).typical }

    @Test func fixed() throws {
        #expect(try typical(.height(.screen - 600)) == 67)
        #expect(try typical(.spacer(12.5)) == 12.5)
        #expect(try typical(.divider(.name(.pixel))) == 0.5)
    }

    @Test func measured() throws {
        let range = try height(SheetBlock(.measured(min: 10, typical: 20, max: 30)))
        #expect(range == SheetInterval(min: 10, typical: 20, max: 30))
    }

    @Test func rows() throws {
        #expect(try typical(.rows(SheetCount(0), height: 56, spacing: 1)) == 0)
        #expect(try typical(.rows(SheetCount(1), height: 56, spacing: 1)) == 56)
        #expect(try typical(.rows(SheetCount(3), height: 56, spacing: 1)) == 170)
        let range = try height(SheetBlock(.rows(SheetCount(min: 0, typical: 8, max: 40), height: 72, spacing: 2)))
        #expect(range == SheetInterval(min: 0, typical: 590, max: 2958))
    }

    @Test func grid() throws {
        func grid(_ items: Int, _ columns: Int) throws -> Double {
            try typical(.grid(items: SheetCount(items), columns: columns, rowHeight: 100, spacing: 10))
        }
        #expect(try grid(0, 3) == 0)
        #expect(try grid(1, 3) == 100)
        #expect(try grid(3, 3) == 100)
        #expect(try grid(4, 3) == 210)
        #expect(try grid(5, 1) == 540)
    }

    @Test func aspect() throws {
        // 375 / (16 / 9) = 210.938
        #expect(printed(try typical(.aspect(SheetRatio(width: 16, height: 9)))) == 210.938)
        #expect(try typical(.aspect(SheetRatio(width: 1.5))) == 250)
        let inset = try height(SheetBlock(.aspect(SheetRatio(width: 1)))) {
            $0.insets.leading = 16
            $0.insets.trailing = 20
        }
        #expect(inset.typical == 339)
        let side = SheetBlock(
            .stack([SheetBlock(.aspect(SheetRatio(width: 1))), SheetBlock(.height(10))], axis: .horizontal, spacing: 0))
        #expect(try height(side).typical == 375)
    }

    @Test func stacks() throws {
        let parts = [SheetBlock(.height(10)), SheetBlock(.height(30)), SheetBlock(.height(20))]
        #expect(try typical(.stack(parts, axis: .vertical, spacing: 5)) == 70)
        #expect(try typical(.stack(parts, axis: .horizontal, spacing: 5)) == 30)
        #expect(try typical(.stack([], axis: .vertical, spacing: 5)) == 0)
        #expect(try typical(.stack([], axis: .horizontal, spacing: 5)) == 0)
        // The sheet's spacing is not the stack's.
        #expect(try height(SheetBlock(.stack(parts, axis: .vertical, spacing: 0))) { $0.spacing = 9 }.typical == 60)
    }

    @Test func paddingThenMaxThenMin() throws {
        var padded = block(.height(100)) {
            $0.paddingTop = 10
            $0.paddingBottom = 5
        }
        #expect(try height(padded).typical == 115)
        padded.maxHeight = 110
        #expect(try height(padded).typical == 110)
        padded.minHeight = 112
        #expect(try height(padded).typical == 112)
        padded.maxHeight = nil
        #expect(try height(padded).typical == 115)
    }

    @Test func inactiveBlocksCountNeitherHeightNorSpacing() throws {
        let parts = [
            block(.height(10)) { $0.when = .trait(.pad) }, block(.height(20)),
            block(.height(30)) { $0.when = .trait(.landscape) }, block(.height(0)), block(.height(40)),
        ]
        let resolved = resolve(sheet(content: parts) { $0.spacing = 8 }, in: try context("iphone-se-3"))
        // A block of no height keeps its spacing.
        #expect(resolved.content.typical == 20 + 8 + 0 + 8 + 40)
        #expect(resolved.blocks.map(\.y) == [0, 28, 36])
        #expect(resolved.blocks.map(\.height) == [20, 0, 40])
    }

    @Test func fromTheTopEdgeDown() throws {
        let parts = [block(.height(10), id: "a"), block(.height(20), id: "b")]
        let full = sheet(content: parts, partsAround)
        let resolved = resolve(full, in: try context("iphone-15"))
        #expect(resolved.content.typical == 7 + 10 + 3 + 20 + 9)
        #expect(resolved.fit.typical == 15 + 44 + 49 + 60)
        #expect(resolved.blocks.map(\.y) == [66, 79])
        #expect(resolved.insets == SheetInsets(top: 7, bottom: 9, leading: 0, trailing: 0))
        #expect(resolved.spacing == 3 && resolved.header == 44 && resolved.footer == 60)
    }

    @Test func aHeaderDrawnOverTheContentIsLeftOut() throws {
        let over = sheet([detent("a", .name(.header))], content: [block(.height(10), id: "a")]) {
            partsAround(&$0)
            $0.header.overlay = true
        }
        let resolved = resolve(over, in: try context("iphone-15"))
        #expect(resolved.fit.typical == 15 + 26 + 60)
        #expect(resolved.blocks[0].y == 22)
        #expect(resolved.header == 44 && resolved.detents[0].value == 44)
    }

    private func partsAround(_ sheet: inout SheetDefinition) {
        sheet.grabber.area = 15
        sheet.header = SheetPart(.height(44))
        sheet.insets.top = 7
        sheet.insets.bottom = 9
        sheet.spacing = 3
        sheet.footer = SheetPart(.height(60))
    }

    @Test func headersAndFootersMayBeBlocks() throws {
        let resolved = resolve(
            sheet {
                $0.spacing = 50
                $0.header = SheetPart(.content([SheetBlock(.height(8)), SheetBlock(.height(40))]))
            }, in: try context("iphone-15"))
        #expect(resolved.header == 48 && resolved.fit.typical == 128)
    }
}

/// `through(id)`, §3.
@Suite struct ThroughTests {
    private func peek(
        _ id: String, _ content: [SheetBlock], _ change: (inout SheetDefinition) -> Void = { _ in }
    ) throws -> Double {
        let made = sheet(content: content) {
            $0.spacing = 2
            change(&$0)
        }
        return try #require(SheetResolver(made).value(of: .through(id), in: try context("iphone-15")))
    }

    private let three = [block(.height(10), id: "a"), block(.height(20), id: "b"), block(.height(40), id: "c")]

    @Test func countsDownToAndIncludingTheBlock() throws {
        #expect(try peek("a", three) == 10)
        #expect(try peek("b", three) == 32)
        #expect(try peek("c", three) == 74)
    }

    @Test func countsWhatIsAroundTheContentToo() throws {
        let value = try peek("b", three) {
            $0.grabber.area = 5
            $0.header = SheetPart(.height(100))
            $0.insets.top = 7
            $0.insets.bottom = 1000
            $0.footer = SheetPart(.height(200))
        }
        #expect(value == 5 + 100 + 7 + 32 + 200)
        let included = try peek("b", three) {
            $0.presentation = .custom
            $0.safeArea = .include
        }
        #expect(included == 32 + 34)
        let over = try peek("b", three) { $0.header = SheetPart(.height(100), overlay: true) }
        #expect(over == 32)
    }

    private func stack(_ blocks: [SheetBlock], _ axis: SheetAxis, id: String? = nil) -> SheetBlock {
        block(.stack(blocks, axis: axis, spacing: 3), id: id) {
            $0.paddingTop = 4
            $0.paddingBottom = 6
        }
    }

    @Test func insideVerticalStacksDownToTheId() throws {
        let content = [block(.height(100)), stack(three, .vertical, id: "s"), block(.height(500))]
        #expect(try peek("a", content) == 100 + 2 + 4 + 10)
        #expect(try peek("b", content) == 100 + 2 + 4 + 10 + 3 + 20)
        #expect(try peek("s", content) == 100 + 2 + 4 + 10 + 3 + 20 + 3 + 40 + 6)
        let deep = [stack([block(.height(1)), stack(three, .vertical)], .vertical)]
        #expect(try peek("a", deep) == 4 + 1 + 3 + 4 + 10)
    }

    @Test func insideAHorizontalStackItMeansThatStack() throws {
        let content = [block(.height(100)), stack(three, .horizontal), block(.height(500))]
        #expect(try peek("a", content) == 100 + 2 + 4 + 40 + 6)
        let deep = [stack([stack(three, .vertical)], .horizontal)]
        #expect(try peek("a", deep) == 4 + (4 + 10 + 3 + 20 + 3 + 40 + 6) + 6)
        let mixed = [stack([block(.height(1)), stack(three, .horizontal), block(.height(9))], .vertical)]
        #expect(try peek("a", mixed) == 4 + 1 + 3 + (4 + 40 + 6))
    }

    @Test func anInactiveBlockEndsTheSumBeforeIt() throws {
        var content = three
        content[1].when = .trait(.pad)
        #expect(try peek("b", content) == 10)
        #expect(try peek("c", content) == 10 + 2 + 40)
        content[0].when = .trait(.pad)
        #expect(try peek("b", content) { $0.insets.top = 7 } == 7)
        var first = three
        first[0].when = .trait(.pad)
        #expect(try peek("a", [block(.height(100)), stack(first, .vertical)]) == 100)
        #expect(try peek("b", [block(.height(100)), stack(first, .vertical)]) == 100 + 2 + 4 + 20)
        var away = stack(three, .vertical)
        away.when = .trait(.pad)
        #expect(try peek("b", [block(.height(100)), away, block(.height(500))]) == 100)
    }

    @Test func usesTheContentAtHand() throws {
        let growing = sheet([detent("peek", .through("a"))], content: [long("a", 10, 20, 30), block(.height(500))])
        let resolved = resolve(growing, in: try context("iphone-15"))
        #expect(resolved.detents[0].value == 20 && resolved.detents[0].range == [10, 30])
    }

    @Test func standsInLargerExpressions() throws {
        let made = sheet(content: three)
        let sum = SheetExpression.through("a") + .through("b") / 2
        #expect(SheetResolver(made).value(of: sum, in: try context("iphone-15")) == 10 + 15)
    }
}
