package import SheetText

/// Something that `sheetc` looks for: what it is called, what people should know about it, and how it is found.
package struct Rule: Sendable {
    package var id: RuleID
    package var group: RuleGroup
    /// By default; a finding may differ where the rule says so, a project may set its own.
    package var severity: Severity
    /// What it flags, in one line.
    package var summary: String
    /// Why that is a problem: a short paragraph.
    package var why: String
    /// What to do about it, in a sentence or two.
    package var howToFix: String
    /// A few lines in which it finds something, and nothing else does: see `RuleExample`.
    package var bad: String
    /// The same lines, mended: nothing is found in them.
    package var good: String
    /// Whether `--fix` can settle it, at least in some cases.
    package var hasFix: Bool
    package var check: Check

    package init(
        _ id: RuleID, _ group: RuleGroup, _ severity: Severity, summary: String, why: String, howToFix: String,
        bad: String, good: String, hasFix: Bool = false, check: Check
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.summary = summary
        self.why = why
        self.howToFix = howToFix
        self.bad = bad
        self.good = good
        self.hasFix = hasFix
        self.check = check
    }
}

extension Rule {
    /// The way out in one line, for a finding that knows no better one: the first sentence of `howToFix`.
    package var help: String {
        var sentence = howToFix
        if let end = howToFix.utf8.indices.first(where: { howToFix[$0...].hasPrefix(". ") }) {
            sentence = String(howToFix[..<end])
        }
        if sentence.last == "." { sentence.removeLast() }
        return sentence.prefix(1).lowercased() + sentence.dropFirst()
    }
}

/// What a rule is about; also the folder of its file.
package enum RuleGroup: String, CaseIterable, Sendable {
    case yaml, schema, names, expression, layout, color, platform, housekeeping
}

/// How a rule finds what it looks for.
package enum Check: Sendable {
    /// The reader, the decoder, the linker or the front of the compiler finds it.
    case whileReading
    /// Looks at each linked sheet, abstract and unsound ones too.
    case sheet(@Sendable (CheckedSheet, inout Report) -> Void)
    /// Looks at each sheet that was resolved.
    case resolved(@Sendable (ResolvedSheet, inout Report) -> Void)
    /// Looks at all sheets at once.
    case project(@Sendable (CheckedProject, inout Report) -> Void)
}
