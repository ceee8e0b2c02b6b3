import CommandKit

/// `sheetc completions`: a script for a shell.
struct CompletionsCommand: Command {
    var shell: Shell?

    static let name = "completions"
    static let summary = "prints a script that completes commands and options in a shell"
    static let discussion = [
        "bash: `source <(sheetc completions bash)`; zsh: `sheetc completions zsh > \"${fpath[1]}/_sheetc\"`; fish: "
            + "`sheetc completions fish > ~/.config/fish/completions/sheetc.fish`."
    ]
    static var parameters: [Parameter<CompletionsCommand>] {
        [.argument("SHELL", required: \.shell, "the shell")]
    }

    func run(in session: Session) throws -> ExitStatus {
        guard let shell else { throw Trouble("completions needs a shell") }
        try session.output(SheetcProgram.program.completionScript(for: shell))
        return .done
    }
}
