import SheetRules
import SheetText

/// What is reported, once severities, ignores and the choice of files are applied.
struct Judgement {
    var diagnostics: [Diagnostic] = []
    var counts = CompilationCounts()
    var hasWrongProjectFile = false
}

extension Compiler {
    /// Turns the findings of all stages into what is reported.
    func judge(_ sources: Sources, _ list: FileList) -> Judgement {
        guard !sources.findings.isEmpty || !sources.ignores.isEmpty else { return Judgement() }
        var suppression = Suppression(sources.ignores)
        let isComplete = !sources.findings.contains { $0.isLocked }
        var findings = sources.findings.filter { !suppression.hides($0) }
        findings += suppression.findings(isComplete: isComplete)

        var judged = Judgement()
        var helps: [RuleID: String] = [:]
        for var finding in findings {
            finding.completeHelp(&helps)
            guard let severity = configuration.settings.severities.severity(of: finding) else { continue }
            let isWrong = severity == .error && finding.range.file == list.projectFile
            judged.hasWrongProjectFile = judged.hasWrongProjectFile || isWrong
            judged.add(Diagnostic(finding, severity: severity), isReported: list.reports(finding))
        }
        judged.diagnostics.sort(by: precedes)
        judged.dropRepeated()
        judged.count()
        return judged
    }

    private func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        let (a, b) = (left.finding, right.finding)
        if a.range.file != b.range.file { return a.range.file < b.range.file }
        if a.range.start != b.range.start { return a.range.start < b.range.start }
        if a.rule != b.rule { return a.rule.rawValue < b.rule.rawValue }
        if a.range.end != b.range.end { return a.range.end < b.range.end }
        return a.message < b.message
    }
}

extension Judgement {
    /// Sheets that extend one base find the same things in it: each is said once.
    fileprivate mutating func dropRepeated() {
        var last: Finding?
        diagnostics.removeAll { diagnostic in
            defer { last = diagnostic.finding }
            return last.map { $0.repeats(diagnostic.finding) } ?? false
        }
    }

    fileprivate mutating func count() {
        for diagnostic in diagnostics {
            switch diagnostic.severity {
            case .error: counts.errors += 1
            case .warning: counts.warnings += 1
            case .hint: counts.hints += 1
            }
        }
    }

    fileprivate mutating func add(_ diagnostic: Diagnostic, isReported: Bool) {
        if isReported {
            diagnostics.append(diagnostic)
        } else if diagnostic.severity == .error {
            counts.unreportedErrors += 1
        }
    }
}

extension Finding {
    /// Whether it says the same of the same place.
    fileprivate func repeats(_ other: Finding) -> Bool {
        rule == other.rule && range == other.range && message == other.message
    }
}

extension Finding {
    /// Every finding says what to do about it: where it knows nothing better, what its rule says.
    fileprivate mutating func completeHelp(_ known: inout [RuleID: String]) {
        guard help == nil else { return }
        help = fix?.title ?? known[rule] ?? Rule.rule(for: rule)?.help
        if fix == nil { known[rule] = help }
    }
}

extension FileList {
    /// Whether a finding's place or a place in its notes lies in a file that is reported.
    fileprivate func reports(_ finding: Finding) -> Bool {
        reports(finding.range) || finding.notes.contains { note in note.range.map(reports) ?? false }
    }

    private func reports(_ range: SourceRange) -> Bool {
        items.indices.contains(Int(range.file)) ? items[Int(range.file)].input.isReported : true
    }
}

extension Finding {
    /// The same finding with the ranges in file `old` moved to file `new`.
    func moved(from old: UInt32, to new: UInt32) -> Finding {
        func move(_ range: inout SourceRange) { if range.file == old { range.file = new } }
        var moved = self
        move(&moved.range)
        for index in moved.notes.indices {
            if var range = moved.notes[index].range {
                move(&range)
                moved.notes[index].range = range
            }
        }
        if var fix = moved.fix {
            for index in fix.edits.indices { move(&fix.edits[index].range) }
            moved.fix = fix
        }
        return moved
    }
}
