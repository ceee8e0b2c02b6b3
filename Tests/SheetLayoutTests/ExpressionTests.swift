import SheetLayout
import Testing

/// §3: evaluation.
@Suite struct ExpressionTests {
    private func value(
        _ expression: SheetExpression, _ device: String = "iphone-15",
        _ orientation: SheetContext.Orientation = .portrait
    ) throws -> Double? {
        SheetResolver(sheet()).value(of: expression, in: try context(device, orientation))
    }

    @Test func names() throws {
        func name(_ name: SheetName) throws -> Double? { try value(.name(name), "iphone-15", .landscape) }
        #expect(try name(.screen) == 393)
        #expect(try name(.width) == 852)
        #expect(try name(.topInset) == 0)
        #expect(try name(.bottomInset) == 20)
        #expect(try name(.leadingInset) == 59)
        #expect(try name(.trailingInset) == 59)
        #expect(try name(.safeArea) == 373)
        #expect(try name(.pixel) == 1.0 / 3)
        #expect(try value(.name(.safeArea)) == 852 - 59 - 34)
        #expect(try value(.name(.max)) == 759)
        #expect(try value(.large) == 759)
        #expect(try value(.medium) == 0.56 * 759)
        #expect(try value(.name(.width), "ipad-mini-6") == 580)
        #expect(try value(.name(.content)) == 80)
        #expect(try value(.fit) == 80)
    }

    @Test func theDetentTheSheetRestsAt() throws {
        let resolver = SheetResolver(sheet())
        #expect(resolver.value(of: .name(.detent) / 3, in: try context("iphone-15"), detent: 300) == 100)
    }

    @Test func arithmetic() throws {
        #expect(try value(1 + 2 * 3) == 7)
        #expect(try value(10 - 4 - 3) == 3)
        #expect(try value(.points(60) / 8) == 7.5)
        #expect(try value(.negative(.token("space.m", 16))) == -16)
        #expect(try value(.percent(50, of: .screen) - 60) == 366)
        #expect(try value(.percent(29, of: 844)) == 29.0 * 844 / 100)
    }

    @Test func functions() throws {
        func call(_ function: SheetFunction, _ arguments: SheetExpression...) throws -> Double? {
            try value(.call(function, arguments))
        }
        #expect(try call(.min, 5, 3, 4) == 3)
        #expect(try call(.max, 5, 3, 7) == 7)
        #expect(try call(.min, 5) == 5)
        #expect(try call(.clamp, 5, 1, 3) == 3)
        #expect(try call(.clamp, 0, 1, 3) == 1)
        // Low wins.
        #expect(try call(.clamp, 5, 9, 3) == 9)
        #expect(try call(.round, 2.5) == 3)
        #expect(try call(.round, -2.5) == -3)
        #expect(try call(.round, 2.4999) == 2)
        #expect(try call(.floor, -2.1) == -3)
        #expect(try call(.floor, 2.9) == 2)
        #expect(try call(.ceil, 2.1) == 3)
        #expect(try call(.ceil, -2.9) == -2)
        #expect(try call(.ceil, 3) == 3)
    }

    @Test func traits() throws {
        func traits(_ context: SheetContext) -> [SheetTrait] {
            SheetTrait.allCases.filter { SheetResolver(sheet()).holds(.trait($0), in: context) == true }
        }
        #expect(traits(try context("iphone-15")) == [.portrait, .phone, .compactWidth, .regularHeight])
        #expect(
            traits(try context("iphone-8-plus", .landscape, .AX1))
                == [.landscape, .phone, .regularWidth, .compactHeight, .accessibilitySize, .homeButton])
        #expect(traits(try context("ipad-mini-6", .landscape)) == [.landscape, .pad, .regularWidth, .regularHeight])
    }

    @Test func conditions() throws {
        let resolver = SheetResolver(sheet())
        func holds(_ condition: SheetCondition) throws -> Bool? {
            resolver.holds(condition, in: try context("iphone-15"))
        }
        for (comparison, expected) in [
            (SheetComparison.less, [true, false, false]), (.lessOrEqual, [true, true, false]),
            (.greater, [false, false, true]), (.greaterOrEqual, [false, true, true]), (.equal, [false, true, false]),
            (.notEqual, [true, false, true]),
        ] {
            let answers = try [81, 80, 79].map { try holds(.compare(.fit, comparison, .number($0))) }
            #expect(answers == expected, "\(comparison)")
        }
        let yes = SheetCondition.trait(.phone)
        let no = SheetCondition.trait(.pad)
        #expect(try holds(.and(yes, no)) == false)
        #expect(try holds(.or(no, yes)) == true)
        #expect(try holds(.not(no)) == true)
    }

    @Test func whatCannotMatterIsNotEvaluated() throws {
        let resolver = SheetResolver(sheet())
        let broken = SheetCondition.compare(.fit / 0, .greater, 1)
        let phone = try context("iphone-15")
        #expect(resolver.holds(.and(.trait(.pad), broken), in: phone) == false)
        #expect(resolver.holds(.or(.trait(.phone), broken), in: phone) == true)
        #expect(resolver.holds(.and(.trait(.phone), broken), in: phone) == nil)
        #expect(resolver.holds(.not(broken), in: phone) == nil)
    }

    @Test func divisionByZeroHasNoValue() throws {
        #expect(try value(1 / 0) == nil)
        #expect(try value(.call(.min, [5, 1 / 0])) == nil)
        #expect(try value(.number(.infinity)) == nil)
        #expect(try value(.number(.nan)) == nil)
        #expect(try value(1_000_000_000_001) == nil)
        #expect(try value(1_000_000_000_000) == 1_000_000_000_000)
    }

    @Test func valuesWithTheContentAskedFor() throws {
        let resolver = SheetResolver(sheet(content: [long("a", 1, 2, 3)]))
        let phone = try context("iphone-15")
        #expect(SheetContentSize.allCases.map { resolver.value(of: .fit, in: phone, content: $0) } == [1, 2, 3])
        #expect(resolver.varies && !SheetResolver(sheet()).varies)
    }

    /// `500pt * 0.29` is 145 only when it is not rounded on the way.
    @Test func nothingIsRoundedOnTheWay() throws {
        #expect(try value(0.1 + 0.2) == 0.1 + 0.2)
        #expect(try value(500 * 0.29) == 500 * 0.29)
    }
}
