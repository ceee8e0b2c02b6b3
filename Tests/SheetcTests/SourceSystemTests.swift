import Foundation
import SheetLayout
import SheetModel
import Testing

@testable import SheetCompiler

/// The five systems that the specs of this repository come from: what their own code did, the specs do.
@Suite struct SourceSystemTests {
    /// A design system's sheet: as tall as its content until the container ends it.
    @Test func designSystemSheetFollowsItsContent() throws {
        let sheet = try definition("adot")
        let heights = [80.0, 280, 700, 900].map { height in
            resolve(sheet, in: .iphone16, measured: ["body": .height(height)]).detents.map(\.total)
        }
        #expect(heights == [[114], [314], [734], [793]])
    }

    /// Its `expand`: half the height at first, and a second stop only where there is more to see.
    @Test func designSystemSheetExpands() throws {
        let sheet = try definition("adot-expand")
        let short = resolve(sheet, in: .iphone16, measured: ["body": .height(300)])
        #expect(short.detents.map(\.id) == ["collapsed"] && short.detents.map(\.value) == [300])
        let long = resolve(sheet, in: .iphone16, measured: ["body": .height(2400)])
        #expect(long.detents.map(\.value) == [425, 759])
        let movement = try #require(SheetMovement(sheet, long))
        #expect(movement.settle(from: "collapsed", translation: -168, velocity: 0) == .detent("expanded"))
        #expect(movement.settle(from: "collapsed", translation: -166, velocity: 0) == .detent("collapsed"))
    }

    /// A base class's panel: one height, closed by a tap and never by a drag.
    @Test func basePanelStays() throws {
        let sheet = try definition("greeting")
        let movement = try movement(sheet, in: .iphone16)
        #expect(movement.stops.map(\.height) == [358])
        #expect(movement.height(from: "shown", translation: 200) == 358)
        #expect(movement.height(from: "shown", translation: -200) == 358)
        #expect(movement.settle(from: "shown", translation: 300, velocity: 4000) == .detent("shown"))
        #expect(sheet.dismiss.tap)
        #expect(movement.dimOpacity(at: 358, in: .light) == 0.6 && movement.dimOpacity(at: 179, in: .dark) == 0.3)
        #expect(movement.interaction(at: 358) == .disabled)
    }

    /// A sheet that follows its table, up to 60 points below the top of the screen.
    @Test func tableStopsGrowing() throws {
        let sheet = try definition("coupon-table")
        #expect(resolve(sheet, in: .iphone16).detents.map(\.total) == [536])
        let totals = [88.0, 500, 757, 758, 759, 4000, 9000].map { height in
            resolve(sheet, in: .iphone16, measured: ["table": .height(height)]).detents.first?.total
        }
        #expect(totals == [122, 534, 791, 792, 792, 792, 792])
        let full = resolve(sheet, in: .iphone16, measured: ["table": .height(4000)])
        #expect(full.scrolls == ["table"] && full.unreachable == 0)
        #expect(try movement(sheet, in: .iphone16).dimOpacity(at: 536, in: .dark) == 0.8)
    }

    /// A fixed height under a header: closed when it was dragged by more than a third of the height without the header.
    @Test func fixedSheetClosesAtAThird() throws {
        let sheet = try definition("fixed-header")
        let resolution = resolve(sheet, in: .iphoneSE3, measured: ["task": .height(300)])
        #expect(resolution.detents.map(\.total) == [330])
        let movement = try #require(SheetMovement(sheet, resolution))
        #expect(movement.settle(from: "fit", translation: 100, velocity: 3000) == .detent("fit"))
        #expect(movement.settle(from: "fit", translation: 100.5, velocity: 0) == .dismissed)
        #expect(movement.height(from: "fit", translation: 100) == 230)
        #expect([0, 165, 330].map { movement.dimOpacity(at: $0, in: .light) } == [0, 0.05, 0.1])
    }

    /// The plain system sheet over a map, which stays in use up to the middle stop.
    @Test func mapStaysInUse() throws {
        let movement = try movement(try definition("maps"), in: .iphone16)
        #expect(movement.stops.map(\.height) == [234, 459, 793])
        #expect([234, 459].allSatisfy { movement.interaction(at: $0) == .enabled })
        #expect([460, 793].allSatisfy { movement.interaction(at: $0) == .disabled })
        #expect([234, 459].allSatisfy { movement.dimOpacity(at: $0, in: .light) == 0 })
        #expect(movement.dimOpacity(at: 626, in: .dark) == 0.24 && movement.dimOpacity(at: 793, in: .dark) == 0.48)
    }

    /// A panel of two stops: the sign of the velocity alone decides, and it never goes away.
    @Test func panelFlingsBetweenTipAndFull() throws {
        let movement = try movement(try definition("tip-full"), in: .iphoneSE3)
        #expect(movement.stops.map(\.height) == [133.5, 533.5])
        #expect(movement.settle(from: "tip", translation: -10, velocity: -1) == .detent("full"))
        #expect(movement.settle(from: "tip", translation: -390, velocity: 1) == .detent("tip"))
        #expect(movement.settle(from: "full", translation: 10, velocity: 0) == .detent("tip"))
        #expect(movement.settle(from: "full", translation: 390, velocity: -1) == .detent("full"))
        #expect(movement.settle(from: "tip", translation: 130, velocity: 5000) == .detent("tip"))
        #expect(movement.height(from: "tip", translation: 90) == 133.5)
        #expect(movement.height(from: "tip", translation: -900) == 533.5)
        #expect(movement.interaction(at: 533.5) == .enabled && movement.dimOpacity(at: 533.5, in: .light) == 0)
    }

    private func movement(_ sheet: SheetDefinition, in context: SheetContext) throws -> SheetMovement {
        try #require(SheetMovement(sheet, resolve(sheet, in: context)))
    }

    private func definition(_ id: String) throws -> SheetDefinition {
        let compilation = try Project(try specs()).compile(for: .project)
        let sheet = compilation.project?.linked.sheets.first { $0.id == id }
        return try #require(sheet?.definition)
    }

    private func specs() throws -> [(path: String, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Specs")
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }
}
