package import SheetText

/// Applies the fixes of a project's findings, as far as they make nothing worse.
///
/// A round takes the fixes of one severity, the worst first; of two that overlap the left one, and the other has its
/// turn in the next round. Every round is compiled again and compared with the one before: a fix that does not settle
/// its finding, that brings up something as bad, or that changes a sheet which had nothing to do with it is dropped.
package struct Fixer: Sendable {
    /// What the files are now, and what was found in them.
    private var state: FixState
    private let original: [CompilerInput]
    private let originalProjectFile: SourceFile?
    private let fixesProjectFile: Bool
    /// Places in the diagnostics of `state`, with the reason.
    private var refused: [Int: FixRefusal] = [:]
    private var appliedCount = 0

    /// The most rounds there are: what has not settled by then stays.
    private static let maxRounds = 50

    private init(_ compiler: Compiler, _ inputs: [CompilerInput], _ fixesProjectFile: Bool) {
        state = FixState(compiler, inputs)
        original = inputs
        originalProjectFile = compiler.configuration.file
        self.fixesProjectFile = fixesProjectFile
    }

    /// Fixes what is reported of the sources, in those that are reported, and in the project file where asked to.
    package static func fix(
        _ inputs: [CompilerInput], with compiler: Compiler, projectFile: ProjectFileFixing
    ) -> FixedProject {
        var silent = Compiler(compiler.configuration, for: .findings, threads: compiler.threads)
        silent.goal = .findings
        var fixer = Fixer(silent, inputs, projectFile == .included)
        for _ in 0..<maxRounds where !fixer.improve() { break }
        return fixer.result
    }
}

/// Whether fixes of the project file are applied too.
package enum ProjectFileFixing: Sendable { case included, leftAlone }

/// What the fixes came to.
package struct FixedProject: Sendable {
    /// A file that fixes changed.
    package struct File: Sendable, Equatable {
        /// As reports show it.
        package var path: String
        package var old: [UInt8]
        package var new: [UInt8]
    }

    /// Of the project as it is with the fixes: what is left.
    package var compilation: Compilation
    /// In byte order of their paths.
    package var files: [File]
    /// How many fixes were applied.
    package var appliedCount: Int
    /// Fixes that would have made something worse; ranges lie in the files of `compilation`.
    package var refused: [(finding: Finding, reason: FixRefusal)]
}

extension Fixer {
    /// One round; false where nothing is left that can be fixed.
    private mutating func improve() -> Bool {
        refused = [:]
        for severity in Severity.allCases {
            while true {
                let candidates = candidates(severity)
                if candidates.isEmpty { break }
                if attemptAll(candidates) { return true }
            }
        }
        return false
    }

    /// The fixes of a severity that can be applied together, from left to right.
    private mutating func candidates(_ severity: Severity) -> [FixCandidate] {
        let all = state.compilation.diagnostics.enumerated().compactMap { index, diagnostic -> FixCandidate? in
            guard diagnostic.severity == severity, refused[index] == nil, let fix = diagnostic.finding.fix,
                let first = fix.edits.first, isReported(diagnostic.finding)
            else { return nil }
            guard fix.edits.allSatisfy({ isOpen($0.range.file) }) else { return nil }
            guard fix.edits.allSatisfy({ state.hasBytesAsRead($0.range.file) }) else {
                refused[index] = .encoding
                return nil
            }
            return FixCandidate(index: index, diagnostic: diagnostic, edits: fix.edits, first: first.range)
        }
        var taken = TakenRanges()
        return all.sorted { $0.precedes($1) }.filter { taken.add($0.edits) }
    }

    /// Applies as many as make nothing worse, halving where something does; says whether any did.
    private mutating func attemptAll(_ candidates: [FixCandidate]) -> Bool {
        let base = state
        var accepted: [FixCandidate] = []
        var queue = [candidates[...]]
        while let part = queue.popLast() {
            let (next, refusal) = base.attempt(accepted + part)
            if let next {
                accepted += part
                state = next
            } else if part.count > 1 {
                let middle = part.startIndex + part.count / 2
                queue += [part[middle...], part[..<middle]]
            } else if let candidate = part.first {
                refused[candidate.index] = refusal
            }
        }
        appliedCount += accepted.count
        return !accepted.isEmpty
    }

    /// Whether a file may be edited.
    private func isOpen(_ file: UInt32) -> Bool {
        if state.isProjectFile(file) { return fixesProjectFile }
        return state.isReported(file)
    }

    private func isReported(_ finding: Finding) -> Bool {
        ([finding.range] + finding.notes.compactMap(\.range)).contains { isOpen($0.file) }
    }

    private var result: FixedProject {
        var files: [FixedProject.File] = []
        for (old, new) in zip(original, state.inputs) where old.file.bytes != new.file.bytes {
            files.append(FixedProject.File(path: old.file.path, old: old.file.bytes, new: new.file.bytes))
        }
        if let old = originalProjectFile, let new = state.compiler.configuration.file, old.bytes != new.bytes {
            files.append(FixedProject.File(path: old.path, old: old.bytes, new: new.bytes))
        }
        let diagnostics = state.compilation.diagnostics
        return FixedProject(
            compilation: state.compiler.compile(state.inputs),
            files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, appliedCount: appliedCount,
            refused: refused.sorted { $0.key < $1.key }.map { (diagnostics[$0.key].finding, $0.value) })
    }
}

/// A fix that may be applied.
struct FixCandidate {
    /// Its place among the diagnostics.
    var index: Int
    var diagnostic: Diagnostic
    var edits: [TextEdit]
    /// Where its first edit is.
    var first: SourceRange

    fileprivate func precedes(_ other: FixCandidate) -> Bool {
        (first.file, first.start, index) < (other.first.file, other.first.start, other.index)
    }
}

/// The stretches that the fixes of a round change.
private struct TakenRanges {
    /// By file, sorted.
    private var ranges: [UInt32: [SourceRange]] = [:]

    /// Takes the places of a fix; false where one of them is taken already.
    mutating func add(_ edits: [TextEdit]) -> Bool {
        guard edits.allSatisfy({ isFree($0.range) }) else { return false }
        for edit in edits {
            let place = place(of: edit.range)
            ranges[edit.range.file, default: []].insert(edit.range, at: place)
        }
        return true
    }

    /// Two at one place, one of them empty, do not go together either: nobody knows which comes first.
    private func isFree(_ range: SourceRange) -> Bool {
        guard let taken = ranges[range.file] else { return true }
        let place = place(of: range)
        let neighbours = taken[max(0, place - 1)..<min(taken.count, place + 1)]
        return neighbours.allSatisfy { other in
            if other.start == range.start { return false }
            let (left, right) = other.start < range.start ? (other, range) : (range, other)
            return left.end < right.start || left.end == right.start && left.start < left.end && right.start < right.end
        }
    }

    /// How many begin before it.
    private func place(of range: SourceRange) -> Int {
        let taken = ranges[range.file] ?? []
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle].start < range.start { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
