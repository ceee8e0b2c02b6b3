import SheetLayout
import SheetText
import Testing

@testable import SheetModel

@Test func shorthandsAreWrittenOut() throws {
    let sheet = try #require(
        soundSheet(
            """
            sheet: a
            presentation: custom
            header: 30
            footer: [{height: 20}]
            insets: 16
            grabber: true
            corner: 20
            dim: 0.4
            dismiss: false
            motion: {duration: 0.3, curve: easeOut, transition: fade}
            detents: [fit, {id: tall, height: large}]
            content: [{id: rows, rows: 8, rowHeight: 72, padding: 8}]
            """))
    #expect(keys(sheet.record[.header]) == [.height])
    #expect(keys(sheet.record[.footer]) == [.content])
    #expect(keys(sheet.record[.insets]) == [.top, .bottom, .leading, .trailing])
    #expect(keys(sheet.record[.grabber]) == [.visible])
    #expect(keys(sheet.record[.corner]) == [.radius])
    #expect(keys(sheet.record[.dim]) == [.opacity])
    #expect(keys(sheet.record[.dismiss]) == [.drag, .tap])
    #expect(keys(sheet.record[.motion]) == [.transition, .present, .dismiss, .change])
    guard case .record(let motion)? = sheet.record[.motion]?.content else { return }
    #expect(keys(motion[.change]) == [.duration, .curve])
    guard case .list(let detents)? = sheet.record[.detents]?.content else { return }
    #expect(detents.map(keys) == [[.height], [.id, .height]])
    guard case .list(let blocks)? = sheet.record[.content]?.content, case .record(let block) = blocks[0].content else {
        return
    }
    #expect(keys(block[.rows]) == [.min, .typical, .max])
    #expect(keys(block[.padding]) == [.top, .bottom])
}

private func keys(_ value: Value?) -> [Key] {
    guard case .record(let record)? = value?.content else { return [] }
    return record.entries.map(\.key)
}

private func keys(_ value: Value) -> [Key] { keys(Optional(value)) }

@Test func scalarsAreTypedByTheirKey() throws {
    let sheet = try #require(
        soundSheet(
            """
            sheet: e4
            summary: 12
            dim: false
            interaction: enabled
            debounce: 12.5
            background: {light: "#39F", dark: p3(1 0 0 / 50%)}
            content: [{aspect: 16/9}, {aspect: 1.5}, {text: title}, {divider: }]
            x-number: [1e3, .5, 0x10, .inf, ~, yes, True, 007, "7"]
            """))
    #expect(sheet.id?.value == "e4")
    #expect(sheet.record[.summary]?.content == .text("12"))
    #expect(sheet.record[.dim]?.content == .bool(false))
    #expect(sheet.record[.interaction]?.content == .text("enabled"))
    #expect(sheet.record[.debounce]?.content == .number(12.5))
    #expect(
        sheet.extensions.first?.value
            == .list([
                .number("1e3"), .number("0.5"), .number("16"), .text(".inf"), .null, .text("yes"), .bool(true),
                .number("7"), .text("7"),
            ]))
    guard case .color(.sides(let light, let dark?))? = sheet.record[.background]?.content else {
        Issue.record("no sides")
        return
    }
    #expect(light.value == .literal(ColorValue(red: 0.2, green: 0.6, blue: 1)))
    #expect(dark.value == .literal(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5, space: .displayP3)))
    guard case .list(let blocks)? = sheet.record[.content]?.content else { return }
    let contents = blocks.compactMap { block -> Content? in
        guard case .record(let record) = block.content else { return nil }
        return record.entries.first?.value.content
    }
    #expect(contents[0] == .ratio(SheetRatio(width: 16, height: 9)))
    #expect(contents[1] == .ratio(SheetRatio(width: 1.5)))
    #expect(contents[2] == .text("title1"))
    #expect(contents[3] == .expression(ExpressionSyntax(.name(.pixel))))
}

