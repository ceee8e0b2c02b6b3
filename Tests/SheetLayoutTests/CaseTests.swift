import SheetLayout
import Testing

/// Sheets from public bug reports, with the numbers worked out by hand.
@Suite struct CaseTests {
    private let half = SheetExpression.percent(50, of: .screen)

    @Test func contentTallerThanTheScreen() throws {
        let list = block(.rows(SheetCount(40), height: 56, spacing: 0), id: "list") { $0.scrolls = true }
        let coupon = sheet(content: [list]) {
            $0.header = SheetPart(.height(30))
            $0.screenCap = .screen - 60
        }
        let small = resolve(coupon, in: try context("iphone-se-3"))
        #expect(small.fit.typical == 2270 && small.overflow == 1663 && small.unreachable == 0)
        #expect(small.detents[0].value == 607 && small.detents[0].total == 607)
        let large = resolve(coupon, in: try context("iphone-15"))
        #expect(large.detents[0].value == 758 && large.detents[0].total == 792 && large.overflow == 1512)
        #expect(large.detents[0].reasons == [.screenCap] && large.scrolls == ["list"] && large.form == .edge)
    }

    @Test func mediumOfIOS26() throws {
        #expect(resolve(sheet([detent("medium", .medium)]), in: try context("iphone-16")).detents[0].value == 425)
        #expect(resolve(sheet(), in: try context("iphone-16")).max == 759)
    }

    @Test func grabberWithAnAreaOfItsOwn() throws {
        let with = sheet(content: [block(.height(300))]) { $0.grabber.area = 30 }
        #expect(resolve(with, in: try context("iphone-15")).detents[0].total == 364)
        let drag = sheet(custom: true, content: [block(.height(300))]) {
            $0.grabber.area = 30
            $0.dismiss.threshold = .name(.content) / 3
        }
        #expect(resolve(drag, in: try context("iphone-15")).detents[0].threshold == 100)
    }

    @Test func fitOnAPad() throws {
        func card(custom: Bool) throws -> SheetResolution {
            let made = sheet(custom: custom, content: [block(.height(192))]) { $0.header = SheetPart(.height(30)) }
            return resolve(made, in: try context("ipad-mini-6"))
        }
        #expect(try card(custom: false).detents[0].total == 222)
        #expect(try card(custom: false).detents[0].card == nil)
        #expect(try card(custom: true).detents[0].total == 247)
        #expect(try card(custom: true).detents[0].top == 886)
    }

    @Test func textGrowth() throws {
        let terms = sheet(content: [
            block(.text(.body, lines: SheetCount(8), reflow: false), id: "words") { $0.scrolls = true },
            block(.height(200)),
        ]) { $0.screenCap = .screen - 60 }
        #expect(resolve(terms, in: try context("iphone-se-3")).fit.typical == 374.5)
        let grown = resolve(terms, in: try context("iphone-se-3", .portrait, .AX5))
        #expect(grown.fit.typical == 697.5 && grown.overflow == 90.5 && grown.unreachable == 0)
        #expect(grown.detents[0].value == 607)
    }

    @Test func ratiosFromTheBottomAndFromTheTop() throws {
        let phone = try context("iphone-15")
        let tall = sheet([detent("d1", .percent(80, of: .screen))])
        let tip = sheet([detent("d1", .screen - .percent(80, of: .screen))])
        #expect(printed(resolve(tall, in: phone).detents[0].total) == 715.667)
        #expect(printed(resolve(tip, in: phone).detents[0].value) == 170.333)
    }

    @Test func heightPerSizeClass() throws {
        let food = sheet(
            [
                detent("tall", 500, when: .trait(.regularHeight)),
                detent("short", 430, when: .trait(.compactHeight)),
            ], custom: true
        ) { $0.screenCap = .screen - 60 }
        #expect(resolve(food, in: try context("iphone-15")).detents.map(\.total) == [534])
        #expect(resolve(food, in: try context("iphone-15", .landscape)).detents.map(\.value) == [313])
        #expect(resolve(food, in: try context("iphone-15", .landscape)).detents.map(\.total) == [333])
    }

