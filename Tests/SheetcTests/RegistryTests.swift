import Foundation
import SheetRules
import SheetText
import Testing

@Suite struct RegistryTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/SheetRules")

    @Test func everyIDHasOneRule() {
        #expect(Rule.all.map(\.id) == RuleID.allCases)
    }

    /// `screen-cap-clamps` of group `layout` is `Layout/ScreenCapClamps.swift`.
    @Test func everyRuleHasAFileOfItsName() throws {
        var files: [String] = []
        for group in RuleGroup.allCases {
            let folder = try #require(Self.folders().first { $0.lowercased() == group.rawValue })
            let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: folder).path)
            files += names.map { "\(group.rawValue)/\($0.lowercased())" }
        }
        let rules = Rule.all.map { rule in
            "\(rule.group.rawValue)/\(rule.id.rawValue.replacingOccurrences(of: "-", with: "")).swift"
        }
        #expect(files.sorted() == rules.sorted())
    }

    private static func folders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test(arguments: Rule.all.map(\.id)) func everyRuleIsDescribed(_ id: RuleID) throws {
        let rule = try #require(Rule.rule(for: id))
        #expect(rule.summary.first?.isUppercase == false)
        #expect(!rule.summary.hasSuffix("."))
        #expect(rule.summary.count < 80)
        #expect(rule.why.hasSuffix(".") && rule.why.count > 20)
        #expect(rule.howToFix.hasSuffix("."))
    }
}
