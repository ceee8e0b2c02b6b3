import Foundation
import Testing

/// `sheetc lint` as its users run it.
@Suite struct LintCommandTests {
    private let broken = "sheet: a\ntyp: expand # why\ncontent: [{height: 80}]\n"
    private let whole = "sheet: a\ntype: expand # why\ncontent: [{height: 80}]\n"

    private func run(_ line: String, _ folder: TemporaryFolder) throws -> BuiltProgram.Result {
        try BuiltProgram.shell(line, in: URL(filePath: folder.path))
    }

    @Test func fixWritesAndKeepsPermissions() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", broken)
        let result = try run("chmod 640 a.yaml && sheetc lint --fix a.yaml && ls -l a.yaml", folder)
        #expect(result.status == 0)
        #expect(result.output.contains("-rw-r-----"))
        #expect(folder.read("a.yaml") == whole)
        #expect(folder.files == ["a.yaml"])
        #expect(result.error.contains("fixed 1 finding in 1 file"))
    }

    @Test func fixFollowsLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("real/a.yaml", broken)
        try folder.link("a.yaml", to: "real/a.yaml")
        #expect(try run("sheetc lint --fix a.yaml && test -L a.yaml", folder).status == 0)
        #expect(folder.read("real/a.yaml") == whole)
    }

    @Test func diffShowsAndWritesNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", broken)
        let result = try run("sheetc lint --diff a.yaml", folder)
        #expect(result.status == 1)
        #expect(
            result.output.hasPrefix(
                "--- a/a.yaml\n+++ b/a.yaml\n@@ -1,3 +1,3 @@\n sheet: a\n-typ: expand # why\n+type:"))
        #expect(folder.read("a.yaml") == broken)
        #expect(try run("sheetc lint --diff a.yaml | patch -s -p1 && sheetc lint a.yaml", folder).status == 0)
        #expect(folder.read("a.yaml") == whole)
    }

    @Test func fixOfStandardInputPrintsTheText() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", broken)
        let result = try run("sheetc lint --fix - --stdin-filename a.yaml < a.yaml", folder)
        #expect(result.output == whole)
        #expect(result.status == 0)
        #expect(folder.read("a.yaml") == broken)
        #expect(try run("sheetc lint --fix - < /dev/null", folder).output == "")
        #expect(try run("sheetc lint --fix --format json - < a.yaml", folder).status == 2)
    }

    @Test func saysWhatIsNotFixed() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", "sheet: a\ndetent: {}\ncontent: [{height: 80}]\n")
        let result = try run("sheetc lint --fix a.yaml", folder)
        #expect(result.status == 1)
        #expect(result.error.contains("a.yaml:2:1: [unknown-key] is not fixed"))
    }

    @Test func aReportTakesNoSourcesPlace() throws {
        let folder = try TemporaryFolder()
        let spec = "sheet: a\ncontent: [{height: 80}]\n"
        try folder.write("Specs/a.yaml", spec)
        try folder.write("sheetc.yaml", "sheetc: 1\n")
        try folder.link("alias", to: "Specs/a.yaml")
        for file in ["Specs/a.yaml", "sheetc.yaml", "alias"] {
            let result = try run("sheetc lint --report json=\(file)", folder)
            #expect(result.status == 2 && result.error.contains("\(file) is a source of this project"))
        }
        #expect(folder.read("Specs/a.yaml") == spec && folder.read("sheetc.yaml") == "sheetc: 1\n")
        #expect(try run("sheetc lint --report json=-", folder).status == 2)
    }

    @Test func reportsGoToFilesToo() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", broken)
        let result = try run(
            "sheetc lint a.yaml --report sarif=o.sarif --report junit=o.xml --report json=o.json", folder)
        #expect(result.output.hasPrefix("a.yaml:2:1: error[unknown-key]"))
        #expect(folder.files == ["a.yaml", "o.json", "o.sarif", "o.xml"])
        #expect(folder.read("o.json") == (try run("sheetc lint a.yaml --format json", folder).output))
        let log = try #require(folder.read("o.sarif")?.data(using: .utf8))
        let sarif = try #require(try JSONSerialization.jsonObject(with: log) as? [String: Any])
        #expect(sarif["version"] as? String == "2.1.0")
        let missing = try run("sheetc lint a.yaml --report json=no/o.json", folder)
        #expect(missing.status == 2)
    }

    /// A reader must find a whole document, whatever happened.
    @Test(arguments: ["json", "sarif", "gitlab", "junit", "checkstyle"])
    func machineFormatsAreCompleteWithoutFindings(_ format: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", whole)
        for arguments in ["a.yaml", "nowhere"] {
            let result = try run("sheetc lint --format \(format) --report \(format)=o \(arguments)", folder)
            #expect(result.status == (arguments == "a.yaml" ? 0 : 2))
            #expect(folder.read("o") == result.output)
            if ["junit", "checkstyle"].contains(format) {
                #expect(result.output.hasPrefix("<?xml ") && result.output.hasSuffix(">\n"))
            } else {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(result.output.utf8)) }
            }
        }
    }

    @Test func addsAnnotationsOnGitHub() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", broken)
        let annotation = "::error file=a.yaml,line=2,endLine=2,col=1,endColumn=4,title=unknown-key::"
        #expect(try run("GITHUB_ACTIONS=true sheetc lint a.yaml", folder).output.contains(annotation))
        #expect(try run("GITHUB_ACTIONS=true sheetc build a.yaml", folder).output.contains(annotation))
        #expect(!(try run("sheetc lint a.yaml", folder).output.contains(annotation)))
        let json = try run("GITHUB_ACTIONS=true sheetc lint a.yaml --format json", folder)
        #expect(!json.output.contains("::error"))
    }

    @Test func tellsOfGeneratedFilesThatWereChanged() throws {
        let folder = try TemporaryFolder()
        try folder.write("sheetc.yaml", "sheetc: 1\nspecs: [Specs]\n")
        try folder.write("Specs/a.yaml", "sheet: a\ncontent: [{height: 80}]\n")
        let built = try run("sheetc build && sheetc lint --fail-on warning", folder)
        #expect(built.status == 0)
        _ = try run("echo >> Generated/Sheets.swift", folder)
        let changed = try run("sheetc lint --format short --fail-on warning", folder)
        #expect(changed.status == 1)
        #expect(changed.output.hasPrefix("Generated/Sheets.swift:1:1: warning[edited-output]"))
        #expect(try run("sheetc lint --fail-on warning Specs", folder).status == 0)
        #expect(try run("sheetc lint --fail-on warning .", folder).status == 1)
    }

    @Test func tellsOfPatternsThatMatchNothing() throws {
        let folder = try TemporaryFolder()
        try folder.write("sheetc.yaml", "sheetc: 1\nspecs: [Specs]\nexclude: [Specs/old, Specs/none]\n")
        try folder.write("Specs/old/a.yaml", "sheet: a\n")
        try folder.write("Specs/b.yaml", "sheet: b\ncontent: [{height: 80}]\n")
        for arguments in ["", "Specs/b.yaml"] {
            let result = try run("sheetc lint --format short \(arguments)", folder)
            #expect(result.output.hasPrefix("sheetc.yaml:3:22: hint[unused-exclude]"))
            #expect(result.output.split(separator: "\n").count == 1)
        }
    }
}
