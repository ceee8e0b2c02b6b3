import Testing

@testable import CommandKit

@Suite struct HelpTests {
    @Test(arguments: [["build", "--help"], ["build", "--nope", "-h"], ["-q", "build", "-h"], ["help", "build"]])
    func helpOfACommandIsNoError(words: [Argument]) throws {
        let expected = """
            usage: tool build [OPTIONS] [PATH…]

            reads, checks, resolves and writes the configured outputs

            Nothing is written when there is an error.

            arguments:
              PATH…                     files and folders to read

            options:
                  --emit FORMAT         what to write, one of several formats that are
                                        described elsewhere (json, swift, constants;
                                        repeatable)
              -o, --output DIR          the folder to write into
              -c, --check               write nothing, print a difference

            global options:
              -j, --jobs N              threads to work on (default: 2)
                  --config FILE         the project file
              -q, --quiet               say less
              -v, --verbose             say more
                  --no-progress         show no progress
              -h, --help                show help

            """
        #expect(try program.parse(words) == .help(expected))
    }

    @Test(arguments: [["help"], ["--help"], ["-h"], ["-h", "build"], ["--help", "nonsense"]])
    func helpOfTheProgramListsItsCommands(words: [Argument]) throws {
        guard case .help(let text) = try program.parse(words) else {
            Issue.record("no help")
            return
        }
        #expect(text.hasPrefix("usage: tool COMMAND [OPTIONS] [ARGUMENTS]\n\ndoes things\n\ncommands:\n  build   "))
        #expect(text.contains("\n  exit-status               what the exit status says\n"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test func aPageIsHelpToo() throws {
        #expect(try program.parse(["help", "exit-status"]) == .help("0 is fine\n"))
    }

    @Test func theReferenceNamesEverything() {
        let page = program.referencePage()
        #expect(page.contains("| [`build`](#tool-build) | reads, checks, resolves and writes the configured outputs |"))
        #expect(page.contains("## `tool explain`\n\n```\ntool explain RULE [DETAIL]\n```\n\nTells what a rule wants."))
        #expect(page.contains("| `-j, --jobs N` | threads to work on (default: 2) |"))
        for description in Build.descriptions + Explain.descriptions + Globals.descriptions {
            #expect(page.contains(description.name))
        }
    }
}
