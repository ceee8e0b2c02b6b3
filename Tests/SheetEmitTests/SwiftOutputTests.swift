import SheetLayout
import SheetModel
import SheetText
import Testing

@testable import SheetEmit

/// Style `constants`.
@Suite struct SwiftOutputTests {
    @Test func theSampleReadsWell() {
        let sheet = linkedSheet(
            "coupon", summary: "Lets the shopper pick one of the coupons they own.", definition: coupon())
        let text = swiftOutput(project([sheet]), path: "Sheets.swift", style: .constants, options: SwiftOptions()).text
        #expect(text == sample)
    }

    @Test func namesThatSwiftReserves() throws {
        try #require(Compiler.path != nil)
        let words = [
            "default", "class", "in", "where", "repeat", "extension", "true", "nil", "self", "init", "Any", "import",
            "func", "var", "is", "as", "static", "protocol", "operator", "async", "await", "actor", "macro", "Type",
            "Swift", "some", "none", "open",
        ]
        let own = [
            "string", "double", "sendable", "hashable", "uInt32", "bool", "case-iterable", "dynamic-color", "tokens",
            "detent", "block", "height", "sheets", "쿠폰-목록", "_hidden", "_1st", "cafe\u{301}", "int", "coupon.v2",
        ]
        let sheets = (words + own).map { linkedSheet($0, definition: nasty($0, words + ["hash", "rawValue"])) }
        try expectClean(sheets + [members])
    }

    @Test func textsThatWouldBeCode() throws {
        try #require(Compiler.path != nil)
        let text =
            "He said \"hi\" \\(fatalError()) \\d */ /* \"\"\" \u{202E}x\u{2066}\r\n\u{2028}}\u{0}\u{FEFF}# tail\n"
        var definition = coupon()
        definition.presentation = .custom
        definition.accessibility.label = text
        definition.accessibility.grabberLabel = text
        definition.background = .external("brand.\(text)")
        let sheet = linkedSheet(
            "quote", source: "Specs/`a\nb`.yaml", summary: text + "\n\n// swift code }\nfatalError()",
            definition: definition)
        var options = SwiftOptions()
        options.header = ["Licence\nfatalError()", text]
        options.access = .public
        try expectClean([sheet], options)
        let output = swiftOutput(project([sheet]), path: "Sheets.swift", style: .constants, options: options).text
        #expect(
            output.contains(#"= "He said \"hi\" \\(fatalError()) \\d */ /* \"\"\" \u{202E}x\u{2066}\r\n\u{2028}}\u{0}"#)
        )
        #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(output.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
    }

    @Test func tokensAndColoursOfTheApp() throws {
        try #require(Compiler.path != nil)
        var project = project([linkedSheet("coupon", definition: coupon())])
        let red = SheetColor.value(
            light: SheetRGBA(red: 255, green: 0, blue: 1), dark: SheetRGBA(red: 0, green: 0, blue: 0, alpha: 128),
            space: .displayP3, token: nil)
        project.linked.tokens.colors = [
            Token(path: "a.b", range: nowhere, value: red), Token(path: "a_b", range: nowhere, value: .external("x")),
        ]
        project.linked.tokens.lengths = [Token(path: "space.default", range: nowhere, value: 16.5)]
        var options = SwiftOptions()
        options.access = .package
        let text = swiftOutput(project, path: "Sheets.swift", style: .constants, options: options).text
        #expect(text.contains("package static let aB: DynamicColor = DynamicColor(\n"))
        #expect(text.contains("light: 0xFF00_01FF,\n        dark: 0x0000_0080,\n        isDisplayP3: true)"))
        #expect(text.contains(#"package static let aB_2: String = "x""#))
        #expect(text.contains("package static let spaceDefault: Double = 16.5"))
        #expect(try Compiler.complaints(["Sheets.swift": text], mode: "6") == "")
    }

    @Test func theHeightIsTheResolversOwn() throws {
        try #require(Compiler.path != nil)
        var definition = coupon()
        var sum = SheetExpression.percent(7.5, of: .name(.screen))
        for term in 1...40 {
            let part = SheetExpression.binary(.multiply, .number(Double(term) / 8), .name(.pixel))
            sum = .binary(term % 3 == 0 ? .subtract : .add, sum, part)
        }
        definition.detents = [
            SheetDetent(id: "sum", height: sum),
            SheetDetent(
                id: "bounded", height: .negative(.binary(.subtract, .name(.fit), .negative(.number(900)))),
                min: .call(.round, [.binary(.divide, .number(1000), .number(3))]), max: .through("rows")),
            SheetDetent(
                id: "clamped",
                height: .call(.clamp, [.name(.fit), .points(100), .call(.ceil, [.percent(51, of: .name(.max))])])),
        ]
        let resolution = resolve(definition, in: phone)
        let wanted = resolution.candidates.map(\.wanted)
        #expect(wanted.count == 3)
        let through = try #require(SheetResolver(definition).value(of: .through("rows"), in: phone))
        let main = """
            typealias H = Sheets.Coupon.Height
            print(H.sum(screen: 852, pixel: 1.0 / 3))
            print(H.bounded(fit: \(resolution.fit.typical), throughRows: \(through)))
            print(H.clamped(fit: \(resolution.fit.typical), max: \(resolution.max)))
            """
        let text = swiftOutput(
            project([linkedSheet("coupon", definition: definition)]), path: "Sheets.swift", style: .constants,
            options: SwiftOptions()
        ).text
        let printed = try Compiler.output(["Sheets.swift": text, "main.swift": main])
        #expect(printed == wanted.map { "\($0)\n" }.joined())
    }

