import SheetText

/// Something that the simple reader leaves to libyaml: rare, or wrong.
struct NotSimple: Error {}

/// Reads what almost every spec is written in, three times as fast as libyaml: block mappings and lists, flow
/// collections, and scalars on one line without escapes. It makes the very tree that libyaml's events would, and gives
/// up at the first byte that it is not sure about; then libyaml reads the whole file, and says what is wrong.
///
/// Everything is one pass over the bytes: the text of a scalar is a part of the source.
struct SimpleReader: ~Copyable {
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: YAMLLimits
    var nodes: GrowingBuffer<YAMLNode>
    private var documents: [YAMLDocument] = []
    /// The next byte to look at.
    var index = 0
    /// Where the line at hand begins.
    var lineStart = 0
    /// How far its content is indented; -1 at the end of a document.
    private var column = -1
    /// The document's nodes come from here on.
    private var firstNode = 0

    /// The tree of a file; nil where libyaml has to read it.
    static func read(_ file: SourceFile, index: UInt32, limits: YAMLLimits) -> YAMLTree? {
        file.bytes.withUnsafeBufferPointer { bytes in
            var reader = SimpleReader(bytes, limits)
            guard (try? reader.run()) != nil else { return nil }
            var tree = YAMLTree(file: index)
            tree.nodes = reader.nodes.array()
            tree.text = file.bytes
            tree.documents = reader.documents
            return tree
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: YAMLLimits) {
        self.bytes = bytes
        self.limits = limits
        nodes = GrowingBuffer(capacity: bytes.count / 8 + 8)
    }

    // MARK: Documents

    private mutating func run() throws(NotSimple) {
        try beginLine()
        repeat {
            guard documents.count < limits.documents else { throw NotSimple() }
            try document()
        } while index < bytes.count
    }

    private mutating func document() throws(NotSimple) {
        var marker: Int?
        if column < 0, index < bytes.count {
            marker = index
            index += 3
            try endLine()
        }
        guard column >= 0 else { throw NotSimple() }
        firstNode = nodes.count
        let end = try block(column, depth: 1)
        guard column < 0 else { throw NotSimple() }
        let start = marker ?? Int(nodes[firstNode].start)
        documents.append(YAMLDocument(root: firstNode, start: UInt32(start), end: UInt32(end)))
    }

    // MARK: Lines

    /// Goes over blanks and a comment to the end of the line, and on to the next line with content.
    private mutating func endLine() throws(NotSimple) {
        let start = index
        skipSpaces()
        guard index < bytes.count else { return column = -1 }
        if bytes[index] == 0x23, index > start { skipComment() }
        guard index == bytes.count || bytes[index] == 0x0A else { throw NotSimple() }
        index = min(index + 1, bytes.count)
        try beginLine()
    }

    /// Goes to the next content from the beginning of a line.
    private mutating func beginLine() throws(NotSimple) {
        while true {
            lineStart = index
            skipSpaces()
            guard index < bytes.count else { return column = -1 }
            if bytes[index] == 0x23 { skipComment() }
            guard index < bytes.count else { return column = -1 }
            guard bytes[index] == 0x0A else { break }
            index += 1
        }
        column = index - lineStart
        if column == 0, bytes[index] == 0x2D || bytes[index] == 0x2E { try checkMarker() }
    }

    /// Sees to `---` at the beginning of a line. `...` and a directive are not simple.
    private mutating func checkMarker() throws(NotSimple) {
        let byte = bytes[index]
        guard index + 2 < bytes.count, bytes[index + 1] == byte, bytes[index + 2] == byte else { return }
        guard byte == 0x2D, index + 3 == bytes.count || bytes[index + 3] == 0x20 || bytes[index + 3] == 0x0A else {
            throw NotSimple()
        }
        column = -1
    }

    @inline(__always)
    mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    }

    mutating func skipComment() {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    }

    /// Whether the byte behind `place` ends a word: a blank, a line end, or the end of the file.
    @inline(__always)
    func endsWord(_ place: Int) -> Bool {
        place >= bytes.count || bytes[place] == 0x20 || bytes[place] == 0x0A
    }

