import SheetCompiler
import SheetLayout
import SheetModel
import SheetText
import Testing

/// What the source systems measure, computed by hand from LANGUAGE §6 for the four standard devices: iPhone SE (667 high,
/// no bottom inset, 2 pixels a point), iPhone 16 (852, 34, 3), iPhone 16 Pro Max (956, 34, 3), iPad Air 11 (1180, 25, 2).
@Suite struct SpecNumberTests {
    /// `sheet.detent` and its height on screen in every context; nothing where it is not active.
    @Test(arguments: [
        // 42 % of the window's height, to the pixel; the bottom inset lies inside.
        ("base", "greeting.shown", [280, 358, 401.667, 495.5]),
        // 0.8 and 0.2 from the top: 20 % and 80 % of the window, the bottom inset inside.
        ("tip-full", "tip-full.tip", [133.5, 170.333, 191.333, 236]),
        ("tip-full", "tip-full.full", [533.5, 681.667, 764.667, 944]),
        // The fixed height that the source begins with.
        ("coupon-table", "coupon-table.fit", [536, 536, 536, 536]),
        // 320 under a header of 30, above the bottom inset.
        ("fixed-header", "fixed-header.fit", [350, 384, 384, 375]),
        // `.height(200)`, `.medium`, `.large`; the system adds the bottom inset on a phone and floats on a pad.
        // M: 667 − 30, 852 − 59 − 34, 956 − 62 − 34, 650.
        ("maps", "maps.peek", [200, 234, 234, 200]),
        ("maps", "maps.medium", [356.5, 459, 515.667, 364]),
        ("maps", "maps.large", [637, 793, 894, 650]),
        ("adot", "adot.fit", [280, 314, 314, 280]),
        // 480 high; on the Pro Max `medium` is 481.6, so all of it shows at once.
        ("adot", "adot-expand.collapsed", [356.5, 459, 514, 364]),
        ("adot", "adot-expand.expanded", [637, 793, nil, 650]),
    ])
    func totalsAreThoseOfTheSource(spec: String, detent: String, totals: [Double?]) throws {
        let resolved = try resolve(spec, detent)
        #expect(resolved.map { $0.map { rounded($0.total) } } == totals)
    }

    /// From the least content of 88, plus the inset below it, to `SCREEN_HEIGHT - 60`.
    @Test func theTableNeverPassesItsCap() throws {
        let ranges = try resolve("coupon-table", "coupon-table.fit").map { $0?.range?.map(rounded) }
        #expect(ranges == [[88, 607], [122, 792], [122, 896], [113, 1120]])
    }

    /// A third of the content's 320, not of the 350 that are shown.
    @Test func theThresholdIsAThirdOfTheContent() throws {
        let thresholds = try resolve("fixed-header", "fixed-header.fit").map { $0?.threshold.map(rounded) }
        #expect(thresholds == [106.667, 106.667, 106.667, 106.667])
    }

    /// The top edge of the panel: the window's height less 42 % of it.
    @Test func thePanelStandsOnTheBottomEdge() throws {
        let tops = try resolve("base", "greeting.shown").map { $0?.top.map(rounded) }
        #expect(tops == [387, 494, 554.333, 684.5])
    }

    /// A detent in every context; nil where it is not active.
    private func resolve(_ spec: String, _ name: String) throws -> [SheetResolvedDetent?] {
        let project = try #require(try SpecProject(spec).project.compile(for: .project).project)
        let parts = name.split(separator: ".").map(String.init)
        let index = try #require(project.linked.sheets.firstIndex { $0.id == parts[0] })
        return project.resolutions[index].map { resolution in resolution.detents.first { $0.id == parts[1] } }
    }

    /// As numbers are printed: three decimals.
    private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
