import Foundation
import Testing

/// What apps link explains itself.
struct DocCommentTests {
    @Test(arguments: ["SheetLayout", "SheetUI"]) func everyPublicDeclarationIsExplained(module: String) throws {
        let declaration = /^(@\w+(\([^)]*\))? )*(public|open) (?!import)/
        var count = 0
        for file in Repository.files(below: "Sources/\(module)", extensions: ["swift"]) {
            var isExplained = false
            for (number, line) in try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                let code = line.drop { $0 == " " }
                if code.firstMatch(of: declaration) != nil, !code.contains("override ") {
                    count += 1
                    #expect(isExplained, "\(Repository.name(file)):\(number + 1): \(code)")
                }
                // An attribute on a line of its own does not separate a declaration from its comment.
                isExplained = code.hasPrefix("///") || isExplained && code.hasPrefix("@")
            }
        }
        #expect(count > 20)
    }

    /// The page that holds the layout to the language names nothing that is not there.
    @Test func theSpecificationPageNamesWhatExists() throws {
        let page = try Repository.text(Repository.root.appending(path: "Docs/SheetLayout.docc/Specification.md"))
        let files = Repository.files(below: "Sources/SheetLayout", extensions: ["swift"])
        let code = try files.map(Repository.text).joined()
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| the ") }
        #expect(rows.count > 10)
        for row in rows {
            let names = try #require(row.split(separator: "|").last).split(
                separator: "`", omittingEmptySubsequences: true)
            for name in names where name.contains(where: \.isLetter) {
                if name.hasSuffix(".swift") {
                    #expect(files.contains { $0.lastPathComponent == name }, "\(name)")
                    continue
                }
                for word in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where word.count > 2 {
                    #expect(code.contains(word), "\(word) in \(row)")
                }
            }
        }
    }
}
