/// The anchor and the tag before a node: libyaml tells that they are there but not where each lies.
struct NodeProperties {
    /// `&name` and `!tag`, where they are there.
    private(set) var anchor: Range<Int>?
    private(set) var tag: Range<Int>?
    /// Where the node itself begins.
    private(set) var contentStart: Int

    /// Reads up to `count` properties from `start`, the first byte of the first.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, count: Int) {
        contentStart = start
        var index = start
        for _ in 0..<count where index < bytes.count {
            let begin = index
            let isAnchor = bytes[begin] == 0x26
            guard isAnchor || bytes[begin] == 0x21 else { break }
            index = isAnchor ? Self.anchorEnd(bytes, begin + 1) : Self.tagEnd(bytes, begin + 1)
            if isAnchor { anchor = begin..<index } else { tag = begin..<index }
            index = Self.skipSpace(bytes, index)
        }
        contentStart = index
    }

    private static func anchorEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        return index
    }

    /// What libyaml takes into a name: letters, digits, `_` and `-`, all of ASCII.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
        default: false
        }
    }

    private static func tagEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        let isVerbatim = index < bytes.count && bytes[index] == 0x3C
        while index < bytes.count, !isSpace(bytes[index]) {
            if isVerbatim, bytes[index] == 0x3E { return index + 1 }
            if !isVerbatim, isFlowIndicator(bytes[index]) { return index }
            index += 1
        }
        return index
    }

    private static func isFlowIndicator(_ byte: UInt8) -> Bool {
        byte == 0x2C || byte == 0x5B || byte == 0x5D || byte == 0x7B || byte == 0x7D
    }

    /// Passes over blanks, line ends and comments.
    private static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while index < bytes.count {
            if bytes[index] == 0x23, index > 0, isSpace(bytes[index - 1]) {
                while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
            } else if isSpace(bytes[index]) {
                index += 1
            } else {
                break
            }
        }
        return index
    }
}

/// The tags of YAML's core schema.
enum CoreTag: String, CaseIterable {
    case str, int, float, bool, null, map, seq

    /// What all of them begin with.
    static let prefix = "tag:yaml.org,2002:"

    /// The core tag that a resolved tag is.
    init?(resolved: String) {
        guard resolved.hasPrefix(Self.prefix) else { return nil }
        self.init(rawValue: String(resolved.dropFirst(Self.prefix.count)))
    }
}
