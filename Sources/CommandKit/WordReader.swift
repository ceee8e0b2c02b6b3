import SheetText

/// The table of what stands before a command: nothing of its own.
struct NoParameters: ParameterTable {
    static var parameters: [Parameter<NoParameters>] { [] }
}

/// Reads words into a value and the global options, by their two tables.
struct WordReader<Root: ParameterTable, Globals: ParameterTable> {
    private(set) var root: Root
    private(set) var globals: Globals
    /// What is still to be read.
    private(set) var words: ArraySlice<Argument>
    private let command: String?
    private let options: [Option]
    private let positionals: [Parameter<Root>]
    /// The options that were given, by their names.
    private var given: Set<String> = []

    /// A parameter of either table.
    private struct Option {
        let description: ParameterDescription
        let store: (inout Root, inout Globals, Argument?) -> Bool
        let clear: (inout Root, inout Globals) -> Void
    }

    init(_ words: [Argument], _ root: Root, _ globals: Globals, command: String?) {
        self.words = words[...]
        self.root = root
        self.globals = globals
        self.command = command
        let parameters = Root.parameters
        let own = parameters.map { entry in
            Option(
                description: entry.description, store: { root, _, word in entry.store(&root, word) },
                clear: { root, _ in entry.clear(&root) })
        }
        let shared = Globals.parameters.map { entry in
            Option(
                description: entry.description, store: { _, globals, word in entry.store(&globals, word) },
                clear: { _, globals in entry.clear(&globals) })
        }
        options = (own + shared).filter { $0.description.kind != .argument }
        positionals = parameters.filter { $0.description.kind == .argument }
    }

    /// Reads options up to the first word that is none, and gives that word.
    mutating func readOptionsAndWord() throws(UsageError) -> Argument? {
        while let word = words.popFirst() {
            if word == "--" { return words.popFirst() }
            if word == "-h" || word == "--help" { continue }
            guard isOption(word), word != "--version" else { return word }
            try readOption(word)
        }
        return nil
    }

    /// Reads everything: options anywhere, positional arguments in the order of the table.
    mutating func readAll() throws(UsageError) {
        var plain: [Argument] = []
        while let word = words.popFirst() {
            if word == "--" {
                plain += words
                break
            }
            if isOption(word) { try readOption(word) } else { plain.append(word) }
        }
        try store(plain)
    }

    private func isOption(_ word: Argument) -> Bool { word.bytes.first == 0x2D && word.bytes.count > 1 }

    private mutating func readOption(_ word: Argument) throws(UsageError) {
        if word.bytes.starts(with: [0x2D, 0x2D]) { try readLong(word) } else { try readCluster(word) }
    }

    private mutating func readLong(_ word: Argument) throws(UsageError) {
        let parts = word.bytes.dropFirst(2).split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
        let name = Argument(bytes: Array(parts[0])).display
        guard let option = options.first(where: { $0.description.long == name }) else {
            throw .unknownOption("--" + name, command: command, suggestion: suggestion(for: name))
        }
        let value = parts.count > 1 ? Argument(bytes: Array(parts[1])) : nil
        guard option.description.kind == .flag else {
            if let value { return try store(option, value) }
            return try store(option, try nextValue(of: option))
        }
        if let value { throw .unexpectedValue(option.description.name, value.display) }
        try store(option, nil)
    }

    /// `-qv`, `-j4`, `-o value`: flags may be followed by more, and what follows an option is its value.
    private mutating func readCluster(_ word: Argument) throws(UsageError) {
        var letters = word.bytes.dropFirst()
        while let letter = letters.popFirst() {
            let short = Character(Unicode.Scalar(letter))
            guard let option = options.first(where: { $0.description.short == short }) else {
                let isWhole = letters.count + 2 == word.bytes.count
                let shown = isWhole ? word.display : "-" + String(short)
                let long = String(word.display.dropFirst())
                throw .unknownOption(shown, command: command, suggestion: isWhole ? suggestion(for: long) : nil)
            }
            guard option.description.kind == .option else {
                try store(option, nil)
                continue
            }
            let value = letters.isEmpty ? try nextValue(of: option) : Argument(bytes: Array(letters))
            return try store(option, value)
        }
    }

    private mutating func nextValue(of option: Option) throws(UsageError) -> Argument {
        guard let word = words.first, !isOption(word) else {
            throw .missingValue(option.description.name, value: option.description.value)
        }
        words.removeFirst()
        return word
    }

    private mutating func store(_ option: Option, _ word: Argument?) throws(UsageError) {
        if given.insert(option.description.name).inserted { option.clear(&root, &globals) }
        guard !option.store(&root, &globals, word) else { return }
        throw .invalidValue(of: option.description, word)
    }

    private mutating func store(_ plain: [Argument]) throws(UsageError) {
        var plain = plain[...]
        for parameter in positionals {
            if plain.isEmpty, parameter.description.isRequired {
                throw .missingArgument(parameter.description.name, command: command ?? "")
            }
            repeat {
                guard let word = plain.popFirst() else { break }
                guard parameter.store(&root, word) else { throw .invalidValue(of: parameter.description, word) }
            } while parameter.description.isRepeatable
        }
        if let word = plain.first { throw .unexpectedArgument(word.display, command: command ?? "") }
    }

    private func suggestion(for name: String) -> String? {
        nearest(to: name, among: options.compactMap(\.description.long) + ["help"]).map { "--" + $0 }
    }
}
