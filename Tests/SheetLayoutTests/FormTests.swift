import SheetLayout
import Testing

/// §6.2 and §6.3: forms, caps, M and the system detents.
@Suite struct FormTests {
    @Test func forms() throws {
        let system = sheet()
        let attached = sheet { $0.compactHeight = .attached }
        let custom = sheet(custom: true)
        let fullScreen = sheet(custom: true) { $0.compactHeight = .fullScreen }
        #expect(resolve(system, in: try context("iphone-16")).form == .edge)
        #expect(resolve(system, in: try context("iphone-16", .landscape)).form == .fullScreen)
        #expect(resolve(attached, in: try context("iphone-16", .landscape)).form == .edge)
        for orientation in SheetContext.Orientation.allCases {
            #expect(resolve(system, in: try context("ipad-mini-6", orientation)).form == .floating)
            #expect(resolve(custom, in: try context("ipad-mini-6", orientation)).form == .edge)
        }
        #expect(resolve(fullScreen, in: try context("iphone-16", .landscape)).form == .edge)
    }

    /// cap₀ = H − R, M = cap₀ − B.
    @Test(arguments: [
        // ios26: R is t, and 10 more above a home button.
        ("iphone-16", SheetContext.Orientation.portrait, SheetProfile.ios26, false, 793.0, 759.0),
        ("iphone-se-3", .portrait, .ios26, false, 637, 637),
        ("iphone-16", .landscape, .ios26, false, 393, 373),
        ("iphone-se-3", .landscape, .ios26, false, 365, 365),
        // ios18: t + 10, t + 20 with a home button, 8 in compact height.
        ("iphone-16", .portrait, .ios18, false, 783, 749),
        ("iphone-se-3", .portrait, .ios18, false, 627, 627),
        ("iphone-16", .landscape, .ios18, false, 385, 364),
        ("iphone-se-3", .landscape, .ios18, false, 367, 367),
        // custom: t.
        ("iphone-16", .portrait, .ios26, true, 793, 759),
        ("iphone-se-3", .portrait, .ios18, true, 647, 647),
        ("iphone-16", .landscape, .ios18, true, 393, 372),
        ("ipad-mini-6", .portrait, .ios26, true, 1101, 1076),
        // floating: min(650, H − t − b), and B is 0.
        ("ipad-mini-6", .portrait, .ios26, false, 650, 650),
        ("ipad-mini-6", .landscape, .ios26, false, 650, 650),
    ])
    func capAndM(
        device: String, orientation: SheetContext.Orientation, profile: SheetProfile, custom: Bool, cap: Double,
        tallest: Double
    ) throws {
        let attached = sheet(custom: custom) { $0.compactHeight = .attached }
        let resolved = resolve(attached, in: try context(device, orientation, .large, profile))
        #expect(resolved.cap == cap)
        #expect(resolved.max == tallest)
    }

