import CommandKit
import SheetCompiler
import SheetText

/// `sheetc completions`: a script for a shell, and the words that it asks for when it runs.
struct CompletionsCommand: Command {
    /// What there are names of, in a project and in the program's own tables.
    enum List: String, CaseIterable, ArgumentValue { case rules, devices, sheets }

    var shell: Shell?
    var lists: [List] = []

    static let name = "completions"
    static let summary = "prints a script that completes commands, options and names in a shell"
    static let discussion = [
        "bash: `source <(sheetc completions bash)`; zsh: `sheetc completions zsh > \"${fpath[1]}/_sheetc\"`; fish: "
            + "`sheetc completions fish > ~/.config/fish/completions/sheetc.fish`.",
        "The scripts ask for names with --list: a line is a name, a tab and what it is. Sheets are those of the project "
            + "around the current folder; without a sheetc.yaml there are none. Whatever is wrong with a project, nothing "
            + "is printed about it, and the status is 0.",
    ]
    static var parameters: [Parameter<CompletionsCommand>] {
        [
            .argument("SHELL", \.shell, "the shell"),
            .option("list", \.lists, value: "LIST", "print names in place of a script"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        if !lists.isEmpty {
            let quiet = Session(globals: session.globals.quietened)
            for list in lists { try session.output(quiet.words(of: list)) }
            return .done
        }
        guard let shell else { throw UsageError.missingArgument("SHELL", command: Self.name) }
        try session.output(SheetcProgram.program.completionScript(for: shell))
        return .done
    }
}

extension Session {
    /// Lines of a name, a tab and a few words; nothing where the list cannot be had.
    fileprivate func words(of list: CompletionsCommand.List) -> String {
        let rows: [(String, String)]
        switch list {
        case .rules: rows = RuleReport.summaryRows
        case .devices: rows = (try? configurationHere()).map { DeviceReport($0.settings).nameRows } ?? []
        case .sheets: rows = sheetRows
        }
        return rows.map { "\($0)\t\($1.oneLine)\n" }.joined()
    }

    /// Without a project file a search could go through the whole of somebody's home folder.
    private var sheetRows: [(String, String)] {
        guard let location = try? locationHere(), location.file != nil, let project = try? load([]),
            let compilation = try? compile(project, for: .project)
        else { return [] }
        return compilation.sheetRows
    }
}

extension GlobalOptions {
    fileprivate var quietened: GlobalOptions {
        var copy = self
        copy.quiet = true
        copy.timings = false
        return copy
    }
}
