import Testing

@testable import CommandKit

@Suite struct ParsingTests {
    @Test(arguments: [
        ["build", "-j4", "-qv", "a", "--emit", "json", "--emit=swift", "-o", "out", "-"],
        ["-j", "4", "--quiet", "--verbose", "build", "--emit", "json", "a", "-oout", "--emit", "swift", "--", "-"],
        ["--jobs=4", "build", "--output=out", "a", "-vq", "-", "--emit=json", "--emit=swift"],
    ])
    func allFormsSayTheSame(words: [Argument]) throws {
        let build = Build(paths: ["a", "-"], emit: [.json, .swift], output: "out")
        let globals = Globals(jobs: 4, quiet: true, verbose: true)
        #expect(try program.parse(words) == .run(globals, .build(build)))
    }

    @Test func defaultsHoldWhereNothingIsGiven() throws {
        #expect(try program.parse(["build"]) == .run(Globals(), .build(Build())))
        #expect(try program.parse(["build", "--no-progress"]) == .run(Globals(progress: false), .build(Build())))
        #expect(try program.parse(["--version"]) == .run(Globals(), .version(Version())))
    }

    @Test func doubleDashEndsOptions() throws {
        let build = Build(paths: ["--check", "-x", "--help"])
        #expect(try program.parse(["build", "--", "--check", "-x", "--help"]) == .run(Globals(), .build(build)))
    }

    @Test func bytesAreKept() throws {
        let word = Argument(bytes: [0x6E, 0xFF])
        #expect(try program.parse(["build", word]) == .run(Globals(), .build(Build(paths: [word]))))
        let joined = Argument(bytes: Array("--output=".utf8) + [0xFF])
        #expect(
            try program.parse(["build", joined]) == .run(Globals(), .build(Build(output: Argument(bytes: [0xFF])))))
        #expect(word.display == "n%FF" && word.text == nil)
    }

    @Test func theLastOneWins() throws {
        #expect(
            try program.parse(["-j1", "build", "-j3", "-o-", "-ox"])
                == .run(Globals(jobs: 3), .build(Build(output: "x"))))
    }

    @Test func aListThatIsGivenReplacesItsDefault() throws {
        var reader = WordReader(["--name", "x", "-ny"], Listing(), Globals(), command: nil)
        try reader.readAll()
        #expect(reader.root == Listing(names: ["x", "y"]))
        var empty = WordReader([], Listing(), Globals(), command: nil)
        try empty.readAll()
        #expect(empty.root == Listing(names: ["default"]))
    }

    @Test func positionalArgumentsAreTyped() throws {
        let explain = Explain(subject: "a", detail: .swift)
        #expect(try program.parse(["explain", "a", "swift"]) == .run(Globals(), .explain(explain)))
    }

    @Test(
        arguments: [
            ([], "no command given", "\"tool help\" lists the commands"),
            (["biuld"], "unknown command \"biuld\"", "did you mean \"build\"?"),
            (["specs/"], "unknown command \"specs/\"", "\"tool help\" lists the commands"),
            (["build", "--chek"], "unknown option \"--chek\" for \"build\"", "did you mean \"--check\"?"),
            (["build", "--jbos=3"], "unknown option \"--jbos\" for \"build\"", "did you mean \"--jobs\"?"),
            (["build", "-emit"], "unknown option \"-emit\" for \"build\"", "\"tool help build\" shows what it takes"),
            (["build", "-qz"], "unknown option \"-z\" for \"build\"", "\"tool help build\" shows what it takes"),
            (["--nope"], "unknown option \"--nope\"", "\"tool help\" lists the commands"),
            (
                ["build", "--emit", "sfwit"],
                "\"sfwit\" is no value for \"--emit\": expected one of json, swift, constants",
                "did you mean \"swift\"?"
            ),
            (
                ["build", "-jx"], "\"x\" is no value for \"--jobs\": expected a whole number",
                nil
            ),
            (
                ["build", "-o"], "\"--output\" needs a value: --output DIR",
                "a value that begins with a dash: --output=DIR"
            ),
            (
                ["build", "-o", "-c"], "\"--output\" needs a value: --output DIR",
                "a value that begins with a dash: --output=DIR"
            ),
            (["build", "--check=yes"], "\"--check\" takes no value, but got \"yes\"", "write --check alone"),
            (["explain"], "\"explain\" needs RULE", "\"tool help explain\" shows what it takes"),
            (
                ["explain", "a", "json", "c\n"], "\"explain\" takes no further argument \"c\\n\"",
                "\"tool help explain\" shows what it takes"
            ),
            (["help", "bulid"], "no help about \"bulid\"", "did you mean \"build\"?"),
        ] as [([Argument], String, String?)])
    func errorsHaveWords(words: [Argument], message: String, hint: String?) {
        let error = #expect(throws: UsageError.self) { try program.parse(words) }
        #expect(error?.message == message)
        #expect(error?.hint(program: "tool") == hint)
    }
}

private struct Listing: ParameterTable {
    var names = ["default"]
    static var parameters: [Parameter<Listing>] { [.option("name", short: "n", \.names, value: "NAME", "a name")] }
}
