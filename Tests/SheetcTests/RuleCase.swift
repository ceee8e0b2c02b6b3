import Foundation
import SheetCompiler
import SheetText

/// A golden case of a rule: `Tests/Goldens/rules/<rule>/<name>.yaml` with `# expect: rule, …` on every line where
/// something is found. Beside it `<name>.sheetc.yaml` (settings, where it needs any) and
/// `<name>.edited.swift` (a generated file that is not as it was written), `<name>.answer.json` (what the program under
/// `outputs.exec` says), and the outputs that
/// `BLESS=1 swift test` writes: `<name>.out` (what a person sees) and `<name>.fixed.yaml` (the text with the fixes).
struct RuleCase: Sendable, CustomStringConvertible {
    let rule: String
    let name: String

    var description: String { "\(rule)/\(name)" }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Goldens/rules")

    /// Every case, sorted.
    static let all: [RuleCase] = folders.flatMap { rule in
        files(of: rule).filter { RuleCase.isInput($0) }.map { RuleCase(rule: rule, name: String($0.dropLast(5))) }
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

    func url(_ ending: String) -> URL { RuleCase.folder.appending(path: "\(rule)/\(name)\(ending)") }

    func bytes(_ ending: String) -> [UInt8]? { (try? Data(contentsOf: url(ending))).map { [UInt8]($0) } }
}

extension RuleCase {
    /// Compiles a text with the settings of the case.
    func compile(_ text: [UInt8]) throws -> Compilation {
        let settings = bytes(".sheetc.yaml").map { SourceFile(path: "sheetc.yaml", bytes: $0) }
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
        return outputs.failures.isEmpty
            ? compilation : compilation.reporting(outputs.failures, configuration) ?? compilation
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
    /// The text with all fixes of the rule applied, one after the other; nil where there is none.
    func fixed(_ text: [UInt8], _ first: Compilation) throws -> [UInt8]? {
        var (text, compilation, isFixed) = (text, first, false)
        for _ in 0..<20 {
            guard
                let fix = compilation.diagnostics.first(where: {
                    $0.finding.rule.rawValue == rule && $0.finding.fix != nil
                }),
                let edits = fix.finding.fix?.edits, let next = apply(edits, to: text)
            else { break }
            text = next
            isFixed = true
            compilation = try compile(text)
        }
        return isFixed ? text : nil
    }
}
