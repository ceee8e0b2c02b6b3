import SheetText

/// A piece of JSON that is built before it is written; members keep their order.
indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// Members in the order given.
    static func members(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(pairs.map { JSONMember($0, $1) })
    }

    /// A list of words.
    static func strings(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
}

/// A name and its value.
struct JSONMember: Equatable, Sendable {
    var name: String
    var value: JSONValue

    init(_ name: String, _ value: JSONValue) {
        self.name = name
        self.value = value
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }

    init(booleanLiteral value: Bool) { self = .bool(value) }

    init(floatLiteral value: Double) { self = .number(value) }

    init(integerLiteral value: Int) { self = .number(Double(value)) }

    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0.0, $0.1) })
    }
}

extension JSONWriter {
    /// Writes a value with all that is in it.
    mutating func write(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .number(let value): number(value)
        case .string(let text): string(text)
        case .array(let values):
            beginArray()
            for value in values { write(value) }
            endArray()
        case .object(let members):
            beginObject()
            for member in members {
                key(named: member.name)
                write(member.value)
            }
            endObject()
        }
    }
}
