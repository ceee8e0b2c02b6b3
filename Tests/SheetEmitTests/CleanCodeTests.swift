import Foundation
import SheetLayout
import SheetModel
import SheetText
import Testing

@testable import SheetEmit

/// Generated code is code that a team would take in review: no warning in any mode, and nothing that `swift format`
/// would write in another way.
@Suite struct CleanCodeTests {
    @Test func theSpecsOfTheSourceSystems() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Specs")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
        let yaml = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "---\n")
        try expectClean(compile(yaml, devices: []).0, atLeast: 6)
    }

    @Test func hundredsOfGeneratedSheets() throws {
        var sheets = GeneratedSheets(seed: 7)
        let odd = oddNames.map(oddSheet)
        let (project, findings) = compile(([sheets.yaml(200)] + odd).joined(separator: "---\n"), devices: [])
        #expect(findings.filter { $0.rule == .invalidID || $0.rule == .nameCollision }.map(\.message) == [])
        try expectClean(project, atLeast: 200 + oddNames.count)
    }

    /// Words that Swift reserves, names without letters of ASCII, long ones, and such as the code itself has.
    private let oddNames =
        [
            "default", "class", "Self", "init", "Type", "Protocol", "Any", "in", "Swift", "String", "Double",
            "sheet-spec", "sheet-definition", "dynamic-color", "tokens", "Content", "detent", "block", "height",
            "쿠폰-목록", "_hidden", "_1st", "cafe\u{301}", "É", "hash-value", "raw-value", "X", "a_b.c", "sheets",
        ] + [String(repeating: "long-", count: 19) + "tail", String(repeating: "쿠", count: 100)]

    private func oddSheet(_ name: String) -> String {
        let sum = (1...40).map { "\($0).25 * pixel" }.joined(separator: " + ")
        let words = String(repeating: "word ", count: 40)
        return """
            sheet: "\(name)"
            type: expand
            summary: "\(words) \(String(repeating: "x", count: 120))"
            presentation: custom
            accessibility: {label: "\(words)"}
            background: {light: "#fff", dark: "#000"}
            detents:
              - {id: "d-\(name.prefix(88))", height: "min(fit, through(Rows_1), \(sum))", when: "not (fit > \(sum)) or portrait"}
              - {id: all, height: "max(1000000, large)"}
            content:
              - {id: Rows_1, rows: {min: 0, typical: 1, max: 1000000}, rowHeight: 44}
              - {id: "쿠폰", height: {min: 1, typical: 2, max: 3}}
              - {id: is, text: body, lines: {min: 1, typical: 2, max: 3}}

            """
    }

    private func expectClean(_ project: ResolvedProject, atLeast count: Int) throws {
        try #require(Compiler.path != nil)
        #expect(project.linked.sheets.filter { $0.definition != nil }.count >= count)
        let runtime = runtimeOutput(path: "SheetLayout.swift").text
        for style in [SwiftStyle.constants, .spec] {
            for access in SwiftOptions.Access.allCases {
                var options = SwiftOptions()
                options.access = access
                options.files = access == .package ? .perSheet : .one
                options.header = ["Copyright", "", String(repeating: "licence ", count: 20)]
                let outputs = swiftOutputs(project, path: "Sheets.swift", style: style, options: options)
                var files = Dictionary(uniqueKeysWithValues: outputs.map { ($0.path, $0.text) })
                let lint = try Compiler.lint(files)
                #expect(lint == "")
                if style == .spec { files["SheetLayout.swift"] = runtime }
                for mode in access == .public ? ["5", "6"] : ["6"] {
                    let complaints = try Compiler.complaints(files, mode: mode)
                    #expect(complaints == "")
                }
            }
        }
    }
}

/// The settings under `swift` of the project file.
@Suite struct SwiftSettingTests {
    private let yaml = """
        tokens:
          colors:
            surface: {bg: {floating: {light: "#fff", dark: "#111"}, default: {light: "#eee", dark: "#222"}}}
        ---
        sheet: coupon
        presentation: custom
        background: surface.bg.floating
        grabber: {color: brand.tint}
        dim: {color: "#00000080"}
        shadow: {color: surface.bg.default}
        ---
        sheet: color-theme
        background: surface.bg.default
        ---
        sheet: plain
        background: "#fff"
        """

    /// The app's own theme: members of another type, as `UIColor` is one.
    private let theme = """
        public struct Paint: Sendable {}
        public enum ColorTheme {
          public static let surfaceBgFloating: Paint = Paint()
          public static var surfaceBgDefault: Paint { Paint() }
          public static let brandTint: Paint = Paint()
        }
        """

