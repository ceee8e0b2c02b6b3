import SheetText

/// What is wrong with a command line, as data; the words are in `message` and `hint`.
package enum UsageError: Error, Equatable, Sendable {
    case missingCommand
    case unknownCommand(String, suggestion: String?)
    case unknownTopic(String, suggestion: String?)
    case unknownOption(String, command: String?, suggestion: String?)
    case missingValue(String, value: String)
    case unexpectedValue(String, String)
    case invalidValue(String, String, expectation: String, suggestion: String?)
    case missingArgument(String, command: String)
    case unexpectedArgument(String, command: String)

    static func invalidValue(of parameter: ParameterDescription, _ word: Argument?) -> UsageError {
        let shown = word?.display ?? ""
        return .invalidValue(
            parameter.name, shown, expectation: parameter.expectation,
            suggestion: nearest(to: shown, among: parameter.choices ?? []))
    }
}

extension UsageError {
    /// One line, lower-case start, no final period.
    package var message: String {
        switch self {
        case .missingCommand: "no command given"
        case .unknownCommand(let name, _): "unknown command \(quoted(name))"
        case .unknownTopic(let name, _): "no help about \(quoted(name))"
        case .unknownOption(let name, let command, _):
            "unknown option \(quoted(name))" + (command.map { " for \(quoted($0))" } ?? "")
        case .missingValue(let option, let value): "\(quoted(option)) needs a value: \(option) \(value)"
        case .unexpectedValue(let option, let value): "\(quoted(option)) takes no value, but got \(quoted(value))"
        case .invalidValue(let option, let value, let expectation, _):
            "\(quoted(value)) is no value for \(quoted(option)): expected \(expectation)"
        case .missingArgument(let name, let command): "\(quoted(command)) needs \(name)"
        case .unexpectedArgument(let word, let command): "\(quoted(command)) takes no further argument \(quoted(word))"
        }
    }

    /// The way out, in one line, where the message does not show it; `program` is the name of the program.
    package func hint(program: String) -> String? {
        switch self {
        case .unknownCommand(_, .some(let suggestion)), .unknownTopic(_, .some(let suggestion)),
            .unknownOption(_, _, .some(let suggestion)), .invalidValue(_, _, _, .some(let suggestion)):
            "did you mean \(quoted(suggestion))?"
        case .missingCommand, .unknownCommand, .unknownTopic, .unknownOption(_, nil, _):
            "\(quoted("\(program) help")) lists the commands"
        case .unknownOption(_, .some(let command), _), .missingArgument(_, let command),
            .unexpectedArgument(_, let command):
            "\(quoted("\(program) help \(command)")) shows what it takes"
        case .missingValue(let option, let value): "a value that begins with a dash: \(option)=\(value)"
        case .unexpectedValue(let option, _): "write \(option) alone"
        case .invalidValue: nil
        }
    }

    private func quoted(_ text: String) -> String {
        var buffer = ByteBuffer()
        for scalar in text.unicodeScalars {
            buffer.append(
                scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar))
        }
        return "\"" + String(decoding: buffer.bytes, as: UTF8.self) + "\""
    }
}
