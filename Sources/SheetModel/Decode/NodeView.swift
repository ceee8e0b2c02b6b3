import SheetText
import SheetYAML

/// Bytes that somebody else owns: nothing is counted, and the index is not checked in release builds.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// A file and its tree while they are decoded, without a reference count to touch. Valid within `reading` only.
struct NodeView {
    /// Index of the file in the project.
    let file: UInt32
    let nodes: UnsafePointer<YAMLNode>
    /// How many nodes there are.
    let count: Int
    /// All scalars' text.
    let text: Bytes
    /// The file's own bytes.
    let source: Bytes
    /// What `text` and `nodes` point into.
    private let tree: UnsafePointer<YAMLTree>

    /// Hands a view of a tree to `body`.
    static func reading<Result>(_ file: SourceFile, _ tree: YAMLTree, _ body: (NodeView) -> Result) -> Result {
        file.bytes.withUnsafeBufferPointer { source in
            tree.nodes.withUnsafeBufferPointer { nodes in
                tree.text.withUnsafeBufferPointer { text in
                    withUnsafePointer(to: tree) { body(NodeView(nodes, text, source, $0)) }
                }
            }
        }
    }

    private init(
        _ nodes: UnsafeBufferPointer<YAMLNode>, _ text: Bytes, _ source: Bytes, _ tree: UnsafePointer<YAMLTree>
    ) {
        file = tree.pointee.file
        self.nodes = nodes.baseAddress ?? UnsafePointer(UnsafeMutablePointer.allocate(capacity: 0))
        count = nodes.count
        self.text = text
        self.source = source
        self.tree = tree
    }

    var documents: [YAMLDocument] { tree.pointee.documents }

    /// Where a node was written; of an alias, the alias.
    func range(_ index: Int) -> SourceRange {
        SourceRange(file: file, start: nodes[index].start, end: nodes[index].end)
    }

    /// The node that an alias stands for, or the node itself.
    func target(_ index: Int) -> Int {
        nodes[index].isAlias ? Int(nodes[index].textStart) : index
    }

    /// True for a node that was reported already.
    func isBroken(_ index: Int) -> Bool { nodes[target(index)].isAlias }

    /// The bytes of a scalar's text; of anything else none.
    func textBytes(_ index: Int) -> Bytes {
        let node = nodes[index]
        guard node.isScalar else { return Bytes(start: nil, count: 0) }
        return text.part(Int(node.textStart), Int(node.textStart) + Int(node.textLength))
    }

    /// The text of a scalar.
    func string(_ index: Int) -> String { String(decoding: textBytes(index), as: UTF8.self) }

    /// The indices of a collection's children, in order.
    func children(of index: Int) -> YAMLChildren { tree.pointee.children(of: index) }

    /// The entries of a mapping, as `YAMLTree.entries(of:)` has them.
    func entries(of mapping: Int) -> NodeEntries {
        let node = nodes[target(mapping)]
        guard node.isMapping else { return NodeEntries(nodes: nodes, from: 0, count: 0) }
        let first = target(mapping) + 1
        let count = Int(node.count) / 2
        guard hasMerge(first, count) else { return NodeEntries(nodes: nodes, from: first, count: count) }
        let merged = tree.pointee.entries(of: mapping)
        return NodeEntries(nodes: nodes, merged: Array(merged), hasLeftOut: merged.hasLeftOut)
    }

    /// A plain scalar that is empty or `null`.
    func isNull(_ index: Int) -> Bool {
        let node = nodes[target(index)]
        guard node.isScalar, node.isPlain, !node.isTaggedString else { return false }
        switch node.textLength {
        case 0: return true
        case 1: return text[Int(node.textStart)] == 0x7E
        case 4:
            let text = textBytes(target(index))
            return text.isEqual(to: "null") || text.isEqual(to: "Null") || text.isEqual(to: "NULL")
        default: return false
        }
    }

    /// True for a key of braces without `:` and a value.
    func isAbsent(_ key: Int, _ value: Int) -> Bool {
        let value = nodes[value]
        guard value.isScalar, value.isPlain, value.textLength == 0 else { return false }
        var index = Int(nodes[key].end)
        while index < source.count, Lexing.isSpace(source[index]) { index += 1 }
        return index >= source.count || source[index] != 0x3A
    }

    /// A scalar's text with the way back to the source.
    func scalar(_ index: Int) -> ScalarText {
        let target = target(index)
        return ScalarText(
            text: text, source: source, node: nodes + target, range: range(index), isAlias: target != index)
    }

    private func hasMerge(_ first: Int, _ count: Int) -> Bool {
        var index = first
        for _ in 0..<count {
            let key = nodes[index]
            if key.textLength == 2, text[Int(key.textStart)] == 0x3C, tree.pointee.isMergeKey(index) { return true }
            index = Int(nodes[Int(key.next)].next)
        }
        return false
    }
}

/// The entries of a mapping; those whose keys were reported already are left out.
struct NodeEntries: Sequence, IteratorProtocol {
    private let nodes: UnsafePointer<YAMLNode>
    private let merged: [YAMLEntry]?
    private var position: Int
    private var remaining: Int
    /// True once an entry was left out.
    private(set) var hasLeftOut = false

    fileprivate init(nodes: UnsafePointer<YAMLNode>, from position: Int, count: Int) {
        self.nodes = nodes
        self.position = position
        merged = nil
        remaining = count
    }

    fileprivate init(nodes: UnsafePointer<YAMLNode>, merged: [YAMLEntry], hasLeftOut: Bool) {
        self.nodes = nodes
        self.merged = merged
        self.hasLeftOut = hasLeftOut
        position = 0
        remaining = merged.count
    }

    mutating func next() -> YAMLEntry? {
        while remaining > 0 {
            remaining -= 1
            if let merged {
                defer { position += 1 }
                return merged[position]
            }
            let key = position
            let value = Int(nodes[key].next)
            position = Int(nodes[value].next)
            let kind = nodes[key].kind
            if kind == .scalar { return YAMLEntry(key: key, value: value) }
            if kind == .alias, nodes[Int(nodes[key].textStart)].isScalar {
                return YAMLEntry(key: key, value: value)
            }
            hasLeftOut = true
        }
        return nil
    }
}

extension Bytes {
    /// The bytes from `start` to `end`.
    func part(_ start: Int, _ end: Int) -> Bytes {
        Bytes(start: baseAddress.map { $0 + start }, count: end - start)
    }

    /// Whether the bytes are these.
    func isEqual(to other: StaticString) -> Bool {
        guard count == other.utf8CodeUnitCount else { return false }
        let wanted = other.utf8Start
        for index in 0..<count where self[index] != wanted[index] { return false }
        return true
    }
}

/// Hands the bytes of a text to `body`.
func reading<Result>(_ text: String, _ body: (Bytes) -> Result) -> Result {
    var text = text
    return text.withUTF8(body)
}