    @Test func aFloatingSheetStaysInTheSafeArea() throws {
        let low = SheetDevice(
            id: "low", kind: .pad, width: 400, height: 500, scale: 2, insets: SheetInsets(top: 30, bottom: 20))
        let resolved = resolve(sheet(), in: try #require(low.context(orientation: .portrait)))
        #expect(resolved.cap == 450 && resolved.max == 450)
        #expect(resolved.width == 400)
    }

    @Test func theBottomInsetIsAddedOnce() throws {
        func value(_ safeArea: SheetSafeArea, custom: Bool) throws -> SheetResolution {
            let made = sheet(custom: custom, content: [SheetBlock(.height(300))]) { $0.safeArea = safeArea }
            return resolve(made, in: try context("iphone-15"))
        }
        #expect(try value(.add, custom: true).detents[0].value == 300)
        #expect(try value(.add, custom: true).detents[0].total == 334)
        #expect(try value(.include, custom: true).detents[0].value == 334)
        #expect(try value(.include, custom: true).detents[0].total == 334)
        #expect(try value(.include, custom: true).fit.typical == 334)
        #expect(try value(.include, custom: true).max == 793)
        #expect(try value(.ignore, custom: true).detents[0].total == 300)
        #expect(try value(.ignore, custom: true).fit.typical == 300)
        // UIKit always adds it.
        #expect(try value(.include, custom: false).detents[0].total == 334)
        #expect(try value(.ignore, custom: false).detents[0].total == 334)
    }

    @Test func topIsMeasuredFromTheWindow() throws {
        #expect(resolve(sheet(), in: try context("iphone-15")).detents[0].top == 852 - 80 - 34)
        #expect(resolve(sheet(), in: try context("ipad-mini-6")).detents[0].top == nil)
    }

    @Test func theSpecsOwnCap() throws {
        let capped = sheet([detent("tall", .screen)]) { $0.screenCap = .screen - 60 }
        #expect(resolve(capped, in: try context("iphone-15")).cap == 792)
        #expect(resolve(capped, in: try context("iphone-15")).detents[0].total == 792)
        // M does not know of it.
        #expect(resolve(capped, in: try context("iphone-15")).max == 759)
        // A system sheet cannot pass cap₀, a custom one can, up to the window.
        let high = sheet([detent("tall", 2000)]) { $0.screenCap = .screen - 20 }
        let under = sheet([detent("tall", 2000)], custom: true) { $0.screenCap = .screen - 20 }
        let over = sheet([detent("tall", 2000)], custom: true) { $0.screenCap = .screen + 20 }
        #expect(resolve(high, in: try context("iphone-15")).detents[0].total == 793)
        #expect(resolve(high, in: try context("iphone-15")).detents[0].reasons == [.system])
        #expect(resolve(under, in: try context("iphone-15")).detents[0].total == 832)
        #expect(resolve(under, in: try context("iphone-15")).detents[0].reasons == [.screenCap])
        #expect(resolve(over, in: try context("iphone-15")).detents[0].total == 852)
        #expect(resolve(over, in: try context("iphone-15")).detents[0].reasons == [.system])
        let level = sheet([detent("tall", 2000)]) { $0.screenCap = 793 }
        #expect(resolve(level, in: try context("iphone-15")).detents[0].reasons == [.screenCap])
    }

    @Test func capMayLookAtTheContent() throws {
        let capped = sheet([detent("tall", 500)], content: [long("a", 100, 200, 700)]) { $0.screenCap = .fit + 50 }
        let resolved = resolve(capped, in: try context("iphone-se-3"))
        #expect(resolved.cap == 250)
        #expect(resolved.detents[0].value == 250)
        #expect(resolved.detents[0].range == [150, 500])
    }

    @Test func widths() throws {
        func width(
            _ device: String, _ orientation: SheetContext.Orientation = .portrait, custom: Bool = false,
            _ change: (inout SheetDefinition) -> Void = { _ in }
        ) throws -> Double {
            resolve(sheet(custom: custom, change), in: try context(device, orientation)).width
        }
        #expect(try width("ipad-mini-6") == 580)
        #expect(try width("ipad-mini-6") { $0.width = 300 } == 300)
        #expect(try width("ipad-mini-6") { $0.width = 900 } == 580)
        #expect(try width("ipad-mini-6") { $0.maxWidth = 500 } == 500)
        #expect(try width("ipad-mini-6") { $0.width = -5 } == 0)
        #expect(try width("ipad-mini-6", custom: true) == 744)
        // On a phone in portrait the platform gives the width.
        #expect(try width("iphone-15") { $0.width = 300 } == 393)
        #expect(try width("iphone-15", custom: true) { $0.width = 300 } == 300)
        #expect(try width("iphone-15", custom: true) { $0.maxWidth = 200 } == 200)
        // In compact height it counts; an attached sheet keeps clear of the sides by default.
        #expect(try width("iphone-15", .landscape) == 852)
        #expect(try width("iphone-15", .landscape) { $0.compactHeight = .attached } == 852 - 59 - 59)
        #expect(
            try width("iphone-15", .landscape) {
                $0.compactHeight = .attached
                $0.width = 800
            } == 800)
        #expect(
            try width("iphone-15", .landscape) {
                $0.compactHeight = .attached
                $0.maxWidth = 500
            } == 500)
        #expect(try width("iphone-15", .landscape, custom: true) == 852)
    }
}

/// §6.2, last paragraph.
@Suite struct FullScreenTests {
    private let landscape = Result { try context("iphone-15", .landscape) }

    @Test func oneDetentStays() throws {
        let both = sheet([detent("medium", .medium), detent("large", .large)]) {
            $0.initial = "medium"
            $0.dim.from = "large"
            $0.interaction = .upThrough("medium")
        }
        let resolved = resolve(both, in: try landscape.get())
        #expect(resolved.detents.count == 1)
        #expect(resolved.detents[0].id == "large")
        #expect(resolved.detents[0].value == 393 && resolved.detents[0].total == 393)
        #expect(resolved.detents[0].top == 0)
        #expect(resolved.detents[0].reasons == [.fullScreen])
        #expect(resolved.initial == "large")
        #expect(resolved.dimFrom == nil && resolved.upThrough == nil)
        #expect(resolved.problems.isEmpty)
        #expect(!resolved.showsGrabber)
        #expect(resolved.candidates.map(\.index) == [1])
    }

    @Test func theFirstActiveAsDeclaredElseTheFirst() throws {
        let tall = SheetCondition.compare(.screen, .greater, 500)
        let second = sheet([detent("a", 100, when: tall), detent("b", 300), detent("c", 200)])
        #expect(resolve(second, in: try landscape.get()).initial == "b")
        let none = sheet([detent("a", 100, when: tall), detent("b", 300, when: tall)])
        let resolved = resolve(none, in: try landscape.get())
        #expect(resolved.detents.map(\.id) == ["a"])
        #expect(resolved.problems.isEmpty)
        #expect(resolved.candidates.isEmpty)
    }

    @Test func aSingleMediumStays() throws {
        #expect(resolve(sheet([detent("medium", .medium)]), in: try landscape.get()).initial == "medium")
    }

