/// Something with a table of parameters: a command, or the options that all commands share.
package protocol ParameterTable: Equatable {
    /// With the default of every parameter.
    init()
    static var parameters: [Parameter<Self>] { get }
}

extension ParameterTable {
    /// The table without types, with the defaults.
    package static var descriptions: [ParameterDescription] {
        let defaults = Self()
        return parameters.map { parameter in
            var description = parameter.description
            description.defaultText = parameter.shown(defaults)
            return description
        }
    }
}

/// A command: a plain value that holds what was typed, and the words about it.
package protocol Command: ParameterTable {
    static var name: String { get }
    /// One line, lower-case start, no final period.
    static var summary: String { get }
    /// Further paragraphs of the help text, one an element.
    static var discussion: [String] { get }
}

extension Command {
    package static var discussion: [String] { [] }
}

/// A command of a program, with its type put away: `wrap` makes it a case of the program's own enum.
package struct CommandEntry<Globals: ParameterTable, Output> {
    package let name: String
    private let describe: () -> CommandDescription
    /// Reads a command from the words after its name, and global options among them.
    let parse: ([Argument], inout Globals) throws(UsageError) -> Output

    package init<C: Command>(_: C.Type, _ wrap: @escaping (C) -> Output) {
        name = C.name
        describe = {
            CommandDescription(
                name: C.name, summary: C.summary, discussion: C.discussion, parameters: C.descriptions)
        }
        parse = { (words: [Argument], globals: inout Globals) throws(UsageError) in
            var reader = WordReader(words, C(), globals, command: C.name)
            try reader.readAll()
            globals = reader.globals
            return wrap(reader.root)
        }
    }

    /// Made when it is asked for: a run of one command needs none.
    package var description: CommandDescription { describe() }
}

/// What is known about a command without its type.
package struct CommandDescription: Sendable, Equatable {
    package var name: String
    package var summary: String
    package var discussion: [String]
    package var parameters: [ParameterDescription]
}

/// A page of help that is about no command: `sheetc help exit-status`.
package struct HelpTopic: Sendable, Equatable {
    package var name: String
    package var summary: String
    package var text: String

    package init(name: String, summary: String, text: String) {
        self.name = name
        self.summary = summary
        self.text = text
    }
}

/// What a command line asks for.
package enum Request<Globals, Output> {
    case run(Globals, Output)
    /// A text for standard output: asking for help is no error.
    case help(String)
}

extension Request: Equatable where Globals: Equatable, Output: Equatable {}
