import CommandKit
import SheetCompiler
import SheetText

/// `sheetc explain`: what a rule is about, or where a height comes from.
struct ExplainCommand: Command {
    var target: String?
    var device: String?

    static let name = "explain"
    static let summary = "explains a rule, or where the heights of a sheet come from"
    static let discussion = [
        "For a rule: what it finds, why that matters, an example that it reports and how to settle it. For a sheet, or "
            + "SHEET.DETENT: each step from what the spec says to the height on screen, with the place of each origin. "
            + "What is the same in several contexts of the project is told once; --device looks at one device only."
    ]
    static var parameters: [Parameter<ExplainCommand>] {
        [
            .argument("RULE|SHEET[.DETENT]", required: \.target, "what to explain").completed(by: "rules", "sheets"),
            .option("device", \.device, value: "DEVICE", "the device to explain heights on")
                .completed(by: "devices"),
        ]
    }

    func run(in session: Session) throws -> ExitStatus {
        guard let target else { throw Trouble("explain needs a rule or a sheet") }
        let rules = RuleReport(try session.configurationHere().settings)
        if let rule = rules.explanation(of: target) {
            try session.output(page(of: rule))
            return .done
        }
        var project: LoadedProject
        do { project = try session.load([]) } catch {
            // Where there is no project a misspelled rule was meant.
            guard nearest(to: target, among: rules.names) != nil else { throw error }
            throw trouble(.unknownSheet(target, suggestion: nil), rules)
        }
        if let device, !project.configuration.settings.useDevice(device) {
            let near = nearest(to: device, among: project.configuration.settings.deviceIDs)
            throw Trouble(
                "there is no device \"\(device)\"",
                hint: near.map { "did you mean \"\($0)\"?" } ?? "`sheetc devices` lists them")
        }
        let compilation = try session.compile(project, for: .project)
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        let palette = OutputStream.error.palette(session.globals.color)
        try session.warn(ReportFormat.text.render(errors, files: compilation.files, palette: palette))
        for failure in project.failures { try session.complain(failure) }
        let explanation: HeightExplanation
        do throws(HeightExplanation.Problem) {
            explanation = try HeightExplanation(compilation, target: target)
        } catch { throw trouble(error, rules) }
        try session.output(explanation.render())
        return session.status(of: project, compilation, failOn: .error)
    }

    private func page(of rule: RuleExplanation) -> String {
        var lines = [rule.title, rule.facts]
        for part in rule.parts {
            lines += ["", part.heading + ":"]
            lines += (part.isCode ? part.text.lines : wrapped(part.text, columns: 76)).map {
                $0.isEmpty ? "" : "  " + $0
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func trouble(_ problem: HeightExplanation.Problem, _ rules: RuleReport) -> Trouble {
        switch problem {
        case .unknownSheet(let name, let suggestion):
            let near = suggestion ?? nearest(to: name, among: rules.names)
            return Trouble(
                "there is no rule and no sheet \"\(name)\"",
                hint: near.map { "did you mean \"\($0)\"?" } ?? "`sheetc rules` lists the rules")
        case .unknownDetent(let name, let sheet, let suggestion):
            return Trouble(
                "the sheet \"\(sheet)\" has no detent \"\(name)\"", hint: suggestion.map { "did you mean \"\($0)\"?" })
        case .notResolved(let sheet):
            return Trouble("the sheet \"\(sheet)\" has no heights", hint: "it is abstract, or has an error")
        }
    }
}

extension String {
    /// Without line ends; a final one begins no line.
    fileprivate var lines: [String] {
        var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
