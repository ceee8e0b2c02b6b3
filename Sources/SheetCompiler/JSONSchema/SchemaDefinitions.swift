import SheetModel

/// The definitions that a schema refers to, in the order in which they came up.
struct SchemaDefinitions {
    private(set) var members: [JSONMember] = []

    /// Adds a definition, unless there is one of this name: `make` may refer to it, and add others.
    mutating func add(_ name: String, _ make: (inout SchemaDefinitions) -> [JSONMember]) {
        guard !members.contains(where: { $0.name == name }) else { return }
        let index = members.count
        members.append(JSONMember(name, .null))
        members[index].value = .object(make(&self))
    }
}

extension Record {
    /// The name of its definition: `blockOfAHeaderOrFooter` for "a block of a header or footer".
    var definitionName: String {
        var words = name.split(separator: " ").map(String.init)
        if words.count > 1, ["a", "an", "the"].contains(words[0]) { words.removeFirst() }
        return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Whether it is a block: one of several keys says how high it is.
    var isBlock: Bool { field(.spacer) != nil }
}

extension Field {
    /// The default as JSON.
    var standardValue: JSONValue? { standard.map { JSONValue(standard: $0) } }
}

extension JSONValue {
    /// Reads the notation of the schema's defaults: numbers, words, `{}`, `[word, word]` and `{word: number}`.
    fileprivate init(standard text: String) {
        let inner = String(text.dropFirst().dropLast())
        switch text.first {
        case "{":
            let pairs = inner.parts.map { $0.split(separator: ":").map { JSONValue.trimmed($0) } }
            self = .object(
                pairs.filter { $0.count == 2 }.map { JSONMember($0[0], JSONValue(standard: $0[1])) })
        case "[": self = .array(inner.parts.map { JSONValue(standard: $0) })
        default:
            self =
                text == "true" || text == "false"
                ? .bool(text == "true") : Double(text).map { .number($0) } ?? .string(text)
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " })
    }
}

extension String {
    fileprivate var parts: [String] { split(separator: ",").map { String($0.drop { $0 == " " }) } }
}
