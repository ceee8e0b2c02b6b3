import SheetModel
package import SheetText

/// The `exclude` of a project at work: what it passes over, and which of its patterns matched something.
package struct Excludes: Sendable {
    /// The patterns as written; their ranges lie in file `SettingOrigin.projectFile`.
    package let patterns: [Located<String>]
    /// For each pattern, whether it matched a path that was asked for.
    package private(set) var hasMatched: [Bool]
    private let list: IgnoreList
    private let single: [IgnorePattern?]

    package init(_ settings: ProjectSettings) {
        patterns = settings.record.list(.exclude).compactMap { value in
            value.content.word.map { Located($0, at: value.range) }
        }
        list = IgnoreList(lines: patterns.map(\.value))
        single = patterns.map { IgnorePattern($0.value) }
        hasMatched = single.map { $0 == nil }
    }

    /// Whether a path is passed over; relative to the project file, `/` between its parts.
    package mutating func excludes(_ path: String, isFolder: Bool = false) -> Bool {
        guard !patterns.isEmpty else { return false }
        for (index, pattern) in single.enumerated() where !hasMatched[index] {
            hasMatched[index] = pattern?.covers(path, isFolder: isFolder) ?? false
        }
        return list.excludes(path, isFolder: isFolder)
    }

    /// Patterns of the project file that matched nothing; to be asked for once the whole project was searched.
    package var findings: [Finding] {
        zip(patterns, hasMatched).filter { !$1 && $0.range.file == SettingOrigin.projectFile }.map {
            unusedExclude($0.0)
        }
    }
}

private func unusedExclude(_ pattern: Located<String>) -> Finding {
    Finding(
        .unusedExclude, at: pattern.range, "the pattern \"\(pattern.value)\" matches no file",
        help: pattern.value.utf8.contains(0x5C) && !pattern.value.utf8.contains(0x2F)
            ? "folders are separated by \"/\"" : "patterns are relative to the project file; take it out or correct it")
}
