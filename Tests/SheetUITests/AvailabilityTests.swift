import Foundation
import Testing

/// What the compiler would say on a Mac, and does not on Linux: newer modifiers are used where they are available.
@Suite struct AvailabilityTests {
    @Test func newModifiersStandBehindTheirCheck() throws {
        let names = try newModifiers()
        #expect(names.count == 5)
        var uses = 0
        for path in UICompiler.sources(below: "Sources/SheetUI") {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let found = unchecked(names, in: text)
            #expect(found.unchecked == [], "\(path)")
            uses += found.uses
        }
        #expect(uses == names.count)
    }

    @Test(arguments: [
        ("func a() {\n    x.presentationCornerRadius(1)\n}", 1),
        ("@available(iOS 16.4, *)\nfunc b() {\n    x.presentationCornerRadius(1)\n}", 0),
        ("func c() {\n    if #available(iOS 16.4, *) {\n        x.presentationCornerRadius(1)\n    }\n}", 0),
        (
            "func d() {\n    if #available(iOS 16.4, *) {\n    } else {\n        x.presentationCornerRadius(1)\n    }\n}",
            1
        ),
        ("func e() {\n    if #available(iOS 16.4, *) {}\n}\nfunc f() {\n    x.presentationCornerRadius(1)\n}", 1),
    ])
    func missingChecksAreFound(text: String, count: Int) {
        #expect(unchecked(["presentationCornerRadius"], in: text).unchecked.count == count)
    }

    /// Lines that use a modifier where neither the function nor the branch around them asks for iOS 16.4.
    private func unchecked(_ names: [String], in text: String) -> (unchecked: [String], uses: Int) {
        let check = "available(iOS 16.4"
        var found: [String] = []
        var uses = 0
        /// Of the branch, of the function, and of the declaration to come.
        var (isAsked, isNew, mark) = (false, false, false)
        for line in text.split(separator: "\n").map(String.init) {
            if line.contains("func ") { (isNew, mark, isAsked) = (mark, false, false) }
            if line.contains("@\(check)") { mark = true }
            if line.contains("#\(check)") { isAsked = true }
            if line.contains("} else {") { isAsked = false }
            guard names.contains(where: { line.contains("\($0)(") }) else { continue }
            uses += 1
            if !isAsked && !isNew { found.append(line) }
        }
        return (found, uses)
    }

    /// Those that the stubs mark as new in iOS 16.4.
    private func newModifiers() throws -> [String] {
        let path = UICompiler.root.appending(path: "Tests/SheetUIStubs/SwiftUI/Modifiers.swift").path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let part = try #require(text.components(separatedBy: "@available(iOS 16.4, *)").dropFirst().first)
        let body = part.components(separatedBy: "\n}").first ?? ""
        return body.components(separatedBy: "func ").dropFirst().compactMap { declaration in
            declaration.split { $0 == "(" || $0 == "<" }.first.map(String.init)
        }
    }
}

/// The pages about `SheetUI` show nothing that the call sites do not compile.
@Suite struct CallSitePageTests {
    @Test(arguments: ["Docs/Layout.md", "Docs/SheetUI.docc/Presenting.md"]) func linesAreCompiled(page: String) throws {
        let root = UICompiler.root
        let sites = root.appending(path: "Tests/SheetUIStubs/CallSites/CallSites.swift")
        let compiled = try String(contentsOf: sites, encoding: .utf8)
        let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
        let blocks = text.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        let lines = blocks.flatMap { $0.split(separator: "\n") }
        #expect(lines.count > 5)
        for line in lines { #expect(compiled.contains(line), "\(line)") }
    }
}
