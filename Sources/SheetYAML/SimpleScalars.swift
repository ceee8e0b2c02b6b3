/// A bit for each key's hash: two keys that share one call for a closer look.
struct KeyBits {
    private var bits: UInt64 = 0

    /// True where there may be an equal key already.
    @inline(__always)
    mutating func add(_ hash: UInt32) -> Bool {
        let bit: UInt64 = 1 << UInt64((hash &* 0x9E37_79B1) >> 26)
        defer { bits |= bit }
        return bits & bit != 0
    }
}

/// Scalars and flow collections of simple files.
extension SimpleReader {
    /// A key longer than this is not simple: libyaml takes a line of up to 1024 characters for a key.
    private static let longestKey = 1000
    /// With more keys in one mapping, those that may be equal are libyaml's to compare.
    private static let mostKeys: UInt32 = 64

    /// Reads a block mapping's key and its colon.
    mutating func key(of mapping: Int, _ keys: inout KeyBits) throws(NotSimple) {
        let key = nodes.count
        switch bytes[index] {
        case 0x22, 0x27: try quoted()
        case 0x2D: throw NotSimple()
        default:
            let word = try plainEnd()
            guard word.isKey else { throw NotSimple() }
            try scalar(.plain, index, word.end)
        }
        try endKey(key, of: mapping, &keys)
    }

    /// Sees to the colon behind a key, and that no key of the mapping is equal.
    private mutating func endKey(_ key: Int, of mapping: Int, _ keys: inout KeyBits) throws(NotSimple) {
        guard index < bytes.count, bytes[index] == 0x3A, endsWord(index + 1) else { throw NotSimple() }
        index += 1
        let (start, length) = (Int(nodes[key].textStart), Int(nodes[key].textLength))
        guard length <= Self.longestKey else { throw NotSimple() }
        var hash = UInt32(truncatingIfNeeded: length) &* 31
        if length > 0 {
            hash = (hash &+ UInt32(bytes[start])) &* 31 &+ UInt32(bytes[start + length - 1])
            hash = hash &* 31 &+ UInt32(bytes[start + length / 2])
        }
        if keys.add(hash) { try compare(key, of: mapping) }
    }

    private func compare(_ key: Int, of mapping: Int) throws(NotSimple) {
        guard nodes[mapping].count <= 2 * Self.mostKeys else { throw NotSimple() }
        let text = text(key)
        var other = mapping + 1
        while other < key {
            if text.elementsEqual(self.text(other)) { throw NotSimple() }
            other = Int(nodes[Int(nodes[other].next)].next)
        }
    }

    private func text(_ node: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = Int(nodes[node].textStart)
        return bytes[start..<start + Int(nodes[node].textLength)]
    }

    /// Whether a list's item begins with a key: then it is a mapping.
    func isKey() throws(NotSimple) -> Bool {
        switch bytes[index] {
        case 0x5B, 0x7B: return false
        case 0x22, 0x27:
            let end = try quoteEnd()
            return end < bytes.count && bytes[end] == 0x3A
        default: return try plainEnd().isKey
        }
    }

    // MARK: Scalars

    /// Reads a scalar in quotes and returns where it ends.
    @discardableResult
    mutating func quoted() throws(NotSimple) -> Int {
        let style: YAMLNode.Style = bytes[index] == 0x22 ? .doubleQuoted : .singleQuoted
        return try scalar(style, index, try quoteEnd(), quotes: 1)
    }

    /// The byte behind the closing quote.
    private func quoteEnd() throws(NotSimple) -> Int {
        let quote = bytes[index]
        var place = index + 1
        while place < bytes.count, bytes[place] != quote {
            guard bytes[place] >= 0x20, bytes[place] != 0x5C || quote == 0x27 else { throw NotSimple() }
            place += 1
        }
        // Two single quotes are one in the text.
        guard place < bytes.count, place + 1 == bytes.count || bytes[place + 1] != quote else { throw NotSimple() }
        return place + 1
    }

