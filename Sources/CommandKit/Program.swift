import SheetText

/// A program's command line: its commands, the options that all share, and pages of help.
package struct Program<Globals: ParameterTable, Output> {
    package let name: String
    /// One line, lower-case start, no final period.
    package let summary: String
    package let commands: [CommandEntry<Globals, Output>]
    package let topics: [HelpTopic]

    package init(
        name: String, summary: String, globals: Globals.Type, commands: [CommandEntry<Globals, Output>],
        topics: [HelpTopic] = []
    ) {
        self.name = name
        self.summary = summary
        self.commands = commands
        self.topics = topics
    }

    /// Reads the words after the program's name. Neither prints nor ends the program.
    ///
    /// Global options may stand before and after the command. `-h` and `--help` win over everything but `--`;
    /// `--version` is the command `version` where there is one.
    package func parse(_ arguments: [Argument]) throws(UsageError) -> Request<Globals, Output> {
        var reader = WordReader(arguments, NoParameters(), Globals(), command: nil)
        guard let word = try reader.readOptionsAndWord() else {
            if asksForHelp(arguments) { return .help(help()) }
            throw .missingCommand
        }
        let name = word == "--version" ? "version" : word.display
        let rest = Array(reader.words)
        if asksForHelp(arguments.dropLast(rest.count)) { return .help(help()) }
        if name == "help" { return .help(try help(about: rest)) }
        guard let entry = commands.first(where: { $0.name == name }) else {
            throw .unknownCommand(name, suggestion: nearest(to: name, among: allNames))
        }
        if asksForHelp(rest) { return .help(help(of: entry.description)) }
        var globals = reader.globals
        let output = try entry.parse(rest, &globals)
        return .run(globals, output)
    }

    private func asksForHelp(_ words: some Sequence<Argument>) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
    }

    private func help(about words: [Argument]) throws(UsageError) -> String {
        guard let name = words.first(where: { $0.bytes.first != 0x2D })?.display else { return help() }
        if let command = commands.first(where: { $0.name == name }) { return help(of: command.description) }
        if let topic = topics.first(where: { $0.name == name }) { return topic.text + "\n" }
        throw .unknownTopic(name, suggestion: nearest(to: name, among: allNames + topics.map(\.name)))
    }

    private var allNames: [String] { commands.map(\.name) + ["help"] }
}
