import Foundation
import SheetCompiler
import SheetText
import Testing

/// The sheets of the source systems, with everything that is made of them.
@Suite struct SpecGoldenTests {
    static let specs = ["adot", "base", "coupon-table", "fixed-header", "maps", "tip-full"]
    static let folder = "Tests/Goldens/specs"

    @Test func everySpecIsHeld() {
        let specs = Golden.names(in: "Specs").filter { $0 != "tokens.yaml" }
        #expect(specs == Self.specs.map { $0 + ".yaml" })
        let goldens = Self.specs.flatMap { [$0 + ".json", $0 + ".swift"] }
        #expect(Golden.names(in: Self.folder) == goldens.sorted())
    }

    @Test(arguments: specs) func makesTheBlessedOutputs(_ spec: String) throws {
        let outputs = try SpecProject(spec).outputs()
        try Golden("\(Self.folder)/\(spec).json").hold(outputs.json)
        try Golden("\(Self.folder)/\(spec).swift").hold(outputs.swift)
    }

    @Test(arguments: specs, ["5", "6"]) func constantsCompile(_ spec: String, mode: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Sheets.swift", try #require(Golden("\(Self.folder)/\(spec).swift").text))
        let strict = mode == "5" ? "-strict-concurrency=complete" : ""
        let result = try BuiltProgram.shell(
            "swiftc -typecheck -warnings-as-errors -swift-version \(mode) \(strict) Sheets.swift",
            in: URL(filePath: folder.path), mergingStreams: true)
        #expect(result.output.isEmpty)
        #expect(result.status == 0)
    }
}

/// A file of `Specs` with the tokens that all share, as a project of its own.
struct SpecProject {
    let project: Project

    init(_ name: String) throws {
        project = Project(
            try [name, "tokens"].map { name in
                let path = "Specs/\(name).yaml"
                return (path, try #require(Golden(path).text))
            })
    }

    /// Both outputs of a build.
    func outputs() throws -> (json: String, swift: String) {
        let compilation = try project.compile(for: .project)
        #expect(!compilation.hasErrors)
        let requests = [OutputRequest(.json, path: "sheets.json"), OutputRequest(.constants, path: "Sheets.swift")]
        let texts = try compilation.outputs(requests, project.configuration().settings)
            .map { String(decoding: $0.bytes, as: UTF8.self) }
        try #require(texts.count == 2)
        return (texts[0], texts[1])
    }
}
