import SheetRules
import SheetText

/// What there is to know about a rule, for a page of text.
package struct RuleExplanation: Sendable, Equatable {
    /// `unknown-key: a key is unknown`.
    package var title: String
    /// Group, severity in force, and whether there is a fix.
    package var facts: String
    /// A heading and its text, in order.
    package var parts: [Part]

    package struct Part: Sendable, Equatable {
        package var heading: String
        package var text: String
        /// Whether the lines of the text stay as they are.
        package var isCode = false
    }
}

extension RuleReport {
    /// What there is to know about the rule of this name; nil where there is none.
    package func explanation(of name: String) -> RuleExplanation? {
        guard let id = RuleID(rawValue: name), let rule = Rule.rule(for: id) else { return nil }
        let severity = severity(of: rule)
        let standard = severity == rule.severity.rawValue ? "" : " (\(rule.severity.rawValue) by default)"
        return RuleExplanation(
            title: "\(name): \(rule.summary)",
            facts: "group \(rule.group.rawValue), \(severity)\(standard)"
                + (rule.hasFix ? ", fixed by lint --fix" : ""),
            parts: [
                RuleExplanation.Part(heading: "why", text: rule.why),
                RuleExplanation.Part(heading: "bad", text: rule.bad.withVisibleCharacters, isCode: true),
                RuleExplanation.Part(heading: "reported", text: RuleExample(rule.bad).report, isCode: true),
                RuleExplanation.Part(heading: "good", text: rule.good.withVisibleCharacters, isCode: true),
                RuleExplanation.Part(heading: "fix", text: rule.howToFix),
                RuleExplanation.Part(heading: id.isLocked ? "always an error" : "silence", text: id.silencing),
            ])
    }
}

extension RuleID {
    fileprivate var silencing: String {
        isLocked
            ? "What it finds stops the resolution, so it can be neither lowered nor ignored."
            : "`# sheetc:ignore[\(rawValue)] reason` on the line, or `rules: {\(rawValue): off}` in sheetc.yaml."
    }
}
