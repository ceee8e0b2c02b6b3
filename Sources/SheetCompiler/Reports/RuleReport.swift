import SheetRules
package import SheetText

/// The rules and their severities in force, as a table or as JSON.
package struct RuleReport: Sendable {
    private let severities: RuleSeverities

    package init(_ settings: ProjectSettings) { severities = settings.severities }

    package func render(_ format: Table.Format) -> ByteBuffer {
        var table = Table(["rule", "group", "severity", "fix", "finds"])
        for rule in Rule.all {
            table.rows.append([
                rule.id.rawValue, rule.group.rawValue, severity(of: rule), rule.hasFix ? "fix" : "", rule.summary,
            ])
        }
        return table.render(format)
    }

    /// Names and what they are about.
    package static var summaryRows: [(String, String)] { Rule.all.map { ($0.id.rawValue, $0.summary) } }

    /// JSON: an array of objects.
    package func renderJSON() -> ByteBuffer {
        var buffer = ByteBuffer()
        buffer.appendJSON(style: .indented) { writer in
            writer.beginArray()
            for rule in Rule.all { write(rule, to: &writer) }
            writer.endArray()
        }
        buffer.append("\n")
        return buffer
    }

    /// What a report in SARIF says about the rules: those in force, with their severities.
    package var summaries: [RuleSummary] {
        Rule.all.compactMap { rule in
            guard let severity = severities.severity(ofRule: rule.id) else { return nil }
            return RuleSummary(
                rule.id, summary: rule.summary, help: rule.why + " " + rule.howToFix, severity: severity)
        }
    }

    private func write(_ rule: Rule, to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, text) in [
            ("rule", rule.id.rawValue), ("group", rule.group.rawValue), ("severity", severity(of: rule)),
            ("standard", rule.severity.rawValue), ("summary", rule.summary), ("why", rule.why),
            ("bad", rule.bad), ("good", rule.good), ("howToFix", rule.howToFix),
        ] {
            writer.key(plain: key)
            writer.string(text)
        }
        writer.key("fix")
        writer.bool(rule.hasFix)
        writer.endObject()
    }

    /// The names of all rules.
    package var names: [String] { Rule.all.map(\.id.rawValue) }

    func severity(of rule: Rule) -> String {
        severities.settings[rule.id]?.rawValue ?? rule.severity.rawValue
    }
}
