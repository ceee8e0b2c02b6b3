import Foundation
import SheetRules
import SheetText
import Testing

/// `explain`, `init` and `completions` as their users run them.
@Suite struct ExplainCommandTests {
    private let sheet = """
        sheet: coupon
        detents:
          - id: low
            height: 40% of screen
            min: 300
          - id: high
            height: fit
            when: fit > 2000
        screenCap: screen - 60
        content:
          - {id: rows, rows: {min: 0, typical: 12, max: 40}, rowHeight: 72, scroll: true}
        """

    private func run(_ line: String, _ folder: TemporaryFolder) throws -> BuiltProgram.Result {
        try BuiltProgram.shell(line, in: URL(filePath: folder.path))
    }

    /// 40 % of 667 is 266.8; `min` makes 300 of it, 40 × 72 = 2,880 is the most content.
    @Test func explainsAHeightStepByStep() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", sheet)
        let result = try run("sheetc explain coupon --device iphone-se-3", folder)
        let lines = result.output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(result.status == 0)
        for line in [
            "coupon on iphone-se-3 in portrait at large, ios26", "screen 667 form edge",
            "cap 607 `screen - 60` at a.yaml:9:12", "rows 864 from 0 to 2880, at a.yaml:11:5",
            "height 266.8 `40% of screen` at a.yaml:4:13", "min 300 `300` at a.yaml:5:10", "total 300",
            "inactive `fit > 2000` at a.yaml:8:11 does not hold",
        ] {
            #expect(lines.contains(line), "\(line) is not in\n\(result.output)")
        }
    }

    /// 40 % of 667 is 266.8, of 852 it is 340.8; the rows are the same on all devices.
    @Test func whatIsTheSameInSeveralContextsIsToldOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", sheet)
        try folder.write("sheetc.yaml", "sheetc: 1\ndevices: [iphone-se-3, iphone-15, iphone-16]\n")
        let output = try run("sheetc explain coupon", folder).output
        #expect(output.hasPrefix("coupon in 3 contexts, ios26\n\nwindow on iphone-se-3\n"))
        #expect(output.contains("\nwindow on iphone-15, iphone-16\n"))
        #expect(output.contains("\ncontent in all contexts\n"))
        #expect(output.contains("\ndetent low on iphone-se-3\n  height  266.8"))
        #expect(output.contains("\ndetent low on iphone-15, iphone-16\n"))
        #expect(output.contains("\ndetent high in all contexts\n"))
    }

    @Test func explainsOneDetentOnADevice() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.yaml", sheet)
        let result = try run("sheetc explain coupon.low --device iphone-15", folder)
        #expect(result.output.hasPrefix("coupon on iphone-15 "))
        #expect(result.output.contains("detent low\n"))
        #expect(!result.output.contains("detent high"))
        #expect(try run("sheetc explain coupon --device iphone-51", folder).error.contains("did you mean \"iphone-"))
        #expect(try run("sheetc explain coupon.lwo", folder).error.contains("did you mean \"low\"?"))
        #expect(try run("sheetc explain coupn", folder).error.contains("did you mean \"coupon\"?"))
    }

    @Test func explainsEveryRule() throws {
        let folder = try TemporaryFolder()
        for rule in Rule.all {
            let result = try run("sheetc explain \(rule.id.rawValue)", folder)
            #expect(result.status == 0)
            #expect(result.output.hasPrefix("\(rule.id.rawValue): \(rule.summary)\n"))
            for part in ["why", "bad", "reported", "good", "fix"] { #expect(result.output.contains("\n\(part):\n  ")) }
        }
        let near = try run("sheetc explain unkown-key", folder)
        #expect(near.status == 2)
        #expect(near.error.contains("did you mean \"unknown-key\"?"))
    }

    @Test func initGivesACleanProjectAndOverwritesNothing() throws {
        let folder = try TemporaryFolder()
        #expect(try run("sheetc init", folder).status == 0)
        #expect(
            folder.files == [".pre-commit-config.yaml", ".sheetc.schema.json", "Specs/welcome.yaml", "sheetc.yaml"])
        let clean = try run("sheetc lint --fail-on hint", folder)
        #expect(clean.status == 0, "\(clean.output)")
        let everywhere = "--set 'devices=[all]' --set 'orientations=[portrait, landscape]'"
        let wide = try run("sheetc lint --fail-on warning \(everywhere)", folder)
        #expect(wide.status == 0, "\(wide.output)")
        #expect(try run("sheetc build", folder).status == 0)
        let line = try #require(folder.read("Specs/welcome.yaml")?.split(separator: "\n").first)
        let schema = try #require(line.split(separator: "=").last)
        #expect(line.hasPrefix("# yaml-language-server: $schema="))
        #expect(try run("cd Specs && sheetc schema --spec | cmp - \(schema)", folder).status == 0)
        try folder.write("sheetc.yaml", "sheetc: 1\n")
        let again = try run("sheetc init", folder)
        #expect(again.status == 2)
        #expect(folder.read("sheetc.yaml") == "sheetc: 1\n")
    }

    @Test func initPrintsTheHookWhereThereAreHooks() throws {
        let folder = try TemporaryFolder()
        try folder.write(".pre-commit-config.yaml", "repos: []\n")
        #expect(try run("sheetc init", folder).output.contains("entry: sheetc lint"))
        #expect(folder.read(".pre-commit-config.yaml") == "repos: []\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completionsNameEveryCommand(_ shell: String) throws {
        let folder = try TemporaryFolder()
        let result = try run("sheetc completions \(shell)", folder)
        #expect(result.status == 0)
        for command in ["build", "lint", "resolve", "explain", "init", "completions"] {
            #expect(result.output.contains(command))
        }
    }
}
