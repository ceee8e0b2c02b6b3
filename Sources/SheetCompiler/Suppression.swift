import SheetRules
import SheetText

/// Hides the findings that the ignores of a project ask to hide, and says which ignores are wrong or hide nothing.
struct Suppression {
    private let ignores: [IgnoreComment]
    /// For each file the places in `ignores`.
    private var byFile: [UInt32: Range<Int>] = [:]
    /// For each ignore, which of its names hid something.
    private var used: [[Bool]]

    /// `ignores` by file and position.
    init(_ ignores: [IgnoreComment]) {
        self.ignores = ignores
        used = ignores.map { Array(repeating: false, count: $0.names.count) }
        for (index, ignore) in ignores.enumerated() {
            byFile[ignore.range.file] = (byFile[ignore.range.file]?.lowerBound ?? index)..<index + 1
        }
    }

    /// Whether an ignore hides a finding. Every ignore that would have done so counts as used.
    mutating func hides(_ finding: Finding) -> Bool {
        guard let places = byFile[finding.range.file], !finding.isLocked else { return false }
        var isHidden = false
        for index in places where ignores[index].covered.contains(finding.range.start) {
            for (name, place) in zip(ignores[index].names, used[index].indices)
            where name.value == finding.rule.rawValue {
                used[index][place] = true
                isHidden = true
            }
        }
        return isHidden
    }

    /// What is wrong with the ignores, after all findings were asked about. Where an error stopped the resolution
    /// nobody knows what they would have hidden, and only what is certain is said.
    func findings(isComplete: Bool) -> [Finding] {
        zip(ignores, used).flatMap { ignore, used in
            ignore.names.isEmpty ? [blanketIgnore(ignore)] : findings(ignore, used, isComplete)
        }
    }

    private func findings(_ ignore: IgnoreComment, _ used: [Bool], _ isComplete: Bool) -> [Finding] {
        var unused: [Located<String>] = []
        var findings: [Finding] = []
        for (name, isUsed) in zip(ignore.names, used) where !isUsed {
            guard let rule = RuleID(rawValue: name.value) else {
                findings.append(unknownRule(name, at: ignore.range))
                continue
            }
            if isComplete || rule.isLocked { unused.append(name) }
        }
        guard !unused.isEmpty else { return findings }
        return findings + [unusedIgnore(unused, of: ignore)]
    }
}

// MARK: - Messages

private func blanketIgnore(_ ignore: IgnoreComment) -> Finding {
    Finding(
        .blanketIgnore, at: ignore.range, "an ignore without a rule hides nothing",
        help: "name the rule: \"# sheetc:ignore[rule-name] reason\"")
}

/// A rule's name that does not exist, with the name that was probably meant.
func unknownRule(_ name: Located<String>, at range: SourceRange) -> Finding {
    let near = nearest(to: name.value, among: RuleID.allCases.lazy.map(\.rawValue))
    return Finding(
        .unknownRule, at: range, "there is no rule \"\(name.value)\"",
        help: near.map { "did you mean \"\($0)\"?" } ?? "`sheetc rules` lists them")
}

/// The fix takes the whole comment away where none of its names is of use, else the names.
private func unusedIgnore(_ unused: [Located<String>], of ignore: IgnoreComment) -> Finding {
    let names = unused.map { "\"\($0.value)\"" }.joined(separator: ", ")
    let help = unused.contains { RuleID(rawValue: $0.value)?.isLocked ?? false }
    return Finding(
        .unusedIgnore, at: ignore.range, "nothing here is hidden by the ignore of \(names)",
        help: help ? "an error that stops the compiler cannot be ignored" : nil,
        fix: FixIt("remove it", edits(removing: unused, from: ignore)))
}

private func edits(removing unused: [Located<String>], from ignore: IgnoreComment) -> [TextEdit] {
    guard unused.count < ignore.names.count else { return [TextEdit(ignore.removal, "")] }
    let kept = ignore.names.filter { !unused.contains($0) }
    guard let first = ignore.names.first, let last = ignore.names.last else { return [] }
    let list = SourceRange(file: first.range.file, start: first.range.start, end: last.range.end)
    return [TextEdit(list, kept.map(\.value).joined(separator: ", "))]
}
