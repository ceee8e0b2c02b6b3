import Foundation
import Testing

/// The pages of `Docs/Recipes`: their Swift compiles in an app, and their numbers come true.
@Suite(.enabled(if: UICompiler.modules != nil)) struct RecipeTests {
    static let folder = "Docs/Recipes"

    /// Those that are named for a file of `Specs`; others are about other things.
    static let pages: [String] = {
        let specs =
            (try? FileManager.default.contentsOfDirectory(atPath: UICompiler.root.appending(path: "Specs").path))
        let sheets = (specs ?? []).filter { $0 != "tokens.yaml" }.sorted()
        return sheets.map { $0.replacingOccurrences(of: ".yaml", with: ".md") }
    }()

    /// A page for each file of `Specs`, and in it a use of each of its sheets.
    @Test func everySpecHasARecipe() throws {
        let uses = try Self.pages.map { try blocks(of: $0, "swift").joined() }.joined()
        for id in try Generated.ids() {
            let words = id.split(separator: "-").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }
            #expect(uses.contains("Sheets.\(words.joined())"), "\(id) has no recipe")
        }
        #expect(Self.pages.count == 6)
    }

    /// In at most ten lines, which compile in an app that has what `Tests/SheetUIStubs/Recipes` has.
    @Test(arguments: pages, ["5", "6"]) func usesCompile(page: String, mode: String) throws {
        let app = UICompiler.sources(below: "Tests/SheetUIStubs/Recipes")
        let uses = try blocks(of: page, "swift")
        #expect(!uses.isEmpty)
        for use in uses {
            let lines = use.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
            #expect(lines.count <= 10, "\(page) takes \(lines.count) lines")
            let text = "import SheetLayout\nimport SheetUI\nimport SwiftUI\nimport UIKit\n\n" + use
            let files = try ["Sheets.swift": Generated.swift(), "Use.swift": text]
            #expect(try UICompiler.complaints(files, beside: app, mode: mode) == "")
        }
    }

    /// What a page expects, run with the layout alone: one function a page, one line of output a wrong number.
    @Test func numbersComeTrue() throws {
        var program = "func expect(_ holds: Bool, _ line: String) { print(holds ? \"true\" : line) }\n"
        var count = 0
        for (index, page) in Self.pages.enumerated() {
            let numbers = try blocks(of: page, "swift numbers")
            #expect(numbers.count == 1, "\(page)")
            program += "func page\(index)() {\n"
            for line in numbers.joined().split(separator: "\n") {
                guard line.hasPrefix("#expect("), line.hasSuffix(")") else {
                    program += line + "\n"
                    continue
                }
                count += 1
                program += "expect(\(line.dropFirst(8).dropLast()), #\"\(page): \(line)\"#)\n"
            }
            program += "}\npage\(index)()\n"
        }
        let output = try UICompiler.output(["Sheets.swift": Generated.swift(), "main.swift": program])
        #expect(output == String(repeating: "true\n", count: count))
        #expect(count > 30)
    }

    /// The fenced blocks of a page whose fence says exactly this.
    private func blocks(of page: String, _ fence: String) throws -> [String] {
        let path = UICompiler.root.appending(path: "\(Self.folder)/\(page)").path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return text.components(separatedBy: "```\(fence)\n").dropFirst().map { block in
            block.components(separatedBy: "```").first ?? ""
        }
    }
}
