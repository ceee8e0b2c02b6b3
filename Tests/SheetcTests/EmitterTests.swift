import Foundation
import SheetText
import Testing

@testable import SheetCompiler
@testable import sheetc

/// Programs under `outputs.exec`, run as `sheetc build` runs them.
@Suite struct EmitterTests {
    private let spec = "sheet: coupon\ncontent: [{height: 80}]\n"

    private func folder(_ program: String, exec: String = "{command: [./emit], into: Out}") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Specs/coupon.yaml", spec)
        try folder.write("sheetc.yaml", "sheetc: 1\nspecs: [Specs]\noutputs:\n  exec: \(exec)\n")
        try folder.write("emit", program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/emit")
        return folder
    }

    private func build(_ folder: TemporaryFolder, _ rest: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.shell("sheetc build \(rest)", in: URL(filePath: folder.path))
    }

    private func answer(_ files: (String, String)...) -> String {
        let files = files.map { #"{"path": "\#($0.0)", "text": "\#($0.1)"}"# }.joined(separator: ", ")
        return "#!/bin/sh\ncat <<'END'\n{\"files\": [\(files)]}\nEND\n"
    }

    @Test func itsFilesAreOutputs() throws {
        let folder = try folder(answer(("a/One.kt", #"1\n\u00e9\ud83d\ude00"#), ("Two.kt", "2")))
        #expect(try build(folder, "--check").status == 1)
        #expect(try build(folder, "--depfile deps").status == 0)
        #expect(folder.read("Out/a/One.kt") == "1\n\u{E9}\u{1F600}")
        #expect(folder.read("deps")?.hasPrefix("Out/a/One.kt Out/Two.kt:") == true)
        #expect(try build(folder, "--check").status == 0)
        try folder.write("emit", answer(("Two.kt", "22")))
        #expect(try build(folder).error.contains("removed Out/a/One.kt"))
        #expect(folder.read("Out/Two.kt") == "22" && folder.read("Out/a/One.kt") == nil)
        try folder.write("Out/Two.kt", "mine")
        try folder.write("emit", answer(("Two.kt", "3")))
        #expect(try build(folder).status == 2)
        #expect(folder.read("Out/Two.kt") == "mine")
    }

    /// More than any pipe holds, both ways and on standard error, and a program that reads nothing.
    @Test func neitherSideWaitsForTheOther() throws {
        let program = """
            #!/usr/bin/env python3
            import json, os, sys
            assert os.getcwd() == os.path.realpath(os.path.dirname(__file__)), os.getcwd()
            sys.stderr.write("x" * 300000)
            text = "y" * 3000000
            sys.stdout.write('{"files": [{"path": "big", "text": "' + text)
            sys.stdout.flush()
            project = json.load(sys.stdin)
            sys.stdout.write('"}, {"path": "ids", "text": ' + json.dumps(str(len(project["sheets"]))) + '}]}')
            """
        let folder = try folder(program)
        let sheets = (0..<300).map { "sheet: s\($0)\ncontent: [{height: 80}]\n" }.joined(separator: "---\n")
        try folder.write("Specs/coupon.yaml", sheets)
        let built = try BuiltProgram.shell("sheetc -C \(folder.path) build", in: URL(filePath: "/"))
        #expect(built.status == 0, "\(built.error)")
        #expect(folder.read("Out/big")?.utf8.count == 3_000_000)
        #expect(folder.read("Out/ids") == "300")
        try folder.write("emit", "#!/bin/sh\nexec <&-\nsleep 0.2\necho '{\"files\": []}'\n")
        #expect(try build(folder).status == 0)
        #expect(folder.read("Out/big") == nil)
    }

    @Test(arguments: [
        ("#!/bin/sh\necho one >&2\necho two >&2\nexit 3\n", "\"./emit\" ended with status 3", "= note: two"),
        ("#!/bin/sh\nkill -9 $$\n", "\"./emit\" was ended by signal 9", ""),
        ("#!/bin/sh\necho '{\"files\": [}'\n", "the answer is no JSON: no value at 1:12", "= help: a program answers"),
        ("#!/bin/sh\necho '{}'\n", "the answer has no \"files\"", ""),
        ("#!/bin/sh\nyes | head -c 70000000\n", "\"./emit\" answered with more than 64 MiB", ""),
        ("no program", "\"./emit\" is no program", "begin a script with a line"),
        ("#!/no/such\n", "what its first line names is not there", ""),
    ])
    func whatGoesWrongIsSaidAtTheSetting(program: String, message: String, more: String) throws {
        let folder = try folder(program)
        let built = try build(folder)
        #expect(built.output.hasPrefix("sheetc.yaml:4:19: error[emitter-failed]: "))
        #expect(built.output.contains(message), "\(built.output)")
        #expect(more.isEmpty || built.output.contains(more), "\(built.output)")
        #expect(built.status == 2)
        #expect(folder.files == ["Specs/coupon.yaml", "emit", "sheetc.yaml"])
    }

    @Test func whatIsNoProgramIsSaidToo() throws {
        let folder = try folder("x", exec: "[{command: [./gone], into: A}, {command: [no-such-program], into: B}]")
        let built = try build(folder)
        #expect(built.output.contains("sheetc.yaml:4:20: error[emitter-failed]: there is no program \"./gone\""))
        #expect(built.output.contains("error[emitter-failed]: there is no program \"no-such-program\""))
        #expect(built.status == 2)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path + "/emit")
        let set = try build(folder, "--set 'outputs.exec={command: [./emit], into: A}'")
        #expect(set.error.contains("\"./emit\" is no program\n  help: make it executable"))
        #expect(set.status == 2)
    }

    @Test(arguments: [
        "../x", "/x", "a/../x", "a//x", "", ".", ".sheetc-outputs", "a/.sheetc-tmp-1", "a\\\\b", "a\\u0000",
    ])
    func noPathLeavesTheFolder(path: String) throws {
        let folder = try folder(answer((path, "x")))
        #expect(try build(folder).output.contains("error[emitter-failed]: the path "))
        #expect(folder.files == ["Specs/coupon.yaml", "emit", "sheetc.yaml"])
    }

    /// Before anything is written: a folder would stay in the way of the next answer.
    @Test(arguments: [("a", "a/b"), ("a/b", "a"), ("a/b/c", "A")])
    func noFileIsAFolderToo(one: String, other: String) throws {
        let folder = try folder(answer((one, "x"), (other, "y")))
        #expect(try build(folder).output.contains("one file would have to be a folder, too: \"Out/\(one)\""))
        #expect(folder.files == ["Specs/coupon.yaml", "emit", "sheetc.yaml"])
    }

    /// However the project file spells it.
    @Test(arguments: ["Out/sheets.json", "./Out/x/../sheets.json", "out//Sheets.json", "Out/sheets.json/x"])
    func anotherOutputIsLeftAlone(json: String) throws {
        let folder = try folder(answer(("sheets.json", "x")), exec: "{command: [./emit], into: ./Out}\n  json: \(json)")
        #expect(try build(folder).output.contains("error[emitter-failed]: "))
        #expect(folder.files == ["Specs/coupon.yaml", "emit", "sheetc.yaml"])
    }

    /// More than a process may have open at once, or had names for.
    @Test func filesByTheThousand() throws {
        let folder = try folder("#!/bin/sh\nexec cat answer\n")
        let files = (0..<1100).map { #"{"path": "\#($0)", "text": "\#($0)"}"# }.joined(separator: ", ")
        try folder.write("answer", "{\"files\": [\(files)]}")
        let built = try BuiltProgram.shell("ulimit -n 100; sheetc build", in: URL(filePath: folder.path))
        #expect(built.status == 0, "\(built.output) \(built.error.suffix(300))")
        #expect(folder.read("Out/1099") == "1099")
    }

    /// What a build has written is no source, YAML neither.
    @Test func whatItWritesIsNoSource() throws {
        let folder = try folder(
            answer(("tip.yaml", #"sheet: tip\n"#)), exec: "{command: [./emit], into: Specs/generated}")
        #expect(try build(folder).status == 0)
        #expect(folder.read("Specs/generated/tip.yaml") == "sheet: tip\n")
        #expect(try build(folder, "--check").status == 0)
        let sheets = try BuiltProgram.shell("sheetc resolve --format csv", in: URL(filePath: folder.path))
        #expect(!sheets.output.contains("tip"), "\(sheets.output)")
    }

    @Test func noLinkLeadsOut() throws {
        let outside = try TemporaryFolder()
        for name in ["Out", "Out/deep", "Out/file"] {
            let folder = try folder(answer(("deep/x", "x"), ("file", "y")))
            if name != "Out" { try folder.write("Out/kept", "") }
            try folder.link(name, to: name == "Out/file" ? outside.path + "/file" : outside.path)
            let built = try build(folder)
            #expect(built.output.contains("leads out of \"Out\""), "\(name): \(built.output)")
            #expect(outside.files == [])
        }
    }

    @Test func onlyABuildOfTheProjectRunsIt() throws {
        let folder = try folder("#!/bin/sh\ntouch ran\necho '{\"files\": []}'\n")
        for line in [
            "lint", "resolve", "explain coupon", "config", "devices", "build --emit json -o -", "build -o Elsewhere",
            "build --check --emit json",
        ] {
            _ = try BuiltProgram.shell("sheetc \(line)", in: URL(filePath: folder.path))
        }
        #expect(folder.read("ran") == nil)
        #expect(try build(folder).status == 0)
        #expect(folder.read("ran") != nil)
    }

    /// A thread of tests may block signals, and what it starts would inherit that.
    @Test func anInterruptEndsIt() throws {
        let folder = try folder("#!/bin/sh\necho $$ > pid\nexec sleep 600\n")
        let line = """
            unblock='import os, signal; signal.pthread_sigmask(signal.SIG_SETMASK, [])'
            unblocked="$unblock; os.execvp('sheetc', ['sheetc', 'build'])"
            python3 -c "$unblocked" & build=$!
            while [ ! -s pid ]; do sleep 0.05; done
            kill -TERM $build; wait $build; echo status $?
            kill -0 $(cat pid) 2>/dev/null && echo alive || echo gone
            """
        let result = try BuiltProgram.shell(line, in: URL(filePath: folder.path))
        #expect(result.output == "status 143\ngone\n" || result.output == "status 130\ngone\n", "\(result.output)")
    }

    /// Docs/Recipes/Emitters.md.
    @Test func theRecipeWorks() throws {
        let recipe = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Docs/Recipes/kotlin.py")
        let folder = try folder(
            String(contentsOf: recipe, encoding: .utf8), exec: "{command: [./emit], into: Generated/kotlin}")
        let built = try build(folder, "--set devices=[iphone-16]")
        #expect(built.status == 0, "\(built.output) \(built.error)")
        #expect(
            folder.read("Generated/kotlin/Sheets.kt") == """
                // Generated by sheetc. Do not edit.
                package app

                object Sheets {
                    object Coupon {
                        const val ID = "coupon"
                        val iphone_16_portrait_large_ios26 = mapOf("fit" to 80.0)
                    }
                }

                """)
    }

    /// The JSON means the same in another language: heights read by Python are those that `resolve` prints.
    @Test func aProgramInAnotherLanguageReadsTheSame() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let program = """
            import json, sys
            project = json.load(open(sys.argv[1], encoding="utf-8"))
            contexts = [context["id"] for context in project["contexts"]]
            print(",".join(["sheet", "detent"] + contexts))
            for sheet in project["sheets"]:
                by_context = {resolved["context"]: resolved for resolved in sheet["resolved"]}
                for detent in sheet["detents"]:
                    row = [sheet["id"], detent["id"]]
                    for context in contexts:
                        known = {}
                        for d in by_context[context]["detents"]:
                            for name in [d["id"]] + d.get("merged", []):
                                known[name] = d["total"]
                        row.append(format(known[detent["id"]], "g") if detent["id"] in known else "–")
                    print(",".join(row))
            """
        let folder = try TemporaryFolder()
        try folder.write("heights.py", program)
        let lines = [
            "cp -R \(root.path)/Specs .", "sheetc -q build Specs --emit json -o - > sheets.json",
            "python3 heights.py sheets.json", "echo ---", "sheetc -q resolve --format csv",
        ]
        let result = try BuiltProgram.shell(lines.joined(separator: "\n"), in: URL(filePath: folder.path))
        let parts = result.output.components(separatedBy: "---\n")
        #expect(parts.count == 2 && parts[0].split(separator: "\n").count > 8, "\(result.error)")
        #expect(parts.first == parts.last)
    }
}

/// Answers as text.
@Suite struct JSONTextTests {
    @Test(
        arguments: [
            ("{\"a\": [1, -2.5e+3, true, null, \"x\"]}", nil), ("", 0), ("{", 1), ("{\"a\" 1}", 5), ("[1,]", 3),
            ("[01]", 1),
            ("[1] x", 4), ("[\"\\q\"]", 2), ("[\"\\ud800\"]", 2), ("{\"a\":1,\"a\":2}", 7), ("[\"a\nb\"]", 3),
            ("[tru]", 1),
            ("[1 2]", 3), ("{a: 1}", 1), ("\"open", 5), ("[.5]", 1), ("[1.]", 1), ("[1e]", 1),
        ] as [(String, Int?)])
    func faultsHaveAPlace(text: String, offset: Int?) {
        do throws(JSONFault) {
            _ = try JSONText(Array(text.utf8))
            #expect(offset == nil)
        } catch { #expect(error.offset == offset, "\(error.reason)") }
    }

    @Test func textsAreRead() throws {
        let value = try JSONText(Array(#"{"k": "\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00한"}"#.utf8))
        #expect(value == .object([("k", .string("\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600}한"))]))
        #expect(throws: JSONFault.self) { try JSONText([0x22, 0xFF, 0x22]) }
        let deep = Array(String(repeating: "[", count: 100_000).utf8)
        #expect(throws: JSONFault(offset: 64, reason: "more than 64 values in each other")) { try JSONText(deep) }
    }
}
