import SheetRules
import SheetText

/// Hides the findings that the ignores of a project ask to hide, and says which ignores are wrong or hide nothing.
struct Suppression {
    private let ignores: [IgnoreComment]
    private var groups: [IgnoreGroup.Key: IgnoreGroup] = [:]
    /// For each ignore, which of its names hid something.
    private var used: [[Bool]]

    /// `ignores` by file and position.
    init(_ ignores: [IgnoreComment]) {
        self.ignores = ignores
        used = ignores.map { Array(repeating: false, count: $0.names.count) }
        for (index, ignore) in ignores.enumerated() {
            for (place, name) in ignore.names.enumerated() {
                let key = IgnoreGroup.Key(file: ignore.range.file, rule: name.value)
                let entry = IgnoreGroup.Entry(ignore: index, name: place, covered: ignore.covered)
                groups[key, default: IgnoreGroup()].add(entry)
            }
        }
        for key in groups.keys { groups[key]?.sort() }
    }

    /// Whether an ignore hides a finding. Every ignore that would have done so counts as used.
    mutating func hides(_ finding: Finding) -> Bool {
        guard !groups.isEmpty, !finding.isLocked else { return false }
        let key = IgnoreGroup.Key(file: finding.range.file, rule: finding.rule.rawValue)
        guard let group = groups[key] else { return false }
        let hiding = group.entries(covering: finding.range.start)
        for entry in hiding { used[entry.ignore][entry.name] = true }
        return !hiding.isEmpty
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
        var unknown: Set<String> = []
        for (name, isUsed) in zip(ignore.names, used) where !isUsed {
            guard let rule = RuleID(rawValue: name.value) else {
                if unknown.insert(name.value).inserted { findings.append(unknownRule(name, at: ignore.range)) }
                continue
            }
            if isComplete || rule.isLocked { unused.append(name) }
        }
        guard !unused.isEmpty else { return findings }
        return findings + [unusedIgnore(unused, of: ignore)]
    }
}

/// The ignores of one rule in one file.
private struct IgnoreGroup {
    struct Key: Hashable {
        var file: UInt32
        var rule: String
    }

    /// A name of an ignore.
    struct Entry {
        var ignore: Int
        var name: Int
        var covered: Range<UInt32>
    }

    private var entries: [Entry] = []
    /// For each entry the farthest end of all up to it.
    private var reach: [UInt32] = []

    mutating func add(_ entry: Entry) { entries.append(entry) }

    mutating func sort() {
        entries.sort { $0.covered.lowerBound < $1.covered.lowerBound }
        reach = entries.map(\.covered.upperBound)
        for index in reach.indices.dropFirst() { reach[index] = max(reach[index], reach[index - 1]) }
    }

    /// Goes back from the last that begins before the place, as far as there can be one that holds it.
    func entries(covering place: UInt32) -> [Entry] {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].covered.lowerBound <= place { low = middle + 1 } else { high = middle }
        }
        var found: [Entry] = []
        while low > 0, reach[low - 1] > place {
            low -= 1
            if entries[low].covered.contains(place) { found.append(entries[low]) }
        }
        return found
    }
}

// MARK: - Messages

private func blanketIgnore(_ ignore: IgnoreComment) -> Finding {
    Finding(
        .blanketIgnore, at: ignore.range, "an ignore without a rule hides nothing",
        help: "name the rule: `# sheetc:ignore[rule-name] reason`")
}

private let ruleNames = Spellings(RuleID.allCases.map(\.rawValue))

/// A rule's name that does not exist, with the name that was probably meant.
func unknownRule(_ name: Located<String>, at range: SourceRange) -> Finding {
    let near = ruleNames.nearest(to: name.value)
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
