import SheetLayout
import Testing

/// §6.4: the order of work.
@Suite struct OrderTests {
    private func first(_ detent: SheetDetent, _ change: (inout SheetDefinition) -> Void = { _ in }) throws
        -> SheetResolvedDetent
    {
        try #require(resolve(sheet([detent], change), in: try context("iphone-15")).detents.first)
    }

    @Test func ownMaxThenMinAndMinWins() throws {
        var bounded = detent("a", 300)
        bounded.max = 200
        #expect(try first(bounded).value == 200)
        #expect(try first(bounded).reasons == [.max])
        bounded.min = 250
        #expect(try first(bounded).value == 250)
        #expect(try first(bounded).reasons == [.max, .min])
        bounded.height = 260
        bounded.max = 400
        #expect(try first(bounded).reasons.isEmpty)
    }

    @Test func minHeightBeatsThemAndTheCapBeatsEverything() throws {
        var bounded = detent("a", 300)
        bounded.max = 200
        bounded.min = 250
        let high = try first(bounded) {
            $0.minHeight = 600
            $0.screenCap = 500
        }
        // 500 − 34 = 466
        #expect(high.value == 466 && high.total == 500)
        #expect(high.reasons == [.max, .min, .minHeight, .screenCap])
    }

    @Test func theContainerLimitsWithoutASpecsCap() throws {
        #expect(try first(detent("a", 5000)).value == 759)
        #expect(try first(detent("a", 5000)).reasons == [.system])
        #expect(try first(detent("a", .large)).reasons.isEmpty)
    }

    @Test func neverBelowZero() throws {
        #expect(try first(detent("a", -20)).value == 0)
        #expect(try first(detent("a", -20)).reasons == [.zero])
        #expect(try first(detent("a", -20)).total == 34)
        #expect(try first(detent("a", 100)) { $0.screenCap = 20 }.reasons == [.screenCap, .zero])
    }

    @Test func candidatesTellEachStep() throws {
        var bounded = detent("b", 300.1)
        bounded.min = 400.2
        let two = sheet([detent("a", .large + 10), bounded, detent("c", 1, when: .trait(.pad))])
        let candidates = resolve(two, in: try context("iphone-se-3")).candidates
        #expect(candidates.map(\.index) == [0, 1])
        #expect(candidates.map(\.raw) == [647, 300.1])
        #expect(candidates.map(\.wanted) == [647, 400.2])
        #expect(candidates.map(\.value) == [637, 400.2])
        #expect(candidates.map(\.rounded) == [637, 400])
        #expect(candidates.map(\.reasons) == [[.system], [.min]])
    }

    @Test func valuesAreRoundedToThePixel() throws {
        let stop = sheet([detent("a", .percent(29, of: .screen))])
        // 0.29 * 844 = 244.76: 734 / 3; total follows: 278.667
        #expect(resolve(stop, in: try context("iphone-14")).detents[0].value == 734.0 / 3)
        #expect(printed(resolve(stop, in: try context("iphone-14")).detents[0].total) == 278.667)
        // 0.29 * 667 = 193.43: 387 / 2
        #expect(resolve(stop, in: try context("iphone-se-3")).detents[0].value == 193.5)
        // Half a pixel goes away from zero.
        #expect(resolve(sheet([detent("a", 100.25)]), in: try context("iphone-se-3")).detents[0].value == 100.5)
    }

    @Test func roundingMayPassACapByHalfAPixel() throws {
        let capped = sheet([detent("a", 900)]) { $0.screenCap = 600.25 }
        #expect(resolve(capped, in: try context("iphone-se-3")).detents[0].value == 600.5)
    }

    @Test func sortedByValue() throws {
        let map = sheet([detent("large", .large), detent("low", 200), detent("medium", .medium)])
        let resolved = resolve(map, in: try context("iphone-15"))
        #expect(resolved.detents.map(\.id) == ["low", "medium", "large"])
        #expect(resolved.initial == "low")
        #expect(resolved.candidates.map(\.index) == [0, 1, 2])
    }

    @Test func oneWithinAPixelJoinsTheLastKept() throws {
        // Pixels on iphone-se-3: 200, 201, 202, 205.
        let near = sheet([detent("d", 101), detent("c", 100.5), detent("b", 100), detent("a", 102.5)])
        let resolved = resolve(near, in: try context("iphone-se-3"))
        #expect(resolved.detents.map(\.id) == ["c", "d", "a"])
        #expect(resolved.detents.map(\.value) == [100, 101, 102.5])
        #expect(resolved.detents.map(\.merged) == [["b"], [], []])
    }

