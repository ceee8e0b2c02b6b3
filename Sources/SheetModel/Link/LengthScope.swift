import SheetLayout
import SheetText

/// The length tokens.
struct LengthScope: Sendable {
    /// In the order of the sources.
    var tokens: [LengthToken] = []
    /// Places in `tokens` by path.
    var index: [String: Int] = [:]
    /// True where tokens may stand in what could not be read: then a name that is not known is no finding.
    var isIncomplete = false
    /// What a name in an expression may have been meant to be.
    private(set) var spellings = Spellings([])
    /// What a token's value may have been meant to be.
    private(set) var tokenSpellings = Spellings([])

    /// To be called once all tokens are there.
    mutating func collectSpellings() {
        let paths = tokens.map(\.path.value)
        let builtIn = SheetName.allCases.map(\.rawValue) + SheetFunction.allCases.map(\.rawValue) + ["through"]
        spellings = Spellings(builtIn + paths)
        tokenSpellings = Spellings(paths)
    }
}

/// A length token on its way to a value.
struct LengthToken: Sendable {
    var path: Located<String>
    var syntax: Located<LengthSyntax>
    /// False in a Design Tokens file, where nobody asks whether a token is used.
    var countsUse: Bool
    /// Points; nil until it is resolved, and where it cannot be.
    var points: Double? { didSet { expression = points.map { .token(path.value, $0) } } }
    /// What an expression has that names it; shared.
    private(set) var expression: SheetExpression?

    init(path: Located<String>, syntax: Located<LengthSyntax>, countsUse: Bool) {
        self.path = path
        self.syntax = syntax
        self.countsUse = countsUse
    }
}
