import SheetLayout
import Testing

/// Whose a drag is: the sheet's or its content's.
@Suite struct DragTests {
    @Test(arguments: [
        (SheetSwipeRegion.all, [true, true, true]), (.header, [true, true, false]), (.grabber, [true, false, false]),
        (.none, [false, false, false]),
    ])
    func regionSaysWhereItBegins(region: SheetSwipeRegion, expected: [Bool]) throws {
        var sheet = sheet()
        sheet.swipeRegion = region
        let movement = try movement(sheet)
        let touches = [SheetTouch.grabber, .header, .content]
        #expect(touches.map { movement.follows($0, .up, at: 200) } == expected)
        #expect(movement.follows(.scrolling(isAtTop: true), .down, at: 200) == (region == .all))
    }

    /// It grows before the content scrolls, up to its largest stop.
    @Test func resizingComesFirst() throws {
        let movement = try movement(sheet())
        #expect(movement.follows(.scrolling(isAtTop: false), .up, at: 200))
        #expect(!movement.follows(.scrolling(isAtTop: true), .up, at: 600))
    }

    @Test func scrollingComesFirst() throws {
        var sheet = sheet()
        sheet.contentInteraction = .scrolls
        #expect(try !movement(sheet).follows(.scrolling(isAtTop: true), .up, at: 200))
        #expect(try movement(sheet).follows(.content, .up, at: 200))
    }

    /// Downward the content comes first until it is at its top; a sheet that cannot sink leaves the drag to it.
    @Test func sinksFromTheTopOfTheContent() throws {
        var sheet = sheet()
        #expect(try movement(sheet).follows(.scrolling(isAtTop: true), .down, at: 200))
        #expect(try !movement(sheet).follows(.scrolling(isAtTop: false), .down, at: 600))
        sheet.dismiss.drag = false
        #expect(try !movement(sheet).follows(.scrolling(isAtTop: true), .down, at: 200))
        #expect(try movement(sheet).follows(.scrolling(isAtTop: true), .down, at: 201))
    }

    @Test func stepsFromStopToStop() throws {
        let movement = try movement(sheet())
        #expect(movement.next(.up, from: "low")?.id == "high" && movement.next(.up, from: "high") == nil)
        #expect(movement.next(.down, from: "high")?.id == "low" && movement.next(.down, from: "low") == nil)
    }

    @Test func touchesPassUpToAStop() throws {
        var sheet = sheet()
        #expect(try movement(sheet).openThrough == nil)
        sheet.interaction = .upThrough("low")
        #expect(try movement(sheet).openThrough?.id == "low")
        sheet.interaction = .enabled
        #expect(try movement(sheet).openThrough?.id == "high")
    }

    /// A response of 0.5 s swings with 2π / 0.5 = 4π a second: stiffness 16π², and without swinging over 2 · 4π.
    @Test func springIsThatOfItsResponse() {
        let spring = SheetSpring(response: 0.5, damping: 1)
        #expect((spring.stiffness - 16 * Double.pi * Double.pi).magnitude < 1e-9)
        #expect((spring.damping - 8 * Double.pi).magnitude < 1e-9)
        #expect(SheetSpring(response: 0, damping: 1).stiffness.isFinite)
    }

    private func movement(_ sheet: SheetDefinition) throws -> SheetMovement {
        try #require(SheetMovement(sheet, resolve(sheet, in: .iphoneSE3)))
    }

    /// Stops at 200 and 600 on a phone without a bottom inset.
    private func sheet() -> SheetDefinition {
        var sheet = SheetDefinition(id: "panel")
        sheet.presentation = .custom
        sheet.type = .expand
        sheet.detents = [
            SheetDetent(id: "low", height: .number(200)), SheetDetent(id: "high", height: .number(600)),
        ]
        return sheet
    }
}