@Test func nullResetsInAnExtendingSheet() throws {
    let sheet = try #require(
        soundSheet("sheet: a\nextends: b\nheader: null\ninsets: {top: ~}\nslots: {body: [{height: 3}]}"))
    #expect(sheet.record.entry(.header)?.value.content == .null)
    guard case .record(let insets)? = sheet.record[.insets]?.content else { return }
    #expect(insets.entry(.top)?.value.content == .null)
    #expect(sheet.slots.map(\.name.value) == ["body"])
}

@Test func soundnessSaysWhetherAnErrorWasFound() {
    #expect(decode("sheet: a\nheader:").file.sheets[0].isSound)
    #expect(!decode("sheet: a\nheader: {}\nfoo: 1").file.sheets[0].isSound)
    #expect(decode("sheet: 1a").file.sheets[0].id == nil)
    #expect(decode("a: 1").file.hidesDocuments)
    #expect(decode("tokens: {colors: {a: nope()}}").file.hidesTokens)
    #expect(!decode("sheet: a\nheader: 3\nheader: 4").file.sheets[0].isSound)
}

@Test func tokensKeepTheirPaths() {
    let file = decode(
        "tokens: {colors: {surface: {floating: {light: white, dark: black}, low: surface.floating}}, lengths: {s: {m: 16, l: s.m}}}"
    ).file
    #expect(file.tokens[0].colors.map(\.path.value) == ["surface.floating", "surface.low"])
    #expect(file.tokens[0].colors[1].value.value == .name("surface.floating"))
    #expect(file.tokens[0].lengths.map(\.value.value) == [.points(16), .token("s.m")])
}

@Test func designTokensAreRead() {
    let text = """
        {"brand": {"$type": "color", "a": {"$value": "#11223344"},
          "b": {"$value": {"colorSpace": "display-p3", "components": [1, 0.5, 0], "alpha": 0.5}},
          "c": {"$value": "{brand.a}"}, "d": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 20], "hex": "#ff0000"}}},
         "space": {"m": {"$type": "dimension", "$value": {"value": 16, "unit": "px"}},
          "l": {"$type": "dimension", "$value": "24px"}, "n": {"$value": "{space.m}"}},
         "font": {"$type": "fontFamily", "$value": "Inter"}}
        """
    let (file, report) = decode(text, path: "brand.tokens.json")
    #expect(report.findings.isEmpty)
    #expect(file.tokens[0].colors.map(\.path.value) == ["brand.a", "brand.b", "brand.c", "brand.d"])
    #expect(file.tokens[0].colors[2].value.value == .name("brand.a"))
    #expect(file.tokens[0].colors[3].value.value == .literal(ColorValue(red: 1, green: 0, blue: 0)))
    #expect(file.tokens[0].lengths.map(\.value.value) == [.points(16), .points(24), .token("space.m")])
    #expect(file.tokens[0].isDesignTokensFile)
    let wrong = "{\"a\": {\"$type\": \"dimension\", \"$value\": \"2rem\"}}"
    #expect(findings(wrong, path: "x.json") == ["not-a-number@1:40"])
}

