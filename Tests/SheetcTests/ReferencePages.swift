import CommandKit
import SheetCompiler
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

    /// As `sheetc rules --format markdown` prints them in a project that sets no severity.
    private static var rules: [String] {
        guard let settings = try? ProjectConfiguration().settings else { return [] }
        let text = String(decoding: RuleReport(settings).renderPages().bytes, as: UTF8.self)
        return [""]
            + text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }
}