    @Test func theLowerGivesTheNumbersTheEarliestTheName() throws {
        var cut = detent("cut", 900)
        cut.max = 300
        let joined = sheet([detent("b", 300.5), detent("c", 300.5), cut, detent("d", 300.5)])
        let resolved = resolve(joined, in: try context("iphone-se-3"))
        #expect(resolved.detents.count == 1)
        #expect(resolved.detents[0].id == "b")
        #expect(resolved.detents[0].merged == ["c", "cut", "d"])
        #expect(resolved.detents[0].value == 300)
        #expect(resolved.detents[0].reasons == [.max])
    }

    @Test func mergedStopsOfOneHeight() throws {
        let map = sheet([detent("medium", .medium), detent("half", .percent(56, of: .name(.max))), detent("f", 425)])
        #expect(resolve(map, in: try context("iphone-15")).detents[0].merged == ["half", "f"])
        let small = resolve(map, in: try context("iphone-se-3"))
        #expect(small.detents.map(\.id) == ["medium", "f"])
        #expect(small.detents.map(\.merged) == [["half"], []])
    }

    @Test func idsAreBoundToTheSurvivor() throws {
        let map = sheet([detent("a", 200), detent("b", 200), detent("c", 400), detent("d", 400)]) {
            $0.initial = "d"
            $0.dim.from = "d"
            $0.interaction = .upThrough("b")
        }
        let resolved = resolve(map, in: try context("iphone-15"))
        #expect(resolved.initial == "c" && resolved.dimFrom == "c" && resolved.upThrough == "a")
    }

    @Test func inactiveIdsAreLeftOut() throws {
        let map = sheet([detent("a", 200, when: .trait(.pad)), detent("b", 300), detent("c", 250)]) {
            $0.initial = "a"
            $0.dim.from = "a"
            $0.interaction = .upThrough("a")
        }
        let resolved = resolve(map, in: try context("iphone-15"))
        #expect(resolved.initial == "c" && resolved.dimFrom == nil && resolved.upThrough == nil)
    }

    @Test func theGrabberShowsWithSeveralDetents() throws {
        let phone = try context("iphone-15")
        let two = sheet([detent("a", 200), detent("b", 300)])
        #expect(resolve(two, in: phone).showsGrabber)
        #expect(!resolve(sheet([detent("a", 200), detent("b", 200)]), in: phone).showsGrabber)
        #expect(resolve(sheet { $0.grabber.visible = .visible }, in: phone).showsGrabber)
        #expect(!resolve(sheet(two.detents) { $0.grabber.visible = .hidden }, in: phone).showsGrabber)
    }

    @Test func theThresholdUsesTheRoundedValueAndTypicalContent() throws {
        let pulled = sheet([detent("a", 200.1), detent("b", 300)], content: [long("l", 0, 90, 900)]) {
            $0.dismiss.threshold = .name(.detent) / 2 + .name(.content)
        }
        let resolved = resolve(pulled, in: try context("iphone-se-3"))
        #expect(resolved.detents.map(\.threshold) == [190, 240])
        #expect(resolve(sheet(), in: try context("iphone-se-3")).detents[0].threshold == nil)
    }
}

/// §6.4: the three runs.
@Suite struct RangeTests {
    @Test func rangesTellMinAndMaxContent() throws {
        let growing = sheet(content: [long("a", 100.1, 200, 5000)])
        let resolved = resolve(growing, in: try context("iphone-se-3"))
        #expect(resolved.detents[0].value == 200)
        #expect(resolved.detents[0].range == [100, 637])
        #expect(resolved.content == SheetInterval(min: 100.1, typical: 200, max: 5000))
        #expect(resolved.fit == resolved.content)
        // A cut that only the max content makes is no reason.
        #expect(resolved.detents[0].reasons.isEmpty)
    }

    @Test func rangesAreNotSortedAndOnlyThereIfSomethingDiffers() throws {
        let shrinking = sheet([detent("a", 600 - .fit), detent("b", 40)], content: [long("l", 100, 200, 300)])
        let resolved = resolve(shrinking, in: try context("iphone-se-3"))
        #expect(resolved.detents.map(\.range) == [nil, [500, 300]])
        #expect(resolved.detents.map(\.value) == [40, 400])
    }

