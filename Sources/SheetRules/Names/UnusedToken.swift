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
        howToFix: "Remove the token, or name it where its value stands.",
        bad: """
            sheet: coupon
            content: [{height: 44}]
            ---
            tokens:
              lengths: {row: 44}
            """,
        good: """
            sheet: coupon
            content: [{height: row}]
            ---
            tokens:
              lengths: {row: 44}
            """,
        check: .project(check))

    private static func check(_ project: CheckedProject, _ report: inout Report) {
        guard project.files.contains(where: { file in file.tokens.contains { !$0.isDesignTokensFile } }),
            project.files.allSatisfy({ !$0.hidesDocuments && $0.sheets.allSatisfy(\.isSound) })
        else { return }
        if project.isLinked {
            addUnused(project.resolved.linked.tokens, &report)
        } else {
            search(project, &report)
        }
    }

    /// The linker has followed every name.
    private static func addUnused(_ tokens: TokenTable, _ report: inout Report) {
        for path in tokens.unused {
            let isLength = tokens.lengths.contains { $0.range == path.range }
            report.add(Finding(.unusedToken, at: path.range, message(isLength ? "length" : "colour", path.value)))
        }
    }

    /// Looks for names where something else is wrong.
    private static func search(_ project: CheckedProject, _ report: inout Report) {
        var uses = TokenUses()
        for file in project.files {
            for sheet in file.sheets { uses.add(sheet) }
            for tokens in file.tokens { uses.add(tokens) }
        }
        for file in project.files {
            for tokens in file.tokens where !tokens.isDesignTokensFile {
                for token in tokens.colors where !uses.colors.contains(token.path.value) {
                    report.add(Finding(.unusedToken, at: token.path.range, message("colour", token.path.value)))
                }
                for token in tokens.lengths where !uses.lengths.contains(token.path.value) {
                    report.add(Finding(.unusedToken, at: token.path.range, message("length", token.path.value)))
                }
            }
        }
    }

    private static func message(_ kind: String, _ path: String) -> String {
        "nothing uses the \(kind) token \(quoted(path))"
    }
}

extension CheckedProject {
    /// Whether every sheet and token was read and linked without an error.
    fileprivate var isLinked: Bool {
        files.allSatisfy { !$0.hidesTokens } && resolved.linked.sheets.allSatisfy { $0.definition != nil }
            && files.reduce(0) { $0 + $1.sheets.count } == resolved.linked.sheets.count
    }
}

/// The token paths that are named somewhere.
private struct TokenUses {
    var colors: Set<String> = []
    var lengths: Set<String> = []

    mutating func add(_ sheet: SheetSyntax) {
        for entry in sheet.record.entries { add(entry.value) }
        for slot in sheet.slots { add(slot.blocks) }
    }

    mutating func add(_ tokens: TokensSyntax) {
        for token in tokens.colors { add(token.value.value) }
        for token in tokens.lengths {
            if case .token(let path) = token.value.value { lengths.insert(path) }
        }
    }

    private mutating func add(_ value: Value) {
        switch value.content {
        case .expression(let syntax): add(syntax.references)
        case .condition(let syntax): add(syntax.references)
        case .color(let color): add(color)
        case .list(let values): for value in values { add(value) }
        case .record(let record): for entry in record.entries { add(entry.value) }
        case .null, .bool, .number, .text, .ratio, .curve, .paint, .pairs: break
        }
    }

    private mutating func add(_ references: [Reference]) {
        for reference in references where reference.kind == .length { lengths.insert(reference.name) }
    }

    private mutating func add(_ color: ColorSyntax) {
        switch color {
        case .literal: break
        case .name(let path): colors.insert(path)
        case .sides(let light, let dark):
            add(light.value)
            if let dark { add(dark.value) }
        case .faded(let inner, _): add(inner.value)
        }
    }
}
