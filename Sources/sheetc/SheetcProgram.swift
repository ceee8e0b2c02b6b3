import CommandKit

/// The commands of `sheetc`.
enum SheetcCommand: Equatable {
    case build(BuildCommand)
    case lint(LintCommand)
    case resolve(ResolveCommand)
    case explain(ExplainCommand)
    case dump(DumpCommand)
    case rules(RulesCommand)
    case devices(DevicesCommand)
    case config(ConfigCommand)
    case initialize(InitCommand)
    case completions(CompletionsCommand)
    case schema(SchemaCommand)
    case version(VersionCommand)

    func run(in session: Session) throws -> ExitStatus {
        switch self {
        case .build(let command): try command.run(in: session)
        case .lint(let command): try command.run(in: session)
        case .resolve(let command): try command.run(in: session)
        case .explain(let command): try command.run(in: session)
        case .dump(let command): try command.run(in: session)
        case .rules(let command): try command.run(in: session)
        case .devices(let command): try command.run(in: session)
        case .config(let command): try command.run(in: session)
        case .initialize(let command): try command.run(in: session)
        case .completions(let command): try command.run(in: session)
        case .schema(let command): try command.run(in: session)
        case .version(let command): try command.run(in: session)
        }
    }
}

/// The versions of the program and of the language that it reads.
enum Version {
    static let number = "0.1.0"
    static let language = 1
}

/// The command line as a whole.
enum SheetcProgram {
    static var program: Program<GlobalOptions, SheetcCommand> {
        Program(
            name: "sheetc", summary: "compiles declarative bottom-sheet specs", globals: GlobalOptions.self,
            commands: [
                CommandEntry(BuildCommand.self, SheetcCommand.build),
                CommandEntry(LintCommand.self, SheetcCommand.lint),
                CommandEntry(ResolveCommand.self, SheetcCommand.resolve),
                CommandEntry(ExplainCommand.self, SheetcCommand.explain),
                CommandEntry(DumpCommand.self, SheetcCommand.dump),
                CommandEntry(RulesCommand.self, SheetcCommand.rules),
                CommandEntry(DevicesCommand.self, SheetcCommand.devices),
                CommandEntry(ConfigCommand.self, SheetcCommand.config),
                CommandEntry(InitCommand.self, SheetcCommand.initialize),
                CommandEntry(CompletionsCommand.self, SheetcCommand.completions),
                CommandEntry(SchemaCommand.self, SheetcCommand.schema),
                CommandEntry(VersionCommand.self, SheetcCommand.version),
            ],
            topics: [
                HelpTopic(
                    name: "exit-status", summary: "what the exit status says", text: ExitStatus.helpText)
            ])
    }

    /// Runs a command line and says what the process ends with.
    static func run(_ arguments: [Argument]) -> ExitStatus {
        keepStandardDescriptors()
        Interrupts.install()
        var session = Session(globals: GlobalOptions())
        do {
            switch try program.parse(arguments) {
            case .help(let text):
                try session.output(text)
                return .done
            case .run(let globals, let command):
                session = Session(globals: globals)
                try session.enterFolder()
                return try command.run(in: session)
            }
        } catch {
            return session.end(with: error)
        }
    }
}

extension Session {
    fileprivate func enterFolder() throws {
        guard let folder = globals.folder.map(Path.init) else { return }
        do { try changeFolder(to: folder) } catch { throw Trouble(folder, error) }
    }

    /// The exit status of a run that did not come to its end, after a word about why.
    fileprivate func end(with error: any Error) -> ExitStatus {
        switch error {
        case is Interruption: return .interrupted
        case let trouble as Trouble: return complaining(trouble, .trouble)
        case let usage as UsageError:
            return complaining(Trouble(usage.message, hint: usage.hint(program: "sheetc")), .trouble)
        default:
            return complaining(
                Trouble("unexpected: \(error)", hint: "this is a bug of sheetc, please report it"), .bug)
        }
    }

    private func complaining(_ trouble: Trouble, _ status: ExitStatus) -> ExitStatus {
        // Where even standard error is closed the status alone has to do.
        try? complain(trouble)
        return status
    }
}