    @Test func theTypicalContentDecidesWhatIsActive() throws {
        let stops = [
            detent("small", 90, when: .compare(.fit, .less, 150)),
            detent("usual", .fit, when: .compare(.fit, .less, 250)),
            detent("tall", .large, when: .compare(.fit, .greater, 250)),
        ]
        let resolved = resolve(sheet(stops, content: [long("l", 100, 200, 300)]), in: try context("iphone-se-3"))
        #expect(resolved.detents.map(\.id) == ["usual"])
        #expect(resolved.detents[0].range == [100, 300])
        #expect(resolved.conditional == ["small", "tall"])
        #expect(resolved.candidates.map(\.index) == [1])
    }

    @Test func conditionalDetentsAreListedAsDeclared() throws {
        let stops = [
            detent("tall", .large, when: .compare(.fit, .greater, 250)), detent("usual", .fit),
            detent("small", 90, when: .compare(.fit, .less, 150)),
        ]
        let resolved = resolve(sheet(stops, content: [long("l", 100, 200, 300)]), in: try context("iphone-se-3"))
        #expect(resolved.conditional == ["tall", "small"])
    }

    @Test func unboundedContentHasNoMax() throws {
        let phone = try context("iphone-se-3")
        let open = resolve(sheet(content: [long("l", 0, 200, nil)]), in: phone)
        #expect(open.content.max == nil && open.fit.max == nil)
        // It counts a million.
        #expect(open.detents[0].range == [0, 637])
        let clipped = block(.measured(min: 0, typical: 200, max: nil)) { $0.maxHeight = 500 }
        #expect(resolve(sheet(content: [clipped]), in: phone).content.max == 500)
        let inner = SheetBlock(.stack([long("l", 0, 200, nil)], axis: .vertical, spacing: 0))
        #expect(resolve(sheet(content: [inner]), in: phone).fit.max == nil)
        var outer = inner
        outer.maxHeight = 300
        #expect(resolve(sheet(content: [outer]), in: phone).fit.max == 300)
        let away = block(.measured(min: 0, typical: 200, max: nil)) { $0.when = .trait(.pad) }
        #expect(resolve(sheet(content: [away]), in: phone).fit.max == 0)
        let mixed = SheetBlock(.stack([clipped, long("l", 0, 200, nil)], axis: .horizontal, spacing: 0))
        #expect(resolve(sheet(content: [mixed]), in: phone).fit.max == nil)
    }

    @Test func unboundedHeadersAndFootersLeaveOnlyFitWithoutMax() throws {
        let open = SheetPart(.content([SheetBlock(.measured(min: 0, typical: 20, max: nil))]))
        let footer = resolve(sheet { $0.footer = open }, in: try context("iphone-se-3"))
        #expect(footer.content.max == 80 && footer.fit.max == nil)
        let header = resolve(sheet { $0.header = open }, in: try context("iphone-se-3"))
        #expect(header.content.max == 80 && header.fit.max == nil)
        // Drawn over the content it does not count.
        let over = resolve(
            sheet {
                $0.header = open
                $0.header.overlay = true
            }, in: try context("iphone-se-3"))
        #expect(over.fit.max == 80 && over.header == 20)
    }

    @Test func headerAndFooterAreTheTypicalOnes() throws {
        let lines = SheetPart(
            .content([
                SheetBlock(.rows(SheetCount(min: 1, typical: 2, max: 3), height: 10, spacing: 0))
            ]))
        let resolved = resolve(sheet { $0.header = lines }, in: try context("iphone-se-3"))
        #expect(resolved.header == 20)
        #expect(resolved.fit == SheetInterval(min: 90, typical: 100, max: 110))
    }

    @Test func aGuardedHeightIsNoDivisionByZero() throws {
        let guarded = detent("a", 200 * (.fit / .fit), when: .compare(.fit, .greater, 0))
        let resolved = resolve(sheet([guarded], content: [long("l", 0, 50, 90)]), in: try context("iphone-se-3"))
        #expect(resolved.problems.isEmpty)
        #expect(resolved.detents.map(\.range) == [nil])
    }
}

