import SheetLayout

/// The words that mean something in expressions and conditions (LANGUAGE §3).
enum ExpressionWord: Sendable, Equatable {
    /// A name that is no function.
    case name(SheetName)
    /// A function that is no name, or `max`, which is both.
    case function(SheetFunction)
    case through
    case trait(SheetTrait)
    case and, or, not, of, pt

    /// Every reserved word.
    static let all: [(word: String, meaning: ExpressionWord)] = {
        var all = SheetFunction.allCases.map { ($0.rawValue, ExpressionWord.function($0)) }
        all += SheetName.allCases.filter { $0 != .max }.map { ($0.rawValue, ExpressionWord.name($0)) }
        all += SheetTrait.allCases.map { ($0.rawValue, ExpressionWord.trait($0)) }
        return all + [("through", .through), ("and", .and), ("or", .or), ("not", .not), ("of", .of), ("pt", .pt)]
    }()

    private static let table = WordTable(all.map(\.word))
    private static let meanings = Table(all.map(\.meaning))

    /// The meaning of the word in `text` from `start` to `end`; nil for any other name.
    static func find(_ text: Bytes, _ start: Int, _ end: Int) -> ExpressionWord? {
        table.find(text, start, end).map { meanings[$0] }
    }

    /// The name that it is where nothing is called.
    var name: SheetName? {
        switch self {
        case .name(let name): name
        case .function(.max): .max
        case .function, .through, .trait, .and, .or, .not, .of, .pt: nil
        }
    }

    /// True for a word that no token, block, detent or slot may be called.
    static func isReserved(_ word: String) -> Bool {
        reading(word) { find($0, 0, $0.count) != nil }
    }
}

extension ExpressionScope {
    /// Whether a name may be used.
    func allows(_ name: SheetName) -> Bool {
        switch name {
        case .screen, .width, .topInset, .bottomInset, .leadingInset, .trailingInset, .safeArea, .pixel, .max, .medium,
            .large:
            true
        case .header, .footer, .content, .fit: allowsHeights
        case .detent: self == .threshold
        }
    }

    /// Whether the sheet's own heights may be used, `through(id)` too.
    var allowsHeights: Bool { self != .everywhere }

    /// Whether a bare 0…1 as the whole is suspicious.
    var isBound: Bool { self == .bounds || self == .threshold }

    /// The names that may be used, for people.
    var names: String {
        var names = SheetName.allCases.filter(allows).map(\.rawValue)
        if allowsHeights { names.append("through(id)") }
        return names.joined(separator: ", ")
    }
}
