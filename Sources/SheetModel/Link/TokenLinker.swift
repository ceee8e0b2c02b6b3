import SheetLayout
import SheetText

/// Collects the tokens of all files and gives each its value.
struct TokenLinker {
    private(set) var colors: ColorScope
    private(set) var lengths = LengthScope()
    private(set) var state = LinkState()

    init(_ files: [SyntaxFile], _ options: LinkOptions) {
        colors = ColorScope(profile: options.profile, external: options.external)
        let isIncomplete = files.contains { $0.hidesDocuments || $0.hidesTokens }
        colors.isIncomplete = isIncomplete
        lengths.isIncomplete = isIncomplete
        for file in files {
            for document in file.tokens { collect(document) }
        }
        colors.collectSpellings()
        lengths.collectSpellings()
        resolveColors()
        resolveLengths()
    }

    private mutating func collect(_ document: TokensSyntax) {
        let countsUse = !document.isDesignTokensFile
        for token in document.colors {
            checkName(token.path)
            if let first = colors.index[token.path.value] {
                state.report.add(.duplicateToken(token.path, first: colors.tokens[first].path))
                continue
            }
            colors.index[token.path.value] = colors.tokens.count
            colors.tokens.append(ColorToken(path: token.path, syntax: token.value, countsUse: countsUse))
        }
        for token in document.lengths {
            if let first = lengths.index[token.path.value] {
                state.report.add(.duplicateToken(token.path, first: lengths.tokens[first].path))
                continue
            }
            lengths.index[token.path.value] = lengths.tokens.count
            lengths.tokens.append(LengthToken(path: token.path, syntax: token.value, countsUse: countsUse))
        }
    }

    private mutating func checkName(_ path: Located<String>) {
        if path.value == "system" { return state.report.add(.systemToken(at: path.range)) }
        if SystemColors.contains(path.value) { state.report.add(.shadowingToken(path)) }
    }

    private mutating func resolveColors() {
        let order = dependencyOrder(colors.tokens.map { colors.dependencies(of: $0.syntax) })
        for cycle in order.cycles {
            state.report.add(.cyclicToken(cycle.members.map { colors.tokens[$0].path.value }, at: cycle.range))
        }
        for token in order.sorted {
            let syntax = colors.tokens[token].syntax
            guard colors.tokens[token].path.value != "system" else { continue }
            colors.tokens[token].linked = colors.resolve(syntax.value, at: syntax.range, .token, &state)
        }
    }

    private mutating func resolveLengths() {
        let order = dependencyOrder(
            lengths.tokens.map { token -> [Dependency] in
                guard case .token(let name) = token.syntax.value, let other = lengths.index[name] else { return [] }
                return [Dependency(on: other, range: token.syntax.range)]
            })
        for cycle in order.cycles {
            state.report.add(.cyclicToken(cycle.members.map { lengths.tokens[$0].path.value }, at: cycle.range))
        }
        for token in order.sorted { lengths.tokens[token].points = points(of: lengths.tokens[token].syntax) }
    }

    private mutating func points(of syntax: Located<LengthSyntax>) -> Double? {
        switch syntax.value {
        case .points(let points): return points
        case .token(let name):
            if let other = lengths.index[name] {
                state.useLength(other)
                return lengths.tokens[other].points
            }
            if !lengths.isIncomplete { state.report.add(.unknownLength(name, at: syntax.range, in: lengths)) }
            return nil
        }
    }
}

extension ColorScope {
    /// The tokens that a colour names, and where.
    fileprivate func dependencies(of color: Located<ColorSyntax>) -> [Dependency] {
        switch color.value {
        case .literal: []
        case .name(let name): index[name].map { [Dependency(on: $0, range: color.range)] } ?? []
        case .faded(let inner, _): dependencies(of: inner)
        case .sides(let light, let dark): dependencies(of: light) + (dark.map { dependencies(of: $0) } ?? [])
        }
    }
}

extension Finding {
    fileprivate static func duplicateToken(_ path: Located<String>, first: Located<String>) -> Finding {
        Finding(
            .duplicateID, at: path.range, "the token \"\(path.value)\" is declared twice",
            notes: [Note("first declared here", at: first.range)])
    }

    fileprivate static func systemToken(at range: SourceRange) -> Finding {
        Finding(
            .invalidID, at: range, "no token may be called `system`",
            help: "`system` is the platform's own sheet material")
    }

    fileprivate static func shadowingToken(_ path: Located<String>) -> Finding {
        Finding(
            .nameCollision, at: path.range,
            "the token \"\(path.value)\" takes the place of the system colour of that name", severity: .warning)
    }

    fileprivate static func cyclicToken(_ ring: [String], at range: SourceRange) -> Finding {
        Finding(.cyclicToken, at: range, "tokens name each other in a ring: \(ringText(ring))")
    }

    fileprivate static func unknownLength(_ name: String, at range: SourceRange, in scope: LengthScope) -> Finding {
        let near = suggestion(name, among: scope.tokenSpellings)
        return Finding(.unknownToken, at: range, "unknown length token \"\(name)\"\(near)")
    }
}

/// `"a" → "b" → "a"`.
func ringText(_ ring: [String]) -> String {
    (ring + ring.prefix(1)).map { "\"\($0)\"" }.joined(separator: " → ")
}