    /// Where the plain scalar at hand ends in a block, and whether a colon behind it makes it a key.
    @inline(__always)
    func plainEnd() throws(NotSimple) -> (end: Int, isKey: Bool) {
        guard beginsPlain(bytes[index]) || bytes[index] == 0x2D && !endsWord(index + 1) else { throw NotSimple() }
        var place = index + 1
        var end = place
        while place < bytes.count {
            let byte = bytes[place]
            if byte > 0x3A || byte > 0x23 && byte < 0x3A {
                end = place + 1
            } else if byte == 0x3A {
                if endsWord(place + 1) {
                    guard end == place else { throw NotSimple() }
                    return (end, true)
                }
                end = place + 1
            } else if byte == 0x0A || byte == 0x23 && end < place {
                break
            } else if byte < 0x20 {
                throw NotSimple()
            } else if byte != 0x20 {
                end = place + 1
            }
            place += 1
        }
        return (end, false)
    }

    /// Whether a plain scalar may begin so, whatever comes behind it.
    @inline(__always)
    private func beginsPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
        // $ ( ) + . / ; < = \ ^ _ ~
        case 0x24, 0x28, 0x29, 0x2B, 0x2E, 0x2F, 0x3B, 0x3C, 0x3D, 0x5C, 0x5E, 0x5F, 0x7E: true
        default: false
        }
    }
}

// MARK: - Flow collections

extension SimpleReader {
    /// Reads a collection in brackets or braces and returns where it ends.
    mutating func flow(_ depth: Int) throws(NotSimple) -> Int {
        let isMapping = bytes[index] == 0x7B
        let closing: UInt8 = isMapping ? 0x7D : 0x5D
        let node = try open(isMapping ? .mapping : .sequence, .flow, depth)
        var keys = KeyBits()
        index += 1
        try skipFlowSpace()
        var isAtEnd = bytes[index] == closing
        while !isAtEnd {
            if isMapping { try flowKey(of: node, &keys) }
            try flowValue(depth)
            nodes[node].count += isMapping ? 2 : 1
            try skipFlowSpace()
            isAtEnd = bytes[index] == closing
            guard isAtEnd || bytes[index] == 0x2C else { throw NotSimple() }
            guard !isAtEnd else { break }
            index += 1
            try skipFlowSpace()
        }
        index += 1
        close(node, index)
        return index
    }

    private mutating func flowKey(of mapping: Int, _ keys: inout KeyBits) throws(NotSimple) {
        let key = nodes.count
        if bytes[index] == 0x22 || bytes[index] == 0x27 {
            try quoted()
        } else {
            try flowPlain()
        }
        try endKey(key, of: mapping, &keys)
        try skipFlowSpace()
    }

    private mutating func flowValue(_ depth: Int) throws(NotSimple) {
        switch bytes[index] {
        case 0x5B, 0x7B: _ = try flow(depth + 1)
        case 0x22, 0x27: try quoted()
        default: try flowPlain()
        }
    }

    /// Reads a plain scalar up to its colon, a comma, a bracket or the end of the line.
    @inline(__always)
    private mutating func flowPlain() throws(NotSimple) {
        let isNumber = bytes[index] == 0x2D && index + 1 < bytes.count && isDigit(bytes[index + 1])
        guard beginsPlain(bytes[index]) || isNumber else { throw NotSimple() }
        var place = index + 1
        var end = place
        scan: while place < bytes.count {
            switch bytes[place] {
            case 0x2C, 0x5D, 0x7D, 0x0A: break scan
            case 0x20: break
            case 0x3A:
                guard endsWord(place + 1), end == place else { throw NotSimple() }
                break scan
            case 0x23, 0x3F, 0x5B, 0x7B, 0..<0x20: throw NotSimple()
            default: end = place + 1
            }
            place += 1
        }
        try scalar(.plain, index, end)
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    /// Goes over blanks, and over line ends with the comments before them; there is a byte behind them.
    private mutating func skipFlowSpace() throws(NotSimple) {
        skipSpaces()
        while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x23 && bytes[index - 1] == 0x20 {
            skipComment()
            index = min(index + 1, bytes.count)
            lineStart = index
            skipSpaces()
            // A marker of documents may stand there.
            guard index > lineStart || index < bytes.count && bytes[index] > 0x5A else { throw NotSimple() }
        }
        guard index < bytes.count else { throw NotSimple() }
    }
}
