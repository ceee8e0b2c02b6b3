/// The shells that completions are made for.
package enum Shell: String, CaseIterable, ArgumentValue, Sendable { case bash, zsh, fish }

extension Program {
    /// A script that completes commands, options and choices; file names complete everywhere else.
    package func completionScript(for shell: Shell) -> String {
        let lines =
            switch shell {
            case .bash: bashScript
            case .zsh: zshScript
            case .fish: fishScript
            }
        return lines.joined(separator: "\n") + "\n"
    }

    private var commandNames: [String] { commands.map(\.name) + ["help"] }

    /// The parameters that may follow a command, global ones too.
    private func options(of command: CommandDescription?) -> [ParameterDescription] {
        ((command?.parameters ?? []) + Globals.descriptions).filter { $0.kind != .argument }
    }

    // MARK: bash

    private var bashScript: [String] {
        let names = commandNames.joined(separator: " ")
        return [
            "_\(name)_names() { \(name) completions \"$@\" 2>/dev/null | cut -f1; }", "_\(name)() {",
            "  local word command=", "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
            "  if [[ $current == = ]]; then current=",
            "  elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
            "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
            "    case $word in \(commandNames.joined(separator: "|"))) command=$word; break ;; esac", "  done",
            "  case $command:$previous in",
        ]
            + commands.flatMap { bashChoices(of: $0.description) }
            + ["  esac", "  case $command in"]
            + commands.map { entry in
                "    \(entry.name)) word=\"\(spellings(of: entry.description))\" ;;"
            }
            + [
                "    help) COMPREPLY=($(compgen -W \"\((commandNames + topics.map(\.name)).joined(separator: " "))\" -- \"$current\")); return ;;",
                "    *) word=\"\(names) \(spellings(of: nil))\" ;;", "  esac",
                "  if [[ -z $command || $current == -* ]]; then",
                "    COMPREPLY=($(compgen -W \"$word\" -- \"$current\"))",
                "  else", "    case $command in",
            ]
            + commands.compactMap { bashArguments(of: $0.description) }
            + [
                "      *) COMPREPLY=($(compgen -f -- \"$current\")) ;;", "    esac", "  fi", "}",
                "complete -o filenames -F _\(name) \(name)",
            ]
    }

