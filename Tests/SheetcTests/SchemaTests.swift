import Foundation
import SheetCompiler
import SheetModel
import SheetText
import Testing

/// The JSON Schemas say what the decoder says.
@Suite struct SchemaTests {
    private static var spec: SchemaValidator? { try? validator(.spec) }
    private static var config: SchemaValidator? { try? validator(.config) }

    /// The rules that a schema can tell of; the others need the project, or the letters of a number.
    private static let ofSchemas: Set<RuleID> = [
        .unknownKey, .misplacedKey, .missingKey, .wrongType, .unknownValue, .numberOutOfRange, .unknownDocument,
        .heightForm, .unknownSetting,
    ]

    private static func validator(_ subject: SchemaSubject) throws -> SchemaValidator {
        SchemaValidator(try #require(TestValue.documents(jsonSchema(of: subject).bytes)?.first))
    }

    /// What the two say of a text: nothing where they agree.
    private func disagreement(_ text: [UInt8], isConfig: Bool = false) throws -> String? {
        let validator = try #require(isConfig ? Self.config : Self.spec)
        guard let documents = TestValue.documents(text) else { return nil }
        let faults = documents.flatMap { validator.faults(in: $0) }
        let errors = try errors(text, isConfig: isConfig)
        // What a mapping still lacks when a base's keys are beneath it is known when linking, to no schema.
        let extends = String(decoding: text, as: UTF8.self).contains("extends:")
        let ofSchemas = errors.filter {
            Self.ofSchemas.contains($0.finding.rule) && !$0.finding.isArithmetic
                && !(extends && $0.finding.rule == .missingKey)
        }
        if errors.isEmpty, let fault = faults.first { return "the schema refuses it: \(fault)" }
        guard faults.isEmpty, let error = ofSchemas.first?.finding else { return nil }
        return "the schema accepts it, the decoder says \(error.rule.rawValue): \(error.message)"
    }

    private func errors(_ text: [UInt8], isConfig: Bool) throws -> [Diagnostic] {
        let project = isConfig ? SourceFile(path: "sheetc.yaml", bytes: text) : nil
        let sources = isConfig ? [] : [CompilerInput(SourceFile(path: "a.yaml", bytes: text))]
        let compilation = Compiler(try ProjectConfiguration(file: project), for: .findings).compile(sources)
        return compilation.diagnostics.filter { $0.severity == .error }
    }

    // MARK: Whole files

    @Test(arguments: RuleCase.all) func agreesOnTheExamplesOfTheRules(_ golden: RuleCase) throws {
        for ending in [".yaml", ".fixed.yaml"] {
            guard let text = golden.bytes(ending) else { continue }
            #expect(try disagreement(text) == nil, "\(golden)\(ending)")
        }
        guard let config = golden.bytes(".sheetc.yaml") else { return }
        #expect(try disagreement(config, isConfig: true) == nil, "\(golden).sheetc.yaml")
    }

    @Test func acceptsTheSpecs() throws {
        let folder = DocumentationTests.root.appending(path: "Specs")
        let validator = try #require(Self.spec)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let text = try Data(contentsOf: folder.appending(path: name))
            let documents = try #require(TestValue.documents([UInt8](text)))
            #expect(documents.flatMap { validator.faults(in: $0) } == [], "\(name)")
        }
    }

    // MARK: Every key with every kind of value

    private static let samples = [
        "5", "0", "-1", "0.5", "1.5", "20000000", "true", "word", "\"5\"", "16/9", "\"#FFFFFF\"", "fit", "50%",
        "fit > 3", "yes", "[]", "[5]", "[word]", "[[]]", "{}", "{height: 5}", "{stray: 5}", "[{height: 5}]", "[null]",
        "[{stray: 5}]", "spring(0.5, 0.8)", "{typical: 3}", "{typical: 3, max: 2.5}", "{light: black}", "{dark: black}",
        "{color: black, opacity: 0.5}", "{color: black}", "{light: black, opacity: 1}", "{top: 5}", "{content: []}",
        "{height: 5, content: []}", "{duration: 2}", "{duration: 20}", "{items: 3, columns: 2, rowHeight: 9}",
        "{items: 3, columns: 0, rowHeight: 9}", "{from: fit}", "{radius: 4}", "{curve: circular}", "{drag: true}",
        "{upThrough: fit}", "{visible: auto}", "{visible: word}", "{a: [{height: 5}]}", "{label: words}", "[dismiss]",
    ]

    @Test(arguments: SheetSchema.sheet.fields.map(\.key)) func agreesOnSheets(_ key: Key) throws {
        try check(key, Self.samples) { "sheet: a\n\(key.rawValue): \($0)\ncontent: [{height: 90}]\n" }
        let base = "sheet: b\ncontent: [{height: 90}]\n---\n"
        try check(key, Self.samples + ["null"]) { base + "sheet: a\nextends: b\n\(key.rawValue): \($0)\n" }
    }

