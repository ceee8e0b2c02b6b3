/// What a schema says of a value: the types that it may have, and for each of them what else must hold. Every keyword
/// bears on one type only, so that an editor's message is about the form that was written.
struct SchemaFacet {
    /// JSON types, in the order in which they are printed.
    var types: [String]
    /// What must hold beyond the type.
    var keywords: [JSONMember] = []
    /// The only values of their types; empty where there are more.
    var words: [JSONValue] = []

    /// Values of these types.
    init(_ types: String..., keywords: KeyValuePairs<String, JSONValue> = [:]) {
        self.types = types
        self.keywords = keywords.map { JSONMember($0, $1) }
    }

    /// One of these words.
    static func words(_ words: [String]) -> SchemaFacet {
        var facet = SchemaFacet("string")
        facet.words = words.map { .string($0) }
        return facet
    }

    /// `false`, and no other boolean.
    static let off = SchemaFacet("boolean", keywords: ["not": ["const": true]])

    /// A mapping that a definition describes.
    static func mapping(_ definition: String) -> SchemaFacet {
        SchemaFacet("object", keywords: ["$ref": .reference(definition)])
    }

    /// A list of such values.
    static func list(_ item: JSONValue) -> SchemaFacet { SchemaFacet("array", keywords: ["items": item]) }

    /// What may be either.
    static func | (left: SchemaFacet, right: SchemaFacet) -> SchemaFacet {
        var both = left
        both.types += right.types.filter { !left.types.contains($0) }
        both.keywords += right.keywords
        both.words = left.words.isEmpty && right.words.isEmpty ? [] : left.allWords + right.allWords
        if !both.words.isEmpty, left.allWords.isEmpty || right.allWords.isEmpty {
            // The words hold for strings only; the other types go by their own keywords.
            both.keywords.append(JSONMember("if", ["type": "string"]))
            both.keywords.append(JSONMember("then", ["enum": .array(both.words)]))
            both.words = []
        }
        return both
    }

    /// All values, where there are few.
    private var allWords: [JSONValue] {
        words.isEmpty && types == ["boolean"] && keywords.isEmpty ? [true, false] : words
    }

    /// The same, or nothing.
    var orNull: SchemaFacet {
        var copy = self
        copy.types.append("null")
        if !words.isEmpty { copy.words.append(.null) }
        return copy
    }

    /// The keywords of a schema.
    var members: [JSONMember] {
        guard words.isEmpty else { return [JSONMember("enum", .array(words))] + keywords }
        let type: JSONValue = types.count == 1 ? .string(types[0]) : .strings(types)
        return [JSONMember("type", type)] + keywords
    }

    /// The schema without words for people.
    var schema: JSONValue { .object(members) }

    /// A schema with words for people, and what holds where nothing is written.
    func schema(_ about: String, standard: JSONValue? = nil) -> JSONValue {
        let tail = standard.map { [JSONMember("default", $0)] } ?? []
        return .object([JSONMember("description", .string(about))] + members + tail)
    }
}
