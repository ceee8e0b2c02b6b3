import SheetLayout
import Testing

/// Where the parts of a custom sheet stand, on an iPhone 16: 393 × 852, the bottom inset 34.
@Suite struct PlacementTests {
    /// A header of 30, content of 320, a footer of 50: 400, and 34 below them.
    @Test func partsFromTheTopDown() {
        let placement = placement(of: panel())
        #expect(placement.header == SheetRect(x: 0, y: 0, width: 393, height: 30))
        #expect(placement.content(at: 434) == SheetRect(x: 16, y: 42, width: 369, height: 304))
        #expect(placement.footer(at: 434) == SheetRect(x: 0, y: 350, width: 393, height: 50))
        #expect(placement.panel(at: 434) == SheetRect(x: 0, y: 418, width: 393, height: 434))
    }

    /// 36 × 5 in the middle: (393 − 36) / 2.
    @Test func grabberStandsInTheMiddle() {
        var sheet = panel()
        #expect(placement(of: sheet).grabber == nil)
        sheet.grabber.visible = .visible
        #expect(placement(of: sheet).grabber == SheetRect(x: 178.5, y: 5, width: 36, height: 5))
        sheet.grabber.area = .number(20)
        #expect(placement(of: sheet).header.y == 20)
    }

    /// Below its lowest stop it keeps its size and slides out.
    @Test func slidesOutBelowTheLowestStop() {
        let placement = placement(of: panel())
        #expect(placement.panel(at: 100) == SheetRect(x: 0, y: 752, width: 393, height: 434))
        #expect(placement.content(at: 0) == placement.content(at: 434))
        #expect(placement.content(at: 534).height == 404)
    }

    @Test func headerDrawnOverTheContent() {
        var sheet = panel()
        sheet.header.overlay = true
        let placement = placement(of: sheet)
        #expect(placement.header.height == 30)
        #expect(placement.content(at: 404).y == 12)
    }

    /// `ignore` lets the content run to the window's edge: 434 − 50 − 4.
    @Test func ignoredInsetBelongsToTheContent() {
        var sheet = panel()
        sheet.safeArea = .ignore
        let placement = placement(of: sheet)
        #expect(placement.footer(at: 400) == SheetRect(x: 0, y: 350, width: 393, height: 50))
        #expect(placement.content(at: 400).height == 304)
    }

    @Test func narrowPanelStandsInTheMiddle() {
        var sheet = panel()
        sheet.maxWidth = .number(300)
        #expect(placement(of: sheet).panel(at: 434).x == 46.5)
        #expect(placement(of: sheet).content(at: 434).width == 276)
    }

    @Test func shadowsHaveTheirLengths() {
        var sheet = panel()
        var shadow = SheetShadow()
        shadow.opacity = 0.25
        shadow.y = .binary(.multiply, .number(-3), .name(.pixel))
        shadow.radius = .number(6)
        sheet.shadow = [shadow, SheetShadow()]
        sheet.corner = SheetCorner(radius: .percent(10, of: .name(.width)))
        let placement = placement(of: sheet)
        #expect(placement.shadows.map(\.y) == [-1, 0])
        #expect(placement.shadows.map(\.opacity) == [0.25, 1])
        #expect(placement.shadows.map(\.radius) == [6, 0])
        #expect(placement.cornerRadius == 39.3)
    }

    private func placement(of sheet: SheetDefinition) -> SheetPlacement {
        SheetPlacement(sheet, resolve(sheet, in: .iphone16), in: .iphone16)
    }

    private func panel() -> SheetDefinition {
        var sheet = SheetDefinition(id: "panel")
        sheet.presentation = .custom
        sheet.detents = [SheetDetent(id: "fit", height: .name(.fit))]
        sheet.header = SheetPart(.height(.number(30)))
        sheet.footer = SheetPart(.height(.number(50)))
        sheet.insets.top = .number(12)
        sheet.insets.bottom = .number(4)
        sheet.insets.leading = .number(16)
        sheet.insets.trailing = .number(8)
        sheet.content = [SheetBlock(.height(.number(304)))]
        return sheet
    }
}
