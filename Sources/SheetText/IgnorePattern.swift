/// One line in the syntax of `.gitignore`: `*`, `?`, `[a-z]`, `**`, `!`, a slash at the end or in the middle, `\`.
package struct IgnorePattern: Sendable, Equatable {
    /// Takes back what earlier patterns excluded.
    package let isNegated: Bool
    private let matchesFoldersOnly: Bool
    private let segments: [[UInt8]]

    /// Nil for an empty line and for a comment.
    package init?(_ text: String) {
        var bytes = ArraySlice(Array(text.utf8))
        guard bytes.first != 0x23 else { return nil }
        while bytes.last == 0x20, bytes.dropLast().last != 0x5C { bytes = bytes.dropLast() }
        isNegated = bytes.first == 0x21
        if isNegated { bytes = bytes.dropFirst() }
        matchesFoldersOnly = bytes.last == 0x2F
        if matchesFoldersOnly { bytes = bytes.dropLast() }
        let isAnchored = bytes.contains(0x2F)
        if bytes.first == 0x2F { bytes = bytes.dropFirst() }
        guard !bytes.isEmpty else { return nil }
        var segments = bytes.split(separator: 0x2F, omittingEmptySubsequences: false).map { Array($0) }
        if segments.first == [0x2E] { segments.removeFirst() }
        self.segments = isAnchored ? segments : [anything] + segments
    }

    /// Whether it names this path itself; what lies in a folder that it names is the business of `IgnoreList`.
    package func matches(_ path: String, isFolder: Bool) -> Bool {
        guard isFolder || !matchesFoldersOnly else { return false }
        return matches(segments[...], path.utf8.split(separator: 0x2F).map { Array($0) }[...])
    }

    /// Whether it names the path or a folder that it lies in.
    package func covers(_ path: String, isFolder: Bool = false) -> Bool {
        folders(of: path).contains { matches($0, isFolder: true) } || matches(path, isFolder: isFolder)
    }

    private func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        guard first == anything else {
            guard let name = path.first, matchesName(first[...], name[...]) else { return false }
            return matches(pattern.dropFirst(), path.dropFirst())
        }
        let rest = pattern.drop { $0 == anything }
        if rest.isEmpty { return !path.isEmpty }
        return path.indices.contains { matches(rest, path[$0...]) }
    }
}

/// Patterns in order; the last one that matches decides, and what lies in an excluded folder stays excluded.
package struct IgnoreList: Sendable, Equatable {
    package let patterns: [IgnorePattern]

    package init(_ patterns: [IgnorePattern]) { self.patterns = patterns }

    /// Lines that are empty or comments are left out.
    package init(lines: [String]) { patterns = lines.compactMap(IgnorePattern.init) }

    /// `path` is relative to where the patterns belong, with `/` between its parts.
    package func excludes(_ path: String, isFolder: Bool = false) -> Bool {
        guard !patterns.isEmpty else { return false }
        return folders(of: path).contains { decides($0, isFolder: true) } || decides(path, isFolder: isFolder)
    }

    private func decides(_ path: String, isFolder: Bool) -> Bool {
        patterns.last { $0.matches(path, isFolder: isFolder) }.map { !$0.isNegated } ?? false
    }
}

private let anything: [UInt8] = [0x2A, 0x2A]

/// The folders that a path lies in, the outermost first.
private func folders(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == 0x2F }.map { String(path[..<$0]) }
}

/// One name against one segment of a pattern. Goes back to the last `*` only, so it takes no exponential time.
private func matchesName(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
        if pattern.first == 0x2A {
            pattern = pattern.dropFirst()
            retry = (pattern, name)
        } else if let rest = matchOne(pattern, name) {
            (pattern, name) = rest
        } else if pattern.isEmpty, name.isEmpty {
            return true
        } else if let last = retry, !last.name.isEmpty {
            retry = (last.pattern, last.name.dropFirst())
            (pattern, name) = (last.pattern, last.name.dropFirst())
        } else {
            return false
        }
    }
}

/// What is left of both when the pattern's first element takes the name's first character.
private func matchOne(
    _ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>
) -> (ArraySlice<UInt8>, ArraySlice<UInt8>)? {
    guard let element = pattern.first, let byte = name.first else { return nil }
    switch element {
    case 0x3F: return (pattern.dropFirst(), name.dropFirst().drop { $0 & 0xC0 == 0x80 })
    case 0x5B:
        guard let (isMember, rest) = matchClass(pattern.dropFirst(), byte) else { break }
        return isMember ? (rest, name.dropFirst()) : nil
    case 0x5C where pattern.count > 1:
        let escaped = pattern.dropFirst()
        return escaped.first == byte ? (escaped.dropFirst(), name.dropFirst()) : nil
    default: break
    }
    return element == byte ? (pattern.dropFirst(), name.dropFirst()) : nil
}

/// A class after its `[`, and the pattern after its `]`; nil when it is never closed, and then `[` is itself.
private func matchClass(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> (Bool, ArraySlice<UInt8>)? {
    var pattern = pattern
    let isInverted = pattern.first == 0x21 || pattern.first == 0x5E
    if isInverted { pattern = pattern.dropFirst() }
    var isMember = false
    var isFirst = true
    while let element = pattern.first {
        pattern = pattern.dropFirst()
        if element == 0x5D, !isFirst { return (isMember != isInverted, pattern) }
        isFirst = false
        var low = element
        if element == 0x5C, let escaped = pattern.first {
            low = escaped
            pattern = pattern.dropFirst()
        }
        if pattern.first == 0x2D, let high = pattern.dropFirst().first, high != 0x5D {
            isMember = isMember || low <= high && (low...high).contains(byte)
            pattern = pattern.dropFirst(2)
        } else {
            isMember = isMember || low == byte
        }
    }
    return nil
}
