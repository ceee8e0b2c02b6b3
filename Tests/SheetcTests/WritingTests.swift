import Foundation
import SheetText
import Testing

@testable import sheetc

@Suite struct WritingTests {
    @Test func onlyWhatChangesIsWritten() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root.appending("out"))
        let first = try writer.write([output("a.json", "one", "two"), output("deep/b.swift", "b")])
        #expect(first == OutputOutcome(written: ["a.json", "deep/b.swift"]))
        #expect(folder.read("out/a.json") == "onetwo")
        #expect(folder.files == ["out/.sheetc-outputs", "out/a.json", "out/deep/b.swift"])
        let old = try identities(folder)
        let second = try writer.write([output("deep/b.swift", "b"), output("a.json", "one", "two")])
        #expect(second.written == [] && second.unchanged.count == 2)
        #expect(try identities(folder) == old)
        #expect(
            try writer.write([output("a.json", "onetwo"), output("deep/b.swift", "c")]).written == ["deep/b.swift"])
        #expect(try identities(folder)["out/a.json"] == old["out/a.json"])
        #expect(folder.read("out/deep/b.swift") == "c")
    }

    @Test(arguments: [
        ["abcdef"], ["abc"], [], ["abX", "defg"], ["abc", "def", "g"], ["X"], ["", "abc", "", "defghi"],
    ])
    func everyKindOfDifferenceIsSeen(chunks: [String]) throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root)
        _ = try writer.write([output("f", "abc", "defg")])
        let file = OutputFile(path: "f", chunkCount: chunks.count) { $1.append(chunks[$0]) }
        let outcome = try writer.write([file])
        #expect(folder.read("f") == chunks.joined())
        #expect(outcome.written.isEmpty == (chunks.joined() == "abcdefg"))
        #expect(folder.files == [".sheetc-outputs", "f"])
    }

    @Test func theManifestIsWhatTheToolReads() throws {
        let folder = try TemporaryFolder()
        _ = try OutputWriter(root: folder.root).write([output("b", "2"), output("a", "1")])
        let hashes = ["1", "2"].map { ContentHash.hexadecimal(of: Array($0.utf8)) }
        #expect(folder.read(".sheetc-outputs") == "\(hashes[0])  a\n\(hashes[1])  b\n")
        let odd = [Path("a\nb"), Path(bytes: [0xFF]), Path("100%25")]
        var manifest = OutputManifest()
        for path in odd { manifest.add(path, hash: hashes[0]) }
        #expect(OutputManifest(manifest.bytes) == manifest)
        #expect(OutputManifest(Array("<<<<<<< x\nzz  a\n".utf8)) == OutputManifest())
    }

    @Test func staleOutputsGoUnlessEdited() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root)
        _ = try writer.write([output("a", "1"), output("b", "2"), output("c", "3")])
        try folder.write("c", "mine")
        try folder.write("other", "never ours")
        #expect(try writer.differences([output("a", "1")]) == [OutputDifference(path: "b", old: [0x32], new: nil)])
        let outcome = try writer.write([output("a", "1")])
        #expect(outcome == OutputOutcome(unchanged: ["a"], removed: ["b"], kept: ["c"]))
        #expect(folder.files == [".sheetc-outputs", "a", "c", "other"])
        #expect(try writer.write([output("a", "1")]) == OutputOutcome(unchanged: ["a"]))
    }

    @Test func anEditedOutputStopsAll() throws {
        let folder = try TemporaryFolder()
        var writer = OutputWriter(root: folder.root)
        _ = try writer.write([output("a", "1"), output("b", "2")])
        try folder.write("b", "mine")
        try folder.write("c", "foreign")
        let outputs = [output("a", "11"), output("b", "22"), output("c", "33")]
        #expect(try writer.write(outputs) == OutputOutcome(edited: ["b", "c"]))
        #expect(["a", "b", "c"].map(folder.read) == ["1", "mine", "foreign"])
        writer.editedFiles = .replace
        #expect(try writer.write(outputs).written == ["a", "b", "c"])
        #expect(["a", "b", "c"].map(folder.read) == ["11", "22", "33"])
        #expect(folder.files == [".sheetc-outputs", "a", "b", "c"])
    }

    @Test func theSameBytesAreAdoptedWithoutAManifest() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", "1")
        let writer = OutputWriter(root: folder.root)
        #expect(try writer.write([output("a", "1")]).unchanged == ["a"])
        #expect(try writer.write([output("a", "2")]).written == ["a"])
    }

    @Test func nothingOutsideIsRemoved() throws {
        let folder = try TemporaryFolder()
        try folder.write("precious", "1")
        let hash = ContentHash.hexadecimal(of: [0x31])
        try folder.write("out/.sheetc-outputs", "\(hash)  ../precious\n\(hash)  \(folder.path)/precious\n")
        _ = try OutputWriter(root: folder.root.appending("out")).write([output("a", "1")])
        #expect(folder.read("precious") == "1")
    }

    /// As on a disk where names do not differ by case: here the two names lead to one folder.
    @Test func anOutputUnderAnotherNameIsNotStale() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root)
        _ = try writer.write([output("New/a", "1")])
        try folder.link("Old", to: "New")
        let hash = ContentHash.hexadecimal(of: [0x31])
        try folder.write(".sheetc-outputs", "\(hash)  Old/a\n")
        _ = try writer.write([output("New/a", "1")])
        #expect(folder.read("New/a") == "1")
    }

    @Test func linksAndPermissionsStay() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root.appending("out"))
        _ = try writer.write([output("a", "1")])
        #expect(chmod(folder.path + "/out/a", 0o640) == 0)
        _ = rename(folder.path + "/out/a", folder.path + "/real")
        try folder.link("out/a", to: "../real")
        _ = try writer.write([output("a", "2")])
        #expect(folder.read("real") == "2")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/out/a") == "../real")
        #expect(try FileDescriptor(folder.root.appending("real")).status().st_mode & 0o777 == 0o640)
    }

    @Test func aFolderInTheWayIsAnErrorAndChangesNothing() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root)
        _ = try writer.write([output("a", "1")])
        try folder.write("b/x", "x")
        #expect(throws: OutputError(path: folder.root.appending("b"), reason: .isFolder)) {
            try writer.write([output("a", "2"), output("b", "2")])
        }
        #expect(folder.files == [".sheetc-outputs", "a", "b/x"] && folder.read("a") == "1")
    }

    @Test func leftoversOfAKilledRunGo() throws {
        let folder = try TemporaryFolder()
        try folder.write("deep/.sheetc-tmp-1-0", "half")
        try folder.write(".sheetc-tmp-1-0", "half")
        _ = try OutputWriter(root: folder.root).write([output("deep/a", "1")])
        #expect(folder.files == [".sheetc-outputs", "deep/a"])
    }

    @Test func manyAtOnceLeaveOneOfThem() throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root)
        let texts = parallel(count: 128, threads: 8) { index in
            let text = String(repeating: "\(index % 3)", count: 50_000)
            let outcome = try? writer.write([output("a", text), output("d/b", text)])
            return outcome.map { $0.edited.isEmpty } ?? false
        }
        #expect(texts.allSatisfy { $0 })
        #expect(folder.read("a") == folder.read("d/b"))
        #expect(folder.files == [".sheetc-outputs", "a", "d/b"])
    }

    private func identities(_ folder: TemporaryFolder) throws -> [String: UInt64] {
        var result: [String: UInt64] = [:]
        for file in folder.files {
            result[file] = UInt64(try FileDescriptor(folder.root.appending(Path(file))).status().st_ino)
        }
        return result
    }
}

func output(_ path: String, _ chunks: String...) -> OutputFile {
    OutputFile(path: path, chunkCount: chunks.count) { $1.append(chunks[$0]) }
}