    /// Whether a list's `-` stands here.
    private var isDash: Bool {
        index < bytes.count && bytes[index] == 0x2D && endsWord(index + 1)
    }
}

// MARK: - Blocks

/// Each of these reads a collection to its end, up to the content of the line behind it, and returns where it ends.
extension SimpleReader {
    private mutating func block(_ column: Int, depth: Int) throws(NotSimple) -> Int {
        isDash ? try list(column, depth, isInMapping: false) : try mapping(column, depth)
    }

    private mutating func mapping(_ indent: Int, _ depth: Int) throws(NotSimple) -> Int {
        let node = try open(.mapping, .block, depth)
        var keys = KeyBits()
        var end = index
        repeat {
            try key(of: node, &keys)
            end = try value(indent, depth)
            nodes[node].count += 2
        } while column == indent
        guard column < indent else { throw NotSimple() }
        close(node, end)
        return end
    }

    /// The value behind a key's colon.
    private mutating func value(_ indent: Int, _ depth: Int) throws(NotSimple) -> Int {
        let colonEnd = index
        skipSpaces()
        if index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x23 {
            let end = try inlineValue(depth)
            try endLine()
            return end
        }
        index = colonEnd
        try endLine()
        if column > indent { return try block(column, depth: depth + 1) }
        if column == indent, isDash { return try list(indent, depth + 1, isInMapping: true) }
        let next = index
        try scalar(.plain, colonEnd, colonEnd)
        index = next
        return colonEnd
    }

    private mutating func list(_ indent: Int, _ depth: Int, isInMapping: Bool) throws(NotSimple) -> Int {
        let node = try open(.sequence, .block, depth)
        var end = index
        repeat {
            end = try item(depth)
            nodes[node].count += 1
        } while column == indent && isDash
        guard column < indent || isInMapping && column == indent else { throw NotSimple() }
        close(node, end)
        return end
    }

    private mutating func item(_ depth: Int) throws(NotSimple) -> Int {
        index += 1
        skipSpaces()
        guard index < bytes.count, !isDash else { throw NotSimple() }
        if try isKey() { return try mapping(index - lineStart, depth + 1) }
        let end = try inlineValue(depth)
        try endLine()
        return end
    }

    private mutating func inlineValue(_ depth: Int) throws(NotSimple) -> Int {
        switch bytes[index] {
        case 0x5B, 0x7B: return try flow(depth + 1)
        case 0x22, 0x27: return try quoted()
        default:
            let word = try plainEnd()
            guard !word.isKey else { throw NotSimple() }
            return try scalar(.plain, index, word.end)
        }
    }
}

// MARK: - Nodes

extension SimpleReader {
    /// Opens a collection at the byte at hand.
    mutating func open(_ kind: YAMLNode.Kind, _ style: YAMLNode.Style, _ depth: Int) throws(NotSimple) -> Int {
        guard depth <= limits.nesting else { throw NotSimple() }
        try countNode()
        nodes.append(YAMLNode(kind: kind, style: style, start: UInt32(index), end: UInt32(index)))
        return nodes.count - 1
    }

    /// Completes a collection.
    mutating func close(_ node: Int, _ end: Int) {
        nodes[node].end = UInt32(end)
        nodes[node].next = UInt32(nodes.count)
    }

    /// Adds a scalar whose text is what stands between its quotes, and goes behind it.
    @inline(__always) @discardableResult
    mutating func scalar(
        _ style: YAMLNode.Style, _ start: Int, _ end: Int, quotes: Int = 0
    ) throws(NotSimple) -> Int {
        let length = end - start - 2 * quotes
        guard length <= limits.scalarBytes else { throw NotSimple() }
        try countNode()
        var node = YAMLNode(
            kind: .scalar, style: style, start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: end))
        node.textStart = UInt32(truncatingIfNeeded: start + quotes)
        node.textLength = UInt32(truncatingIfNeeded: length)
        node.next = UInt32(truncatingIfNeeded: nodes.count + 1)
        nodes.append(node)
        index = end
        return end
    }

    @inline(__always)
    private func countNode() throws(NotSimple) {
        guard nodes.count - firstNode < limits.nodes else { throw NotSimple() }
    }
}
