import Foundation
import Testing

/// What `Docs/Integrations.md` tells people to paste does what it says there. (`DocumentationTests` runs its consoles,
/// `.ci/pre-commit` and `.ci/incremental` its hooks, its Makefile and its build.ninja.)
@Suite struct IntegrationsTests {
    private static let page = DocumentationTests.root.appending(path: "Docs/Integrations.md")

    private static func blocks(_ language: String) throws -> [String] {
        try MarkdownPage(String(contentsOf: page, encoding: .utf8)).blocks.filter { $0.language == language }
            .map(\.body)
    }

    /// A project with a clean spec, and one that has a finding of each severity.
    private func project(isClean: Bool) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "sheetc.yaml",
            "sheetc: 1\nspecs: [Specs]\noutputs: {json: Generated/sheets.json, swift: Generated/Sheets.swift}\n")
        try folder.write(
            "Specs/coupon.yaml", "sheet: coupon\naccessibility: {label: Coupons}\ncontent: [{height: 90}]\n")
        if !isClean {
            try folder.write(
                "Specs/bad one.yaml",
                "sheet: bad\nheder: 30\nfooter:\ndetents: [fit, 50%]\ncontent: [{height: 90}]\n")
        }
        return folder
    }

    private func run(_ line: String, _ folder: TemporaryFolder, shell: String = "sh") throws -> BuiltProgram.Result {
        try folder.write("script", line + "\n")
        return try BuiltProgram.shell(
            "SRCROOT=$PWD DERIVED_FILE_DIR=$PWD \(shell) ./script", in: URL(filePath: folder.path))
    }

    // MARK: Servers

    @Test func everyCommandOfAServerRuns() throws {
        let lines = try Self.blocks("yaml").flatMap { $0.split(separator: "\n") }.compactMap { line -> String? in
            let text = line.drop { $0 == " " || $0 == "-" }
            let command = text.hasPrefix("run: ") ? text.dropFirst(5) : text
            return command.hasPrefix("sheetc ") ? String(command) : nil
        }
        #expect(lines.count == 5)
        let folder = try project(isClean: true)
        #expect(try run("sheetc build", folder).status == 0)
        for line in lines { #expect(try run(line, folder).status == 0, "\(line)") }
        let found = try project(isClean: false)
        for line in lines where line.contains(" lint ") { #expect(try run(line, found).status == 1, "\(line)") }
        for report in ["sheetc.sarif", "gl-code-quality-report.json"] {
            #expect(found.read(report)?.contains("unknown-key") == true, "\(report)")
            let data = Data((found.read(report) ?? "").utf8)
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
        }
    }

    @Test func problemMatchersReadTheShortFormat() throws {
        let folder = try project(isClean: false)
        let lines = try run("sheetc lint --format short", folder).output.split(separator: "\n").map(String.init)
        let file = DocumentationTests.root.appending(path: "Docs/problem-matcher.json")
        let matchers = try JSONDecoder().decode(ProblemMatchers.self, from: Data(contentsOf: file)).problemMatcher
        #expect(Set(matchers.map(\.owner)).count == matchers.count)
        var seen: Set<String> = []
        for line in lines {
            let matches = try matchers.compactMap { try $0.match(line) }
            #expect(matches.count == 1, "\(line)")
            guard let match = matches.first else { continue }
            #expect(match["file"] == "Specs/bad one.yaml")
            #expect(match["message"]?.isEmpty == false)
            seen.insert("\(match["severity"] ?? "") \(match["line"] ?? "") \(match["code"] ?? "")")
        }
        #expect(
            seen.isSuperset(of: ["error 2 unknown-key", "warning 3 null-value", "notice 4 ambiguous-percent"]),
            "\(seen)")
    }

    // MARK: Xcode

    @Test func xcodeGetsIssuesWithAbsolutePaths() throws {
        let script = try #require(Self.blocks("bash").first)
        let clean = try project(isClean: true)
        #expect(try run(script, clean, shell: "bash").status == 0)
        #expect(clean.read("Generated/Sheets.swift") != nil)
        #expect(clean.read("sheets.d")?.contains("Specs/coupon.yaml") == true)
        let found = try project(isClean: false)
        let result = try run(script, found, shell: "bash")
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n").map(String.init)
        let issue = try NSRegularExpression(pattern: "^/.+: (error|warning|note): .+ \\([a-z-]+\\)$")
        let issues = lines.filter { issue.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }
        #expect(issues.contains { $0.hasSuffix("did you mean `header`? (unknown-key)") && $0.contains(": error: ") })
        #expect(issues.contains { $0.contains(": warning: ") && $0.hasSuffix("(null-value)") })
        let folder = URL(filePath: found.path).lastPathComponent
        #expect(issues.allSatisfy { $0.contains("/\(folder)/Specs/bad one.yaml:") })
    }

    // MARK: pre-commit

    @Test func thePageNamesTheHooksThatThereAre() throws {
        let hooks = try String(
            contentsOf: DocumentationTests.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
        let documents = try #require(TestValue.documents(Array(hooks.utf8)))
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let ids = documents[0].items.compactMap { hook -> String? in
            if case .string(let id)? = hook["id"] { id } else { nil }
        }
        #expect(
            ids == ["lint", "fix", "check"].map { "sheetc-" + $0 }
                + ["lint", "fix", "check"].map { "sheetc-\($0)-system" })
        for id in ids { #expect(page.contains("`\(id)`"), "\(id)") }
        for hook in documents[0].items {
            guard case .string(let id)? = hook["id"] else { continue }
            #expect(hook["language"] == .string(id.hasSuffix("-system") ? "system" : "swift"), "\(id)")
            #expect(hook["require_serial"] == .bool(true))
        }
    }
}

/// The file that GitHub's runner reads.
private struct ProblemMatchers: Decodable {
    struct Matcher: Decodable {
        struct Pattern: Decodable {
            var regexp: String
            var file: Int
            var line: Int
            var column: Int
            var severity: Int?
            var code: Int
            var message: Int
        }

        var owner: String
        var severity: String?
        var pattern: [Pattern]

        /// What the runner makes of a line; nil where that is none of its own.
        func match(_ line: String) throws -> [String: String]? {
            guard let pattern = pattern.first else { return nil }
            let expression = try NSRegularExpression(pattern: pattern.regexp)
            guard let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) else {
                return nil
            }
            let group = { (number: Int) in
                Range(match.range(at: number), in: line).map { String(line[$0]) } ?? ""
            }
            return [
                "file": group(pattern.file), "line": group(pattern.line), "column": group(pattern.column),
                "severity": pattern.severity.map(group) ?? severity ?? "error", "code": group(pattern.code),
                "message": group(pattern.message),
            ]
        }
    }

    var problemMatcher: [Matcher]
}
