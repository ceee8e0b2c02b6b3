import SheetEmit
import SheetLayout
import SheetText
import SheetYAML
import Testing

@testable import SheetCompiler

/// `sheetc.yaml` and `--set`.
struct CompilerSettingsTests {
    private func settings(_ config: String?, _ set: String...) throws -> ProjectSettings {
        try Project([], config: config, set: set).configuration().settings
    }

    /// What is reported about a project file, as `line:column rule message`.
    private func faults(_ config: String) throws -> [String] {
        try Project([], config: "sheetc: 1\n" + config).compile().lines.map {
            String($0.dropFirst("sheetc.yaml:".count))
        }
    }

    @Test func theDefaultsAreThoseOfTheLanguage() throws {
        let settings = try settings(nil)
        #expect(settings.devices.map(\.id) == ["iphone-se-3", "iphone-16", "iphone-16-pro-max", "ipad-air-11-m3"])
        #expect(settings.orientations == [.portrait])
        #expect(settings.textSizes == [.large])
        #expect(settings.profile == .ios26)
        #expect(settings.minOS == 16.4)
        #expect(settings.specs == nil)
        #expect(settings.outputs == OutputPaths(json: "Generated/sheets.json", swift: "Generated/Sheets.swift"))
        #expect(settings.swift == SwiftSettings())
        #expect(settings.limits == .init())
        #expect(settings.severities == RuleSeverities())
        #expect(try self.settings("sheetc: 1\n").contexts == settings.contexts)
    }