    private func bashChoices(of command: CommandDescription) -> [String] {
        options(of: command).compactMap { option in
            guard let words = bashWords(of: option) else { return nil }
            let pattern = option.allSpellings.map { command.name + ":" + $0 }.joined(separator: "|")
            return "    \(pattern)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")); return ;;"
        }
    }

    /// Of a command whose arguments are no files.
    private func bashArguments(of command: CommandDescription) -> String? {
        guard let words = command.parameters.first(where: { $0.kind == .argument }).flatMap(bashWords) else {
            return nil
        }
        return "      \(command.name)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")) ;;"
    }

    private func bashWords(of parameter: ParameterDescription) -> String? {
        if let choices = parameter.choices { return choices.joined(separator: " ") }
        return parameter.lists.isEmpty ? nil : "$(_\(name)_names \(parameter.listOptions))"
    }

    private func spellings(of command: CommandDescription?) -> String {
        (options(of: command).compactMap(\.long).map { "--" + $0 } + ["--help"]).joined(separator: " ")
    }

    // MARK: zsh

    private var zshScript: [String] {
        let commandRows = commands.map { "    '\($0.name):\(zshText($0.description.summary))'" }
        var lines = ["#compdef \(name)"] + zshNames
        lines += ["_\(name)() {", "  local -a commands", "  commands=("] + commandRows
        lines += ["    'help:show help'", "  )", "  local context state state_descr line", "  typeset -A opt_args"]
        lines += ["  _arguments -C \\"] + options(of: nil).flatMap(zshSpecs).map { "    \($0) \\" }
        lines += ["    '1:command:->command' '*::argument:->argument'", "  case $state in"]
        lines += ["    command) _describe command commands ;;", "    argument)", "      case $line[1] in"]
        for entry in commands {
            lines.append("        \(entry.name)) _arguments \\")
            lines += options(of: entry.description).flatMap(zshSpecs).map { "          \($0) \\" }
            let argument = entry.description.parameters.first { $0.kind == .argument }
            let value = argument.map { ":\($0.value.lowercased().filter(\.isLetter)):\(zshAction($0))" }
            lines += ["          '*\(value ?? ":file:_files")' ;;"]
        }
        let pages = (commandNames + topics.map(\.name)).joined(separator: " ")
        lines += ["        help) _values topic \(pages) ;;", "      esac ;;", "  esac", "}"]
        return lines + ["if [[ $funcstack[1] == _\(name) ]]; then _\(name) \"$@\"; else compdef _\(name) \(name); fi"]
    }

    /// The function that offers what `completions --list` prints.
    private var zshNames: [String] {
        [
            "_\(name)_names() {", "  local row", "  local -a names",
            "  for row in \"${(@f)$(\(name) completions \"$@\" 2>/dev/null)}\"; do",
            "    [[ -n $row ]] && names+=(\"${row/$'\\t'/:}\")", "  done", "  _describe name names", "}",
        ]
    }

    private func zshAction(_ parameter: ParameterDescription) -> String {
        if let choices = parameter.choices { return "(" + choices.joined(separator: " ") + ")" }
        return parameter.lists.isEmpty ? "_files" : " _\(name)_names \(parameter.listOptions)"
    }

    private func zshSpecs(_ option: ParameterDescription) -> [String] {
        option.allSpellings.map { spelling in
            let star = option.isRepeatable ? "*" : ""
            let value = option.kind == .option ? ":\(option.value.lowercased()):\(zshAction(option))" : ""
            return "'\(star)\(spelling)[\(zshText(option.help))]\(value)'"
        }
    }

    /// What would end a quoted description, or mean something in it, is left out or escaped.
    private func zshText(_ text: String) -> String {
        text.flatMap { character -> [Character] in
            switch character {
            case "'": ["’"]
            case "[", "]", ":", "\\": ["\\", character]
            default: [character]
            }
        }.reduce(into: "") { $0.append($1) }
    }

    // MARK: fish

    private var fishScript: [String] {
        var lines = commands.map { entry in
            let text = fishText(entry.description.summary)
            return "complete -c \(name) -n __fish_use_subcommand -f -a \(entry.name) -d '\(text)'"
        }
        let pages = (commandNames + topics.map(\.name)).joined(separator: " ")
        lines.append("complete -c \(name) -n __fish_use_subcommand -f -a help -d 'show help'")
        lines.append("complete -c \(name) -n '__fish_seen_subcommand_from help' -f -a '\(pages)'")
        lines += Globals.descriptions.map { fishLine($0, condition: "") }
        for entry in commands {
            let condition = " -n '__fish_seen_subcommand_from \(entry.name)'"
            lines += entry.description.parameters.compactMap { parameter in
                if parameter.kind != .argument { return fishLine(parameter, condition: condition) }
                return fishWords(parameter).map { "complete -c \(name)\(condition) -f -a '\($0)'" }
            }
        }
        return lines
    }

    private func fishLine(_ option: ParameterDescription, condition: String) -> String {
        var line = "complete -c \(name)\(condition)"
        if let long = option.long { line += " -l \(long)" }
        if let short = option.short { line += " -s \(short)" }
        if let words = fishWords(option) {
            line += " -x -a '\(words)'"
        } else if option.kind == .option {
            line += " -r"
        }
        return line + " -d '\(fishText(option.help))'"
    }

    private func fishWords(_ parameter: ParameterDescription) -> String? {
        if let choices = parameter.choices { return choices.joined(separator: " ") }
        return parameter.lists.isEmpty ? nil : "(\(name) completions \(parameter.listOptions) 2>/dev/null)"
    }

    private func fishText(_ text: String) -> String {
        text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) }
    }
}

extension ParameterDescription {
    /// `--list rules --list sheets`.
    fileprivate var listOptions: String { lists.map { "--list \($0)" }.joined(separator: " ") }

    /// `-o` and `--output`.
    fileprivate var allSpellings: [String] {
        [short.map { "-\($0)" }, long.map { "--" + $0 }].compactMap { $0 }
    }
}
