@testable import SheetLayout
import Testing

/// §6.6: the order of adding, and rounding.
@Suite struct NumberTests {
    @Test func contentAddsFromTheTop() throws {
        let parts = [0.1, 0.2, 0.3].map { SheetBlock(.height(.number($0))) }
        let summed = sheet(content: parts) {
            $0.insets.top = 0.7
            $0.insets.bottom = 0.9
            $0.spacing = 0.01
            $0.grabber.area = 0.03
            $0.header = SheetPart(.height(0.11))
            $0.footer = SheetPart(.height(0.13))
        }
        let resolved = resolve(summed, in: try context("iphone-15"))
        let content = ((((((0.7 + 0.1) + 0.01) + 0.2) + 0.01) + 0.3) + 0.9)
        #expect(resolved.content.typical == content)
        #expect(resolved.fit.typical == ((0.03 + 0.11) + content) + 0.13)
        let y = (0.03 + 0.11) + 0.7
        #expect(resolved.blocks.map(\.y) == [y, (y + 0.1) + 0.01, (((y + 0.1) + 0.01) + 0.2) + 0.01])
    }

    @Test func aBlockIsFormThenPaddingTopThenBottom() throws {
        let padded = block(.height(0.1)) {
            $0.paddingTop = 0.2
            $0.paddingBottom = 0.3
        }
        #expect(resolve(sheet(content: [padded]), in: try context("iphone-15")).blocks[0].height == (0.1 + 0.2) + 0.3)
    }

    @Test func aStackCountsAsOneValue() throws {
        let parts = [0.1, 0.2].map { SheetBlock(.height(.number($0))) }
        let stack = SheetBlock(.stack(parts, axis: .vertical, spacing: 0.3))
        let resolved = resolve(sheet(content: [stack]) { $0.insets.top = 0.7 }, in: try context("iphone-15"))
        #expect(resolved.content.typical == 0.7 + ((0.1 + 0.3) + 0.2))
    }

    @Test func halfAwayFromZero() {
        #expect([0.5, -0.5, 1.5, -1.5, 2.4999, -2.4999].map(SheetMath.rounded) == [1, -1, 2, -2, 2, -2])
        #expect([0.1, -0.1, 2, -2].map(SheetMath.ceil) == [1, 0, 2, -2])
        #expect([0.1, -0.1, 2, -2].map(SheetMath.floor) == [0, -1, 2, -2])
    }

    @Test func roundingAgreesWithTheLibrary() {
        var random = SeededGenerator(state: 7)
        let scales = [1.0, 1e3, 1e9, 4.6e18, 1e30]
        for scale in scales {
            for _ in 0..<2000 {
                let x = Double.random(in: -scale...scale, using: &random)
                #expect(SheetMath.rounded(x) == x.rounded())
                #expect(SheetMath.floor(x) == x.rounded(.down))
                #expect(SheetMath.ceil(x) == x.rounded(.up))
            }
        }
        for x in [Double.infinity, -.infinity, .greatestFiniteMagnitude, 4_503_599_627_370_495.5, 0.49999999999999994] {
            #expect(SheetMath.rounded(x) == x.rounded())
        }
        #expect(SheetMath.rounded(.nan).isNaN)
    }

    @Test func printsAsZero() {
        #expect(SheetMath.printsAsZero(0.00049) && SheetMath.printsAsZero(-0.00049))
        #expect(!SheetMath.printsAsZero(0.0005) && !SheetMath.printsAsZero(-1))
    }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
