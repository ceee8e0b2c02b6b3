import Foundation
import Testing

@testable import SheetText

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct MachineFormatTests {
    private let files = [
        SourceFile(path: "a,b:c %FF 쿠.yaml", bytes: Array("a: 1\nb: 2\n".utf8)),
        SourceFile(path: "clean.yaml", bytes: []), SourceFile(path: "z.yaml", bytes: Array("쿠폰: x\n".utf8)),
    ]

    private var diagnostics: [Diagnostic] {
        let first = Finding(
            .unknownKey, at: SourceRange(file: 0, start: 5, end: 6), "50% of <\"b\">\n::error::x & \u{1}",
            notes: [Note("seen", at: SourceRange(file: 0, start: 0, end: 1))], help: "h",
            fix: FixIt("t", [TextEdit(SourceRange(file: 0, start: 5, end: 6), "c")]))
        let second = Finding(.emptyFile, at: SourceRange(file: 2, start: 0, end: 6), "m")
        return [
            Diagnostic(first, severity: .error), Diagnostic(first, severity: .warning),
            Diagnostic(second, severity: .hint),
        ]
    }

    @Test func gitHubCommandsAreOneLineEach() {
        var buffer = ByteBuffer()
        GitHubRenderer().render(diagnostics, files: files, into: &buffer)
        let lines = text(buffer).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(
            lines[0]
                == "::error file=a%2Cb%3Ac %25FF 쿠.yaml,line=2,endLine=2,col=1,endColumn=2,title=unknown-key::50%25 of <\"b\">%0A::error::x & \u{1}%0Anote: seen at a,b:c %25FF 쿠.yaml:1:1%0Ahelp: h"
        )
        #expect(lines[2] == "::notice file=z.yaml,line=1,endLine=1,col=1,endColumn=3,title=empty-file::m")
    }

    @Test func gitLabFingerprintsDifferAndLast() throws {
        var buffer = ByteBuffer()
        GitLabRenderer().render(diagnostics, files: files, into: &buffer)
        let list = try #require(try JSONSerialization.jsonObject(with: Data(buffer.bytes)) as? [[String: Any]])
        #expect(list.map { $0["severity"] as? String } == ["major", "minor", "info"])
        let fingerprints = list.compactMap { $0["fingerprint"] as? String }
        #expect(Set(fingerprints).count == 3)
        var moved = diagnostics
        moved[0].finding.range.start = 0
        var again = ByteBuffer()
        GitLabRenderer().render(moved, files: files, into: &again)
        #expect(text(again).contains(fingerprints[0]))
    }

    @Test func checkstyleIsXML() throws {
        var buffer = ByteBuffer()
        CheckstyleRenderer().render(diagnostics, files: files, into: &buffer)
        let elements = try Elements(buffer.bytes)
        #expect(elements.names == ["checkstyle", "file", "error", "error", "file", "error"])
        #expect(elements.attributes[2]["message"] == "50% of <\"b\">\n::error::x & \u{FFFD}")
        #expect(elements.attributes[1]["name"] == files[0].path)
        #expect(elements.attributes[5]["severity"] == "info")
    }

    @Test func jUnitCountsWhatItHolds() throws {
        var buffer = ByteBuffer()
        JUnitRenderer().render(diagnostics, files: files, into: &buffer)
        let elements = try Elements(buffer.bytes)
        #expect(elements.names.count { $0 == "testcase" } == 4 && elements.names.count { $0 == "failure" } == 2)
        #expect(elements.attributes[1]["tests"] == "4" && elements.attributes[1]["failures"] == "2")
        #expect(elements.attributes.contains { $0["classname"] == "clean.yaml" })
    }

    @Test(arguments: [true, false]) func nothingToSayIsValidToo(isXML: Bool) throws {
        var buffer = ByteBuffer()
        if isXML {
            CheckstyleRenderer().render([], files: [], into: &buffer)
            #expect(try Elements(buffer.bytes).names == ["checkstyle"])
        } else {
            GitLabRenderer().render([], files: [], into: &buffer)
            #expect(text(buffer) == "[]\n")
        }
    }

    @Test func sarifHasRulesFixesAndPlaces() throws {
        let rules = [
            RuleSummary(.emptyFile, summary: "s", help: "h", severity: .warning),
            RuleSummary(.unknownKey, summary: "k", help: "h", severity: .error),
        ]
        var buffer = ByteBuffer()
        SARIFRenderer(version: "1.0", rules: rules).render(diagnostics, files: files, into: &buffer)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(buffer.bytes)) as? [String: Any])
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleIndex"] as? Int } == [1, 1, 0])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
        let output = text(buffer)
        #expect(output.contains(#""uri": "a%2Cb%3Ac%20%FF%20%EC%BF%A0.yaml""#))
        #expect(output.contains(#""byteLength": 6"#))
        #expect(output.contains("\"relatedLocations\"") && output.contains("\"deletedRegion\""))
        #expect(results.allSatisfy { ($0["partialFingerprints"] as? [String: String])?.count == 1 })
    }
}

/// The elements of an XML text in order, or an error when it is not well-formed.
private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []

    init(_ bytes: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.coderInvalidValue) }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        self.attributes.append(attributes)
    }
}
