import SheetLayout
import Testing

/// Where a drag ends, and what happens behind the sheet meanwhile.
@Suite struct MovementTests {
    /// Stops at 200, 400 and 700 on a custom sheet of a phone without a bottom inset.
    private func movement(_ change: (inout SheetDefinition) -> Void = { _ in }) throws -> SheetMovement {
        let sheet = sheet([detent("low", 200), detent("mid", 400), detent("high", 600)], custom: true, change)
        return try #require(SheetMovement(sheet, resolve(sheet, in: try context("iphone-se-3"))))
    }

    @Test func nearestTakesTheLowerOfTwo() throws {
        let movement = try movement()
        #expect(movement.settle(from: "low", translation: -101, velocity: 0) == .detent("mid"))
        #expect(movement.settle(from: "low", translation: -100, velocity: -5000) == .detent("low"))
        #expect(movement.settle(from: "low", translation: -400, velocity: 0) == .detent("high"))
        #expect(movement.settle(from: "high", translation: -80, velocity: 0) == .detent("high"))
    }

    @Test func velocityGoesByItsSignAlone() throws {
        let movement = try movement { $0.snap = .velocity }
        #expect(movement.settle(from: "low", translation: -1, velocity: -1) == .detent("mid"))
        #expect(movement.settle(from: "low", translation: -230, velocity: -1) == .detent("high"))
        #expect(movement.settle(from: "low", translation: -230, velocity: 0) == .detent("mid"))
        #expect(movement.settle(from: "high", translation: -50, velocity: -1) == .detent("high"))
        #expect(movement.settle(from: "high", translation: 0, velocity: 0) == .detent("mid"))
    }

    @Test func sequentialGoesOneStop() throws {
        let movement = try movement { $0.snap = .sequential }
        #expect(movement.settle(from: "low", translation: -400, velocity: -9000) == .detent("mid"))
        #expect(movement.settle(from: "high", translation: 500, velocity: 9000) == .detent("mid"))
        #expect(movement.settle(from: "mid", translation: 101, velocity: 0) == .detent("low"))
    }

    @Test func aDragClosesAtTheThreshold() throws {
        let movement = try movement { $0.dismiss.threshold = .name(.detent) / 4 }
        #expect(movement.settle(from: "low", translation: 50, velocity: 0) == .detent("low"))
        #expect(movement.settle(from: "low", translation: 50.1, velocity: 0) == .dismissed)
        #expect(movement.settle(from: "mid", translation: 100, velocity: 0) == .detent("low"))
        #expect(movement.settle(from: "mid", translation: 101, velocity: 0) == .dismissed)
    }

    @Test func aFlingCloses() throws {
        let movement = try movement { $0.dismiss.velocity = 800 }
        #expect(movement.settle(from: "high", translation: 10, velocity: 801) == .dismissed)
        #expect(movement.settle(from: "high", translation: 10, velocity: 800) == .detent("high"))
        #expect(movement.settle(from: "high", translation: -10, velocity: 2000) == .detent("high"))
    }

    @Test func withoutAThresholdClosedIsOneMoreStop() throws {
        let nearest = try movement()
        #expect(nearest.settle(from: "low", translation: 99, velocity: 9000) == .detent("low"))
        #expect(nearest.settle(from: "low", translation: 100, velocity: 0) == .dismissed)
        #expect(nearest.settle(from: "high", translation: 550, velocity: 0) == .dismissed)
        let sequential = try movement { $0.snap = .sequential }
        #expect(sequential.settle(from: "high", translation: 550, velocity: 0) == .detent("mid"))
        #expect(sequential.settle(from: "low", translation: 150, velocity: 0) == .dismissed)
        let velocity = try movement { $0.snap = .velocity }
        #expect(velocity.settle(from: "low", translation: 1, velocity: 0) == .dismissed)
        #expect(velocity.settle(from: "low", translation: 0, velocity: 0) == .detent("low"))
        #expect(velocity.settle(from: "low", translation: 50, velocity: -1) == .detent("low"))
    }

    @Test func withoutDraggingItStays() throws {
        let movement = try movement {
            $0.dismiss.drag = false
            $0.dismiss.threshold = 10
            $0.dismiss.velocity = 10
        }
        #expect(movement.settle(from: "low", translation: 500, velocity: 5000) == .detent("low"))
        #expect(movement.height(from: "low", translation: 500) == 200)
    }

    @Test func theHeightFollowsWithoutARubberBand() throws {
        let movement = try movement()
        #expect(movement.height(from: "mid", translation: -50) == 450)
        #expect(movement.height(from: "mid", translation: -900) == 600)
        #expect(movement.height(from: "mid", translation: 350) == 50)
        #expect(movement.height(from: "mid", translation: 900) == 0)
        #expect(movement.height(from: "unknown", translation: 0) == 200)
    }

    @Test func theDimGrowsBetweenStops() throws {
        let whole = try movement()
        #expect([0, 100, 200, 600].map { whole.dimOpacity(at: $0, in: .light) } == [0, 0.1, 0.2, 0.2])
        #expect(whole.dimOpacity(at: 600, in: .dark) == 0.48)
        let upper = try movement {
            $0.dim.from = "high"
            $0.dim.opacity = 0.5
        }
        #expect([200, 400, 500, 600, 700].map { upper.dimOpacity(at: $0, in: .dark) } == [0, 0, 0.25, 0.5, 0.5])
        let none = try movement { $0.dim.isEnabled = false }
        #expect(none.dimOpacity(at: 600, in: .dark) == 0)
    }

    @Test func touchesPassUpToADetent() throws {
        let movement = try movement { $0.interaction = .upThrough("mid") }
        #expect([0, 200, 400].allSatisfy { movement.interaction(at: $0) == .enabled })
        #expect([400.5, 600].allSatisfy { movement.interaction(at: $0) == .disabled })
        #expect(try self.movement { $0.interaction = .enabled }.interaction(at: 900) == .enabled)
        #expect(try self.movement().interaction(at: 0) == .disabled)
    }

    /// Named detents that are inactive: the one next to them, in the order of declaration, stands in.
    @Test func inactiveDetentsGiveWay() throws {
        let never = SheetCondition.trait(.pad)
        let movement = try movement {
            $0.detents[1].when = never
            $0.dim.from = "mid"
            $0.interaction = .upThrough("mid")
        }
        #expect(movement.stops.map(\.id) == ["low", "high"])
        #expect(movement.dimOpacity(at: 400, in: .light) == 0.1)
        #expect(movement.interaction(at: 200) == .enabled)
        #expect(movement.interaction(at: 201) == .disabled)
        let last = try self.movement {
            $0.detents[2].when = never
            $0.dim.from = "high"
            $0.interaction = .upThrough("low")
        }
        #expect(last.dimOpacity(at: 400, in: .light) == 0)
    }

    @Test func aFullScreenCoversEverything() throws {
        let sheet = sheet([detent("low", 200), detent("high", .large)]) {
            $0.dim.from = "high"
            $0.interaction = .upThrough("low")
        }
        let landscape = try context("iphone-16", .landscape)
        let movement = try #require(SheetMovement(sheet, resolve(sheet, in: landscape)))
        #expect(movement.stops.map(\.height) == [landscape.height])
        #expect(movement.interaction(at: landscape.height) == .disabled)
        #expect(movement.dimOpacity(at: landscape.height, in: .light) == 0.2)
    }

    @Test func thereIsNoneWithoutADetent() throws {
        let nothing = sheet([])
        #expect(SheetMovement(nothing, resolve(nothing, in: try context("iphone-16"))) == nil)
    }
}
