import SheetText

/// The anchors of the document being read.
struct Anchors {
    /// One `&name`.
    struct Anchor {
        var node: Int
        /// Its bytes, `&` included.
        var range: SourceRange
        /// Nodes that an alias to it stands for, known once its node is complete.
        var size = 0
        var isComplete = false
        var isUsed = false
    }

    /// In the order of the text.
    private(set) var all: [Anchor] = []
    private var byName: [String: Int] = [:]

    /// Adds an anchor and returns its number; a later one of the same name hides it.
    mutating func add(_ name: String, node: Int, at range: SourceRange) -> Int {
        all.append(Anchor(node: node, range: range))
        byName[name] = all.count - 1
        return all.count - 1
    }

    /// The anchor that an alias of this name means, marked as used.
    mutating func use(_ name: String) -> Anchor? {
        guard let number = byName[name] else { return nil }
        all[number].isUsed = true
        return all[number]
    }

    /// Notes that an anchor's node is complete and stands for `size` nodes.
    mutating func complete(_ number: Int, size: Int) {
        all[number].size = size
        all[number].isComplete = true
    }

    /// Forgets everything: anchors end with their document.
    mutating func reset() {
        guard !all.isEmpty else { return }
        all.removeAll(keepingCapacity: true)
        byName.removeAll(keepingCapacity: true)
    }

    /// Hints about the anchors that no alias uses.
    func unused(in bytes: UnsafeBufferPointer<UInt8>, canFix: Bool) -> [Finding] {
        all.filter { !$0.isUsed }.map { anchor in
            let name = String(decoding: bytes[Int(anchor.range.start)..<Int(anchor.range.end)], as: UTF8.self)
            let fix = FixIt("remove the anchor", [TextEdit(Self.removal(of: anchor.range, in: bytes), "")])
            return Finding(
                .unusedAnchor, at: anchor.range, "no alias uses the anchor \"\(name)\"", fix: canFix ? fix : nil)
        }
    }

    /// The anchor with the blanks behind it or, at the end of a line, before it.
    private static func removal(of range: SourceRange, in bytes: UnsafeBufferPointer<UInt8>) -> SourceRange {
        var start = Int(range.start)
        var end = Int(range.end)
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        if end == bytes.count || isBreak(bytes[end]) {
            end = Int(range.end)
            while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        }
        return SourceRange(file: range.file, start: UInt32(start), end: UInt32(end))
    }
}

/// True for a space and a tab.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// True for the bytes of line ends.
@inline(__always)
func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// True for blanks and line ends.
@inline(__always)
func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || isBreak(byte) }