    /// Names that the generated code, or the app around it, could not live with.
    @Test(
        arguments: [
            ("namespace: class", "\"class\" is a word of Swift's own and names no type"),
            ("namespace: Type", "\"Type\" is a word of Swift's own and names no type"),
            ("namespace: SheetSpec", "\"SheetSpec\" is a type of SheetLayout, which the generated code uses"),
            ("namespace: SheetRest", "\"SheetRest\" is a type of SheetLayout, which the generated code uses"),
            ("namespace: SheetLayout", "\"SheetLayout\" is a type of SheetLayout, which the generated code uses"),
            ("namespace: String", "\"String\" would hide a type of Swift's own in the whole app"),
            ("namespace: App.UI", "\"App.UI\" is no name of a Swift type"),
            ("namespace: _", "\"_\" is no name of a Swift type"),
            ("namespace: 1st", "\"1st\" is no name of a Swift type"),
            ("namespace: \"\"", "\"\" is no name of a Swift type"),
            ("colorType: a b", "\"a b\" is no name of a Swift type"),
            ("colorType: A..B", "\"A..B\" is no name of a Swift type"),
            ("colorType: \"A;x\"", "\"A;x\" is no name of a Swift type"),
            ("colorType: App.init", "\"init\" is a word of Swift's own and names no type"),
            ("colorType: \"A\\u202E\"", nil), ("files: many", nil),
        ] as [(String, String?)])
    func aNameThatSwiftCannotHaveIsRefused(setting: String, message: String?) throws {
        let lines = try Project([], config: "sheetc: 1\nswift: {\(setting)}\n").compile().lines
        #expect(lines.count == 1 && lines[0].hasPrefix("sheetc.yaml:2:"), "\(lines)")
        if let message { #expect(lines.first?.contains("error[invalid-id] " + message) == true, "\(lines)") }
    }

    @Test func namesThatFitAreTaken() throws {
        for name in ["Tokens", "Sheets_2", "쿠폰", "SheetDefinitions", "Coupon"] {
            #expect(try settings("sheetc: 1\nswift: {namespace: \(name)}\n").swift.options.namespace == name)
        }
        let settings = try settings("sheetc: 1\nswift: {colorType: App.Theme, files: perSheet}\n")
        #expect(settings.swift.options.colorType == "App.Theme")
        #expect(settings.swift.options.files == .perSheet)
    }

    @Test func namesThatOneFileEachWouldShareAreFound() throws {
        let specs = "sheet: coupon-list\n---\nsheet: couponlist\n"
        #expect(try compile(yaml: specs).filter { $0.contains("name-collision") } == [])
        let split = try compile(yaml: specs, config: "sheetc: 1\nswift: {files: perSheet}\n")
        #expect(split.filter { $0.contains("name-collision") } == ["3:8 error[name-collision]"])
    }

    @Test func tokensThatWouldBeOneColourOfTheAppAreFound() throws {
        let specs = "tokens: {colors: {a: {b: \"#fff\"}, aB: \"#000\"}}\n"
        #expect(try compile(yaml: specs).filter { $0.contains("name-collision") } == [])
        let typed = try compile(yaml: specs, config: "sheetc: 1\nswift: {colorType: ColorTheme}\n")
        #expect(typed.filter { $0.contains("name-collision") }.count == 1)
    }

    @Test(arguments: [
        ("{command: [./x]}", "missing-key"), ("{into: a}", "missing-key"), ("{command: [], into: a}", "unknown-value"),
        ("{command: [\"\"], into: a}", "unknown-value"), ("{command: [x], into: ../a}", "unknown-value"),
        ("{command: [x], into: /a}", "unknown-value"), ("x", "wrong-type"), ("[x]", "wrong-type"),
    ])
    func aProgramThatCannotBeMeantIsRefused(exec: String, rule: String) throws {
        let places = try compile(yaml: "sheet: a\n", config: "sheetc: 1\noutputs: {exec: \(exec)}\n")
        #expect(places.contains { $0.hasPrefix("sheetc.yaml:2:") && $0.contains(rule) }, "\(places)")
    }

    @Test func programsAreOneOrAList() throws {
        let one = try settings("sheetc: 1\noutputs: {exec: {command: [./x, -a], into: Out}}\n")
        #expect(one.outputs.commands.map(\.words) == [["./x", "-a"]])
        #expect(one.outputs.json == nil && one.standardOutputs.map(\.path) == ["Out"])
        let two = try settings("sheetc: 1\noutputs: {exec: [{command: [x], into: A}, {command: [y], into: B/}]}\n")
        #expect(two.outputs.commands.map(\.folder) == ["A", "B"])
    }

    @Test func everySettingCanBeWritten() throws {
        let settings = try settings(
            """
            sheetc: 1
            specs: [Specs, more/a.yaml]
            exclude: ["**/drafts/**"]
            devices: [iphone-15]
            orientations: [portrait, landscape]
            textSizes: [large, accessibility5, large]
            profile: ios18
            minOS: 17.0
            external: ["brand.*"]
            outputs: {json: out.json}
            swift: {access: public, namespace: UI, style: constants, colorType: App.Color, header: [mine]}
            rules: {touch-target: error, suspicious-ratio: off}
            limits: {nesting: 10, documents: 3}
            """)
        #expect(settings.specs == ["Specs", "more/a.yaml"])
        #expect(settings.exclude == ["**/drafts/**"])
        #expect(settings.devices.map(\.id) == ["iphone-15"])
        #expect(settings.orientations == [.portrait, .landscape])
        #expect(settings.textSizes == [.large, .AX5])
        #expect(settings.profile == .ios18)
        #expect(settings.minOS == 17)
        #expect(settings.external == ["brand.*"])
        #expect(settings.outputs == OutputPaths(json: "out.json", swift: nil))
        #expect(settings.swift.style == .constants)
        #expect(settings.swift.options.access == .public)
        #expect(settings.swift.options.namespace == "UI")
        #expect(settings.swift.options.colorType == "App.Color")
        #expect(settings.swift.options.header == ["mine"])
        #expect(settings.severities.settings[.suspiciousRatio] == .off)
        #expect(settings.limits.nesting == 10)
        #expect(settings.limits.documents == 3)
        #expect(settings.limits.nodes == 100_000)
    }

    @Test func groupsStandForTheirDevices() throws {
        #expect(try settings("sheetc: 1\ndevices: [pads, ipad-10, phones]").devices.count == SheetDevice.all.count)
        #expect(try settings("sheetc: 1\ndevices: [all]").devices == SheetDevice.all)
        let phones = try settings("sheetc: 1\ndevices: [phones]").devices
        #expect(phones.allSatisfy { $0.kind == .phone } && phones.count > 20)
    }

    @Test func aDeviceOfOnesOwnHasDefaults() throws {
        let device = "{id: kiosk, width: 600, height: 1024, scale: 2, insets: {top: 20}}"
        let kiosk = try settings("sheetc: 1\ndevices: [\(device)]").devices
        #expect(
            kiosk == [
                SheetDevice(id: "kiosk", width: 600, height: 1024, scale: 2, insets: SheetInsets(top: 20))
            ])
        let wide = "{id: kiosk, kind: pad, width: 600, height: 1024, scale: 2, homeButton: true, "
        let landscape = "landscape: {top: 1, bottom: 2, leading: 3, trailing: 4}}"
        let pad = try settings("sheetc: 1\ndevices: [\(wide)\(landscape)]").devices
        #expect(pad.first?.kind == .pad)
        #expect(pad.first?.homeButton == true)
        #expect(pad.first?.landscapeInsets == SheetInsets(top: 1, bottom: 2, leading: 3, trailing: 4))
        let half = try settings("sheetc: 1\ndevices: [\(wide)landscape: {top: 1}}]").devices
        #expect(half.count == 1)
        #expect(half.first?.landscapeInsets == nil)
    }

