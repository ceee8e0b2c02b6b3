import Foundation
import SheetCompiler
import SheetText

/// A golden case of a rule: `Tests/Goldens/rules/<rule>/<name>.yaml` with `# expect: rule, …` on every line where
/// something is found. Beside it `<name>.sheetc.yaml` (settings, where it needs any) and
/// `<name>.edited.swift` (a generated file that is not as it was written), `<name>.answer.json` (what the program under
/// `outputs.exec` says), and the outputs that `BLESS=1 swift test` writes: `<name>.out` (what a person sees), and
/// `<name>.fixed.yaml` and `<name>.fixed.sheetc.yaml` (the text and the settings with the fixes).
struct RuleCase: Sendable, CustomStringConvertible {
    let rule: String
    let name: String
    /// The folder of its files.
    private let home: URL

    var description: String { "\(rule)/\(name)" }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Goldens/rules")

    /// Every case, sorted.
    static let all: [RuleCase] = folders.flatMap { cases(of: $0, in: folder.appending(path: $0)) }

    /// The cases of `Tests/Goldens/reports`: small inputs for what users of other tools reported in public. The first
    /// lines name the report: `# from: owner/repository#number — what went wrong there`.
    static let reports: [RuleCase] = cases(
        of: "reports", in: folder.deletingLastPathComponent().appending(path: "reports"))

    private static func cases(of rule: String, in home: URL) -> [RuleCase] {
        names(in: home).filter(isInput).map { RuleCase(rule: rule, name: String($0.dropLast(5)), home: home) }
    }

    /// The folders of the rules, sorted.
    static var folders: [String] { names(in: folder) }

    /// The files in the folder of a rule, sorted.
    static func files(of rule: String) -> [String] { names(in: folder.appending(path: rule)) }

    private static func names(in folder: URL) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func isInput(_ file: String) -> Bool {
        file.hasSuffix(".yaml") && !file.hasSuffix(".fixed.yaml") && !file.hasSuffix(".sheetc.yaml")
    }

    func url(_ ending: String) -> URL { home.appending(path: name + ending) }

    func bytes(_ ending: String) -> [UInt8]? { (try? Data(contentsOf: url(ending))).map { [UInt8]($0) } }
}

extension RuleCase {
    /// Compiles a text with the settings of the case.
    func compile(_ text: [UInt8]) throws -> Compilation { try compile(text, settings: bytes(".sheetc.yaml")) }

    private func compile(_ text: [UInt8], settings: [UInt8]?) throws -> Compilation {
        let settings = settings.map { SourceFile(path: "sheetc.yaml", bytes: $0) }
        var configuration = try ProjectConfiguration(file: settings)
        var inputs = [CompilerInput(SourceFile(path: "\(name).yaml", bytes: text))]
        var excludes = Excludes(configuration.settings)
        inputs.removeAll { excludes.excludes($0.file.path) }
        configuration.findings += excludes.findings
        if let output = bytes(".edited.swift") {
            inputs.append(.editedOutput(SourceFile(path: "\(name).edited.swift", bytes: output)))
        }
        guard let answer = bytes(".answer.json") else {
            return Compiler(configuration, for: .findings).compile(inputs)
        }
        let compilation = Compiler(configuration, for: .project).compile(inputs)
        let outputs = compilation.outputs(configuration.settings.standardOutputs, configuration.settings) { _, _ in
            answer
        }
        guard !outputs.failures.isEmpty, var failed = compilation.reporting(outputs.failures, configuration) else {
            return compilation
        }
        // `build` reports the one after the other.
        failed.diagnostics = compilation.diagnostics + failed.diagnostics
        return failed
    }

    /// `file:line rule` for every marker in the text and in the settings, sorted, each once.
    func expected(_ text: [UInt8]) -> [String] {
        let own = RuleCase.markers(in: text, "\(name).yaml")
        let settings = bytes(".sheetc.yaml").map { RuleCase.markers(in: $0, "sheetc.yaml") } ?? []
        let output = bytes(".edited.swift").map { RuleCase.markers(in: $0, "\(name).edited.swift") } ?? []
        return Set(own + settings + output).sorted()
    }

    /// The same for what was found.
    static func found(_ compilation: Compilation) -> [String] {
        let lines = compilation.diagnostics.map { diagnostic in
            let file = compilation.files[Int(diagnostic.finding.range.file)]
            let line = LineIndex(file.bytes).position(of: diagnostic.finding.range.start).line
            return "\(file.path):\(line) \(diagnostic.finding.rule.rawValue)"
        }
        return Set(lines).sorted()
    }

    private static func markers(in bytes: [UInt8], _ path: String) -> [String] {
        let index = LineIndex(bytes)
        return (1...index.lineCount).flatMap { line in
            let text = String(decoding: bytes[index.byteRange(ofLine: line)], as: UTF8.self)
            guard let marker = text.range(of: "# expect: ") else { return [String]() }
            return text[marker.upperBound...].split(separator: ",")
                .map { "\(path):\(line) \($0.trimmingCharacters(in: .whitespaces))" }
        }
    }
}

extension RuleCase {
    /// What the fixes of the rule make of a case, one after the other; a file that they leave alone is nil.
    struct Fixed {
        var text: [UInt8]?
        var settings: [UInt8]?
        /// What is found afterwards.
        var compilation: Compilation
    }

    /// Applies all fixes of the rule.
    func fixed(_ text: [UInt8], _ first: Compilation) throws -> Fixed {
        var fixed = Fixed(compilation: first)
        for _ in 0..<20 {
            let fix = fixed.compilation.diagnostics.lazy.map(\.finding)
                .first { $0.rule.rawValue == rule && $0.fix != nil }
            guard let fix, let edits = fix.fix?.edits else { break }
            let isSettings = fixed.compilation.files[Int(fix.range.file)].path == "sheetc.yaml"
            if isSettings {
                fixed.settings = apply(edits, to: fixed.settings ?? bytes(".sheetc.yaml") ?? [])
            } else {
                fixed.text = apply(edits, to: fixed.text ?? text)
            }
            fixed.compilation = try compile(fixed.text ?? text, settings: fixed.settings ?? bytes(".sheetc.yaml"))
        }
        return fixed
    }
}
