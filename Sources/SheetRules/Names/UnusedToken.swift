import SheetModel
import SheetText

extension Rule {
    /// A design token that no sheet and no other token names.
    static let unusedToken = Rule(
        .unusedToken, .names, .hint,
        summary: "no sheet uses a design token",
        why: """
            A token that nothing names is either left over or was meant to be used where a number or a colour stands \
            now. Tokens of a Design Tokens file are not counted: other tools read them too.
            """,
        howToFix: "Remove the token, or name it where its value stands.", check: .project(check))

    private static func check(_ project: CheckedProject, _ report: inout Report) {
        let tokens = project.resolved.linked.tokens
        for path in tokens.unused {
            let isLength = tokens.lengths.contains { $0.range == path.range }
            report.add(Finding(.unusedToken, at: path.range, message(isLength ? "length" : "colour", path.value)))
        }
    }

    private static func message(_ kind: String, _ path: String) -> String {
        "nothing uses the \(kind) token \(quoted(path))"
    }
}
