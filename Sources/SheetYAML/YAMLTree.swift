package import SheetText

/// What a file's text says, as a flat list of nodes in document order. Later stages see nothing else of YAML.
package struct YAMLTree: Sendable {
    /// Index of the file in the project.
    package var file: UInt32
    /// All nodes of all documents, each before its children.
    package var nodes: [YAMLNode] = []
    /// The text of the scalars, one behind the other: unescaped, folded, without quotes.
    package var text: [UInt8] = []
    package var documents: [YAMLDocument] = []

    package init(file: UInt32) { self.file = file }
}

/// One document of a stream.
package struct YAMLDocument: Sendable {
    /// Its root in `YAMLTree.nodes`; nil for a document with nothing in it.
    package var root: Int?
    /// From the first byte of the root (or of `---`) to the last.
    package var start: UInt32
    package var end: UInt32
    /// False where an error ended it early: what is there is right but not all.
    package var isComplete = true

    package init(root: Int?, start: UInt32, end: UInt32) {
        self.root = root
        self.start = start
        self.end = end
    }
}

/// A node: 32 bytes.
package struct YAMLNode: Sendable, Equatable, BitwiseCopyable {
    package enum Kind: UInt8, Sendable, BitwiseCopyable { case scalar, sequence, mapping, alias }
    package enum Style: UInt8, Sendable, BitwiseCopyable {
        case plain, singleQuoted, doubleQuoted, literal, folded, block, flow
    }

    package var kind: Kind
    package var style: Style
    /// True for the explicit tag `!!str` (or `!`) on a scalar: text even where plain.
    package var isTaggedString = false
    /// Its bytes in the source: quotes and brackets included, anchor and tag not.
    package var start: UInt32
    package var end: UInt32
    /// Where a scalar's text lies in `YAMLTree.text`. Of an alias `textStart` is the index of its target.
    package var textStart: UInt32 = 0
    package var textLength: UInt32 = 0
    /// Index of the node behind this one and all below it.
    package var next: UInt32 = 0
    /// Number of children; a mapping counts keys and values.
    package var count: UInt32 = 0

    package init(kind: Kind, style: Style, start: UInt32, end: UInt32) {
        self.kind = kind
        self.style = style
        self.start = start
        self.end = end
    }
}

extension YAMLTree {
    /// Where a node was written; of an alias, the alias.
    package func range(_ index: Int) -> SourceRange {
        SourceRange(file: file, start: nodes[index].start, end: nodes[index].end)
    }

    /// The node that an alias stands for, or the node itself.
    package func target(_ index: Int) -> Int {
        nodes[index].kind == .alias ? Int(nodes[index].textStart) : index
    }

    /// The text of a scalar.
    package func string(_ index: Int) -> String {
        String(decoding: textBytes(index), as: UTF8.self)
    }

    /// True for a node that was reported already (a foreign tag, an alias without a target): to be passed over.
    package func isBroken(_ index: Int) -> Bool {
        nodes[target(index)].kind == .alias
    }

    /// The bytes of a scalar's text; of anything else none.
    package func textBytes(_ index: Int) -> ArraySlice<UInt8> {
        guard nodes[index].kind == .scalar else { return [] }
        let start = Int(nodes[index].textStart)
        return text[start..<start + Int(nodes[index].textLength)]
    }

    /// The indices of a collection's children, in order.
    package func children(of index: Int) -> YAMLChildren {
        YAMLChildren(tree: self, position: index + 1, remaining: Int(nodes[index].count))
    }
}

/// The children of a collection.
package struct YAMLChildren: Sequence, IteratorProtocol {
    private let tree: YAMLTree
    private var position: Int
    private var remaining: Int

    fileprivate init(tree: YAMLTree, position: Int, remaining: Int) {
        self.tree = tree
        self.position = position
        self.remaining = remaining
    }

    package mutating func next() -> Int? {
        guard remaining > 0 else { return nil }
        remaining -= 1
        defer { position = Int(tree.nodes[position].next) }
        return position
    }
}
