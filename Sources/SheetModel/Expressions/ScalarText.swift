import SheetText
import SheetYAML

/// A scalar's text and the way back from it to the bytes of the source.
struct ScalarText {
    /// All scalars' text.
    let text: Bytes
    /// The source.
    let source: Bytes
    let start: Int
    let end: Int
    private let place: UnsafePointer<YAMLNode>
    /// Where the value stands; of an alias, the alias.
    let range: SourceRange
    /// True where it was written elsewhere and stands here by an alias.
    let isAlias: Bool

    init(text: Bytes, source: Bytes, node: UnsafePointer<YAMLNode>, range: SourceRange, isAlias: Bool) {
        self.text = text
        self.source = source
        place = node
        self.range = range
        self.isAlias = isAlias
        start = Int(node.pointee.textStart)
        end = start + Int(node.pointee.textLength)
    }

    var node: YAMLNode { place.pointee }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Its bytes.
    var bytes: Bytes { text.part(start, end) }

    var isPlain: Bool { node.isPlain && !node.isTaggedString }

    /// Where the text from `from` to `to` (indices into `text`) was written; through an alias, the alias.
    func range(_ from: Int, _ to: Int) -> SourceRange {
        guard !isAlias else { return range }
        let first = offset(from)
        let last = to > from ? offset(to - 1) + 1 : first
        return SourceRange(file: range.file, start: UInt32(first), end: UInt32(max(first, last)))
    }

    /// The byte of the source that a byte of the text comes from.
    private func offset(_ index: Int) -> Int {
        let open = node.isSingleQuoted || node.isDoubleQuoted ? 1 : 0
        let first = Int(node.start) + open
        let last = Int(node.end) - open
        let place = first + index - start
        guard last - first != end - start || hasEscape(first, min(place, last)) else { return place }
        return walk(to: index, from: first, last)
    }

    /// Whether there is an escape before `end`, or a line end that one behind it could make up for.
    private func hasEscape(_ first: Int, _ end: Int) -> Bool {
        node.isDoubleQuoted && first <= end
            && source[first..<end].contains { $0 == 0x5C || $0 == 0x0A || $0 == 0x0D }
    }

    /// Goes through both side by side: escapes, doubled quotes, folded and indented lines.
    private func walk(to index: Int, from first: Int, _ last: Int) -> Int {
        var at = node.isLiteral || node.isFolded ? lineEnd(first, last) : first
        var position = start
        while position < index, at < last {
            let step = step(at, position, last)
            at = step.next
            position += step.count
        }
        return min(skipBlanks(at, min(position, end - 1), last), last)
    }

    /// One step: the next byte of the source, and how many bytes of the text it took.
    private func step(_ at: Int, _ position: Int, _ last: Int) -> (next: Int, count: Int) {
        let byte = source[at]
        if node.isDoubleQuoted, byte == 0x5C { return escape(at, last) }
        if byte == text[position] {
            let isDoubled = node.isSingleQuoted && byte == 0x27
            return (isDoubled ? at + 2 : at + 1, 1)
        }
        if Self.isBlank(byte) {
            if Self.isBlank(text[position]) { return (skipAllBlanks(at, last), 1) }
            return (at + 1, 0)
        }
        return (at + 1, 1)
    }

    private func escape(_ at: Int, _ last: Int) -> (next: Int, count: Int) {
        guard at + 1 < last else { return (last, 1) }
        let digits: Int
        switch source[at + 1] {
        case 0x78: digits = 2
        case 0x75: digits = 4
        case 0x55: digits = 8
        case 0x4C, 0x50: return (at + 2, 3)
        case 0x4E, 0x5F: return (at + 2, 2)
        case 0x0A, 0x0D: return (skipAllBlanks(at + 1, last), 0)
        default: return (at + 2, 1)
        }
        let stop = min(at + 2 + digits, last)
        let value = UInt32(String(decoding: source[at + 2..<stop], as: UTF8.self), radix: 16) ?? 0
        return (stop, value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4)
    }

    /// Passes over indentation that the text does not have.
    private func skipBlanks(_ at: Int, _ position: Int, _ last: Int) -> Int {
        guard position >= start, !Self.isBlank(text[position]) else { return at }
        return skipAllBlanks(at, last)
    }

    private func skipAllBlanks(_ at: Int, _ last: Int) -> Int {
        var index = at
        while index < last, Self.isBlank(source[index]) { index += 1 }
        return index
    }

    private func lineEnd(_ at: Int, _ last: Int) -> Int {
        var index = at
        while index < last, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
        return skipAllBlanks(index, last)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
