import SheetModel

/// What must hold beyond the keys of a mapping, branch by branch.
enum SchemaBranches {
    /// Exactly one height form, and what that needs.
    static func blocks(_ record: Record) -> [JSONMember] {
        let forms = BlockSchema.heightForms.filter { record.field($0) != nil }
        let branches = forms.map { form -> JSONValue in
            var then = [JSONMember("properties", none(forms.filter { $0 != form }))]
            if let needed = BlockSchema.needs[form] {
                then.append(JSONMember("required", .strings([needed.rawValue])))
            }
            return ["if": required([form]), "then": .object(then)]
        }
        return [
            JSONMember("allOf", .array(branches)), JSONMember("anyOf", .array(forms.map { required([$0]) })),
        ]
    }

    /// A header or footer has a height or blocks.
    static let part = [
        JSONMember("if", ["required": ["content"], "properties": ["content": ["type": "array"]]]),
        JSONMember("then", ["properties": ["height": ["type": "null"]]]),
    ]

    /// `{light, dark}` or `{color, opacity}`.
    static let color: [JSONMember] = [
        JSONMember("if", ["anyOf": [required([.light]), required([.dark])]]),
        JSONMember(
            "then",
            [
                "required": ["light"],
                "properties": ["light": notNull, "color": false, "opacity": false],
            ]),
        JSONMember(
            "else", ["required": ["color", "opacity"], "properties": ["color": notNull, "opacity": notNull]]),
    ]

    /// What a sheet that extends none must have: keys that are inherited elsewhere.
    static func withoutBase(_ record: Record) -> [JSONMember] {
        let parts = record.fields.compactMap { field -> JSONMember? in
            guard case .byKind(_, _, let inner?) = field.shape, !inner.isAtomic else { return nil }
            let needed = inner.fields.filter(\.isRequired).map(\.key)
            return needed.isEmpty ? nil : JSONMember(field.key.rawValue, required(needed))
        }
        return [JSONMember("if", required([.extends])), JSONMember("else", ["properties": .object(parts)])]
    }

    /// A member of a group of tokens: a token, or a group like the one around it.
    static func tokens(_ group: String, _ token: SchemaFacet?, _ leaf: SchemaFacet) -> JSONValue {
        let inner: JSONValue = ["$ref": .reference(group)]
        guard let token else { return (leaf | .mapping(group)).orNull.schema }
        let keys = ColorSchema.color.fields.map(\.key)
        return .object(
            [
                JSONMember("type", .strings(leaf.orNull.types))
            ] + SchemaPattern.color.keywords + [
                JSONMember("if", ["type": "object", "anyOf": .array(keys.map { required([$0]) })]),
                JSONMember("then", token.schema), JSONMember("else", inner),
            ])
    }

    private static let notNull: JSONValue = ["not": ["type": "null"]]

    /// Holds for mappings that have these keys, and for what is no mapping.
    static func required(_ keys: [Key]) -> JSONValue { ["required": .strings(keys.map(\.rawValue))] }

    private static func none(_ keys: [Key]) -> JSONValue {
        .object(keys.map { JSONMember($0.rawValue, false) })
    }
}
