import SheetModel

/// Schemas of what people write.
struct SourceShapes {
    /// Whether keys that must be there may be inherited: their absence is no fault of the mapping alone.
    let mayInherit: Bool
    /// What the schemas refer to.
    var definitions = SchemaDefinitions()

    // MARK: Values

    /// A value of this shape; `owner` is the record whose key it belongs to.
    mutating func facet(_ shape: Shape, in owner: Record) -> SchemaFacet {
        switch shape {
        case .text, .reference: SchemaFacet("string", "number", "boolean")
        case .identifier:
            .identifier
        case .bool: SchemaFacet("boolean")
        case .off: .off
        case .number(let range): .number("number", range)
        case .count(let range): .number("integer", Double(range.lowerBound)...Double(range.upperBound))
        case .expression:
            .number("number", -1_000_000...1_000_000)
                | SchemaFacet.text(.expression)
        case .condition: .text(.condition)
        case .color: color()
        case .choice(let choice): .words(choice.words + choice.aliases.keys.sorted())
        case .ratio:
            SchemaFacet("number", keywords: ["exclusiveMinimum": 0, "maximum": 1_000_000])
                | SchemaFacet.text(.ratio)
        case .curve: .text(.curve)
        case .list(let item): .list(facet(item, in: owner).schema)
        case .record(let record): mapping(record)
        case .byKind(let scalars, let list, let record): byKind(scalars, list, record, owner)
        case .special(let special): facet(special, in: owner)
        }
    }

    private mutating func byKind(_ scalars: [Form], _ list: Form?, _ record: Record?, _ owner: Record) -> SchemaFacet {
        var facets: [SchemaFacet] = []
        for form in scalars { facets.append(facet(form.shape, in: owner)) }
        if let list { facets.append(facet(list.shape, in: owner)) }
        if let record { facets.append(mapping(record)) }
        return facets.dropFirst().reduce(facets[0], |)
    }

    private mutating func facet(_ special: Special, in owner: Record) -> SchemaFacet {
        switch special {
        case .blocks: .list(mapping(owner).schema)
        case .slots: slots()
        case .colorTokens: tokens("colorTokens", mapping(ColorSchema.color), leaf: color()).withoutColorKeys
        case .lengthTokens: tokens("lengthTokens", nil, leaf: .length)
        case .ruleSeverities: .severities
        }
    }

    // MARK: Mappings

    private mutating func mapping(_ record: Record) -> SchemaFacet {
        define(record)
        return .mapping(record.definitionName)
    }

    /// Adds the definition of a record.
    mutating func define(_ record: Record, allowingOwnKeys: Bool = false) {
        var definitions = definitions
        let mayInherit = mayInherit
        definitions.add(record.definitionName) { definitions in
            var shapes = SourceShapes(mayInherit: mayInherit, definitions: definitions)
            defer { definitions = shapes.definitions }
            return shapes.members(of: record, allowingOwnKeys: allowingOwnKeys)
        }
        self.definitions = definitions
    }

    private mutating func members(of record: Record, allowingOwnKeys: Bool) -> [JSONMember] {
        let required = record.isAtomic || !mayInherit || allowingOwnKeys ? record.fields.filter(\.isRequired) : []
        var members = [JSONMember("title", .string(record.name)), JSONMember("properties", properties(of: record))]
        if allowingOwnKeys { members.append(JSONMember("patternProperties", ["^x-": true])) }
        members.append(JSONMember("additionalProperties", false))
        if !required.isEmpty { members.append(JSONMember("required", .strings(required.map(\.key.rawValue)))) }
        if record.isBlock {
            members += SchemaBranches.blocks(record)
        } else if record.definitionName == ColorSchema.color.definitionName {
            members += SchemaBranches.color
        } else if record.field(.height) != nil, record.field(.content) != nil {
            members += SchemaBranches.part
        }
        if mayInherit, allowingOwnKeys { members += SchemaBranches.withoutBase(record) }
        return members
    }

    private mutating func properties(of record: Record) -> JSONValue {
        var properties: [JSONMember] = []
        for field in record.fields { properties.append(JSONMember(field.key.rawValue, schema(of: field, in: record))) }
        if let spread = record.spread, case .record(let inner) = spread.shape {
            for field in inner.fields {
                properties.append(JSONMember(field.key.rawValue, schema(of: field, in: inner)))
            }
        }
        return .object(properties)
    }

    /// A key without a value is as if it were not written, where it says nothing without one.
    private mutating func schema(of field: Field, in record: Record) -> JSONValue {
        var facet = facet(field.shape, in: record)
        if record.definitionName == ProjectSchema.project.definitionName { ConfigSchema.refine(&facet, of: field.key) }
        let isNeeded = field.isRequired || record.isBlock && BlockSchema.heightForms.contains(field.key)
        let mayBeNull = !isNeeded || record.isBlock && field.key == .divider
        return (mayBeNull ? facet.orNull : facet).schema(field.about, standard: field.standardValue)
    }

    // MARK: Special shapes

    private mutating func color() -> SchemaFacet {
        SchemaFacet.text(.color) | mapping(ColorSchema.color)
    }

    private mutating func slots() -> SchemaFacet {
        let blocks = SchemaFacet.list(mapping(BlockSchema.block).schema).orNull
        return SchemaFacet(
            "object",
            keywords: [
                "propertyNames": .object(SchemaPattern.identifier.keywords + [JSONMember("maxLength", 100)]),
                "additionalProperties": blocks.schema,
            ])
    }

    /// Groups in groups, with tokens in them; a mapping that is a token itself is told by its keys.
    private mutating func tokens(_ name: String, _ token: SchemaFacet?, leaf: SchemaFacet) -> SchemaFacet {
        let members = SchemaBranches.tokens(name, token, leaf)
        definitions.add(name) { _ in [JSONMember("additionalProperties", members)] }
        return .mapping(name)
    }
}

extension SchemaFacet {
    /// A mapping of colours is none itself.
    fileprivate var withoutColorKeys: SchemaFacet {
        var copy = self
        let none = ColorSchema.color.fields.map { JSONMember($0.key.rawValue, false) }
        copy.keywords.append(JSONMember("properties", .object(none)))
        return copy
    }

    /// A number within bounds, or the only one that there is.
    static func number(_ type: String, _ range: ClosedRange<Double>) -> SchemaFacet {
        let isOne = range.lowerBound == range.upperBound
        return isOne
            ? SchemaFacet(type, keywords: ["const": .number(range.lowerBound)])
            : SchemaFacet(
                type, keywords: ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
    }

    /// A length token: points, or another token's path.
    fileprivate static let length =
        number("number", -1_000_000...1_000_000)
        | SchemaFacet.text(.path)
}
