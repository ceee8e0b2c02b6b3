import Foundation
import Testing

/// `SheetUI` without an SDK: it is type-checked, and an app that uses it.
@Suite(.enabled(if: UICompiler.modules != nil)) struct SheetUITests {
    @Test(arguments: ["5", "6"]) func sourcesTypeCheck(mode: String) throws {
        let sources = UICompiler.sources(below: "Sources/SheetUI")
        #expect(sources.count > 10)
        #expect(try UICompiler.complaints(sources, mode: mode, module: "SheetUI") == "")
    }

    /// The stubs do know what they lack: a check that cannot fail is none.
    @Test(arguments: [
        ("view.noSuchMember()", "no member 'noSuchMember'"),
        ("view.alpha = \"1\"", "cannot assign value of type 'String'"),
        ("UISheetPresentationController().prefersGrabber = true", "no member 'prefersGrabber'"),
        ("_ = Text(\"a\").presentationCorners(3)", "no member 'presentationCorners'"),
    ])
    func wrongMembersAreErrors(line: String, message: String) throws {
        let text = "import SwiftUI\nimport UIKit\n@MainActor func use(_ view: UIView) { \(line) }\n"
        #expect(try UICompiler.complaints(["App.swift": text]).contains(message))
    }

    /// Without SwiftUI and UIKit it is an empty module: nothing stands outside of the conditions.
    @Test func everythingIsConditional() throws {
        for path in UICompiler.sources(below: "Sources/SheetUI") {
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            #expect(lines.first?.hasPrefix("#if canImport(") == true && lines.last == "#endif", "\(path)")
            #expect(lines.filter { $0.hasPrefix("#if") || $0.hasPrefix("#e") }.count == 2, "\(path)")
        }
    }
}

/// The call sites of the documentation, against what is generated from `Specs`.
@Suite(.enabled(if: UICompiler.modules != nil)) struct CallSiteTests {
    @Test(arguments: ["5", "6"]) func compileAsWritten(mode: String) throws {
        let sites = UICompiler.sources(below: "Tests/SheetUIStubs/CallSites")
        let complaints = try UICompiler.complaints(["Sheets.swift": Generated.swift()], beside: sites, mode: mode)
        #expect(complaints == "")
    }

    /// `tip-full` declares `detentChange` alone, `coupon-table` by default `dismiss` alone.
    @Test(arguments: [
        ("SheetPanel(Sheets.tipFull) { $0.onDismiss = {} }", "SheetDismissEvent"),
        ("SheetPanel(Sheets.tipFull) { $0.onHeightChange = { _ in } }", "SheetHeightChangeEvent"),
        ("SheetPanel(Sheets.couponTable) { $0.onDetentChange = { _ in } }", "SheetDetentChangeEvent"),
        ("Text(\"a\").sheet(Sheets.tipFull, isPresented: on, onDismiss: {}) { Text(\"b\") }", "SheetDismissEvent"),
    ])
    func undeclaredCallbacksDoNotCompile(call: String, missing: String) throws {
        let text = "import SheetUI\nimport SwiftUI\n@MainActor func use(_ on: Binding<Bool>) { _ = \(call) }\n"
        let complaints = try UICompiler.complaints(["Sheets.swift": Generated.swift(), "App.swift": text])
        #expect(complaints.contains("error") && complaints.contains("'\(missing)'"), "\(complaints)")
    }

    @Test func declaredCallbacksCompile() throws {
        let text = """
            import SheetUI
            @MainActor func use() {
                _ = SheetPanel(Sheets.tipFull) { $0.onDetentChange = { _ in } }
                _ = SheetPanel(Sheets.couponTable) { $0.onDismiss = {} }
            }

            """
        #expect(try UICompiler.complaints(["Sheets.swift": Generated.swift(), "App.swift": text]) == "")
    }

    /// A detent, a block or a count that the spec does not have.
    @Test(arguments: [
        "SheetPanel(Sheets.tipFull).move(to: .half)", "_ = Text(\"a\").sheetBlock(Sheets.Adot.Block.head)",
        "SheetPanel(Sheets.couponTable).measured = .init(rows: 3)",
    ])
    func unknownNamesDoNotCompile(call: String) throws {
        let text = "import SheetUI\nimport SwiftUI\n@MainActor func use() { \(call) }\n"
        let complaints = try UICompiler.complaints(["Sheets.swift": Generated.swift(), "App.swift": text])
        #expect(complaints.contains("error"), "\(complaints)")
    }
}