/// §6.4: overflow, what cannot be reached, and what scrolls.
@Suite struct OverflowTests {
    private func resolved(_ content: [SheetBlock], cap: SheetExpression = 400) throws -> SheetResolution {
        resolve(sheet(content: content) { $0.screenCap = cap }, in: try context("iphone-se-3"))
    }

    private func scrolling(_ height: SheetExpression, _ id: String) -> SheetBlock {
        block(.height(height), id: id) { $0.scrolls = true }
    }

    @Test func isWhatTheTallestDetentHasNoRoomFor() throws {
        let pinned = try resolved([SheetBlock(.height(450))])
        #expect(pinned.overflow == 50 && pinned.unreachable == 50 && pinned.scrolls.isEmpty)
        #expect(try resolved([SheetBlock(.height(300))]).overflow == 0)
        let two = sheet([detent("a", 100), detent("b", 300)], content: [SheetBlock(.height(350))])
        #expect(resolve(two, in: try context("iphone-se-3")).overflow == 50)
    }

    @Test func halfAPixelIsNeverOverflow() throws {
        #expect(try resolved([SheetBlock(.height(200.2))]).detents[0].value == 200)
        #expect(try resolved([SheetBlock(.height(200.2))]).overflow == 0)
    }

    @Test func whatPrintsAsZeroIsZero() throws {
        #expect(try resolved([SheetBlock(.height(400.0004))]).overflow == 0)
        #expect(try resolved([SheetBlock(.height(400.0006))]).overflow > 0)
        // 300.0004 − 300 is left of what the list gives: not unreachable either.
        let left = try resolved([SheetBlock(.height(356.0004)), scrolling(100, "list")])
        #expect(printed(left.overflow) == 56 && left.unreachable == 0)
    }

    @Test func scrollingBlocksGiveWayFromTheLast() throws {
        let one = try resolved([scrolling(200, "a"), scrolling(200, "b"), SheetBlock(.height(56))])
        #expect(one.overflow == 56 && one.unreachable == 0 && one.scrolls == ["b"])
        // b gives 156, a 56 of 156.
        let two = try resolved([scrolling(200, "a"), scrolling(200, "b"), SheetBlock(.height(212))])
        #expect(two.overflow == 212 && two.unreachable == 0 && two.scrolls == ["a", "b"])
        // Both give 156, of 400.
        let all = try resolved([scrolling(200, "a"), scrolling(200, "b"), SheetBlock(.height(400))])
        #expect(all.overflow == 400 && all.unreachable == 88)
    }

    @Test func eachDownTo44OrItsOwnMinHeight() throws {
        var floor = scrolling(200, "a")
        floor.minHeight = 150
        #expect(try resolved([floor, SheetBlock(.height(300))]).unreachable == 50)
        floor.minHeight = 10
        #expect(try resolved([floor, SheetBlock(.height(300))]).unreachable == 0)
        #expect(try resolved([scrolling(200, "a"), SheetBlock(.height(390))]).unreachable == 34)
    }

    @Test func aBlockBelowItsFloorGivesNothing() throws {
        let low = try resolved([scrolling(30, "low"), SheetBlock(.height(400))])
        #expect(low.unreachable == 30 && low.scrolls.isEmpty)
    }

    @Test func inactiveBlocksGiveNothing() throws {
        var away = scrolling(200, "away")
        away.when = .trait(.pad)
        #expect(try resolved([away, SheetBlock(.height(450))]).unreachable == 50)
    }

    @Test func whatCanEverScrollDoesSoWithTheMostContent() throws {
        let growing = try resolved([long("a", 10, 50, 90), long("b", 0, 100, 500), SheetBlock(.height(100))])
        #expect(growing.overflow == 0 && growing.scrolls == ["b"])
        // 90 + 500 + 400 − 400 = 590: b gives 456, a 46.
        let more = try resolved([long("a", 10, 50, 90), long("b", 0, 100, 500), SheetBlock(.height(400))])
        #expect(more.scrolls == ["a", "b"])
    }

    @Test func aTallerStopLeavesNothingToScroll() throws {
        let two = sheet([detent("fit", .fit), detent("tall", 600)], content: [long("a", 0, 100, 500)])
        #expect(resolve(two, in: try context("iphone-se-3")).scrolls.isEmpty)
        let one = sheet([detent("low", 300)], content: [long("a", 0, 100, 500)])
        #expect(resolve(one, in: try context("iphone-se-3")).scrolls == ["a"])
    }
}
