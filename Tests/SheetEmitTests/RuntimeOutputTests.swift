import Foundation
import SheetText
import Testing

@testable import SheetEmit

/// The layout's own source, as `--emit runtime` writes it.
@Suite struct RuntimeOutputTests {
    /// Write what is missing into Sources/CLayoutSources/sources.c.
    @Test func holdsEveryFileOfSheetLayout() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Sources/SheetLayout")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        let parts = text.components(separatedBy: "\n// Sheet").dropFirst().map { "Sheet" + $0 }
        #expect(parts.map { String($0.prefix { $0 != "\n" }) } == files.map(\.lastPathComponent))
        for (part, file) in zip(parts, files) {
            let isWhole = part == file.lastPathComponent + "\n\n" + (try String(contentsOf: file, encoding: .utf8))
            #expect(isWhole, "\(file.lastPathComponent)")
        }
    }

    @Test func compilesAlone() throws {
        try #require(Compiler.path != nil)
        for mode in ["5", "6"] {
            let complaints = try Compiler.complaints(["SheetLayout.swift": text], mode: mode)
            #expect(complaints == "")
        }
    }

    @Test func compilesForEmbeddedSwift() throws {
        try #require(Compiler.path != nil)
        #expect(try Compiler.embeddedComplaints(text) == "")
    }

    private var text: String { runtimeOutput(path: "SheetLayout.swift").text }
}
