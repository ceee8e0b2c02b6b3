extension Program {
    /// The reference of all commands as a Markdown page, from the same tables as the help.
    package func referencePage() -> String {
        var lines = ["# `\(name)`", "", capitalized(summary) + ".", "", "| command | does |", "|---|---|"]
        for entry in commands {
            let command = entry.description
            lines.append("| [`\(command.name)`](#\(name)-\(command.name)) | \(cell(command.summary)) |")
        }
        lines += ["", "## Global options", ""] + table(Globals.descriptions)
        for entry in commands { lines += section(of: entry.description) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(of command: CommandDescription) -> [String] {
        var lines = ["", "## `\(name) \(command.name)`", "", "```", "\(name) \(usage(of: command))", "```", ""]
        lines.append(capitalized(command.summary) + ".")
        for paragraph in command.discussion { lines += ["", paragraph] }
        return command.parameters.isEmpty ? lines : lines + [""] + table(command.parameters)
    }

    private func table(_ parameters: [ParameterDescription]) -> [String] {
        ["| | |", "|---|---|"]
            + parameters.map { parameter in
                let spelling = parameter.spelling.drop { $0 == " " }
                return "| `\(cell(String(spelling)))` | \(cell(parameter.explanation)) |"
            }
    }

    /// A bar would end the cell.
    private func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
