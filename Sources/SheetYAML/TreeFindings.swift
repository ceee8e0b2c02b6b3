import SheetText

/// What the builder reports about single nodes.
extension TreeBuilder {
    /// The node that an alias stands for, or the node itself.
    @inline(__always)
    func target(_ index: Int) -> Int { nodes[index].kind == .alias ? Int(nodes[index].textStart) : index }

    private func textBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        text.slice(Int(nodes[index].textStart), Int(nodes[index].textLength))
    }

    private func string(_ index: Int) -> String { String(decoding: textBytes(index), as: UTF8.self) }

    /// Remembers a key of the innermost collection, the stack's `top`; two that may be equal call for `reportRepeatedKeys`.
    @inline(__always)
    mutating func noteKey(_ node: YAMLNode, _ top: Int) {
        var hash = UInt32(truncatingIfNeeded: node.textLength) &* 31
        if node.textLength > 0 {
            let start = Int(node.textStart)
            let end = start + Int(node.textLength)
            hash = (hash &+ UInt32(text[start])) &* 31 &+ UInt32(text[end - 1])
            hash = hash &* 31 &+ UInt32(text[(start + end) / 2])
        }
        let bit: UInt64 = 1 << UInt64((hash &* 0x9E37_79B1) >> 26)
        if frames[top].keyBits & bit != 0 { frames[top].mayRepeatKeys = true }
        frames[top].keyBits |= bit
    }

    /// Reports every key of a mapping that an earlier one equals.
    mutating func reportRepeatedKeys(of frame: Frame) {
        var keys: [Int] = []
        var index = Int(frame.node) + 1
        for child in 0..<frame.children {
            let isScalar = nodes[target(index)].kind == .scalar
            if child % 2 == 0, isScalar { keys.append(index) }
            index = Int(nodes[index].next)
        }
        if keys.count <= 24 { compareKeys(keys) } else { hashKeys(keys) }
    }

    private mutating func compareKeys(_ keys: [Int]) {
        for later in keys.indices.dropFirst() {
            let text = textBytes(target(keys[later]))
            for first in keys[..<later] where textBytes(target(first)).elementsEqual(text) {
                reportRepeated(keys[later], first)
                break
            }
        }
    }

    private mutating func hashKeys(_ keys: [Int]) {
        var seen: [[UInt8]: Int] = Dictionary(minimumCapacity: keys.count)
        for key in keys {
            let text = Array(textBytes(target(key)))
            if let first = seen[text] { reportRepeated(key, first) } else { seen[text] = key }
        }
    }

    private mutating func reportRepeated(_ key: Int, _ first: Int) {
        let text = string(target(key))
        report.add(
            Finding(
                .duplicateKey, at: range(ofNode: key), "the key \"\(shortened(text))\" is already there",
                notes: [Note("first here", at: range(ofNode: first))],
                help: text == "<<" ? "merge several mappings with one key: `<<: [*first, *second]`" : nil))
    }

    /// Reports a list or a mapping as the innermost collection's key, unless that is reported already.
    mutating func reportCollectionKey(_ start: Int, _ kind: YAMLNode.Kind, isFlow: Bool) {
        let top = frames.count - 1
        guard !frames[top].isBroken else { return }
        let isDoubleBrace =
            kind == .mapping && isFlow && start > 0 && bytes[start - 1] == 0x7B
            && Int(nodes[Int(frames[top].node)].start) == start - 1
        guard isDoubleBrace else { return reportKey(range(start, start + 1)) }
        frames[top].isBroken = true
        report.add(
            Finding(
                .flowSplit, at: range(start, start + 1), "\"{{\" begins a mapping in YAML, not a placeholder",
                help: "put the text in quotes, or write a token's name without braces"))
    }

    /// Reports a key that is no text.
    private mutating func reportKey(_ range: SourceRange) {
        report.add(
            Finding(
                .nonStringKey, at: range, "a key must be text, this is a list or a mapping",
                help: "write the key as one word, or put it in quotes"))
    }

    /// Reports an alias as a key that stands for no text.
    mutating func reportKey(alias range: SourceRange, of anchor: SourceRange) {
        report.add(
            Finding(
                .nonStringKey, at: range, "a key must be text, this alias stands for a list or a mapping",
                notes: [Note("the alias stands for this", at: anchor)],
                help: "leave out the \":\" behind it to put in what it stands for"))
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
        let start = Int(nodes[index].start)
        exceed("this text has more than \(limits.scalarBytes) bytes", "scalarBytes", at: start, to: start + 1)
    }

    private mutating func exceed(_ message: String, _ setting: String, at start: Int, to end: Int) {
        report.add(limitExceeded(message, setting, at: range(start, max(start, end))))
    }
}

/// The finding about a limit, with the name of its setting.
func limitExceeded(_ message: String, _ setting: String, at range: SourceRange) -> Finding {
    Finding(
        .limitExceeded, at: range, message, help: "the limit is set by `limits: {\(setting): …}` in sheetc.yaml")
}

/// A text for a message, cut where it is long.
func shortened(_ text: String) -> String {
    text.unicodeScalars.count > 40 ? text.prefix(39) + "…" : text
}
