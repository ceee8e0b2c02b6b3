import SheetModel

/// Schemas of what `sheetc` writes: every key in its one form, with its defaults filled in.
struct NormalisedShapes {
    /// What the schemas refer to.
    var definitions = SchemaDefinitions()

    /// A value of this shape; `owner` is the record whose key it belongs to.
    mutating func facet(_ shape: Shape, in owner: Record) -> SchemaFacet {
        switch shape {
        case .text, .identifier, .reference: SchemaFacet("string")
        case .bool: SchemaFacet("boolean")
        case .off: .off
        case .number(let range): .number("number", range)
        case .count(let range): .number("integer", Double(range.lowerBound)...Double(range.upperBound))
        case .expression: .text(.expression)
        case .condition: .text(.condition)
        case .color: .mapping(OutputSchema.color)
        case .choice(let choice): .words(choice.words)
        case .ratio:
            SchemaFacet("number", keywords: ["exclusiveMinimum": 0])
                | SchemaFacet.text(.ratio)
        case .curve: .text(.curve)
        case .list(let item): .list(facet(item, in: owner).schema)
        case .record(let record): mapping(record)
        case .byKind(let scalars, let list, let record): byKind(scalars, list, record, owner)
        case .special: .list(mapping(owner).schema)
        }
    }

    /// Shorthands are written out, and one of several is a list.
    private mutating func byKind(_ scalars: [Form], _ list: Form?, _ record: Record?, _ owner: Record) -> SchemaFacet {
        var facets: [SchemaFacet] = []
        for form in scalars where form.fills.isEmpty { facets.append(facet(form.shape, in: owner)) }
        if let list, list.fills.isEmpty {
            facets.append(facet(list.shape, in: owner))
        } else if let record {
            facets.append(mapping(record))
        }
        return facets.dropFirst().reduce(facets[0], |)
    }

    private mutating func mapping(_ record: Record) -> SchemaFacet {
        var definitions = definitions
        definitions.add(record.definitionName) { definitions in
            var shapes = NormalisedShapes(definitions: definitions)
            defer { definitions = shapes.definitions }
            return shapes.members(of: record)
        }
        self.definitions = definitions
        return .mapping(record.definitionName)
    }

    private mutating func members(of record: Record) -> [JSONMember] {
        var members = [
            JSONMember("title", .string(record.name)),
            JSONMember("properties", .object(properties(of: record))),
            JSONMember("additionalProperties", false),
        ]
        let required = NormalisedShapes.required(in: record)
        if !required.isEmpty { members.append(JSONMember("required", .strings(required.map(\.rawValue)))) }
        if record.isBlock {
            members += SchemaBranches.blocks(record)
        } else if record.field(.height) != nil, record.field(.content) != nil {
            members.append(
                JSONMember("oneOf", .array([Key.height, .content].map { SchemaBranches.required([$0]) })))
        }
        return members
    }

    /// The schemas of a record's keys.
    mutating func properties(of record: Record) -> [JSONMember] {
        record.fields.map { field in
            JSONMember(field.key.rawValue, facet(field.shape, in: record).schema(field.about))
        }
    }

    /// The keys that are always printed.
    private static func required(in record: Record) -> [Key] {
        if record.isBlock { return [] }
        let isDetent = record.field(.when) != nil
        return record.fields
            .filter { $0.isRequired || $0.standard != nil || isDetent && $0.key == .id }.map(\.key)
    }
}
