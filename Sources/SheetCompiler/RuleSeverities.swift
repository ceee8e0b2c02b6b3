import SheetRules
package import SheetText

/// What a project may say about a rule.
package enum RuleSetting: String, CaseIterable, Sendable { case error, warning, hint, off }

/// The severities in force: the rules' own and the project's.
package struct RuleSeverities: Sendable, Equatable {
    /// What the project says.
    package var settings: [RuleID: RuleSetting] = [:]

    package init(_ settings: [RuleID: RuleSetting] = [:]) { self.settings = settings }

    /// The severity of a finding; nil where the project turned its rule off.
    package func severity(of finding: Finding) -> Severity? {
        severity(ofRule: finding.rule, otherwise: finding.severity)
    }

    /// The severity of a rule, or what its finding says where the project says nothing; nil where it is off.
    func severity(ofRule rule: RuleID, otherwise own: Severity? = nil) -> Severity? {
        switch settings[rule] {
        case .error: .error
        case .warning: .warning
        case .hint: .hint
        case .off: nil
        case nil: own ?? rule.standardSeverity
        }
    }
}

extension RuleID {
    private static let rules = Dictionary(Rule.all.map { ($0.id, $0) }) { first, _ in first }

    /// The severity of a rule where neither project nor finding says otherwise.
    package var standardSeverity: Severity { Self.rules[self]?.severity ?? .error }

    /// Whether what it finds stops the resolution, so that it can be neither lowered nor ignored.
    package var isLocked: Bool {
        switch self {
        case .noActiveDetent, .defaultNeedsOneDetent, .negativeHeight: return true
        default: break
        }
        guard let rule = Self.rules[self], rule.severity == .error else { return false }
        switch rule.group {
        case .yaml, .schema, .names, .expression: return true
        case .layout, .color, .platform, .housekeeping: return false
        }
    }
}

extension Finding {
    /// Whether it stops the resolution whatever the project says.
    var isLocked: Bool { rule.isLocked && (severity ?? .error) == .error }
}
