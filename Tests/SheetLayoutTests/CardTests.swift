import SheetLayout
import Testing

/// §6.7: the floating card of iOS 26.
@Suite struct CardTests {
    private func card(
        _ height: SheetExpression, _ device: String = "iphone-15", _ profile: SheetProfile = .ios26,
        custom: Bool = false
    ) throws -> SheetCard? {
        resolve(sheet([detent("a", height)], custom: custom), in: try context(device, .portrait, .large, profile))
            .detents[0].card
    }

    @Test func aboveFor150TheInsetIsEight() throws {
        // 377 / 393 * (200 + 34) = 224.473; 852 − 8 − 224.473 = 619.527
        let low = try #require(try card(200))
        #expect(low.inset == 8)
        #expect(printed(low.height) == 224.473 && printed(low.top) == 619.527)
        #expect(printed(try #require(try card(.medium)).height) == 440.313)
    }

    @Test func belowItTheCardDrawsIn() throws {
        // v = 150 still counts as low: k = 1, i = 8, s · 150 = 143.893.
        let edge = try #require(try card(150))
        #expect(edge.inset == 8 && printed(edge.height) == 143.893)
        // v = 113: k = 0.5, i = 18, (393 − 36) / 393 * 113 = 102.649; 852 − 18 − 102.649 = 731.351
        let half = try #require(try card(113))
        #expect(half.inset == 18 && printed(half.height) == 102.649 && printed(half.top) == 731.351)
        // v ≤ 76: k = 0, i = 28.
        #expect(try #require(try card(76)).inset == 28)
        #expect(try #require(try card(10)).inset == 28)
        // 151: inset 8 and the bottom inset within: 377 / 393 * 185 = 177.468
        #expect(printed(try #require(try card(151)).height) == 177.468)
    }

    @Test func onlyBelowFullHeightOnTheEdgeOfASystemSheet() throws {
        #expect(try card(.large) == nil)
        #expect(try card(.large - 0.1) == nil)
        #expect(try card(.large - 0.2) != nil)
        #expect(try card(200, "ipad-mini-6") == nil)
        #expect(try card(200, "iphone-15", .ios18) == nil)
        #expect(try card(200, custom: true) == nil)
    }

    @Test func theWindowsWidthCounts() throws {
        let turned = sheet([detent("a", 200)]) { $0.compactHeight = .attached }
        let resolved = resolve(turned, in: try context("iphone-15", .landscape))
        #expect(printed(try #require(resolved.detents[0].card).height) == printed((852 - 16) / 852.0 * 220))
    }
}
