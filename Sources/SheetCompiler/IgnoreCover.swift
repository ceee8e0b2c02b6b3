import SheetText
import SheetYAML

/// Finds what an ignore on a line of its own covers: the node below it. Asked in the order of the text, so that
/// thousands of ignores cost no more than one pass through the file.
struct IgnoreCover {
    private let bytes: [UInt8]
    private let tree: YAMLTree
    /// The last search for content: from where, and what was found.
    private var searched: (from: Int, found: Int?) = (Int.max, nil)
    /// The last answer, by the place of its content.
    private var last: (place: Int, end: UInt32) = (-1, 0)
    /// The first node that begins at the content or behind it.
    private var passed = 0
    /// For each node whether it is a key, once that was asked.
    private var keys: [Bool] = []

    init(_ bytes: [UInt8], _ tree: YAMLTree) {
        self.bytes = bytes
        self.tree = tree
    }

    /// The bytes of the node below a comment; none where there is nothing.
    mutating func node(below place: Int) -> Range<UInt32> {
        guard let below = contentBelow(place) else { return UInt32(place)..<UInt32(place) }
        if last.place != below { last = (below, endOfNode(at: below)) }
        return UInt32(below)..<Swift.max(last.end, UInt32(below + 1))
    }

    /// The first byte below that is neither blank nor in a comment of its own line.
    private mutating func contentBelow(_ place: Int) -> Int? {
        if place >= searched.from, place < searched.found ?? bytes.count { return searched.found }
        var index = lineEnd(from: place)
        var found: Int?
        while index < bytes.count, found == nil {
            switch bytes[index] {
            case 0x0A, 0x0D, 0x20, 0x09: index += 1
            case 0x23: index = lineEnd(from: index)
            default: found = index
            }
        }
        searched = (place, found)
        return found
    }

    /// The end of the key with its value, the list item, or the value that begins at `place`.
    private mutating func endOfNode(at place: Int) -> UInt32 {
        let isItem = bytes[place] == 0x2D && (place + 1 == bytes.count || isWhite(bytes[place + 1]))
        let first = UInt32(isItem ? place + 1 : place)
        while passed < tree.nodes.count, tree.nodes[passed].start < first { passed += 1 }
        guard passed < tree.nodes.count else { return first }
        var node = passed
        guard !isItem else { return tree.nodes[node].end }
        if tree.nodes[node].kind == .mapping, tree.nodes[node].style == .block { node += 1 }
        guard node < tree.nodes.count else { return first }
        guard isKey(node) else { return tree.nodes[node].end }
        return endOfAll(from: node, to: Int(tree.nodes[Int(tree.nodes[node].next)].next))
    }

    /// Whether a node is a key of the mapping around it.
    private mutating func isKey(_ node: Int) -> Bool {
        if keys.isEmpty { markKeys() }
        return keys[node]
    }

    private mutating func markKeys() {
        keys = Array(repeating: false, count: tree.nodes.count)
        for mapping in tree.nodes.indices where tree.nodes[mapping].kind == .mapping {
            for (place, child) in tree.children(of: mapping).enumerated() where place.isMultiple(of: 2) {
                keys[child] = true
            }
        }
    }

    private func endOfAll(from start: Int, to end: Int) -> UInt32 {
        tree.nodes[start..<Swift.max(start, end)].reduce(0) { Swift.max($0, $1.end) }
    }

    private func lineEnd(from place: Int) -> Int {
        var end = place
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return end
    }

    private func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
