import SheetEmit
import SheetLayout
import SheetModel
import SheetText

extension Compiler {
    /// Tokens that would be one colour of the app's.
    func checkColorNames(_ project: LinkedProject, _ sources: inout Sources) {
        guard let type = configuration.settings.swift.options.colorType else { return }
        var first: [String: Token<SheetColor>] = [:]
        for token in project.tokens.colors {
            let name = SwiftName(for: token.path).value
            guard let other = first.updateValue(token, forKey: name) else { continue }
            sources.findings.append(
                .sharedColor(token.path, other.path, at: token.range, first: other.range, "\(type).\(name)"))
        }
    }
}

extension Finding {
    fileprivate static func sharedColor(
        _ path: String, _ other: String, at range: SourceRange, first: SourceRange, _ member: String
    ) -> Finding {
        Finding(
            .nameCollision, at: range, "the tokens \"\(other)\" and \"\(path)\" are both \"\(member)\"",
            notes: [Note("\"\(other)\" is declared here", at: first)], help: "rename one of them")
    }
}
