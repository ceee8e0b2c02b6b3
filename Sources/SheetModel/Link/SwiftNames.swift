/// What an id is called in Swift (LANGUAGE §8).
package struct SwiftName: Hashable, Sendable {
    /// As a constant, property or case: without backticks, with the suffix where one is needed.
    package var value: String
    /// As a nested type: without backticks, with the suffix where one is needed.
    package var type: String
    /// True where `value` has a suffix because not even backticks would help: `reserved-name`.
    package var isReserved: Bool

    /// Of a sheet, detent or block.
    package init(for id: String) {
        let plain = SwiftName.joined(id)
        isReserved = SwiftName.isBeyondBackticks(plain)
        value = SwiftName.suffixed(plain)
        type = SwiftName.suffixed(plain.prefix(1).uppercased() + plain.dropFirst())
    }

    /// A name as it stands in source text: in backticks where it is a reserved word.
    package static func escaped(_ name: String) -> String {
        SwiftKeyword.reserved.contains(name) ? "`\(name)`" : name
    }

    private static func suffixed(_ name: String) -> String {
        isBeyondBackticks(name) ? name + "_" : name
    }

    private static func isBeyondBackticks(_ name: String) -> Bool {
        name.utf8.count <= SwiftKeyword.longestBeyondBackticks && SwiftKeyword.beyondBackticks.contains(name)
    }

    private static func joined(_ id: String) -> String {
        guard id.utf8.contains(where: { $0 == 0x2D || $0 == 0x5F || $0 == 0x2E }) else { return digitSafe(id) }
        var name = ""
        for part in id.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "." }) {
            name += name.isEmpty ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
        }
        return digitSafe(name)
    }

    private static func digitSafe(_ name: String) -> String {
        guard let first = name.unicodeScalars.first, first.properties.numericType != nil else { return name }
        return "_" + name
    }
}

/// The words that Swift does not take as a name. Source: swift-syntax's KeywordSpec at swift-6.3.3, each compiled
/// with Swift 6.3.1 (Docs/Data/swift_keywords.txt; a test holds the two against each other).
package enum SwiftKeyword {
    /// Names in backticks only.
    package static let reserved: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Words that mean something else, or nothing, even in backticks: they get `_` behind.
    package static let beyondBackticks: Set<String> = ["init", "self", "Self", "Type", "Protocol", "Swift"]

    /// Bytes of the longest of them.
    fileprivate static let longestBeyondBackticks = beyondBackticks.map(\.utf8.count).max() ?? 0
}
