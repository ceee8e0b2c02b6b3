import SheetText

/// The columns of a help text.
private let helpColumns = 80
/// Columns of the names of options before their explanation.
private let nameColumns = 26

extension Program {
    /// The program's own help: its commands, global options and pages.
    package func help() -> String {
        var lines = ["usage: \(name) COMMAND [OPTIONS] [ARGUMENTS]", ""] + wrapped(summary, columns: helpColumns)
        lines += section("commands", commands.map { ($0.description.name, $0.description.summary) })
        lines += section("global options", rows(of: Globals.descriptions) + [("-h, --help", "show help")])
        lines += section("help pages", topics.map { ($0.name, $0.summary) })
        return (lines + ["", "\(name) help COMMAND shows the options of a command"]).joined(separator: "\n") + "\n"
    }

    func help(of command: CommandDescription) -> String {
        var lines = ["usage: \(name) \(usage(of: command))", ""] + wrapped(command.summary, columns: helpColumns)
        for paragraph in command.discussion { lines += [""] + wrapped(paragraph, columns: helpColumns) }
        let positional = command.parameters.filter { $0.kind == .argument }
        lines += section("arguments", rows(of: positional))
        lines += section("options", rows(of: command.parameters.filter { $0.kind != .argument }))
        lines += section("global options", rows(of: Globals.descriptions) + [("-h, --help", "show help")])
        return lines.joined(separator: "\n") + "\n"
    }

    /// The command's name, `[OPTIONS]`, and its positional arguments.
    func usage(of command: CommandDescription) -> String {
        let options = command.parameters.contains { $0.kind != .argument } ? ["[OPTIONS]"] : []
        let positional = command.parameters.filter { $0.kind == .argument }.map { parameter in
            let name = parameter.value + (parameter.isRepeatable ? "…" : "")
            return parameter.isRequired ? name : "[" + name + "]"
        }
        return ([command.name] + options + positional).joined(separator: " ")
    }

    private func rows(of parameters: [ParameterDescription]) -> [(String, String)] {
        parameters.map { ($0.spelling, $0.explanation) }
    }

    private func section(_ title: String, _ rows: [(String, String)]) -> [String] {
        rows.isEmpty ? [] : ["", title + ":"] + rows.flatMap { row($0.0, $0.1) }
    }

    /// A name with its explanation beside it, or below it where the name is long.
    private func row(_ name: String, _ explanation: String) -> [String] {
        let indent = String(repeating: " ", count: nameColumns + 2)
        let text = wrapped(explanation, columns: helpColumns - nameColumns - 2)
        let padding = nameColumns - columns(of: name)
        guard padding > 1, let first = text.first else { return ["  " + name] + text.map { indent + $0 } }
        return ["  " + name + String(repeating: " ", count: padding) + first] + text.dropFirst().map { indent + $0 }
    }
}

extension ParameterDescription {
    /// `-o, --output DIR`, or the name of a positional argument.
    var spelling: String {
        guard let long else { return value + (isRepeatable ? "…" : "") }
        let letter = short.map { "-\($0), " } ?? "    "
        return letter + "--" + long + (kind == .option ? " " + value : "")
    }

    /// The help with choices, repetition and default behind it.
    var explanation: String {
        var facts: [String] = []
        if let choices { facts.append(choices.joined(separator: ", ")) }
        if isRepeatable, kind == .option { facts.append("repeatable") }
        if let defaultText, !defaultText.isEmpty { facts.append("default: " + defaultText) }
        return facts.isEmpty ? help : help + " (" + facts.joined(separator: "; ") + ")"
    }
}

/// The text in lines of at most `columns` columns, broken at spaces; a longer word has its own line.
package func wrapped(_ text: String, columns limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
        if !line.isEmpty, columns(of: line) + 1 + columns(of: String(word)) > limit {
            lines.append(line)
            line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
}

private func columns(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + $1.columns } }
