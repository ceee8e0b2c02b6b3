import SheetText

@testable import SheetCompiler

/// A project in memory: sources by path, the text of `sheetc.yaml`, and what `--set` says.
struct Project {
    var sources: [(path: String, text: String)]
    var config: String?
    var set: [String] = []

    init(_ sources: [(path: String, text: String)], config: String? = nil, set: [String] = []) {
        self.sources = sources
        self.config = config
        self.set = set
    }

    /// One source, `a.yaml`.
    init(_ text: String, config: String? = nil, set: [String] = []) {
        self.init([("a.yaml", text)], config: config, set: set)
    }

    /// Throws where `set` is wrong.
    func configuration() throws -> ProjectConfiguration {
        let file = config.map { SourceFile(path: "sheetc.yaml", bytes: Array($0.utf8)) }
        return try ProjectConfiguration(file: file, applying: set)
    }

    /// What came of it.
    func compile(
        for goal: CompilerGoal = .findings, threads: Int = 1, reporting reported: [String]? = nil
    ) throws -> Compilation {
        let inputs = sources.map { path, text in
            var input = CompilerInput(SourceFile(path: path, bytes: Array(text.utf8)))
            input.isReported = reported?.contains(path) ?? true
            return input
        }
        return Compiler(try configuration(), for: goal, threads: threads).compile(inputs)
    }
}

extension Compilation {
    /// One line a diagnostic: `a.yaml:3:5 error[unknown-key] message`.
    var lines: [String] {
        diagnostics.map { diagnostic in
            let range = diagnostic.finding.range
            let place = LineIndex(files[Int(range.file)].bytes).position(of: range.start)
            let path = files[Int(range.file)].path
            let rule = "\(diagnostic.severity.rawValue)[\(diagnostic.finding.rule.rawValue)]"
            return "\(path):\(place.line):\(place.column) \(rule) \(diagnostic.finding.message)"
        }
    }

    /// The same without the messages.
    var places: [String] { lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } }
}

/// The diagnostics of one source: `3:5 error[unknown-key]`, those of `sheetc.yaml` with the path before.
func compile(yaml: String, config: String? = nil, set: [String] = []) throws -> [String] {
    try Project(yaml, config: config, set: set).compile().places.map { place in
        place.hasPrefix("a.yaml:") ? String(place.dropFirst("a.yaml:".count)) : place
    }
}

extension Compilation {
    /// The outputs that need no program.
    func outputs(
        _ requests: [OutputRequest], _ settings: ProjectSettings, style: JSONWriter.Style = .indented
    ) -> [OutputFile] {
        outputs(requests, settings, style: style) { command, _ throws(EmitterFailure) in
            throw EmitterFailure(command, "no program runs here")
        }.files
    }
}
