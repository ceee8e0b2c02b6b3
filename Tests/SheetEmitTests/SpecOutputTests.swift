import Foundation
import SheetLayout
import SheetModel
import SheetText
import Testing

@testable import SheetEmit

/// Style `spec`: the constants, and typed values for `SheetLayout`.
@Suite struct SpecOutputTests {
    @Test func theSampleReadsWell() {
        let text = swift([linkedSheet("coupon", definition: coupon())])
        for part in [head, constant, content, values] { #expect(text.contains(part)) }
    }

    @Test func theCallSiteOfTheDocumentation() throws {
        try #require(Compiler.path != nil)
        let main = """
            let coupons = Sheets.coupon.resolve(in: .iphoneSE3)
            print(coupons.total(of: .collapsed) == 333.5)
            print(Sheets.coupon.resolve(in: .iphoneSE3, content: .init(rows: 1)).detents == [.collapsed])
            """
        let files = [
            "Sheets.swift": swift([linkedSheet("coupon", definition: coupon())]), "SheetLayout.swift": runtime,
            "main.swift": main,
        ]
        #expect(try Compiler.output(files) == "true\ntrue\n")
    }

    /// Names that Swift reserves, that standard types have, that the runtime's types have, and that differ from their
    /// type in nothing.
    @Test func anyNameIsAName() throws {
        try #require(Compiler.path != nil)
        let runtimeTypes = RuntimeType.allCases.map(\.rawValue) + ["SheetDefinitions", "SheetBlock", "SheetLayout"]
        let names =
            ["default", "Self", "Init", "Type", "Protocol", "Any", "Class", "in", "Swift"]
            + ["string", "int", "double", "sendable", "bool", "uInt32", "hashable", "case-iterable"]
            + ["dynamic-color", "tokens", "detent", "block", "content", "height", "sheets", "coupon.v2", "measured"]
            + ["쿠폰-목록", "_hidden", "_1st", "cafe\u{301}", "É", "hash", "hash-value", "raw-value", "known", "value"]
        // An id inside a sheet that reads like the sheet's own members.
        let sheets = (names + runtimeTypes).map { linkedSheet($0, definition: nasty($0, names + ["SheetID", "id"])) }
        var options = SwiftOptions()
        options.access = .public
        try expectClean(swift(sheets, options))
        try expectClean(swift([linkedSheet("plain", definition: SheetDefinition(id: "plain"))]))
        try expectClean(swift([]))
    }

    @Test func textsThatWouldBeCode() throws {
        try #require(Compiler.path != nil)
        let text =
            "He said \"hi\" \\(fatalError()) \\d */ /* \"\"\" \u{202E}x\u{2066}\r\n\u{2028}}\u{0}\u{FEFF}# tail\n"
        var definition = everything()
        definition.accessibility.label = text
        definition.background = .external(text)
        definition.spacing = .token(text, 4)
        definition.content[0].id = text
        definition.initial = text
        definition.detents[0].id = text
        definition.dim.from = text
        definition.interaction = .upThrough(text)
        definition.detents[1].height = .through(text)
        let sheet = linkedSheet("quote", summary: text, definition: definition)
        let output = swift([sheet])
        try expectClean(output)
        #expect(output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(output.unicodeScalars.allSatisfy { $0.properties.generalCategory != .format })
    }

    /// Nothing of a definition is lost on the way through source text.
    @Test func everyPropertyComesThrough() throws {
        try #require(Compiler.path != nil)
        let definitions = [everything(), coupon(), SheetDefinition(id: "plain")]
        let sheets = definitions.map { linkedSheet($0.id, definition: $0) }
        let main = definitions.map { "dump(Sheets.\($0.id).definition)" }.joined(separator: "\n")
        let printed = try Compiler.output([
            "Sheets.swift": swift(sheets), "SheetLayout.swift": runtime, "main.swift": main,
        ])
        let expected = definitions.reduce(into: "") { dump($1, to: &$0) }
        #expect(printed.replacingOccurrences(of: "program.", with: "SheetLayout.") == expected)
    }

    /// With the library product: the generated file imports the module.
    @Test func theModuleIsImportedWhereThereIsOne() throws {
        try #require(Compiler.path != nil)
        var options = SwiftOptions()
        options.access = .public
        let text = swift([linkedSheet("coupon", definition: everything())], options)
        for mode in ["5", "6"] {
            let complaints = try Compiler.complaints(["Sheets.swift": text], mode: mode, module: runtime)
            #expect(complaints == "")
        }
    }

    @Test func theSameBytesWhateverTheOrderOfChunks() {
        let sheets = ["a", "b", "c"].map { linkedSheet($0, definition: coupon()) }
        let file = swiftOutput(project(sheets), path: "Sheets.swift", style: .spec, options: SwiftOptions())
        var backward: [UInt8] = []
        for chunk in (0..<file.chunkCount).reversed() {
            var buffer = ByteBuffer()
            file.render(chunk, &buffer)
            backward = buffer.bytes + backward
        }
        #expect(backward == file.bytes)
    }

    private var runtime: String { runtimeOutput(path: "SheetLayout.swift").text }

    private func swift(_ sheets: [LinkedSheet], _ options: SwiftOptions = SwiftOptions()) -> String {
        swiftOutput(project(sheets), path: "Sheets.swift", style: .spec, options: options).text
    }

    private func expectClean(_ text: String) throws {
        for mode in ["5", "6"] {
            let complaints = try Compiler.complaints(["Sheets.swift": text, "Layout.swift": runtime], mode: mode)
            #expect(complaints == "")
        }
    }

    /// A sheet whose detents and measured blocks have these names.
    private func nasty(_ id: String, _ names: [String]) -> SheetDefinition {
        var sheet = SheetDefinition(id: id)
        sheet.detents = names.map { SheetDetent(id: $0, height: .binary(.add, .name(.fit), .through($0))) }
        sheet.content = names.enumerated().map { index, name in
            let count = SheetCount(min: 0, typical: 1, max: 2)
            return SheetBlock(
                index % 2 == 0
                    ? .measured(min: .number(0), typical: .number(1), max: nil)
                    : .rows(count, height: .number(20), spacing: .number(0)), id: name)
        }
        sheet.initial = names.last
        return sheet
    }
}

/// A sheet in which no property is what it is by default, and every kind of expression, condition and block occurs.
private func everything() -> SheetDefinition {
    var sheet = SheetDefinition(id: "everything")
    let paint = SheetColor.value(
        light: SheetRGBA(red: 1, green: 2, blue: 3, alpha: 4), dark: SheetRGBA(red: 5, green: 6, blue: 7),
        space: .displayP3, token: "a.b")
    let any = SheetExpression.call(
        .clamp,
        [.negative(.points(0.1)), .binary(.divide, .name(.max), .number(3)), .percent(1e-9, of: .token("t", 1.0 / 3))])
    sheet.type = .expand
    sheet.presentation = .custom
    sheet.background = paint
    sheet.detents = [
        SheetDetent(id: "one", height: any),
        SheetDetent(
            id: "two", height: .binary(.multiply, .number(2), .through("rows")), min: .number(-1),
            max: .number(1_000_000),
            when: .or(
                .not(.compare(.name(.fit), .notEqual, .number(4))),
                .and(.trait(.regularHeight), .compare(.number(1), .lessOrEqual, .binary(.add, .number(2), any))))),
    ]
    sheet.initial = "two"
    sheet.screenCap = .binary(.subtract, .name(.screen), .number(60))
    sheet.minHeight = .number(12.345678901234567)
    sheet.header = SheetPart(.content([SheetBlock(.spacer(any), id: "space")]), overlay: true)
    sheet.footer = SheetPart(.height(.number(44)))
    sheet.grabber.visible = .hidden
    sheet.grabber.width = any
    sheet.grabber.height = .number(4)
    sheet.grabber.top = .number(3)
    sheet.grabber.area = .number(20)
    sheet.grabber.color = .external("brand")
    sheet.insets.top = .number(1)
    sheet.insets.bottom = .number(2)
    sheet.insets.leading = .number(3)
    sheet.insets.trailing = .number(4)
    sheet.spacing = .number(8)
    sheet.content = blocks(any, paint)
    sheet.safeArea = .ignore
    var corner = SheetCorner(radius: any)
    corner.curve = .circular
    corner.corners = .all
    sheet.corner = corner
    var shadow = SheetShadow()
    shadow.color = paint
    shadow.opacity = 0.25
    shadow.x = .number(1)
    shadow.y = .number(-2)
    shadow.radius = .number(3)
    sheet.shadow = [shadow, SheetShadow()]
    sheet.dim.isEnabled = false
    sheet.dim.color = paint
    sheet.dim.opacity = 0
    sheet.dim.from = "two"
    sheet.interaction = .upThrough("one")
    sheet.dismiss.drag = false
    sheet.dismiss.tap = false
    sheet.dismiss.threshold = .name(.detent)
    sheet.dismiss.velocity = 800.5
    sheet.snap = .sequential
    sheet.swipeRegion = .none
    sheet.contentInteraction = .scrolls
    var motion = SheetMotion()
    var spring = SheetAnimation(duration: nil)
    spring.curve = .spring(response: 0.3, damping: 0.8)
    var easing = SheetAnimation(duration: 0.25)
    easing.curve = .easeOut
    motion.present = spring
    motion.dismiss = easing
    motion.change = SheetAnimation(duration: 1)
    motion.transition = .fade
    sheet.motion = motion
    sheet.debounce = 100
    sheet.width = any
    sheet.maxWidth = .name(.width)
    sheet.compactHeight = .attached
    sheet.accessibility.label = "label"
    sheet.accessibility.grabberLabel = "grabber"
    sheet.accessibility.voiceOver = .largest
    sheet.events = [.heightChange, .detentChange]
    return sheet
}

private func blocks(_ any: SheetExpression, _ paint: SheetColor) -> [SheetBlock] {
    let count = SheetCount(min: 0, typical: 2, max: 4)
    let stack = SheetBlock.Form.stack(
        [
            SheetBlock(.measured(min: any, typical: .number(1), max: .number(2)), id: "inner"),
            SheetBlock(.stack([SheetBlock(.divider(.name(.pixel)))], axis: .vertical, spacing: .number(0))),
        ], axis: .horizontal, spacing: any)
    let forms: [(SheetBlock.Form, String?)] = [
        (.height(any), "height"), (.measured(min: .number(0), typical: .number(9), max: nil), "measured"),
        (.rows(count, height: any, spacing: .number(1)), "rows"),
        (.grid(items: SheetCount(7), columns: 3, rowHeight: .number(4), spacing: any), "grid"),
        (.text(.caption2, lines: count, reflow: true), "text"), (.aspect(SheetRatio(width: 16, height: 9)), nil),
        (stack, "stack"),
    ]
    var blocks = forms.map { SheetBlock($0, id: $1) }
    blocks[0].paddingTop = .number(1)
    blocks[0].paddingBottom = .number(2)
    blocks[0].minHeight = .number(3)
    blocks[0].maxHeight = .number(4)
    blocks[0].when = .trait(.homeButton)
    blocks[0].scrolls = true
    blocks[0].role = .input
    blocks[0].color = paint
    blocks[0].background = .external("brand")
    return blocks
}

private let head = """
    #if canImport(SheetLayout)
    import SheetLayout
    #endif

    /// The bottom sheets of this project. Lengths are in points.
    enum Sheets {

    """

private let constant = """
        /// From `Specs/coupon.yaml`.
        static let coupon: SheetSpec<Coupon> = SheetSpec<Coupon>(SheetDefinitions.coupon)

        /// The names and numbers of `coupon`.
        enum Coupon: SheetNames, SheetDismissEvent {
            /// Where it rests, from smallest to largest.
            enum Detent: String, SheetID {
                case collapsed
                case expanded
            }

    """

private let content = """
            /// How much of its content there is, where that is known.
            struct Content: SheetContent {
                /// How many there are in `rows`.
                var rows: Int?

                /// Nothing is known.
                init() {}

                /// What is known.
                init(rows: Int? = nil) {
                    self.rows = rows
                }

                /// By the ids of the blocks.
                var measured: [String: SheetMeasurement] {
                    var known: [String: SheetMeasurement] = [:]
                    if let value = self.rows { known["rows"] = .count(value) }
                    return known
                }
            }

    """

private let values = """
    /// The sheets as plain values.
    private enum SheetDefinitions {
        static var coupon: SheetDefinition {
            var sheet: SheetDefinition = SheetDefinition(id: "coupon")
            sheet.type = .expand
            let detent1: SheetDetent = SheetDetent(id: "collapsed", height: .call(.min, [.name(.fit), .percent(50, of: .name(.screen))]))
            var detent2: SheetDetent = SheetDetent(id: "expanded", height: .name(.large))
            detent2.when = .compare(.name(.fit), .greater, .percent(50, of: .name(.screen)))
            sheet.detents = [detent1, detent2]
            sheet.screenCap = .binary(.subtract, .name(.screen), .number(60))
            sheet.header = SheetPart(.height(.number(30)))

    """
