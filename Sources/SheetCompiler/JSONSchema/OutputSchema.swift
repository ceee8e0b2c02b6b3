import SheetLayout
import SheetModel

/// The schema of normalised JSON (LANGUAGE §8).
enum OutputSchema {
    /// The name of a colour's definition.
    static let color = "colorValue"

    /// The whole schema.
    static var document: JSONValue {
        var shapes = NormalisedShapes()
        let properties = shapes.properties(of: sheetKeys)
        shapes.definitions.add(color) { _ in colorMembers }
        shapes.definitions.add("sheet") { _ in sheet(properties) }
        shapes.definitions.add("resolution") { _ in ResolutionSchema.resolution }
        shapes.definitions.add("context") { _ in ResolutionSchema.context }
        return .schema(
            "the JSON of sheetc", "Every sheet with its defaults, and what it is in every context.",
            .closed([
                "sheetc": ["const": 1], "contexts": .list(of: "context"),
                "tokens": .object(
                    .closed([
                        "colors": ["type": "object", "additionalProperties": ["$ref": .reference(color)]],
                        "lengths": ["type": "object", "additionalProperties": ["type": "number"]],
                    ])), "sheets": .list(of: "sheet"),
            ]), definitions: shapes.definitions.members)
    }

    /// The keys of a sheet that stand in the output as they stand in a spec.
    private static let sheetKeys: Record = {
        var record = SheetSchema.sheet
        record.fields.removeAll { [.sheet, .summary, .abstract, .extends, .slots].contains($0.key) }
        return record
    }()

    /// Keys without a default in the tables, that depend on other keys or are always filled in.
    private static let computed: [Key] = [
        .type, .background, .dim, .interaction, .compactHeight, .detents,
    ]

    private static func sheet(_ properties: [JSONMember]) -> [JSONMember] {
        let head: [JSONMember] = [
            JSONMember("id", SchemaFacet("string").schema("the sheet's id")),
            JSONMember("swiftName", SchemaFacet("string").schema("its name in generated code, without backticks")),
            JSONMember("source", SchemaFacet("string").schema("the file it was read from, relative to the project")),
            JSONMember("summary", SchemaFacet("string").schema("what it is for")),
        ]
        let tail = [JSONMember("resolved", .list(of: "resolution"))]
        let required = sheetKeys.fields.filter { $0.standard != nil || computed.contains($0.key) }
        return [
            JSONMember("type", "object"), JSONMember("properties", .object(head + properties + tail)),
            JSONMember("patternProperties", ["^x-": true]), JSONMember("additionalProperties", false),
            JSONMember(
                "required", .strings(["id", "swiftName", "source"] + required.map(\.key.rawValue) + ["resolved"])),
        ]
    }

    /// Both sides, or the name of a colour that the app resolves.
    private static let colorMembers: [JSONMember] = {
        let side: JSONValue = SchemaFacet.text(.resolvedColor).schema
        return .closed([
            "light?": side, "dark?": side, "token?": ["type": "string"],
            "space?": ["enum": [.string(SheetColorSpace.displayP3.rawValue)]],
        ]) + [
            JSONMember("if", SchemaBranches.required([.light])), JSONMember("then", SchemaBranches.required([.dark])),
            JSONMember("else", ["required": ["token"], "properties": ["dark": false, "space": false]]),
        ]
    }()
}

/// What a sheet is in a context.
enum ResolutionSchema {
    private static let number: JSONValue = ["type": "number"]
    private static let text: JSONValue = ["type": "string"]
    private static let texts: JSONValue = ["type": "array", "items": ["type": "string"], "minItems": 1]

    private static let insets = JSONValue.object(
        .closed(["top": number, "bottom": number, "leading": number, "trailing": number]))

    private static let interval = JSONValue.object(
        .closed(["min": number, "typical": number, "max": ["type": ["number", "null"]]]))

    /// One entry of `contexts`.
    static let context: [JSONMember] = .closed([
        "id": text, "device": text, "orientation": .oneOf(SheetContext.Orientation.self),
        "textSize": .oneOf(SheetTextSize.self), "profile": .oneOf(SheetProfile.self), "width": number,
        "height": number, "scale": number, "safeArea": insets,
    ])

    /// One entry of a sheet's `resolved`.
    static let resolution: [JSONMember] = .closed([
        "context": text, "form": .oneOf(SheetForm.self), "width": number, "max": number, "cap": number,
        "header": number, "footer": number, "insets": insets, "spacing": number, "grabber": ["type": "boolean"],
        "corner?": number, "content": interval, "fit": interval,
        "detents": ["type": "array", "items": .object(detent), "minItems": 1], "initial": text, "conditional?": texts,
        "dimFrom?": text, "upThrough?": text, "overflow?": number, "unreachable?": number, "scrolls?": texts,
        "blocks": ["type": "array", "items": .object(.closed(["id?": text, "y": number, "height": number]))],
    ])

    private static let detent: [JSONMember] = .closed([
        "id": text, "value": number, "total": number, "top?": number,
        "range?": ["type": "array", "items": number, "minItems": 2, "maxItems": 2],
        "reasons?": ["type": "array", "items": .oneOf(SheetReason.self), "minItems": 1], "merged?": texts,
        "card?": .object(.closed(["inset": number, "height": number, "top": number])), "threshold?": number,
    ])
}

extension JSONValue {
    /// A list of what a definition describes.
    static func list(of definition: String) -> JSONValue {
        ["type": "array", "items": ["$ref": .reference(definition)]]
    }

    /// One of the words of an enum.
    static func oneOf<Words: CaseIterable & RawRepresentable>(_: Words.Type) -> JSONValue
    where Words.RawValue == String {
        ["enum": .strings(Words.allCases.map(\.rawValue))]
    }
}

extension [JSONMember] {
    /// A mapping with these members and no other; the name of one that may be missing ends in `?`.
    static func closed(_ members: KeyValuePairs<String, JSONValue>) -> [JSONMember] {
        let properties = members.map { name, value in
            JSONMember(name.last == "?" ? String(name.dropLast()) : name, value)
        }
        let required = members.map(\.key).filter { $0.last != "?" }
        return [
            JSONMember("type", "object"), JSONMember("properties", .object(properties)),
            JSONMember("additionalProperties", false),
        ] + (required.isEmpty ? [] : [JSONMember("required", .strings(required))])
    }
}
