import CommandKit
import SheetModel
import SheetRules
import SheetText

@testable import sheetc

/// A page of `Docs` with parts that are written from the program's own tables. Behind a line `<!-- keys: a sheet -->`
/// stands the table of that record, between `<!-- commands -->` or `<!-- rules -->` and `<!-- end -->` what is known of
/// those; the rest is written by hand.
struct ReferencePage {
    /// The records whose tables the page has.
    private(set) var records: [String] = []
    /// Markers that mean nothing.
    private(set) var unknown: [String] = []
    /// The page with every such part as it should be.
    private(set) var text = ""

    init(_ page: String) {
        var lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)[...]
        var output: [String] = []
        while let line = lines.popFirst() {
            output.append(line)
            guard let marker = Self.marker(line) else { continue }
            if marker.hasPrefix("keys: ") {
                lines = lines.drop { $0.isEmpty }.drop { $0.hasPrefix("|") }.drop { $0.isEmpty }
                output += [""] + keys(String(marker.dropFirst("keys: ".count)))
                if !lines.isEmpty { output.append("") }
            } else if let part = Self.part(marker) {
                lines = lines.drop { Self.marker($0) != "end" }
                output += part
            } else if marker != "end" {
                unknown.append(marker)
            }
        }
        text = output.joined(separator: "\n") + "\n"
    }

    private mutating func keys(_ name: String) -> [String] {
        guard let record = (KeyTables.language + KeyTables.project).first(where: { $0.name == name }) else {
            unknown.append("keys: " + name)
            return []
        }
        records.append(name)
        return KeyTables.table(of: record)
    }

    private static func marker(_ line: String) -> String? {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst("<!-- ".count).dropLast(" -->".count))
    }

    private static func part(_ marker: String) -> [String]? {
        switch marker {
        case "commands":
            SheetcProgram.program.referencePage().split(separator: "\n", omittingEmptySubsequences: false)
                .map(String.init)
        case "rules": rules
        default: nil
        }
    }

    // MARK: Rules

    private static var rules: [String] {
        RuleGroup.allCases.flatMap { group in
            let rules = Rule.all.filter { $0.group == group }
            return ["", "## " + title(of: group), ""] + overview(rules) + rules.flatMap(section)
        } + [""]
    }

    private static func title(of group: RuleGroup) -> String {
        switch group {
        case .yaml: "The text"
        case .schema: "The shape"
        case .names: "Names"
        case .expression: "Expressions"
        case .layout: "What happens on devices"
        case .color: "Colour and accessibility"
        case .platform: "Platform and consistency"
        case .housekeeping: "Housekeeping"
        }
    }

    private static func overview(_ rules: [Rule]) -> [String] {
        ["| rule | severity | fix | finds |", "|---|---|---|---|"]
            + rules.map { rule in
                let name = rule.id.rawValue
                return "| [`\(name)`](#\(name)) | \(rule.severity) | \(rule.hasFix ? "yes" : "") | \(rule.summary) |"
            }
    }

    private static func section(_ rule: Rule) -> [String] {
        let name = rule.id.rawValue
        return [
            "", "### `\(name)`", "",
            "\(rule.severity)".prefix(1).uppercased() + "\(rule.severity)".dropFirst()
                + (rule.hasFix ? ", with a fix" : "") + ": \(rule.summary).",
            "", rule.why, "", "**What to do.** " + rule.howToFix, "",
            "[Example](../Tests/Goldens/rules/\(name)/bad.yaml)",
        ]
    }
}
