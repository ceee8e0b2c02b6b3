@testable import CommandKit

enum Emit: String, CaseIterable, ArgumentValue { case json, swift, constants }

struct Build: Command {
    static let name = "build"
    static let summary = "reads, checks, resolves and writes the configured outputs"
    static let discussion = ["Nothing is written when there is an error."]
    var paths: [Argument] = []
    var emit: [Emit] = []
    var output: Argument?
    var check = false
    static var parameters: [Parameter<Build>] {
        [
            .arguments("PATH", \.paths, "files and folders to read"),
            .option(
                "emit", \.emit, value: "FORMAT", "what to write, one of several formats that are described elsewhere"),
            .option("output", short: "o", \.output, value: "DIR", "the folder to write into"),
            .flag("check", short: "c", \.check, "write nothing, print a difference"),
        ]
    }
}

struct Explain: Command {
    static let name = "explain"
    static let summary = "tells what a rule wants"
    var subject: String?
    var detail: Emit?
    static var parameters: [Parameter<Explain>] {
        [.argument("RULE", required: \.subject, "a rule or a sheet"), .argument("DETAIL", \.detail, "a format")]
    }
}

struct Version: Command {
    static let name = "version"
    static let summary = "prints the version"
    static var parameters: [Parameter<Version>] { [] }
}

struct Globals: ParameterTable {
    var jobs = 2
    var config: Argument?
    var quiet = false
    var verbose = false
    var progress = true
    static var parameters: [Parameter<Globals>] {
        [
            .option("jobs", short: "j", \.jobs, value: "N", "threads to work on"),
            .option("config", \.config, value: "FILE", "the project file"),
            .flag("quiet", short: "q", \.quiet, "say less"), .flag("verbose", short: "v", \.verbose, "say more"),
            .flag("no-progress", \.progress, sets: false, "show no progress"),
        ]
    }
}

enum Action: Equatable {
    case build(Build)
    case explain(Explain)
    case version(Version)
}

var program: Program<Globals, Action> {
    Program(
        name: "tool", summary: "does things", globals: Globals.self,
        commands: [
            CommandEntry(Build.self, Action.build), CommandEntry(Explain.self, Action.explain),
            CommandEntry(Version.self, Action.version),
        ], topics: [HelpTopic(name: "exit-status", summary: "what the exit status says", text: "0 is fine")])
}
