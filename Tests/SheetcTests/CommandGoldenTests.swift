import Foundation
import Testing

/// Command lines with everything they print: `Tests/Goldens/cli/<name>.cmd` says what is run, the `.out` beside it what
/// came of it.
@Suite struct CommandGoldenTests {
    private static let folder = "Tests/Goldens/cli"
    static let names = Golden.names(in: folder).filter { $0.hasSuffix(".cmd") }.map { String($0.dropLast(4)) }

    @Test(arguments: names) func printsWhatIsBlessed(_ name: String) throws {
        let text = try #require(Golden("\(Self.folder)/\(name).cmd").text)
        try Golden("\(Self.folder)/\(name).out").hold(try CommandScript(text).transcript())
    }

    @Test func everyOutputHasItsCommands() {
        #expect(Golden.names(in: Self.folder) == Self.names.flatMap { [$0 + ".cmd", $0 + ".out"] }.sorted())
    }

    /// Help is read in terminals of eighty columns, and so is what the examples ask of people.
    @Test(arguments: names.filter { $0.hasPrefix("help") }) func helpFitsATerminal(_ name: String) throws {
        let output = try #require(Golden("\(Self.folder)/\(name).out").text)
        for line in output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
}

/// A `.cmd` file: lines of shell behind `$ `, run one after the other in a folder of their own, and files behind
/// `==> path`, each up to the next such line. Other lines are comments.
struct CommandScript {
    private enum Step {
        case file(path: String, text: String)
        case run(String)
    }

    private var steps: [Step] = []

    init(_ text: String) {
        var file: (path: String, text: String)?
        func close() {
            if let file { steps.append(.file(path: file.path, text: file.text)) }
            file = nil
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                close()
                steps.append(.run(String(line.dropFirst(2))))
            } else if line.hasPrefix("==> ") {
                close()
                file = (String(line.dropFirst(4)), "")
            } else {
                file?.text += line + "\n"
            }
        }
        close()
    }

    /// Each line with its standard output, its standard error behind `2> `, and its exit status behind `? `.
    func transcript() throws -> String {
        let folder = try TemporaryFolder()
        var lines: [String] = []
        for step in steps {
            switch step {
            case .file(let path, let text): try folder.write(path, text)
            case .run(let line):
                let result = try BuiltProgram.shell(line, in: URL(filePath: folder.path))
                lines += ["$ " + line] + Self.lines(result.output) + Self.lines(result.error).map { "2> " + $0 }
                lines.append("? \(result.status)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// With escape characters made visible, and a mark where the last line has no end.
    private static func lines(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        let shown = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛") }
        return text.hasSuffix("\n") ? shown.dropLast() : shown + ["(no newline at the end)"]
    }
}
