/// How bad a finding is, from worst to mildest.
package enum Severity: String, CaseIterable, Sendable, Comparable {
    case error, warning, hint

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .hint: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// What a stage found out about a spec. Its words are made where the fact is known: lower-case start, no final
/// period, user text in quotes, numbers with units. Whether it is an error is decided later (`Diagnostic`).
package struct Finding: Sendable, Equatable {
    package var rule: RuleID
    /// Only where it differs from the rule's own.
    package var severity: Severity?
    package var message: String
    /// What is underlined; the report's position is its first byte.
    package var range: SourceRange
    /// A few words behind the underline, arithmetic above all.
    package var label: String?
    package var notes: [Note]
    /// The way out, in one line.
    package var help: String?
    /// Ids of the contexts it concerns, worst first.
    package var contexts: [String]
    package var fix: FixIt?

    package init(
        _ rule: RuleID, at range: SourceRange, _ message: String, severity: Severity? = nil, label: String? = nil,
        notes: [Note] = [], help: String? = nil, contexts: [String] = [], fix: FixIt? = nil
    ) {
        self.rule = rule
        self.range = range
        self.message = message
        self.severity = severity
        self.label = label
        self.notes = notes
        self.help = help
        self.contexts = contexts
        self.fix = fix
    }
}

/// A further fact, with or without a place.
package struct Note: Sendable, Equatable {
    package var message: String
    package var range: SourceRange?

    package init(_ message: String, at range: SourceRange? = nil) {
        self.message = message
        self.range = range
    }
}

/// A change of the text that settles a finding.
package struct FixIt: Sendable, Equatable {
    package var title: String
    /// In ascending order, not overlapping.
    package var edits: [TextEdit]

    package init(_ title: String, _ edits: [TextEdit]) {
        self.title = title
        self.edits = edits
    }
}

/// Replaces `range` by `text`.
package struct TextEdit: Sendable, Equatable {
    package var range: SourceRange
    package var text: String

    package init(_ range: SourceRange, _ text: String) {
        self.range = range
        self.text = text
    }
}

/// What the stages add their findings to.
package struct Report: Sendable {
    package private(set) var findings: [Finding] = []

    package init() {}

    package mutating func add(_ finding: Finding) { findings.append(finding) }

    package mutating func add(contentsOf other: Report) { findings += other.findings }
}

/// A finding with its severity in force: after the project's settings and the ignores. What the renderers take.
package struct Diagnostic: Sendable, Equatable {
    package var finding: Finding
    package var severity: Severity

    package init(_ finding: Finding, severity: Severity) {
        self.finding = finding
        self.severity = severity
    }
}
