import Foundation
import Testing

/// The sources of SheetLayout must compile alone, in any app.
@Suite struct SourceTests {
    @Test func importNothing() throws { #expect(try lines { $0.contains("import ") }.isEmpty) }

    @Test func haveNoPackageAccess() throws { #expect(try lines { $0.contains("package ") }.isEmpty) }

    @Test func haveNoGlobalState() throws {
        #expect(try lines { $0.hasPrefix("var ") || $0.contains("static var") || $0.contains("nonisolated") }.isEmpty)
    }

    /// What an app could have a type of its own by the name of.
    @Test func nameTheirTypesAfterSheets() throws {
        let declares = ["struct ", "enum ", "class ", "protocol ", "typealias "]
        let types = try lines { line in
            declares.contains { line.hasPrefix($0) || line.hasPrefix("public \($0)") }
        }
        #expect(types.count > 30)
        for type in types { #expect(type.contains(" Sheet"), "\(type)") }
    }

    @Test func forceNothing() throws {
        #expect(try lines { $0.contains("try!") || $0.contains("as!") || $0.contains("fatalError") }.isEmpty)
    }

    /// Lines that are no comments.
    private func lines(where isWanted: (String) -> Bool) throws -> [String] {
        let folder = root.appendingPathComponent("Sources/SheetLayout")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 10)
        return try files.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).map(String.init)
                .filter { !$0.drop { $0 == " " }.hasPrefix("//") && isWanted($0) }
        }
    }
}