    @Test func peekInLandscape() throws {
        let peek = sheet([detent("low", .percent(20, of: .screen))], custom: true)
        #expect(printed(resolve(peek, in: try context("iphone-15")).detents[0].value) == 170.333)
        #expect(printed(resolve(peek, in: try context("iphone-15", .landscape)).detents[0].total) == 98.667)
    }

    @Test func aStopForLongContent() throws {
        let article = sheet(
            [
                detent("collapsed", .call(.min, [.fit, .medium])),
                detent("expanded", .large, when: .compare(.fit, .greater, .medium)),
            ], content: [long("body", 100, 260, 1400)])
        let resolved = resolve(article, in: try context("iphone-15"))
        #expect(resolved.detents.map(\.id) == ["collapsed"])
        #expect(resolved.detents[0].total == 294 && resolved.detents[0].range == [100, 425])
        #expect(resolved.conditional == ["expanded"] && resolved.content.max == 1400)
        #expect(resolved.scrolls == ["body"] && resolved.problems.isEmpty)
    }

    @Test func partsAndAPeek() throws {
        let inner = [("hero", 100), ("promo", 40), ("rest", 500)].map { id, height in
            block(.height(.number(Double(height))), id: id)
        }
        let pay = sheet(
            [detent("peek", .through("promo")), detent("large", .large)],
            content: [
                block(.stack(inner, axis: .vertical, spacing: 10), id: "all") { $0.scrolls = true },
                block(.divider(.name(.pixel))),
            ]
        ) {
            $0.header = SheetPart(.content([block(.text(.headline, lines: SheetCount(1), reflow: false))]))
            $0.footer = SheetPart(.content([8, 40, 8].map { SheetBlock(.height(.number($0))) }))
        }
        let large = resolve(pay, in: try context("iphone-15"))
        #expect(printed(large.detents[0].value) == 226.333 && printed(large.detents[0].total) == 260.333)
        #expect(printed(large.header) == 20.333 && large.footer == 56)
        #expect(printed(large.fit.typical) == 736.667)
        #expect(large.blocks.map { printed($0.height) } == [660, 0.333])
        #expect(resolve(pay, in: try context("iphone-se-3")).detents[0].value == 226.5)
    }

    @Test func widthOnAPhone() throws {
        let video = sheet(content: [SheetBlock(.aspect(SheetRatio(width: 16, height: 9)))]) { $0.width = 300 }
        let phone = resolve(video, in: try context("iphone-15"))
        #expect(phone.width == 393 && printed(phone.fit.typical) == 221.063 && phone.detents[0].total == 255)
        let pad = resolve(video, in: try context("ipad-mini-6"))
        #expect(pad.width == 300 && pad.detents[0].total == 169)
    }

    @Test func theSheetOfTheHandbook() throws {
        let coupon = sheet(
            [
                detent("collapsed", .call(.min, [.fit, half])),
                detent("expanded", .large, when: .compare(.fit, .greater, half)),
            ],
            content: [
                block(.text(.headline, lines: SheetCount(1), reflow: false), id: "title") {
                    $0.paddingTop = 12
                    $0.paddingBottom = 12
                },
                block(.rows(SheetCount(min: 0, typical: 8, max: 40), height: 72, spacing: 0), id: "rows") {
                    $0.scrolls = true
                },
                block(.height(56), id: "apply"),
            ]
        ) {
            $0.header = SheetPart(.height(30))
            $0.screenCap = .screen - 60
        }
        // 30 + (20.5 + 24) + 8 * 72 + 56 = 706.5; half of 667 is 333.5
        let small = resolve(coupon, in: try context("iphone-se-3"))
        #expect(small.fit == SheetInterval(min: 130.5, typical: 706.5, max: 3010.5))
        #expect(small.detents.map(\.value) == [333.5, 607])
        #expect(small.detents.map(\.range) == [[130.5, 333.5], nil])
        #expect(small.overflow == 99.5 && small.unreachable == 0 && small.scrolls == ["rows"])
    }
}
