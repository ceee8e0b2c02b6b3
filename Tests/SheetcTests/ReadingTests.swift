import Foundation
import SheetText
import Testing

@testable import sheetc

@Suite struct ReadingTests {
    @Test(arguments: [
        ("a/b/../c", "a/c"), ("./a//b/", "a/b"), ("/..", "/"), ("../x", "../x"), ("a/..", "."), ("a/../../b", "../b"),
    ])
    func normalization(path: String, expected: String) {
        #expect(Path(path).normalized == Path(expected))
    }

    @Test(arguments: [("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("a/b/", "a"), ("a//b", "a")])
    func parents(path: String, expected: String) {
        #expect(Path(path).parent == Path(expected))
    }

    @Test func pathsAreBytes() {
        #expect(
            Path("a").appending("b/c") == "a/b/c" && Path("/").appending("x") == "/x"
                && Path("a").appending("/x") == "/x")
        #expect(Path("/p/specs/a").relative(to: "/p") == "specs/a")
        #expect(Path("/p/a").relative(to: "/p/a") == "." && Path("/pq").relative(to: "/p") == nil)
        #expect(Path(bytes: [0x61, 0xFF]).display == "a%FF" && Path(display: "a%FF").bytes == [0x61, 0xFF])
        #expect(Path("") == ".")
    }

    @Test func filesComeWhole() throws {
        let folder = try TemporaryFolder()
        for size in [0, 1, 4096, 200_000] {
            let text = String(repeating: "x", count: size)
            try folder.write("f", text)
            #expect(try readFile(folder.root.appending("f")) == Array(text.utf8))
        }
        #expect(try readFile("/proc/self/status").count > 100)
    }

    @Test func refusalsAreToldApart() throws {
        let folder = try TemporaryFolder()
        try folder.link("loop", to: "loop")
        try folder.link("gone", to: "nothing")
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        #expect(throws: SystemError.missing) { try readFile(folder.root.appending("none")) }
        #expect(throws: SystemError.missing) { try readFile(folder.root.appending("gone")) }
        #expect(throws: SystemError.linkLoop) { try readFile(folder.root.appending("loop")) }
        #expect(throws: SystemError.isSpecial) { try readFile(folder.root.appending("pipe")) }
        #expect(throws: SystemError.isFolder) { try readFile(folder.root) }
        #expect(throws: SystemError.isSpecial) { try readFile("/dev/null") }
    }

    @Test func aWalkIsInByteOrderAndEndsInLoops() throws {
        let folder = try TemporaryFolder()
        for name in [
            "b.yaml", "a/z.yaml", "a-b.yaml", "a.yaml", "A.yaml", ".hidden/x.yaml", "a/.x.yaml", "skip/y.yaml",
            "d.yaml/e.yaml", "n.txt",
        ] {
            try folder.write(name, "x")
        }
        try folder.link("a/up", to: "..")
        try folder.link("linked", to: "a")
        try folder.link("file.yaml", to: "b.yaml")
        try folder.link("self.yaml", to: "self.yaml")
        #expect(mkfifo(folder.path + "/p.yaml", 0o600) == 0)
        let walk = FolderWalk(folder.root) { path, kind in
            kind == .folder ? path.name != Array("skip".utf8) : path.bytes.suffix(5) == Array(".yaml".utf8)[...]
        }
        let names = walk.files.map { $0.display.dropFirst(folder.path.count + 1) }
        #expect(names == ["A.yaml", "a-b.yaml", "a.yaml", "a/z.yaml", "b.yaml", "d.yaml/e.yaml", "file.yaml"])
        #expect(walk.failures.isEmpty)
    }

    @Test func namesNeedNotBeText() throws {
        let folder = try TemporaryFolder()
        let path = folder.root.appending(Path(bytes: [0x6E, 0xFF]))
        try FileDescriptor(path, O_WRONLY | O_CREAT).write([0x78])
        #expect(FolderWalk(folder.root) { _, _ in true }.files == [path])
        #expect(try readFile(path) == [0x78])
    }

    @Test func aMissingFolderIsAFailure() {
        let walk = FolderWalk("/nonexistent/x") { _, _ in true }
        #expect(walk.failures == [FolderWalk.Failure(path: "/nonexistent/x", error: .missing)])
    }

    @Test(
        arguments: [
            (ColorChoice.always, false, ["NO_COLOR": "1"], true), (.never, true, ["CLICOLOR_FORCE": "1"], false),
            (.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
            (.auto, true, ["NO_COLOR": ""], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
            (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, true, ["TERM": "dumb"], false),
            (.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
        ] as [(ColorChoice, Bool, [String: String], Bool)])
    func colours(choice: ColorChoice, isTerminal: Bool, variables: [String: String], expected: Bool) {
        #expect(colorDecision(choice, isTerminal: isTerminal) { variables[$0] } == expected)
    }

    /// Values of the public `xxhsum`.
    @Test(arguments: [
        (0, "ef46db3751d8e999"), (1, "1f25c8d0bc1f4bb6"), (3, "31d2363f52e564c9"), (4, "9bb64b7d66ee9fda"),
        (7, "9a7b149959ce60d8"), (8, "dab99d95c6f90092"), (31, "a2aa5f33cc4a6119"), (32, "23c3c17ef790fd97"),
        (33, "50a7cfc7ba588784"), (63, "5e3e54b431c7493c"), (64, "0eb64b3ef6eeb01f"), (100, "a61f8d4c170fe531"),
        (1000, "5f235fa033f1a3fb"),
    ])
    func hashesAreThoseOfThePublishedTool(count: Int, expected: String) throws {
        let bytes = (0..<count).map { UInt8(($0 * 7 + 3) % 256) }
        #expect(ContentHash.hexadecimal(of: bytes) == expected)
        var pieces = ContentHash()
        for byte in bytes { pieces.update([byte]) }
        #expect(pieces.hexadecimal == expected)
        let folder = try TemporaryFolder()
        try FileDescriptor(folder.root.appending("f"), O_WRONLY | O_CREAT).write(bytes)
        #expect(try hashOfFile(folder.root.appending("f")) == expected)
    }
}
