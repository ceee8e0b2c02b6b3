import SheetText

/// The schema of the report for programs.
enum DiagnosticsSchema {
    /// The whole schema.
    static var document: JSONValue {
        .schema(
            "the report of sheetc", "What `sheetc lint --format json` found.",
            .closed([
                "version": ["const": 1], "diagnostics": .list(of: "diagnostic"), "summary": .object(summary),
            ]),
            definitions: [
                JSONMember("diagnostic", .object(diagnostic)), JSONMember("note", .object(note)),
                JSONMember("edit", .object(edit)), JSONMember("position", .object(position)),
            ])
    }

    private static let text: JSONValue = ["type": "string"]
    private static let place: JSONValue = ["$ref": .reference("position")]

    private static let summary: [JSONMember] = .closed([
        "files": count("files that were read"), "errors": count("findings that are errors"),
        "warnings": count("findings that are warnings"), "hints": count("findings that are hints"),
    ])

    private static let diagnostic: [JSONMember] = .closed([
        "rule": [
            "description": "what was looked for; `sheetc explain` tells more",
            "enum": .strings(RuleID.allCases.map(\.rawValue)),
        ],
        "severity": .oneOf(Severity.self), "message": text,
        "path": ["description": "relative to the project, with `/`", "type": "string"], "start": place, "end": place,
        "notes": .list(of: "note"),
        "contexts?": [
            "description": "ids of the contexts it concerns, worst first", "type": "array", "items": text,
            "minItems": 1,
        ],
        "fix?": .object(.closed(["title": text, "edits": .list(of: "edit")])),
    ])

    /// A place has a path and both ends, or none of them.
    private static let note: [JSONMember] =
        .closed(["message": text, "path?": text, "start?": place, "end?": place]) + [
            JSONMember("if", ["anyOf": [["required": ["path"]], ["required": ["start"]], ["required": ["end"]]]]),
            JSONMember("then", ["required": ["path", "start", "end"]]),
        ]

    /// The path is that of the finding where it is not written.
    private static let edit: [JSONMember] = .closed([
        "path?": text, "start": place, "end": place,
        "text": ["description": "what stands there afterwards", "type": "string"],
    ])

    private static let position: [JSONMember] = .closed([
        "offset": count("bytes from the beginning of the file"), "line": ordinal("from 1"),
        "column": ordinal("Unicode scalars, from 1"),
    ])

    private static func count(_ about: String) -> JSONValue {
        ["description": .string(about), "type": "integer", "minimum": 0]
    }

    private static func ordinal(_ about: String) -> JSONValue {
        ["description": .string(about), "type": "integer", "minimum": 1]
    }
}
