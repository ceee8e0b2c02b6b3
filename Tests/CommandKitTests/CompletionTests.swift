import Foundation
import Testing

@testable import CommandKit

@Suite struct CompletionTests {
    @Test(arguments: [
        (["bu"], ["build"]), (["build", "--em"], ["--emit"]), (["build", "--emit", "s"], ["swift"]),
        (["-q", "build", "--che"], ["--check"]), (["build", "--jo"], ["--jobs"]),
        (["help", "ex"], ["explain", "exit-status"]),
        (["--no"], ["--no-progress"]), (["explain", "--em"], []),
    ])
    func bashCompletes(words: [String], expected: [String]) throws {
        let call = """
            COMP_WORDS=(tool \(words.joined(separator: " "))); COMP_CWORD=\(words.count)
            _tool; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let output = try run("bash", ["-c", program.completionScript(for: .bash) + call])
        #expect(output.split(separator: "\n").map(String.init) == expected)
    }

    /// Where the shell is installed.
    @Test(arguments: [Shell.bash, .zsh, .fish])
    func theShellReadsIt(shell: Shell) throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/" + shell.rawValue) else { return }
        let file = NSTemporaryDirectory() + "/sheetc-completion-" + UUID().uuidString
        try Data(program.completionScript(for: shell).utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(try run(shell.rawValue, ["-n", file]) == "")
        guard shell == .fish else { return }
        let choices = try run("fish", ["-c", "source \(file); complete -C 'tool build --emit s'"])
        #expect(choices.hasPrefix("swift"))
        let commands = try run("fish", ["-c", "source \(file); complete -C 'tool bu'"])
        #expect(commands.hasPrefix("build\t"))
    }

    @Test func everyShellKnowsEverything() {
        for shell in Shell.allCases {
            let script = program.completionScript(for: shell)
            for command in [Build.name, Explain.name, Version.name] { #expect(script.contains(command)) }
            for option in Build.descriptions + Globals.descriptions {
                #expect(option.long.map(script.contains) ?? true)
            }
            for choice in Emit.allCases { #expect(script.contains(choice.rawValue)) }
        }
    }

    private func run(_ tool: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}
