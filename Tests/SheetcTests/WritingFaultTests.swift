import Foundation
import SheetText
import Testing

@testable import sheetc

/// Faults that need a process of their own.
@Suite struct WritingFaultTests {
    @Test(arguments: Array(0..<24))
    func aKilledWriteLeavesOldOrNew(round: Int) async throws {
        let folder = try TemporaryFolder()
        let writer = OutputWriter(root: folder.root)
        let old = OutputSet(letter: "o")
        let new = OutputSet(letter: "n")
        _ = try writer.write(old.files)
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, round = round as Int] in
            let delay = UInt32(200 + 150 * round)
            let thread = Thread {
                usleep(delay)
                kill(getpid(), SIGKILL)
            }
            thread.start()
            let writer = OutputWriter(root: Path(path))
            for turn in 0... {
                _ = try? writer.write(OutputSet(letter: turn % 2 == 0 ? "n" : "o").files)
            }
        }
        for name in ["a", "deep/b", "c"] {
            let text = folder.read(name)
            #expect(text == old.text || text == new.text)
        }
        let outcome = try writer.write(new.files)
        #expect(outcome.edited.isEmpty)
        #expect(["a", "deep/b", "c"].allSatisfy { folder.read($0) == new.text })
        #expect(folder.files == [".sheetc-outputs", "a", "c", "deep/b"])
    }

    @Test func aFullDiskLeavesTheOldOutputs() async throws {
        let folder = try TemporaryFolder()
        let old = OutputSet(letter: "o")
        _ = try OutputWriter(root: folder.root).write(old.files)
        let manifest = folder.read(".sheetc-outputs")
        let path = folder.path
        await #expect(processExitsWith: .exitCode(42)) { [path = path as String] in
            Interrupts.install()
            var limit = rlimit(rlim_cur: 20_000, rlim_max: 20_000)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            do throws(OutputError) {
                let small = OutputFile(path: "a", bytes: [0x78])
                _ = try OutputWriter(root: Path(path)).write([small] + OutputSet(letter: "n").files.dropFirst())
            } catch {
                exit(error.reason == .tooLarge ? 42 : 43)
            }
            exit(44)
        }
        #expect(["a", "deep/b", "c"].allSatisfy { folder.read($0) == old.text })
        #expect(folder.read(".sheetc-outputs") == manifest)
        #expect(folder.files == [".sheetc-outputs", "a", "c", "deep/b"])
    }

    @Test func anInterruptLeavesTheOldOutputs() async throws {
        let folder = try TemporaryFolder()
        let old = OutputSet(letter: "o")
        _ = try OutputWriter(root: folder.root).write(old.files)
        let path = folder.path
        await #expect(processExitsWith: .exitCode(130)) { [path = path as String] in
            Interrupts.install()
            let slow = OutputFile(path: "a", chunkCount: 1000) { index, buffer in
                if index == 500 { interruptOwnProcess() }
                buffer.append("x")
            }
            do throws(OutputError) {
                _ = try OutputWriter(root: Path(path)).write([slow])
            } catch {
                exit(error.reason == .interrupted ? Interrupts.exitStatus : 43)
            }
            exit(44)
        }
        #expect(["a", "deep/b", "c"].allSatisfy { folder.read($0) == old.text })
        #expect(folder.files == [".sheetc-outputs", "a", "c", "deep/b"])
    }

    @Test func aReadOnlyFolderIsAnErrorAndChangesNothing() async throws {
        let folder = try TemporaryFolder()
        _ = try OutputWriter(root: folder.root).write([output("a", "1"), output("closed/b", "1")])
        try folder.write("secret", "x")
        #expect(chmod(folder.path, 0o777) == 0 && chmod(folder.path + "/closed", 0o555) == 0)
        #expect(chmod(folder.path + "/secret", 0) == 0)
        let path = folder.path
        await #expect(processExitsWith: .exitCode(42)) { [path = path as String] in
            if geteuid() == 0 { guard seteuid(65534) == 0 else { exit(41) } }
            let root = Path(path)
            do throws(SystemError) { _ = try readFile(root.appending("secret")) } catch {
                guard error == .noPermission else { exit(43) }
            }
            do throws(OutputError) {
                _ = try OutputWriter(root: root).write([output("a", "2"), output("closed/b", "2")])
            } catch {
                exit(error == OutputError(path: root.appending("closed/b"), reason: .noPermission) ? 42 : 44)
            }
            exit(45)
        }
        #expect(chmod(folder.path + "/closed", 0o755) == 0)
        #expect(folder.read("a") == "1" && folder.read("closed/b") == "1")
        #expect(folder.files == [".sheetc-outputs", "a", "closed/b", "secret"])
    }

    @Test func aClosedStandardErrorIsNoOutputFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", "sheet: aa\nheader: 30\n")
        let result = try BuiltProgram.shell("sheetc build a.yaml -o out 2>&- <&-", in: URL(filePath: folder.path))
        #expect(result.status == 0)
        #expect(folder.read("out/sheets.json")?.hasPrefix("{\n") ?? false)
        #expect(folder.files == ["a.yaml", "out/.sheetc-outputs", "out/Sheets.swift", "out/sheets.json"])
    }

    @Test func aClosedStandardOutputIsAnErrorWhereSomethingIsToBeSaid() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", "sheet: aa\n")
        let result = try BuiltProgram.shell("sheetc lint a.yaml >&-", in: URL(filePath: folder.path))
        #expect(result.status == 2)
    }

    @Test func aBrokenPipeIsAnError() async {
        await #expect(processExitsWith: .exitCode(42)) {
            Interrupts.install()
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0, dup2(ends[1], 1) == 1 else { exit(43) }
            close(ends[0])
            close(ends[1])
            do throws(SystemError) { try OutputStream.output.write("x") } catch { exit(error.isBrokenPipe ? 42 : 44) }
            exit(45)
        }
    }
}

/// Another thread may be the one that gets the signal, so this waits until it has.
private func interruptOwnProcess() {
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    kill(getpid(), SIGINT)
    for _ in 0..<10_000 where !Interrupts.isRequested { usleep(1000) }
}

/// Three outputs that are all of one letter.
private struct OutputSet {
    var letter: String

    var text: String { String(repeating: letter, count: 60_000) }

    var files: [OutputFile] {
        let chunk = String(repeating: letter, count: 6000)
        return ["a", "deep/b", "c"].map { name in OutputFile(path: name, chunkCount: 10) { $1.append(chunk) } }
    }
}
