import SheetLayout
import SheetModel
import SheetRules
import SheetText

/// The schema of a document of a spec.
enum SpecSchema {
    /// Told apart by its kind: `sheet` or `tokens`.
    static var document: JSONValue {
        var shapes = SourceShapes(mayInherit: true)
        shapes.define(SheetSchema.sheet, allowingOwnKeys: true)
        shapes.define(TokenSchema.tokens)
        let tokens = SchemaFacet.mapping(TokenSchema.tokens.definitionName).orNull
        shapes.definitions.add("tokensDocument") { _ in
            [
                JSONMember("title", "a document of tokens"),
                JSONMember("properties", ["tokens": tokens.schema(tokensAbout)]),
                JSONMember("patternProperties", ["^x-": true]), JSONMember("additionalProperties", false),
            ]
        }
        return .schema(
            "a document of a sheetc spec", "A bottom sheet, or design tokens that sheets use.",
            [
                JSONMember("type", ["object", "null"]), JSONMember("if", SchemaBranches.required([.tokens])),
                JSONMember("then", ["$ref": .reference("tokensDocument")]),
                JSONMember("else", ["$ref": .reference(SheetSchema.sheet.definitionName)]),
            ], definitions: shapes.definitions.members)
    }

    private static let tokensAbout = "colours and lengths by path, for all sheets of the project"
}

/// The schema of the project file.
enum ConfigSchema {
    /// The whole schema.
    static var document: JSONValue {
        var shapes = SourceShapes(mayInherit: false)
        shapes.define(ProjectSchema.project)
        return .schema(
            "sheetc.yaml", "The project file of sheetc: what to read, what to resolve it for, what to write.",
            [
                JSONMember("type", "object"),
                JSONMember("$ref", .reference(ProjectSchema.project.definitionName)),
            ], definitions: shapes.definitions.members)
    }

    /// What the settings reader asks beyond the tables: the matrix is not empty, and devices are known.
    static func refine(_ facet: inout SchemaFacet, of key: Key) {
        guard [.devices, .orientations, .textSizes].contains(key) else { return }
        if key == .devices {
            let known = SheetDevice.groupNames + SheetDevice.all.map(\.id)
            let item = SchemaFacet.words(known) | .mapping(ProjectSchema.device.definitionName)
            facet = .list(item.schema)
        }
        facet.keywords.append(JSONMember("minItems", 1))
    }
}

extension SchemaFacet {
    /// Severities by rule; those that stop the resolution stay errors.
    static let severities: SchemaFacet = {
        let words = Severity.allCases.map(\.rawValue) + ["off"]
        let rules = Rule.all.map { rule in
            let allowed = rule.id.isLocked ? [Severity.error.rawValue] : words
            return JSONMember(
                rule.id.rawValue,
                SchemaFacet.words(allowed).schema(rule.summary, standard: .string(rule.severity.rawValue)))
        }
        return SchemaFacet(
            "object",
            keywords: ["properties": .object(rules), "additionalProperties": SchemaFacet.words(words).schema])
    }()
}
