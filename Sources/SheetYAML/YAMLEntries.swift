/// A key of a mapping and its value, both as indices of nodes.
package struct YAMLEntry: Sendable, Equatable {
    package var key: Int
    package var value: Int
    /// True for a `<<` whose value is no mapping and no list of mappings: to be reported, at the value.
    package var isBadMerge: Bool

    @inlinable package init(key: Int, value: Int, isBadMerge: Bool = false) {
        self.key = key
        self.value = value
        self.isBadMerge = isBadMerge
    }
}

extension YAMLTree {
    /// The entries of a mapping in order, with its merge keys (`<<`, unquoted) applied: a mapping's own keys win over
    /// merged ones, earlier mappings over later. Keys that were reported already are left out. `mapping` may be an
    /// alias; of anything that is no mapping there are no entries. Nothing is allocated where there is no `<<`.
    package func entries(of mapping: Int) -> YAMLEntries {
        let node = nodes[target(mapping)]
        guard node.kind == .mapping else { return YAMLEntries(tree: self, from: 0, count: 0, merged: nil) }
        let first = target(mapping) + 1
        guard hasMerge(first, Int(node.count)) else {
            return YAMLEntries(tree: self, from: first, count: Int(node.count) / 2, merged: nil)
        }
        var merge = Merge(tree: self)
        merge.add(mapping: target(mapping))
        return YAMLEntries(
            tree: self, from: 0, count: merge.entries.count, merged: merge.entries, hasLeftOut: merge.hasLeftOut)
    }

    private func hasMerge(_ first: Int, _ count: Int) -> Bool {
        var index = first
        for _ in 0..<count / 2 {
            if isMergeKey(index) { return true }
            index = Int(nodes[Int(nodes[index].next)].next)
        }
        return false
    }

    /// True for a plain `<<` without a tag.
    package func isMergeKey(_ index: Int) -> Bool {
        let node = nodes[index]
        guard node.textLength == 2, node.kind == .scalar, node.style == .plain, !node.isTaggedString else {
            return false
        }
        let start = Int(node.textStart)
        return text[start] == 0x3C && text[start + 1] == 0x3C
    }
}

/// The entries of a mapping.
package struct YAMLEntries: Sequence, IteratorProtocol {
    private let tree: YAMLTree
    private let merged: [YAMLEntry]?
    private var position: Int
    private var remaining: Int
    /// True once an entry was left out because its key is no text, which has been reported.
    package private(set) var hasLeftOut: Bool

    fileprivate init(
        tree: YAMLTree, from position: Int, count: Int, merged: [YAMLEntry]?, hasLeftOut: Bool = false
    ) {
        self.tree = tree
        self.position = position
        self.merged = merged
        self.hasLeftOut = hasLeftOut
        remaining = count
    }

    package mutating func next() -> YAMLEntry? {
        while remaining > 0 {
            remaining -= 1
            if let merged {
                defer { position += 1 }
                return merged[position]
            }
            let key = position
            let value = Int(tree.nodes[key].next)
            position = Int(tree.nodes[value].next)
            if tree.nodes[tree.target(key)].kind == .scalar { return YAMLEntry(key: key, value: value) }
            hasLeftOut = true
        }
        return nil
    }
}

/// The entries of a mapping whose merge keys are being applied.
private struct Merge {
    let tree: YAMLTree
    /// Own entries first, then the merged ones.
    private(set) var entries: [YAMLEntry] = []
    private(set) var hasLeftOut = false
    private var seen: Set<ArraySlice<UInt8>> = []
    /// Mappings that have been merged: one that comes again adds nothing.
    private var visited: Set<Int> = []

    init(tree: YAMLTree) { self.tree = tree }

    /// Adds a mapping's own entries, then what it merges.
    mutating func add(mapping: Int) {
        guard visited.insert(mapping).inserted else { return }
        var merges: [YAMLEntry] = []
        let children = Array(tree.children(of: mapping))
        for index in stride(from: 0, to: children.count - 1, by: 2) {
            let entry = YAMLEntry(key: children[index], value: children[index + 1])
            let key = tree.target(entry.key)
            if tree.isMergeKey(entry.key) {
                merges.append(entry)
            } else if tree.nodes[key].kind != .scalar {
                hasLeftOut = true
            } else if isOwn(mapping) || !seen.contains(tree.textBytes(key)) {
                seen.insert(tree.textBytes(key))
                entries.append(entry)
            }
        }
        for merge in merges { add(merge) }
    }

    /// True while the first mapping's own keys are added: one that is there twice has been reported, not hidden.
    private func isOwn(_ mapping: Int) -> Bool { visited.count == 1 && visited.contains(mapping) }

    private mutating func add(_ merge: YAMLEntry) {
        let value = tree.target(merge.value)
        switch tree.nodes[value].kind {
        case .mapping: add(mapping: value)
        case .sequence: add(list: value, of: merge)
        case .scalar: reject(merge)
        case .alias: break
        }
    }

    private mutating func add(list: Int, of merge: YAMLEntry) {
        for child in tree.children(of: list) {
            let item = tree.target(child)
            switch tree.nodes[item].kind {
            case .mapping: add(mapping: item)
            case .sequence, .scalar: reject(YAMLEntry(key: merge.key, value: child))
            case .alias: break
            }
        }
    }

    private mutating func reject(_ merge: YAMLEntry) {
        entries.append(YAMLEntry(key: merge.key, value: merge.value, isBadMerge: true))
    }
}
