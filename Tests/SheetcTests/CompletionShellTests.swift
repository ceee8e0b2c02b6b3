import Foundation
import Testing

/// The completion scripts in the shells that they are for. `.ci/run` installs all three.
@Suite struct CompletionShellTests {
    static func isInstalled(_ shell: String) -> Bool {
        ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
            .contains { FileManager.default.isExecutableFile(atPath: $0 + shell) }
    }

    /// A project with a sheet and a device of its own; its names are completed.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "sheetc.yaml",
            "sheetc: 1\nspecs: [Specs]\n"
                + "devices: [{id: kiosk-in-the-hall, kind: pad, width: 600, height: 1024, scale: 2}]\n")
        try folder.write("Specs/a.yaml", "sheet: coupon-stack\nsummary: \"Coupons: all\"\ncontent: [{height: 80}]\n")
        return folder
    }

    private func run(_ line: String, _ folder: TemporaryFolder) throws -> String {
        let result = try BuiltProgram.shell(line, in: URL(filePath: folder.path))
        #expect(result.status == 0, "\(line): \(result.error)")
        #expect(result.error == "")
        return result.output
    }

    /// What is typed, and what it is completed to.
    static let cases: [(typed: String, expected: String)] = [
        ("sheetc expl", "explain"), ("sheetc explain tou", "touch-target"),
        ("sheetc explain coup", "coupon-stack"), ("sheetc resolve coup", "coupon-stack"),
        ("sheetc explain --device kio", "kiosk-in-the-hall"), ("sheetc completions zs", "zsh"),
        ("sheetc lint --format sar", "sarif"), ("sheetc lint Spe", "Specs"),
    ]

    @Test(.enabled(if: isInstalled("bash"), "bash is not installed"), arguments: cases.map(\.typed))
    func bashCompletes(_ typed: String) throws {
        let words = typed.split(separator: " ")
        let script = """
            source <(sheetc completions bash)
            COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count - 1)
            _sheetc; printf '%s\\n' "${COMPREPLY[@]}"
            """
        #expect(try run("bash -c '\(script.replacing("'", with: "'\\''"))'", project()) == expected(typed) + "\n")
    }

    @Test(.enabled(if: isInstalled("bash"), "bash is not installed"))
    func bashCompletesBehindAnEqualsSign() throws {
        let script = """
            source <(sheetc completions bash)
            COMP_WORDS=(sheetc explain --device = kio); COMP_CWORD=4
            _sheetc; printf "%s\\n" "${COMPREPLY[@]}"
            """
        #expect(try run("bash -c '\(script)'", project()) == "kiosk-in-the-hall\n")
    }

    @Test(.enabled(if: isInstalled("fish"), "fish is not installed"), arguments: cases.map(\.typed))
    func fishCompletes(_ typed: String) throws {
        let folder = try project()
        let output = try run(
            "HOME=$PWD fish --no-config -c \"sheetc completions fish | source; complete -C '\(typed)'\"", folder)
        let words = output.split(separator: "\n").map { $0.prefix { $0 != "\t" && $0 != "/" } }
        #expect(words.map(String.init) == [expected(typed)], "\(output)")
    }

    /// In a terminal of its own: what is typed and a tab, until the rest of the word is there.
    @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"), arguments: cases.map(\.typed))
    func zshCompletes(_ typed: String) throws {
        let folder = try project()
        let rest = expected(typed).dropFirst(typed.split(separator: " ").last?.count ?? 0)
        try folder.write(
            "complete.zsh",
            """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell "PS1=; unsetopt beep; autoload -Uz compinit; compinit -u -D; source <(sheetc completions zsh); print rea''dy"
            zpty -r shell line "*ready*"
            zpty -w -n shell $'\(typed)\\t'
            zpty -r shell line "*\(rest)*"
            zpty -d shell
            print done
            """)
        // Where the word never comes the terminal would be read for ever.
        #expect(try run("HOME=$PWD timeout 120 zsh -f complete.zsh", folder) == "done\n")
    }

    private func expected(_ typed: String) -> String { Self.cases.first { $0.typed == typed }?.expected ?? "" }

    @Test func listsAreQuietWhateverIsWrong() throws {
        let folder = try TemporaryFolder()
        let all = "sheetc completions --list sheets --list rules --list devices"
        #expect(try run(all, folder).contains("touch-target\ta block to tap is too low\n"))
        #expect(try run("sheetc completions --list sheets", folder) == "")
        try folder.write("a.yaml", "sheet: a\ncontent: [{height: 80}]\n")
        #expect(try run("sheetc completions --list sheets", folder) == "")
        try folder.write("sheetc.yaml", "sheetc: 1\nspecs: [nowhere]\n")
        #expect(try run("sheetc completions --list sheets", folder) == "")
        try folder.write("sheetc.yaml", "sheetc: [\nspecs: .\n")
        #expect(try run("sheetc completions --list devices", folder).contains("iphone-16\t"))
        try folder.write("sheetc.yaml", "sheetc: 1\n")
        try folder.write("b.yaml", "sheet: b: c\n")
        #expect(try run("sheetc --timings completions --list sheets", folder) == "a\t\nb\t\n")
    }
}