    @Test func theSameBytesWhateverTheOrderOfChunks() {
        let sheets = ["a", "b", "c"].map { linkedSheet($0, definition: nasty($0, ["x"])) }
        let file = swiftOutput(project(sheets), path: "Sheets.swift", style: .constants, options: SwiftOptions())
        var backward: [UInt8] = []
        for chunk in (0..<file.chunkCount).reversed() {
            var buffer = ByteBuffer()
            file.render(chunk, &buffer)
            backward = buffer.bytes + backward
        }
        #expect(backward == file.bytes)
    }

    /// A sheet whose detents and blocks have these names, all of them functions.
    private func nasty(_ id: String, _ names: [String]) -> SheetDefinition {
        var sheet = SheetDefinition(id: id)
        sheet.detents = names.map {
            SheetDetent(id: $0, height: .binary(.add, .name(.fit), .through($0)), min: .name(.max))
        }
        sheet.content = names.map { SheetBlock(.height(.number(80)), id: $0) }
        sheet.initial = names.last
        return sheet
    }

    private var members: LinkedSheet {
        let names = [
            "allCases", "RawValue", "_min", "_max", "Double", "String", "id", "Detent", "Block", "Height",
            "DynamicColor",
            "background", "fit", "step1", "Protocol", "Self",
        ]
        return linkedSheet("members", definition: nasty("members", names))
    }

    private func expectClean(_ sheets: [LinkedSheet], _ options: SwiftOptions = SwiftOptions()) throws {
        let text = swiftOutput(project(sheets), path: "Sheets.swift", style: .constants, options: options).text
        for mode in ["5", "6"] {
            let complaints = try Compiler.complaints(["Sheets.swift": text], mode: mode)
            #expect(complaints == "")
        }
    }
}

private let sample = """
    // Generated by sheetc. Do not edit: change the specs and build again.
    // Sources:
    //   Specs/coupon.yaml
    // swiftlint:disable all

    /// The bottom sheets of this project. Lengths are in points.
    enum Sheets {
      /// A colour in light and in dark appearance, each as 0xRRGGBBAA.
      struct DynamicColor: Hashable, Sendable {
        /// Red, green, blue and alpha in light appearance, a byte each.
        let light: UInt32
        /// Red, green, blue and alpha in dark appearance, a byte each.
        let dark: UInt32
        /// True for Display P3, false for sRGB.
        let isDisplayP3: Bool
      }

      /// Lets the shopper pick one of the coupons they own.
      ///
      /// From `Specs/coupon.yaml`.
      enum Coupon {
        /// Where it rests, from smallest to largest.
        enum Detent: String, CaseIterable, Sendable {
          case collapsed
          case expanded
        }

        /// Its blocks, from top to bottom.
        enum Block: String, CaseIterable, Sendable {
          case title
          case rows
          case apply
        }

        static let id: String = "coupon"
        static let presentation: String = "system"
        static let background: DynamicColor = DynamicColor(
          light: 0xFFFF_FFFF,
          dark: 0x1C1C_1EFF,
          isDisplayP3: false)
        static let header: Double = 30
        static let footer: Double = 0
        static let grabberArea: Double = 0
        static let insetTop: Double = 0
        static let insetBottom: Double = 0
        static let insetLeading: Double = 0
        static let insetTrailing: Double = 0
        static let spacing: Double = 0
        static let dismissesByDrag: Bool = true
        static let dismissesByTap: Bool = true

        /// The upper bound of the total height: `screen - 60`.
        static func screenCap(screen: Double) -> Double {
          screen - 60
        }

        /// The height of each detent as its own `height`, `max` and `min` give it (`min` wins): before
        /// `minHeight`, the cap and the rounding to pixels, and without a bottom inset that the system
        /// adds.
        enum Height {
          /// `min(fit, 50% of screen)`
          static func collapsed(fit: Double, screen: Double) -> Double {
            Swift.min(fit, 50 * screen / 100)
          }

          /// `large`; only when `fit > 50% of screen`
          static func expanded(large: Double) -> Double {
            large
          }
        }

        /// The heights of the blocks that never vary, padding included.
        enum BlockHeight {
          static let apply: Double = 56
        }

        /// The height of one row of the blocks that are made of rows.
        enum RowHeight {
          static let rows: Double = 72
        }
      }
    }

    """