    @Test func theMatrixNestsDevicesOrientationsAndTextSizes() throws {
        let settings = try settings(
            """
            sheetc: 1
            devices: [iphone-15, {id: kiosk, width: 600, height: 1024, scale: 2}]
            orientations: [landscape, portrait]
            textSizes: [AX5, large]
            profile: ios18
            """)
        #expect(
            settings.contexts.map(\.id) == [
                "iphone-15-landscape-AX5-ios18", "iphone-15-landscape-large-ios18", "iphone-15-portrait-AX5-ios18",
                "iphone-15-portrait-large-ios18", "kiosk-portrait-AX5-ios18", "kiosk-portrait-large-ios18",
            ])
    }

    @Test(arguments: [
        ("devices: [iphone-51]", "2:11 error[unknown-value]"),
        ("devices: []", "2:10 error[unknown-value]"),
        ("orientations: []", "2:15 error[unknown-value]"),
        ("devices: [{id: k, width: 1, height: 1, scale: 1}]\norientations: [landscape]", "3:15 error[unknown-value]"),
        ("devices: [{id: iphone-15, width: 1, height: 1, scale: 1}]", "2:16 error[duplicate-id]"),
        ("devices: [{id: all, width: 1, height: 1, scale: 1}]", "2:16 error[duplicate-id]"),
        ("profile: ios17", "2:10 error[unknown-value]"),
        ("profle: ios18", "2:1 error[unknown-setting]"),
        ("rules: {touch-taget: error}", "2:9 warning[unknown-rule]"),
        ("rules: {zero-height: loud}", "2:22 error[unknown-value]"),
        ("rules: {unknown-key: warning}", "2:22 error[unknown-setting]"),
        ("rules: {negative-height: off}", "2:26 error[unknown-setting]"),
        ("swift: {namespace: 1a}", "2:20 error[invalid-id]"),
        ("swift: {colorType: \"a.b c\"}", "2:20 error[invalid-id]"),
        ("limits: {nesting: 0}", "2:19 error[number-out-of-range]"),
        ("outputs: {exec: {command: [./e], into: .}}", "2:40 error[unknown-value]"),
        ("outputs: {exec: {command: [./e], into: a/..}}", "2:40 error[unknown-value]"),
        ("outputs: {exec: {command: [./e], into: ../a}}", "2:40 error[unknown-value]"),
        ("outputs: {json: G/a, swift: ./g/b/../A}", "2:29 error[unknown-value]"),
        ("swift: {namespace: Brand, colorType: Brand}", "2:38 error[invalid-id]"),
        ("minOS: [1]", "2:8 error[wrong-type]"),
    ])
    func aFaultIsReportedAtItsPlace(_ config: String, _ place: String) throws {
        let found = try faults(config)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(place + " ") == true, "\(found)")
    }

    @Test func aWrongProjectFileIsAFactOfItsOwn() throws {
        #expect(try Project([], config: "sheetc: 1\nprofile: ios17").compile().hasWrongProjectFile)
        #expect(try !Project([], config: "sheetc: 1\nrules: {nothing: off}").compile().hasWrongProjectFile)
        #expect(try !Project([("a.yaml", "a: 1")], config: "sheetc: 1").compile().hasWrongProjectFile)
    }

    @Test func aLockedRuleMayBeSetToWhatItIs() throws {
        #expect(try faults("rules: {unknown-key: error}").isEmpty)
    }

    @Test func overridesWinInTheirOrder() throws {
        let config = "sheetc: 1\nprofile: ios26\nlimits: {nesting: 10, nodes: 20}\nrules: {zero-height: error}"
        let settings = try settings(
            config, "profile=ios18", "limits.nesting=128", "devices=[iphone-15]", "rules.zero-height=off",
            "limits.nesting=129", "exclude=[a b, \"c=d\"]")
        #expect(settings.profile == .ios18)
        #expect(settings.limits.nesting == 129)
        #expect(settings.limits.nodes == 20)
        #expect(settings.devices.map(\.id) == ["iphone-15"])
        #expect(settings.severities.settings == [.zeroHeight: .off])
        #expect(settings.exclude == ["a b", "c=d"])
    }

    @Test(arguments: [
        "profile", "=ios18", "profile=ios17", "profle=ios18", "limits.nestig=3", "devices=[iphone-51]", "profile=",
        "profile=ios18\nminOS: 17.0", "rules.unknown-key=off", "rules.touch-taget=off", "limits..nesting=3",
        "profile: ios18=", "devices=[", "minOS=x",
    ])
    func aWrongOverrideIsAUsageError(_ text: String) {
        let error = #expect(throws: SettingError.self) { try self.settings("sheetc: 1\n", text) }
        #expect(error?.message.hasPrefix("--set \(text): ") == true)
    }

    @Test func everySettingInForceHasAnOrigin() throws {
        let project = Project(
            [], config: "sheetc: 1\nprofile: ios18\nlimits:\n  nesting: 10\nrules: {zero-height: off}",
            set: ["textSizes=[AX1, AX2]"])
        let report = try project.configuration().effectiveSettings.report(as: .text)
        let lines = String(decoding: report.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.contains("profile: ios18  # sheetc.yaml:2"))
        #expect(lines.contains("limits.nesting: 10  # sheetc.yaml:4"))
        #expect(lines.contains("limits.nodes: 100000  # default"))
        #expect(lines.contains("rules.zero-height: off  # sheetc.yaml:5"))
        #expect(lines.contains("textSizes: [AX1, AX2]  # --set textSizes=[AX1, AX2]"))
        #expect(lines.contains("outputs.json: Generated/sheets.json  # default"))
        #expect(lines.contains("minOS: 16.4  # default"))
    }

    @Test func theSettingsAreJSONAndATableToo() throws {
        let settings = try Project([], set: ["exclude=[\"a|b\"]"]).configuration().effectiveSettings
        let json = String(decoding: settings.report(as: .json).bytes, as: UTF8.self)
        #expect(json.contains("\"profile\": {\n    \"value\": \"ios26\",\n    \"from\": \"default\"\n  }"))
        #expect(json.contains("\"minOS\": {\n    \"value\": 16.4,"))
        let table = String(decoding: settings.report(as: .markdown).bytes, as: UTF8.self)
        #expect(table.contains("| `profile` | `ios26` | default |\n"))
        #expect(table.contains("| `exclude` | `[\"a\\|b\"]` | --set exclude=[\"a\\|b\"] |\n"))
    }

    @Test func excludesSayWhichOfThemMatched() throws {
        var excludes = Excludes(try settings("sheetc: 1\nexclude: [\"**/drafts/**\", old.yaml, never]"))
        let paths = ["a/drafts/b.yaml", "a/old.yaml", "a/b.yaml"]
        #expect(paths.map { excludes.excludes($0) } == [true, true, false])
        #expect(excludes.hasMatched == [true, true, false])
        #expect(excludes.patterns.map(\.value) == ["**/drafts/**", "old.yaml", "never"])
    }
}
