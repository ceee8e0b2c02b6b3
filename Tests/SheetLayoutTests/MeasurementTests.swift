import SheetLayout
import Testing

/// `resolve(_:in:measured:)`: content that the app has measured.
@Suite struct MeasurementTests {
    private let everything = sheet([detent("fit", .fit), detent("peek", .through("rows"))]) { sheet in
        sheet.header = SheetPart(.content([block(.measured(min: 10, typical: 20, max: 40), id: "title")]))
        sheet.content = [
            block(.rows(SheetCount(min: 0, typical: 2, max: 4), height: 30, spacing: 2), id: "rows"),
            block(
                .stack(
                    [
                        block(.grid(items: SheetCount(5), columns: 2, rowHeight: 10, spacing: 1), id: "grid"),
                        block(.text(.body, lines: SheetCount(1), reflow: false), id: "text"),
                    ], axis: .vertical, spacing: 0), id: "stack"),
            long("body", 5, 50, nil),
        ]
    }

    @Test func nothingMeasuredChangesNothing() throws {
        let phone = try context("iphone-16")
        #expect(resolve(everything, in: phone, measured: [:]) == resolve(everything, in: phone))
        let unknown = resolve(
            everything, in: phone, measured: ["none": .height(3), "stack": .height(3), "body": .count(3)])
        #expect(unknown == resolve(everything, in: phone))
    }

    @Test func heightsAndCountsReplaceWhatWasExpected() throws {
        let phone = try context("iphone-16")
        let measured: [String: SheetMeasurement] = [
            "title": .height(44), "rows": .count(3), "grid": .count(7), "text": .height(12.5), "body": .height(7),
        ]
        let resolved = resolve(everything, in: phone, measured: measured)
        // 3 × 30 + 2 × 2, then 4 × 10 + 3 × 1 and 12.5, then 7
        #expect(resolved.blocks.map(\.height) == [94, 55.5, 7])
        #expect(resolved.header == 44)
        #expect(resolved.fit == SheetInterval(min: 200.5, typical: 200.5, max: 200.5))
        #expect(resolved.detents.allSatisfy { $0.range == nil })
    }

    @Test func theRestKeepsItsRange() throws {
        let resolved = resolve(
            everything, in: try context("iphone-16"), measured: ["title": .height(0), "body": .height(0)])
        #expect(resolved.fit.min < resolved.fit.typical)
        #expect(resolved.fit.max != nil)
    }

    @Test func valuesOutOfRangeAreUsedAsTheyAre() throws {
        let phone = try context("iphone-16")
        let resolved = resolve(everything, in: phone, measured: ["title": .height(400), "rows": .count(100)])
        #expect(resolved.header == 400)
        #expect(resolved.blocks.first?.height == 3198.0)
    }

    @Test func paddingAndBoundsCountAsAlways() throws {
        let bounded = sheet {
            $0.content = [
                block(.measured(min: 0, typical: 10, max: nil), id: "body") {
                    $0.paddingTop = 4
                    $0.minHeight = 30
                    $0.maxHeight = 60
                }
            ]
        }
        let phone = try context("iphone-16")
        let heights = [1.0, 40, 400].map { resolve(bounded, in: phone, measured: ["body": .height($0)]).fit.typical }
        #expect(heights == [30, 44, 60])
    }

    @Test func whatIsNoHeightIsAProblem() throws {
        let phone = try context("iphone-16")
        for value in [Double.nan, .infinity, -20] {
            let resolved = resolve(everything, in: phone, measured: ["body": .height(value)])
            #expect(!resolved.problems.isEmpty)
            #expect(resolved.fit.typical.isFinite)
        }
    }

    /// What the compiler says of the least and the most content is what an app gets that measures it.
    @Test func theEndsOfTheRangeAreTheCompilersOwn() throws {
        let sheet = sheet([detent("d", .call(.min, [.fit, .percent(50, of: .screen)]))]) {
            $0.content = [
                long("body", 100, 300, 900),
                block(.rows(SheetCount(min: 1, typical: 2, max: 3), height: 20, spacing: 0), id: "rows"),
            ]
        }
        for device in SheetDevice.all {
            guard let context = device.context(orientation: .portrait) else { continue }
            let resolved = resolve(sheet, in: context)
            let least = resolve(sheet, in: context, measured: ["body": .height(100), "rows": .count(1)])
            let usual = resolve(sheet, in: context, measured: ["body": .height(300), "rows": .count(2)])
            let most = resolve(sheet, in: context, measured: ["body": .height(900), "rows": .count(3)])
            let range = try #require(resolved.detents.first?.range)
            #expect([least, most].map { $0.detents.first?.value } == range)
            #expect(usual.detents.first?.value == resolved.detents.first?.value)
            #expect(usual.blocks == resolved.blocks)
            #expect(least.fit.typical == resolved.fit.min && most.fit.typical == resolved.fit.max)
        }
    }
}
