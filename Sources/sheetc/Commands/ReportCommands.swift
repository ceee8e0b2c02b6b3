import CommandKit
import SheetCompiler
import SheetText

/// How a list of facts is written.
enum FactFormat: String, CaseIterable, ArgumentValue { case text, json, markdown }

/// `sheetc devices`: the devices that are known.
struct DevicesCommand: Command {
    var format = FactFormat.text

    static let name = "devices"
    static let summary = "lists the known devices with their sizes, and safe areas as top, bottom, leading, trailing"
    static var parameters: [Parameter<DevicesCommand>] {
        [
            .option("format", \.format, value: "FORMAT", "how the list is written")
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        let report = DeviceReport(try session.configurationHere().settings)
        switch format {
        case .text: try session.output(report.render(.text))
        case .json: try session.output(report.renderJSON())
        case .markdown: try session.output(report.render(.markdown))
        }
        return .done
    }
}

/// `sheetc rules`: all rules and their severities in force.
struct RulesCommand: Command {
    var format = FactFormat.text

    static let name = "rules"
    static let summary = "lists the rules with their severities in force, or prints all their pages"
    static let discussion = [
        "text is a table; json has the whole pages, the examples as they are; markdown prints them as Docs/Rules.md does."
    ]
    static var parameters: [Parameter<RulesCommand>] {
        [
            .option("format", \.format, value: "FORMAT", "how the list is written")
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        let report = RuleReport(try session.configurationHere().settings)
        switch format {
        case .text: try session.output(report.render(.text))
        case .json: try session.output(report.renderJSON())
        case .markdown: try session.output(report.renderPages())
        }
        return .done
    }
}

/// `sheetc config --effective`: the settings in force, and who set them.
struct ConfigCommand: Command {
    var effective = false
    var format = FactFormat.text

    static let name = "config"
    static let summary = "shows the settings in force and where each comes from"
    static var parameters: [Parameter<ConfigCommand>] {
        [
            .flag("effective", \.effective, "all settings, the defaults too"),
            .option("format", \.format, value: "FORMAT", "how the list is written"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        let location = try session.locationHere()
        let configuration = try session.configuration(at: location)
        var settings = configuration.effectiveSettings
        if !effective { settings.removeAll { $0.origin == .standard } }
        let format = SettingsFormat(rawValue: format.rawValue) ?? .text
        try session.output(settings.report(as: format))
        guard !configuration.findings.isEmpty else { return .done }
        let compilation = Compiler(configuration, for: .findings).compile([])
        try session.warn(ReportFormat.text.render(compilation.diagnostics, files: compilation.files, palette: .plain))
        return compilation.hasWrongProjectFile ? .trouble : .done
    }
}

/// `sheetc version`.
struct VersionCommand: Command {
    enum Format: String, CaseIterable, ArgumentValue { case text, json }

    var format = Format.text

    static let name = "version"
    static let summary = "prints the version"
    static var parameters: [Parameter<VersionCommand>] {
        [
            .option("format", \.format, value: "FORMAT", "how it is written")
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        switch format {
        case .text: try session.output("sheetc \(Version.number)\n")
        case .json:
            try session.output("{\"sheetc\": \"\(Version.number)\", \"language\": \(Version.language)}\n")
        }
        return .done
    }
}

extension Session {
    /// The project around the current folder, or that of `--config`.
    func locationHere() throws -> ProjectLocation {
        let current = currentFolder()
        guard let config = globals.config else { return try ProjectLocation(near: ".", from: current) }
        return try ProjectLocation(config: Path(config), from: current)
    }

    func configurationHere() throws -> ProjectConfiguration { try configuration(at: locationHere()) }
}
