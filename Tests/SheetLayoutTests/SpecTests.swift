import SheetLayout
import Testing

/// The typed wrapper, with names as generated code has them.
@Suite struct SpecTests {
    private enum Coupons: SheetNames {
        enum Detent: String, SheetID { case collapsed, expanded }
        enum Block: String, SheetID { case title, rows }
        struct Content: SheetContent {
            var rows: Int?

            init() {}

            init(rows: Int?) { self.rows = rows }

            var measured: [String: SheetMeasurement] { rows.map { ["rows": .count($0)] } ?? [:] }
        }
    }

    private enum Plain: SheetNames {
        enum Detent: String, SheetID { case fit }
        typealias Block = SheetNoID
        typealias Content = SheetFixedContent
    }

    private let coupons = SheetSpec<Coupons>(
        sheet([
            detent("collapsed", .call(.min, [.fit, .percent(50, of: .screen)])),
            detent("expanded", .large, when: .compare(.fit, .greater, .percent(50, of: .screen))),
        ]) {
            $0.content = [
                block(.height(40), id: "title"),
                block(.rows(SheetCount(min: 0, typical: 8, max: 40), height: 72, spacing: 0), id: "rows"),
            ]
        })

    @Test func detentsAreNames() {
        let resolved = coupons.resolve(in: .iphoneSE3)
        #expect(resolved.total(of: .collapsed) == 333.5)
        #expect(resolved.detents == [.collapsed, .expanded])
        #expect(resolved.initial == .collapsed)
        #expect(resolved.top(of: .expanded) == 30.0)
        #expect(resolved.y(of: .rows) == 40 && resolved.height(of: .rows) == 576)
        #expect(resolved.value(of: .expanded) == 637)
    }

    @Test func countsThatAreKnownCount() {
        let resolved = coupons.resolve(in: .iphone16, content: .init(rows: 2))
        #expect(resolved.total(of: .collapsed) == 218.0)
        #expect(resolved.total(of: .expanded) == nil && resolved.top(of: .expanded) == nil)
        #expect(resolved.detents == [.collapsed])
    }

    /// Two detents at one height are one: the first declared stands for both.
    @Test func joinedDetentsHaveASurvivor() {
        let joined = SheetSpec<Coupons>(
            sheet([detent("collapsed", .number(300)), detent("expanded", .points(300))]) { $0.type = .expand })
        let resolved = joined.resolve(in: .iphone16)
        #expect(resolved.detents == [.collapsed])
        #expect(resolved.survivor(of: .expanded) == .collapsed && resolved.survivor(of: .collapsed) == .collapsed)
        let few = coupons.resolve(in: .iphone16, content: .init(rows: 2))
        #expect(few.survivor(of: .expanded) == nil)
    }

    /// What SwiftUI measures comes by the ids of blocks: 40 + 144, and the bottom inset 34.
    @Test func measurementsByIds() {
        let resolved = coupons.resolve(in: .iphone16, measured: ["rows": .height(144)])
        #expect(resolved.total(of: .collapsed) == 218)
        #expect(resolved == coupons.resolve(in: .iphone16, content: .init(rows: 2)))
    }

    @Test func dragsEndAtNames() {
        let resolved = coupons.resolve(in: .iphoneSE3)
        #expect(resolved.settle(from: .collapsed, translation: -200, velocity: 0) == .detent(.expanded))
        #expect(resolved.settle(from: .collapsed, translation: 200, velocity: 0) == .dismissed)
        #expect(resolved.height(from: .collapsed, translation: -900) == 637)
    }

    @Test func aSheetWithoutBlocksHasNone() {
        let resolved = SheetSpec<Plain>(sheet()).resolve(in: .iphone16)
        #expect(resolved.total(of: .fit) == 114)
        #expect(SheetNoID.allCases.isEmpty && SheetNoID(rawValue: "fit") == nil)
    }
}
