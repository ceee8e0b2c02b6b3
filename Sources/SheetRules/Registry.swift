package import SheetText

extension Rule {
    /// Every rule, one a line.
    package static let all: [Rule] = []

    /// The rule of a name.
    package static func rule(for id: RuleID) -> Rule? { all.first { $0.id == id } }

    static let sheetChecks = all.compactMap { rule in
        if case .sheet(let check) = rule.check { check } else { nil }
    }

    static let resolvedChecks = all.compactMap { rule in
        if case .resolved(let check) = rule.check { check } else { nil }
    }

    static let projectChecks = all.compactMap { rule in
        if case .project(let check) = rule.check { check } else { nil }
    }
}