@Test func theProjectFileIsReadByTheSameTables() throws {
    func project(_ text: String) -> (RecordValue, [String]) {
        var report = Report()
        let source = SourceFile(path: "sheetc.yaml", bytes: Array(text.utf8))
        let (file, tree) = YAMLReaderForTests.read(source, &report)
        let record = decodeProjectFile(file, tree: tree, into: &report)
        return (record, places(report, text))
    }
    let good = project(
        """
        sheetc: 1
        specs: [.]
        devices: [phones, {id: kiosk, kind: pad, width: 600, height: 1024, scale: 2, insets: {top: 20}}]
        textSizes: [large, accessibility5]
        minOS: 17.0
        outputs: {json: a.json}
        swift: {colorType: null}
        rules: {touch-target: error, suspicious-ratio: off}
        """)
    #expect(good.1 == [])
    guard case .pairs(let pairs)? = good.0[.rules]?.content else {
        Issue.record("no severities")
        return
    }
    #expect(pairs.map(\.name.value) == ["touch-target", "suspicious-ratio"])
    guard case .list(let sizes)? = good.0[.textSizes]?.content else { return }
    #expect(sizes.map(\.content) == [.text("large"), .text("AX5")])
    #expect(project("sheetc: 1\norientation: [portrait]").1 == ["unknown-setting@2:1"])
    #expect(project("sheetc: 1\nswift: {specs: []}").1 == ["unknown-setting@2:9"])
    #expect(project("sheetc: 2").1 == ["number-out-of-range@1:9"])
    #expect(project("specs: []").1 == ["missing-key@1:1"])
    #expect(project("sheetc: 1\nrules: {x: worse}").1 == ["unknown-value@2:12"])
    #expect(project("sheetc: 1\nspecs: yes").1 == ["wrong-type@2:8"])
}

@Test func damagedTextNeverStopsTheDecoder() {
    let sample = """
        sheet: coupon
        type: expand
        background: {light: "#FFF", dark: rgb(1 2 3 / 0.5)}
        detents: [min(fit, 50% of screen), {id: tall, height: "clamp(fit, 3, 4)", when: not (phone and fit > 3)}]
        content:
          - {id: rows, rows: {min: 0, typical: 8}, rowHeight: 72, scroll: true}
          - &a {stack: [{divider: }, {text: body}], axis: horizontal}
          - *a
        x-a: [1, {b: ~}]
        """
    var bytes = Array(sample.utf8)
    for end in 0...bytes.count { _ = decode(String(decoding: bytes[..<end], as: UTF8.self)) }
    var state: UInt32 = 1
    for _ in 0..<3000 {
        state = state &* 1_664_525 &+ 1_013_904_223
        let index = Int(state >> 8) % bytes.count
        let before = bytes[index]
        bytes[index] = Array("{}[]:,#()\"'% -.*&x0\n".utf8)[Int(state >> 3) % 20]
        _ = decode(String(decoding: bytes, as: UTF8.self))
        if state & 0x300 != 0 { bytes[index] = before }
    }
}

@Test func recordsOfOneNameAreOneRecordAndEveryKeyFitsIntoTheSet() {
    #expect(Key.allCases.count <= 128)
    #expect(SchemaPlan.language.records.map(\.name).count == Set(SchemaPlan.language.records.map(\.name)).count)
    for (number, key) in Key.allCases.enumerated() {
        #expect(reading(key.rawValue) { SchemaPlan.language.words.find($0, 0, $0.count) } == number)
    }
}

@Test func normalisedJSONStandsForItself() {
    let text = """
        {"sheetc": 1, "contexts": [], "tokens": {"colors": {"a.b": {"light": "#11223344", "dark": "#55667788"}}, "lengths": {"m": 16}},
         "sheets": [{"id": "coupon", "swiftName": "coupon", "source": "Specs/a.yaml", "type": "default",
          "background": {"light": "#FFFFFFFF", "dark": "#1C1C1EFF", "token": "system"}, "header": {"height": "30", "overlay": false},
          "detents": [{"id": "fit", "height": "fit"}], "content": [{"height": "80"}], "resolved": [{"context": "x"}]}]}
        """
    let (file, report) = decode(text, path: "sheets.json")
    #expect(report.findings.isEmpty)
    #expect(file.sheets.map(\.source) == ["Specs/a.yaml"])
    guard file.sheets.count == 1, file.tokens.count == 1 else { return }
    #expect(file.sheets[0].id?.value == "coupon")
    #expect(file.sheets[0].record[.background]?.content == .paint(.system))
    #expect(file.tokens[0].lengths[0].value.value == .points(16))
    #expect(file.tokens[0].colors[0].path.value == "a.b")
}