    @Test func aTokenIsTheAppsColour() throws {
        try #require(Compiler.path != nil)
        let project = compile(yaml, devices: []).0
        for access in SwiftOptions.Access.allCases {
            var options = SwiftOptions()
            options.colorType = "ColorTheme"
            options.access = access
            let text = swiftOutput(project, path: "Sheets.swift", style: .constants, options: options).text
            // A sheet has the type's name here.
            #expect(text.contains("private typealias AppColors_ = ColorTheme\n"))
            #expect(text.contains("static let background = AppColors_.surfaceBgFloating\n"))
            #expect(text.contains("static let grabberColor = AppColors_.brandTint\n"))
            #expect(text.contains("static let dimColor: DynamicColor = DynamicColor(\n"))
            #expect(text.contains("static let shadowColor = AppColors_.surfaceBgDefault\n"))
            #expect(!text.contains("enum Colors"))
            for mode in ["5", "6"] {
                let complaints = try Compiler.complaints(["Sheets.swift": text, "Theme.swift": theme], mode: mode)
                #expect(complaints == "")
            }
        }
    }

    @Test func aThemeOfCasesIsOneToo() throws {
        try #require(Compiler.path != nil)
        let project = compile(yaml.replacingOccurrences(of: "color-theme", with: "other"), devices: []).0
        var options = SwiftOptions()
        options.colorType = "Design.ColorTheme"
        let text = swiftOutput(project, path: "Sheets.swift", style: .constants, options: options).text
        #expect(text.contains("static let background = Design.ColorTheme.surfaceBgFloating\n"))
        let cases = "enum Design { enum ColorTheme { case surfaceBgFloating, surfaceBgDefault, brandTint } }"
        for mode in ["5", "6"] {
            let complaints = try Compiler.complaints(["Sheets.swift": text, "Theme.swift": cases], mode: mode)
            #expect(complaints == "")
        }
        #expect(try Compiler.lint(["Sheets.swift": text]) == "")
    }

    /// A type of Apple's needs its framework.
    @Test(arguments: [("UIColor", "UIKit"), ("NSColor", "AppKit"), ("Color", "SwiftUI")])
    func aSystemTypeIsImported(type: String, framework: String) throws {
        let project = compile(yaml, devices: []).0
        var options = SwiftOptions()
        options.colorType = type
        options.access = .public
        for style in [SwiftStyle.constants, .spec] {
            let text = swiftOutput(project, path: "Sheets.swift", style: style, options: options).text
            #expect(text.contains("\n#if canImport(\(framework))\n  public import \(framework)\n#endif\n"))
        }
    }

    @Test func noTypeOfColoursWhereTheAppHasThemAll() {
        let project = compile(
            """
            tokens: {colors: {a: {light: "#fff", dark: "#111"}}}
            ---
            sheet: coupon
            background: a
            """, devices: []
        ).0
        var options = SwiftOptions()
        options.colorType = "ColorTheme"
        let text = swiftOutput(project, path: "Sheets.swift", style: .constants, options: options).text
        #expect(text.contains("static let background = ColorTheme.a\n"))
        #expect(!text.contains("DynamicColor"))
    }

    @Test func aFileForEachSheetSaysTheSame() throws {
        try #require(Compiler.path != nil)
        let project = compile(yaml, devices: []).0
        var options = SwiftOptions()
        options.files = .perSheet
        options.colorType = "ColorTheme"
        let outputs = swiftOutputs(project, path: "Generated/UI.swift", style: .spec, options: options)
        #expect(
            outputs.map(\.path) == [
                "Generated/UI.swift", "Generated/UI+ColorTheme.swift", "Generated/UI+Coupon.swift",
                "Generated/UI+Plain.swift",
            ])
        #expect(outputs[2].text.contains("// Source: case.yaml\n"))
        var files = Dictionary(uniqueKeysWithValues: outputs.map { (String($0.path.dropFirst(10)), $0.text) })
        #expect(try Compiler.lint(files) == "")
        files["SheetLayout.swift"] = runtimeOutput(path: "").text
        files["Theme.swift"] = theme
        files["main.swift"] = "print(Sheets.coupon.definition.id, Sheets.plain.definition.id)"
        #expect(try Compiler.output(files) == "coupon plain\n")
    }

    @Test func aLongNameFitsIntoAFileName() {
        let names = ["a", "b"].map { swiftPath("x/Sheets.swift", ofSheet: String(repeating: "쿠", count: 99) + $0) }
        #expect(names[0] != names[1])
        for name in names {
            #expect(name.utf8.count < 200)
            #expect(name.hasPrefix("x/Sheets+쿠쿠") && name.hasSuffix(".swift"))
        }
    }
}
