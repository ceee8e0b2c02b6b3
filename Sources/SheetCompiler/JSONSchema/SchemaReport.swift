package import SheetText

/// What a JSON Schema can be had for.
package enum SchemaSubject: String, CaseIterable, Sendable {
    /// A document of a spec: a sheet or tokens.
    case spec
    /// The project file `sheetc.yaml`.
    case config
    /// The normalised JSON that `build` writes.
    case output
    /// The report that `lint --format json` writes.
    case diagnostics
}

/// The JSON Schema (2020-12) of a subject, made from the tables that the decoder goes by.
package func jsonSchema(of subject: SchemaSubject) -> ByteBuffer {
    let schema =
        switch subject {
        case .spec: SpecSchema.document
        case .config: ConfigSchema.document
        case .output: OutputSchema.document
        case .diagnostics: DiagnosticsSchema.document
        }
    var buffer = ByteBuffer()
    buffer.appendJSON(style: .indented) { $0.write(schema) }
    buffer.append(0x0A)
    return buffer
}

extension JSONValue {
    /// A whole schema: its head, what it says, and what that refers to.
    static func schema(
        _ title: String, _ about: String, _ members: [JSONMember], definitions: [JSONMember] = []
    ) -> JSONValue {
        let head = [
            JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"), JSONMember("title", .string(title)),
            JSONMember("description", .string(about)),
        ]
        let tail = definitions.isEmpty ? [] : [JSONMember("$defs", .object(definitions))]
        return .object(head + members + tail)
    }

    /// What `$ref` takes.
    static func reference(_ name: String) -> JSONValue { .string("#/$defs/" + name) }
}
