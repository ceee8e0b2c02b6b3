import SheetRules
package import SheetText

extension RuleReport {
    /// The pages of all rules in Markdown, one section a group, with the severities in force.
    package func renderPages() -> ByteBuffer {
        var buffer = ByteBuffer()
        for group in RuleGroup.allCases {
            let rules = Rule.all.filter { $0.group == group }
            buffer.append("## \(group.title)\n\n| rule | severity | fix | finds |\n|---|---|---|---|\n")
            for rule in rules { buffer.append(row(rule)) }
            for rule in rules { buffer.append(section(rule)) }
            buffer.append("\n")
        }
        return buffer
    }

    private func row(_ rule: Rule) -> String {
        let name = rule.id.rawValue
        return "| [`\(name)`](#\(name)) | \(severity(of: rule)) | \(rule.hasFix ? "yes" : "") | \(rule.summary) |\n"
    }

    /// The word behind `yaml` keeps whoever runs the examples of a page from taking these for complete files.
    private func section(_ rule: Rule) -> String {
        let severity = severity(of: rule)
        return """

            ### `\(rule.id.rawValue)`

            \(severity.prefix(1).uppercased() + severity.dropFirst())\(rule.hasFix ? ", with a fix" : ""): \(rule.summary).

            \(rule.why)

            **Bad.**

            ```yaml bad
            \(rule.bad.withVisibleCharacters)
            ```

            ```text
            \(RuleExample(rule.bad).report)```

            **Good.**

            ```yaml good
            \(rule.good.withVisibleCharacters)
            ```

            **What to do.** \(rule.howToFix)

            """
    }
}

extension RuleGroup {
    /// As a heading.
    fileprivate var title: String {
        switch self {
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
}
