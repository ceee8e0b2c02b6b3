package import SheetRules
import SheetText

extension RuleExample {
    /// What the compiler finds in it, with the example's own settings and what `set` says, as `--set` does.
    package func compile(applying set: [String] = []) throws -> Compilation {
        let sources = files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
        var configuration = try ProjectConfiguration(
            file: sources.first { $0.path == "sheetc.yaml" }, applying: set)
        var excludes = Excludes(configuration.settings)
        let inputs = sources.compactMap { file -> CompilerInput? in
            if file.path.hasSuffix(".swift") { return .editedOutput(file) }
            return file.path == "sheetc.yaml" || excludes.excludes(file.path) ? nil : CompilerInput(file)
        }
        configuration.findings += excludes.findings
        return Compiler(configuration, for: .findings).compile(inputs)
    }

    /// The report on it, as a person sees it.
    var report: String {
        guard let compilation = try? compile() else { return "" }
        var buffer = ByteBuffer()
        TextRenderer().render(compilation.diagnostics, files: compilation.files, into: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