    @Test func neverSeveralDetentsOfTypeDefault() throws {
        let two = sheet([detent("a", 100), detent("b", 300)]) { $0.type = .default }
        #expect(resolve(two, in: try landscape.get()).problems.isEmpty)
    }

    @Test func saysNothingOfRangesAndConditions() throws {
        let growing = sheet(
            [detent("a", .fit), detent("b", .large, when: .compare(.fit, .greater, 300))],
            content: [long("list", 100, 200, 700)])
        let resolved = resolve(growing, in: try landscape.get())
        #expect(resolved.detents[0].range == nil && resolved.detents[0].card == nil)
        #expect(resolved.conditional.isEmpty && resolved.detents[0].merged.isEmpty)
        #expect(resolved.content == SheetInterval(min: 100, typical: 200, max: 700))
        #expect(resolved.scrolls == ["list"])
    }

    @Test func overflowIsThatOfTheSafeArea() throws {
        // 393 − 0 − 20 = 373.
        let resolved = resolve(sheet(content: [SheetBlock(.height(400))]), in: try landscape.get())
        #expect(resolved.overflow == 27 && resolved.unreachable == 27)
    }

    @Test func theValueIsNotRounded() throws {
        let odd = SheetDevice(
            id: "odd", width: 411.43, height: 914.29, scale: 2.625, landscapeInsets: SheetInsets())
        let turned = try #require(odd.context(orientation: .landscape))
        #expect(resolve(sheet(), in: turned).detents[0].value == 411.43)
    }

    @Test func heightsThatDoNotCountAreNotEvaluated() throws {
        let broken = sheet([detent("a", .screen * (34 / .name(.topInset)))])
        #expect(resolve(broken, in: try landscape.get()).problems.isEmpty)
    }

    @Test func aspectKeepsClearOfTheSides() throws {
        let video = sheet(content: [SheetBlock(.aspect(SheetRatio(width: 2)))])
        #expect(resolve(video, in: try landscape.get()).content.typical == (852 - 59 - 59) / 2)
    }

    @Test func theThresholdIsThere() throws {
        let pulled = sheet { $0.dismiss.threshold = .name(.detent) / 3 }
        #expect(resolve(pulled, in: try landscape.get()).detents[0].threshold == 131)
    }
}

/// §6.3
@Suite struct SystemDetentTests {
    @Test func largeIsM() throws {
        #expect(resolve(sheet([detent("large", .large)]), in: try context("iphone-16")).detents[0].value == 759)
    }

    @Test func mediumIs56PercentOfM() throws {
        // 0.56 * 759 = 425.04
        #expect(resolve(sheet([detent("m", .medium)]), in: try context("iphone-16")).detents[0].value == 425)
        // 0.56 * 637 = 356.72, to the half point 356.5
        #expect(resolve(sheet([detent("m", .medium)]), in: try context("iphone-se-3")).detents[0].value == 356.5)
    }

    @Test func mediumIs63PercentOnALowScreen() throws {
        // iphone-se-1 is 568 high: M = 568 − 30 = 538, 0.63 * 538 = 338.94, to the half point 339
        #expect(resolve(sheet([detent("m", .medium)]), in: try context("iphone-se-1")).detents[0].value == 339)
    }

    @Test func mediumGivesWayInCompactHeight() throws {
        let two = sheet([detent("medium", .medium), detent("low", 100)], custom: true)
        let resolved = resolve(two, in: try context("iphone-15", .landscape))
        #expect(resolved.detents.map(\.id) == ["low"])
        #expect(resolve(two, in: try context("iphone-15")).detents.map(\.id) == ["low", "medium"])
        #expect(resolve(two, in: try context("ipad-mini-6", .landscape)).detents.map(\.id) == ["low", "medium"])
    }

    @Test func aLoneMediumStaysAtLarge() throws {
        let one = sheet([detent("medium", .medium), detent("pad", 100, when: .trait(.pad))], custom: true)
        let resolved = resolve(one, in: try context("iphone-15", .landscape))
        #expect(resolved.detents.map(\.id) == ["medium"])
        #expect(resolved.detents[0].value == 373 && resolved.detents[0].total == 393)
        #expect(resolved.detents[0].reasons.isEmpty)
    }

    @Test func mediumsBoundsDoNotMatter() throws {
        var bounded = detent("medium", .medium)
        bounded.min = 50
        bounded.when = .trait(.phone)
        let two = sheet([bounded, detent("low", 100)], custom: true)
        #expect(resolve(two, in: try context("iphone-15", .landscape)).detents.map(\.id) == ["low"])
    }

    @Test func insideAnExpressionMediumKeepsItsValue() throws {
        let two = sheet([detent("more", .medium + 0), detent("low", 100)], custom: true)
        let resolved = resolve(two, in: try context("iphone-15", .landscape))
        #expect(resolved.detents.map(\.id) == ["low", "more"])
        // 0.56 * 373 = 208.88, to the third 209
        #expect(printed(resolved.detents[1].value) == 209)
    }

    @Test func thereIsNoSystemMinimum() throws {
        #expect(resolve(sheet([detent("a", 1)]), in: try context("iphone-16")).detents[0].value == 1)
    }
}
