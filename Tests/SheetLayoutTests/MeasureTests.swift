import SheetLayout
import Testing

/// What a natural height is made of.
@Suite struct MeasureTests {
    private func measures(_ sheet: SheetDefinition) throws -> SheetMeasures {
        SheetResolver(sheet).measures(in: try context("iphone-15"))
    }

    @Test func allBlocksWithPlacesAndRanges() throws {
        let inner = [block(.height(10), id: "a"), long("b", 1, 2, nil)]
        let stack = block(.stack(inner, axis: .vertical, spacing: 3), id: "s") { $0.paddingTop = 4 }
        let made = sheet(content: [block(.height(5)) { $0.when = .trait(.pad) }, block(.height(50), id: "x"), stack]) {
            $0.grabber.area = 8
            $0.insets.top = 6
            $0.spacing = 2
            $0.header = SheetPart(.content([block(.height(20), id: "h")]))
            $0.footer = SheetPart(
                .content([block(.rows(SheetCount(min: 1, typical: 2, max: 3), height: 7, spacing: 0), id: "f")]))
        }
        let found = try measures(made)
        #expect(found.grabberArea == 8 && found.includedBottom == 0 && found.isHeaderInFlow)
        #expect(found.header == SheetInterval(min: 20, typical: 20, max: 20))
        #expect(found.footer == SheetInterval(min: 7, typical: 14, max: 21))
        #expect(found.content == SheetInterval(min: 6 + 50 + 2 + 18, typical: 6 + 50 + 2 + 19, max: nil))
        #expect(found.fit == resolve(made, in: try context("iphone-15")).fit)
        #expect(found.blocks.map(\.id) == ["h", "x", "s", "a", "b", "f"])
        #expect(found.blocks.map(\.list) == [.header, .content, .content, .content, .content, .footer])
        #expect(found.blocks.map(\.path) == [[0], [1], [2], [2, 0], [2, 1], [0]])
        #expect(found.blocks.map(\.y) == [8, 34, 86, 90, 103, 28 + 77])
        #expect(found.blocks.map(\.height.min) == [20, 50, 18, 10, 1, 7])
        #expect(found.blocks.map(\.height.typical) == [20, 50, 19, 10, 2, 14])
        #expect(found.blocks.map(\.height.max) == [20, 50, nil, 10, nil, 21])
    }

    @Test func sideBySideBlocksBeginAtOneHeight() throws {
        let row = SheetBlock(.stack([block(.height(10)), block(.height(30))], axis: .horizontal, spacing: 9))
        #expect(try measures(sheet(content: [block(.height(5)), row])).blocks.map(\.y) == [0, 5, 5, 5])
    }

    @Test func aBoundedStackHasAMax() throws {
        let stack = block(.stack([long("a", 1, 2, nil)], axis: .vertical, spacing: 0)) { $0.maxHeight = 90 }
        let found = try measures(sheet(content: [stack]))
        #expect(found.blocks.map(\.height.max) == [90, nil])
        #expect(found.content.max == 90 && found.fit.max == 90)
    }

    @Test func theHeaderDrawnOverTheContent() throws {
        let found = try measures(
            sheet(custom: true) {
                $0.header = SheetPart(.height(40), overlay: true)
                $0.safeArea = .include
            })
        #expect(!found.isHeaderInFlow && found.header.typical == 40 && found.includedBottom == 34)
        #expect(found.fit.typical == 80 + 34)
    }

    @Test func activityOfDetents() throws {
        let resolver = SheetResolver(
            sheet(
                [detent("a", .medium), detent("b", .large, when: .compare(.fit, .greater, 150))],
                content: [long("l", 100, 200, 300)]))
        func isActive(_ index: Int, _ orientation: SheetContext.Orientation, _ size: SheetContentSize) throws -> Bool {
            resolver.isActive(detent: index, in: try context("iphone-15", orientation), content: size)
        }
        #expect(try isActive(0, .portrait, .typical))
        #expect(try isActive(1, .portrait, .typical))
        #expect(try !isActive(1, .portrait, .min))
        #expect(try !isActive(0, .landscape, .typical))
        #expect(try isActive(0, .landscape, .min))
        #expect(try !isActive(7, .landscape, .min))
    }

    @Test func aResolverAnswersAsTheFunction() throws {
        let made = sheet([detent("a", .fit), detent("b", .large)], content: [long("l", 100, 200, 300)])
        let resolver = SheetResolver(made)
        for device in ["iphone-15", "ipad-mini-6"] {
            let context = try context(device)
            #expect(resolver.resolve(in: context) == resolve(made, in: context))
        }
    }
}
