import SheetText

/// What the builder reports about single nodes.
extension TreeBuilder {
    /// Remembers a key; two that may be equal call for `reportRepeatedKeys`.
    @inline(__always)
    mutating func noteKey(_ index: Int) {
        let node = tree.nodes[tree.target(index)]
        var hash = UInt32(truncatingIfNeeded: node.textLength) &* 31
        if node.textLength > 0 {
            let start = Int(node.textStart)
            let end = start + Int(node.textLength)
            hash = (hash &+ UInt32(tree.text[start])) &* 31 &+ UInt32(tree.text[end - 1])
            hash = hash &* 31 &+ UInt32(tree.text[(start + end) / 2])
        }
        let bit: UInt64 = 1 << UInt64((hash &* 0x9E37_79B1) >> 26)
        let top = frames.count - 1
        if frames[top].keyBits & bit != 0 { frames[top].mayRepeatKeys = true }
        frames[top].keyBits |= bit
    }

    /// Reports every key of a mapping that an earlier one equals.
    mutating func reportRepeatedKeys(of frame: Frame) {
        var keys: [Int] = []
        var index = frame.node + 1
        for child in 0..<frame.children {
            let isScalar = tree.nodes[tree.target(index)].kind == .scalar
            if child % 2 == 0, isScalar { keys.append(index) }
            index = Int(tree.nodes[index].next)
        }
        if keys.count <= 24 { compareKeys(keys) } else { hashKeys(keys) }
    }

    private mutating func compareKeys(_ keys: [Int]) {
        for later in keys.indices.dropFirst() {
            let text = tree.textBytes(tree.target(keys[later]))
            let first = keys[..<later].first {
                let other = tree.nodes[tree.target($0)]
                return Int(other.textLength) == text.count && tree.textBytes(tree.target($0)) == text
            }
            if let first { reportRepeated(keys[later], first) }
        }
    }

    private mutating func hashKeys(_ keys: [Int]) {
        var seen: [ArraySlice<UInt8>: Int] = Dictionary(minimumCapacity: keys.count)
        for key in keys {
            let text = tree.textBytes(tree.target(key))
            if let first = seen[text] { reportRepeated(key, first) } else { seen[text] = key }
        }
    }

    private mutating func reportRepeated(_ key: Int, _ first: Int) {
        let message = "the key \"\(tree.string(tree.target(key)))\" is already there"
        report.add(
            Finding(.duplicateKey, at: tree.range(key), message, notes: [Note("first here", at: tree.range(first))]))
    }

    /// Reports a key that is no text.
    mutating func reportKey(_ range: SourceRange, _ note: Note?) {
        let start = Int(range.start)
        if note == nil, start > 0, bytes[start] == 0x7B, bytes[start - 1] == 0x7B {
            return report.add(
                Finding(
                    .flowSplit, at: range, "doubled braces make a mapping within a mapping here",
                    help: "put the text in quotes"))
        }
        report.add(
            Finding(
                .nonStringKey, at: range, "a key must be text, this is a list or a mapping",
                notes: note.map { [$0] } ?? [], help: "write the key as one word, or put it in quotes"))
    }

    /// Reports a tag that is not a core one.
    mutating func reportTag(_ place: Range<Int>) {
        let tag = String(decoding: bytes[place], as: UTF8.self)
        let known = CoreTag.allCases.map { "!!" + $0.rawValue }.joined(separator: ", ")
        report.add(
            Finding(
                .unknownTag, at: range(place.lowerBound, place.upperBound), "unknown tag \"\(tag)\"",
                help: "remove it; the only tags are \(known)"))
    }
}

// MARK: - Limits

extension TreeBuilder {
    /// Reports a collection that lies too deep and ends the document.
    mutating func nestingLimit(_ start: Int) {
        exceed(
            "this lies more than \(limits.nesting) levels deep", "nesting", at: start, to: min(start + 1, bytes.count))
        stop = start
    }

    /// Reports the node or alias beyond the last one allowed and ends the document.
    mutating func nodeLimit(_ start: Int, _ end: Int) {
        exceed("the document has more than \(limits.nodes) nodes, aliases written out", "nodes", at: start, to: end)
        stop = start
    }

    /// Reports the document beyond the last one allowed and ends the reading.
    mutating func documentLimit(_ start: Int) {
        exceed("the file has more than \(limits.documents) documents", "documents", at: start, to: start)
        stop = start
        stopsFile = true
    }

    /// Reports a scalar that is too long, at its first character.
    mutating func reportScalar(_ index: Int) {
        let start = Int(tree.nodes[index].start)
        exceed("this text has more than \(limits.scalarBytes) bytes", "scalarBytes", at: start, to: start + 1)
    }

    private mutating func exceed(_ message: String, _ setting: String, at start: Int, to end: Int) {
        report.add(limitExceeded(message, setting, at: range(start, max(start, end))))
    }
}

/// The finding about a limit, with the name of its setting.
func limitExceeded(_ message: String, _ setting: String, at range: SourceRange) -> Finding {
    Finding(
        .limitExceeded, at: range, message, help: "the limit is set by \"limits: {\(setting): …}\" in sheetc.yaml")
}
