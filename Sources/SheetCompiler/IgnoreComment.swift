package import SheetText
import SheetYAML

/// A comment that asks for silence: `# sheetc:ignore[rule] reason` or `# sheetc:ignore-file[rule] reason`.
package struct IgnoreComment: Sendable, Equatable {
    /// From its `#` to the end of the line.
    package var range: SourceRange
    /// The names between its brackets; empty where it has none and so hides nothing.
    package var names: [Located<String>]
    /// The bytes whose findings it hides: those that begin in there.
    package var covered: Range<UInt32>
    /// What goes away when it is removed: the blanks before it too, or its whole line.
    package var removal: SourceRange
}

extension IgnoreComment {
    /// The ignores of a file, by position. Costs next to nothing where there is none.
    static func all(in tree: YAMLTree, of file: SourceFile) -> [IgnoreComment] {
        guard file.bytes.mentionIgnores else { return [] }
        var cover = IgnoreCover(file.bytes, tree)
        return tree.comments(containing: "sheetc:ignore", in: file).compactMap { comment in
            IgnoreReader(file: file, comment: comment).read(&cover)
        }
    }
}

private let needle = Array("sheetc:ignore".utf8)

/// How far to go on from a byte that is the last of a place where `needle` might be.
private let steps: [UInt8] = (0...UInt8.max).map { byte in
    UInt8(needle.dropLast().lastIndex(of: byte).map { needle.count - 1 - $0 } ?? needle.count)
}

extension [UInt8] {
    /// Whether `sheetc:ignore` occurs. Looks at one byte in thirteen where nothing is like it.
    fileprivate var mentionIgnores: Bool {
        withUnsafeBufferPointer { bytes in
            steps.withUnsafeBufferPointer { steps in
                var end = needle.count - 1
                while end < bytes.count {
                    if bytes[end] == 0x65, bytes[(end + 1 - needle.count)...end].elementsEqual(needle) { return true }
                    end += Int(steps[Int(bytes[end])])
                }
                return false
            }
        }
    }
}

/// Reads one comment.
private struct IgnoreReader {
    let file: SourceFile
    /// The whole comment. Behind a value the ignore may begin at a later `#` of it; a line of its own that has
    /// something else before the ignore is code that was commented out.
    let comment: SourceRange

    private var bytes: [UInt8] { file.bytes }

    func read(_ cover: inout IgnoreCover) -> IgnoreComment? {
        guard let hash = hash() else { return nil }
        let range = SourceRange(file: comment.file, start: UInt32(hash), end: comment.end)
        var index = hash + 1
        skipBlanks(&index)
        index += "sheetc:ignore".utf8.count
        let isForFile = bytes[index...].starts(with: "-file[".utf8)
        if isForFile { index += "-file".utf8.count }
        return IgnoreComment(
            range: range, names: names(from: index), covered: isForFile ? 0..<UInt32.max : covered(by: hash, &cover),
            removal: removal(from: hash))
    }

    /// The `#` with nothing but blanks between it and `sheetc:ignore`.
    private func hash() -> Int? {
        let start = Int(comment.start)
        let isAlone = isAlone(lineStart(of: start), start)
        return (start..<(isAlone ? start + 1 : Int(comment.end))).first { place in
            guard bytes[place] == 0x23 else { return false }
            var index = place + 1
            skipBlanks(&index)
            return bytes[index...].starts(with: "sheetc:ignore".utf8)
        }
    }

    /// What stands between `[` and `]`, at commas.
    private func names(from start: Int) -> [Located<String>] {
        let end = Int(comment.end)
        guard start < end, bytes[start] == 0x5B else { return [] }
        guard let close = bytes[start..<end].firstIndex(of: 0x5D) else { return [] }
        return bytes[start + 1..<close].split(separator: 0x2C).compactMap { part in
            var name = part.drop { isBlank($0) }
            while let last = name.last, isBlank(last) { name.removeLast() }
            guard !name.isEmpty else { return nil }
            let range = SourceRange(
                file: comment.file, start: UInt32(name.startIndex), end: UInt32(name.endIndex))
            return Located(String(decoding: name, as: UTF8.self), at: range)
        }
    }

    private func skipBlanks(_ index: inout Int) {
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    }
}

// MARK: - Lines

extension IgnoreReader {
    /// Its line, or the node below where it stands on a line of its own.
    private func covered(by hash: Int, _ cover: inout IgnoreCover) -> Range<UInt32> {
        let line = lineStart(of: hash)
        guard !isAlone(line, hash) else { return cover.node(below: hash) }
        return UInt32(line)..<UInt32(lineEnd(from: hash))
    }

    private func removal(from hash: Int) -> SourceRange {
        let line = lineStart(of: hash)
        guard !isAlone(line, hash) else {
            return SourceRange(file: comment.file, start: UInt32(line), end: UInt32(nextLine(from: hash)))
        }
        var start = hash
        while start > line, isBlank(bytes[start - 1]) { start -= 1 }
        return SourceRange(file: comment.file, start: UInt32(start), end: comment.end)
    }

    /// Whether nothing but blanks stands before the `#`.
    private func isAlone(_ line: Int, _ hash: Int) -> Bool {
        bytes[line..<Swift.max(line, hash)].allSatisfy(isBlank)
    }

    private func lineStart(of place: Int) -> Int {
        var start = place
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    private func lineEnd(from place: Int) -> Int {
        var end = place
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return end
    }

    private func nextLine(from place: Int) -> Int {
        var end = lineEnd(from: place)
        if end < bytes.count { end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1 }
        return end
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension IgnoreComment {
    /// The same ignore in another file.
    func moved(to file: UInt32) -> IgnoreComment {
        var moved = self
        moved.range.file = file
        moved.removal.file = file
        for index in moved.names.indices { moved.names[index].range.file = file }
        return moved
    }
}
