package import SheetText

extension YAMLTree {
    /// The nodes as an indented list, one a line: kind, style, range as line:column, text.
    package func dump(_ file: SourceFile) -> String {
        var dump = TreeDump(tree: self, lines: LineIndex(file.bytes))
        for document in documents {
            dump.add("document \(document.isComplete ? "" : "cut off by an error ")", document.start, document.end)
            if let root = document.root { dump.add(root) }
        }
        return String(decoding: dump.out.bytes, as: UTF8.self)
    }
}

private struct TreeDump {
    /// What is listed, where its lines begin, and the list.
    let tree: YAMLTree
    let lines: LineIndex
    var out = ByteBuffer()

    /// Adds a document's nodes.
    mutating func add(_ root: Int) {
        var ends: [Int] = []
        for index in root..<Int(tree.nodes[root].next) {
            while let end = ends.last, end <= index { ends.removeLast() }
            out.append(String(repeating: "  ", count: ends.count + 1))
            add(describe(index), tree.nodes[index].start, tree.nodes[index].end)
            ends.append(Int(tree.nodes[index].next))
        }
    }

    /// Adds a line that ends with a range.
    mutating func add(_ text: String, _ start: UInt32, _ end: UInt32) {
        let first = lines.position(of: start)
        let last = lines.position(of: end)
        out.append("\(text)\(first.line):\(first.column)-\(last.line):\(last.column)\n")
    }

    private func describe(_ index: Int) -> String {
        let node = tree.nodes[index]
        switch node.kind {
        case .mapping: return "mapping \(node.style) \(node.count / 2) "
        case .sequence: return "sequence \(node.style) \(node.count) "
        case .scalar: return "scalar \(node.style) \(quoted(index)) "
        case .alias: return tree.isBroken(index) ? "broken " : "alias of \(place(tree.target(index))) "
        }
    }

    private func quoted(_ index: Int) -> String {
        var text = "\""
        for scalar in tree.string(index).unicodeScalars {
            text += scalar.escaped(asASCII: false)
        }
        return text + "\""
    }

    private func place(_ index: Int) -> String {
        let position = lines.position(of: tree.nodes[index].start)
        return "\(position.line):\(position.column)"
    }
}
