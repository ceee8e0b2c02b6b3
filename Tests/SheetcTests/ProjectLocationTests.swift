import Foundation
import Testing

@testable import sheetc

/// Where a project lies, and how its paths are shown.
struct ProjectLocationTests {
    @Test(arguments: [
        ("/a/b/c.yaml", "/a/b", "c.yaml"), ("/a/c.yaml", "/a/b", "../c.yaml"), ("/a/x/y", "/a/b/c", "../../x/y"),
        ("/x/y", "/a/b", "/x/y"), ("/a/b", "/a/b", "."),
    ])
    func pathsAreSeenFromAFolder(path: String, folder: String, expected: String) {
        #expect(Path(path).seen(from: Path(folder)) == Path(expected))
    }

    @Test func aProjectFileThatIsNoFileIsTrouble() throws {
        let folder = try TemporaryFolder()
        try folder.write("sheetc.yaml/a.yaml", "sheet: a\n")
        #expect(throws: Trouble.self) { try ProjectLocation(near: ".", from: folder.root) }
        let result = try BuiltProgram.shell("sheetc lint .", in: URL(filePath: folder.path))
        #expect(result.status == 2)
        #expect(result.error.contains("sheetc.yaml: is a folder"))
    }

    @Test func theNearestProjectFileCounts() throws {
        let folder = try TemporaryFolder()
        try folder.write("sheetc.yaml", "sheetc: 1\n")
        try folder.write("in/sheetc.yaml", "sheetc: 1\n")
        try folder.write("in/deep/a.yaml", "sheet: a\n")
        let location = try ProjectLocation(near: "in/deep/a.yaml", from: folder.root.normalized)
        #expect(location.root == folder.root.appending("in").normalized)
    }
}