    @Test(arguments: BlockSchema.block.fields.map(\.key)) func agreesOnBlocks(_ key: Key) throws {
        let isForm = BlockSchema.heightForms.contains(key)
        try check(key, Self.samples) {
            "sheet: a\ncontent: [{\(isForm ? "" : "height: 90, ")\(key.rawValue): \($0)}]\n"
        }
        try check(key, Self.samples) { "sheet: a\ncontent: [{rows: 3, rowHeight: 9, \(key.rawValue): \($0)}]\n" }
        try check(key, Self.samples) { "sheet: a\nheader: [{text: body, \(key.rawValue): \($0)}]\n" }
    }

    @Test(arguments: [Key.id, .height, .min, .max, .when]) func agreesOnDetents(_ key: Key) throws {
        try check(key, Self.samples) { "sheet: a\ndetents: [{height: 90, \(key.rawValue): \($0)}]\n" }
        try check(key, Self.samples) { "sheet: a\ndetents: [{\(key.rawValue): \($0)}]\n" }
    }

    @Test(arguments: ["colors", "lengths", "stray"]) func agreesOnTokens(_ group: String) throws {
        for sample in Self.samples {
            for text in [
                "tokens: {\(group): \(sample)}\n", "tokens: {\(group): {x: \(sample)}}\n",
                "tokens: {\(group): {x: {y: \(sample)}}}\n", "tokens: \(sample)\n", "tokens: {}\n\(group): \(sample)\n",
            ] {
                #expect(try disagreement(Array(text.utf8)) == nil, "\(text)")
            }
        }
    }

    @Test(arguments: ProjectSchema.project.fields.map(\.key)) func agreesOnTheProjectFile(_ key: Key) throws {
        let more = [
            "[portrait]", "[AX1, accessibility2]", "{json: a}", "{access: public}", "{touch-target: off}",
            "{missing-key: off}", "{touch-target: loud}", "{nesting: 3}", "{nesting: 0}", "[phones]", "ios18", "16.4",
            "[{id: x, width: 3, height: 3, scale: 2}]", "[{id: x, width: 3}]",
        ]
        for sample in Self.samples + more {
            let head = key == .sheetc ? "" : "sheetc: 1\n"
            let text = head + "\(key.rawValue): \(sample)\n"
            #expect(try disagreement(Array(text.utf8), isConfig: true) == nil, "\(text)")
        }
    }

    private func check(_ key: Key, _ samples: [String], _ text: (String) -> String) throws {
        for sample in samples {
            // Within brackets a plain scalar ends at a comma: that is another rule's matter.
            let text = text(sample)
            guard !sample.hasPrefix("spring(") || !text.contains("{\(key.rawValue): spring") else { continue }
            #expect(try disagreement(Array(text.utf8)) == nil, "\(text)")
        }
    }

    // MARK: What is written

    @Test func describesTheOutput() throws {
        let validator = try Self.validator(.output)
        let result = try BuiltProgram.shell(
            "sheetc build Specs --emit json -o - --set 'orientations=[portrait, landscape]'",
            in: DocumentationTests.root)
        let output = try #require(TestValue.documents(Array(result.output.utf8))?.first)
        #expect(validator.faults(in: output) == [])
        #expect(output["sheets"]?.items.isEmpty == false)
        for name in output["sheets"]?.items.first?.members.map(\.0) ?? [] where !name.hasPrefix("x-") {
            let sheets = output["sheets"]?.items ?? []
            let lacking = TestValue.object(
                output.members.map { member in
                    guard member.0 == "sheets", let sheet = sheets.first else { return member }
                    return ("sheets", .array([.object(sheet.members.filter { $0.0 != name })]))
                })
            let isOptional = [
                "summary", "initial", "screenCap", "minHeight", "corner", "shadow", "motion", "width", "maxWidth",
            ].contains(name)
            #expect(validator.faults(in: lacking).isEmpty == isOptional, "without \(name)")
        }
    }

    @Test(arguments: RuleCase.all) func describesTheReport(_ golden: RuleCase) throws {
        let validator = try Self.validator(.diagnostics)
        let compilation = try golden.compile(try #require(golden.bytes(".yaml")))
        var buffer = ByteBuffer()
        JSONRenderer().render(compilation.diagnostics, files: compilation.files, into: &buffer)
        let report = try #require(TestValue.documents(buffer.bytes)?.first)
        #expect(validator.faults(in: report) == [])
        #expect(report["diagnostics"]?.items.count == compilation.diagnostics.count)
    }
}

extension Finding {
    /// What comes of calculating, which a schema does not do.
    fileprivate var isArithmetic: Bool { rule == .numberOutOfRange && !message.contains("\"") }
}
