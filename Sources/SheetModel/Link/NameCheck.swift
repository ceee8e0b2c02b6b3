import SheetLayout
import SheetText

/// Checks the names inside a sheet once its base and slots are applied: ids of detents and blocks, and what refers
/// to them.
struct NameCheck {
    let merged: RecordValue
    let own: SheetSyntax
    /// Of the detents as they stand for themselves, default ids included.
    let detents: [Located<String>]
    /// True for an abstract sheet with slots, whose blocks are not all known yet.
    let lacksBlocks: Bool

    init(_ merged: RecordValue, own: SheetSyntax, detents: [Located<String>], lacksBlocks: Bool) {
        self.merged = merged
        self.own = own
        self.detents = detents
        self.lacksBlocks = lacksBlocks
    }

    /// Adds all findings to `state`.
    func run(_ state: inout LinkState) {
        if !areDistinct(detents) { check(detents, "detent", &state) }
        checkReference(merged[.initial], &state)
        checkReference(part(.dim, .from), &state)
        checkReference(part(.interaction, .upThrough), &state)
        if !areBlocksDistinct { check(content + parts, "block", &state) }
        checkThrough(&state)
    }

    private func part(_ outer: Key, _ inner: Key) -> Value? {
        guard case .record(let record)? = merged[outer]?.content else { return nil }
        return record[inner]
    }

    /// Ids of the blocks of the content.
    private var content: [Located<String>] { blockIDs(merged[.content]) }

    /// Ids of the blocks of the header and the footer.
    private var parts: [Located<String>] { blockIDs(part(.header, .content)) + blockIDs(part(.footer, .content)) }

    private func blockIDs(_ blocks: Value?) -> [Located<String>] {
        var ids: [Located<String>] = []
        forEachID(in: blocks) { ids.append(Located($0, at: $1)) }
        return ids
    }

    private func forEachID(in blocks: Value?, _ body: (String, SourceRange) -> Void) {
        guard case .list(let blocks)? = blocks?.content else { return }
        forEachID(in: blocks, body)
    }

    private func forEachID(in blocks: [Value], _ body: (String, SourceRange) -> Void) {
        blocks.withUnsafeBufferPointer { blocks in
            for place in blocks.indices {
                guard case .record(let record) = blocks[place].content else { continue }
                forEachID(of: record, body)
            }
        }
    }

    private func forEachID(of block: RecordValue, _ body: (String, SourceRange) -> Void) {
        block.entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                switch entries[index].key {
                case .id:
                    guard case .text(let id) = entries[index].value.content else { continue }
                    body(id, entries[index].value.range)
                case .stack:
                    guard case .list(let inner) = entries[index].value.content else { continue }
                    forEachID(in: inner, body)
                default: continue
                }
            }
        }
    }

    private func areDistinct(_ ids: [Located<String>]) -> Bool {
        guard ids.count > 1 else { return true }
        var prints = NamePrints()
        for id in ids { prints.add(id.value) }
        return prints.areDistinct()
    }

    private var areBlocksDistinct: Bool {
        var prints = NamePrints()
        forEachID(in: merged[.content]) { id, _ in prints.add(id) }
        forEachID(in: part(.header, .content)) { id, _ in prints.add(id) }
        forEachID(in: part(.footer, .content)) { id, _ in prints.add(id) }
        return prints.areDistinct()
    }

    /// Reports ids that occur twice, and ids with one name in Swift.
    private func check(_ ids: [Located<String>], _ kind: String, _ state: inout LinkState) {
        guard ids.count > 1 else { return }
        var first: [String: Int] = [:]
        first.reserveCapacity(ids.count)
        for (place, id) in ids.enumerated() {
            guard let other = first[id.value] else {
                first[id.value] = place
                continue
            }
            let (later, earlier) = ordered(id, ids[other])
            state.fail(.duplicateID(later, first: earlier, kind))
        }
        guard ids.contains(where: { $0.value.utf8.contains { $0 == 0x2D || $0 == 0x2E || $0 == 0x5F } }) else { return }
        var names: [String: Int] = [:]
        for (place, id) in ids.enumerated() where first[id.value] == place {
            let name = SwiftName(for: id.value).value
            guard let other = names[name] else {
                names[name] = place
                continue
            }
            let (later, earlier) = ordered(id, ids[other])
            state.fail(.blockNameCollision(later, first: earlier, name: name, kind))
        }
    }

    private func ordered(
        _ left: Located<String>, _ right: Located<String>
    ) -> (later: Located<String>, earlier: Located<String>) {
        let isLater = (left.range.file, left.range.start) >= (right.range.file, right.range.start)
        return isLater ? (left, right) : (right, left)
    }

    /// An unsound sheet without a key may have it all the same: then what refers to it says nothing.
    private func mayMiss(_ key: Key) -> Bool { !own.isSound && merged[key] == nil }

    private func checkReference(_ value: Value?, _ state: inout LinkState) {
        guard let value, case .text(let id) = value.content, !detents.contains(where: { $0.value == id }),
            !mayMiss(.detents)
        else { return }
        state.fail(
            .unknownDetent(id, at: place(of: value.range), among: detents.map(\.value), asWritten(value.range)))
    }

    private func checkThrough(_ state: inout LinkState) {
        guard !lacksBlocks else { return }
        let references = references
        guard !references.isEmpty, !mayMiss(.content) else { return }
        let content = content.map(\.value)
        let known = Set(content)
        let unknown = references.filter { !known.contains($0.name) }
        guard !unknown.isEmpty else { return }
        let inParts = Set(parts.map(\.value))
        let spellings = Spellings(content)
        for reference in unknown {
            state.fail(
                .unknownBlock(
                    reference.name, at: place(of: reference.range), among: spellings,
                    isPart: inParts.contains(reference.name), asWritten(reference.range)))
        }
    }

    /// The blocks that expressions name in which `through` is known.
    private var references: [Reference] {
        var found: [Reference] = []
        merged[.screenCap]?.content.appendBlocks(to: &found)
        merged[.minHeight]?.content.appendBlocks(to: &found)
        part(.dismiss, .threshold)?.content.appendBlocks(to: &found)
        guard case .list(let detents)? = merged[.detents]?.content else { return found }
        for place in detents.indices {
            guard case .record(let record) = detents[place].content else { continue }
            for index in record.entries.indices { record.entries[index].value.content.appendBlocks(to: &found) }
        }
        return found
    }

    /// Where a finding about a value stands: at what the sheet extends where the value comes from there.
    private func place(of range: SourceRange) -> SourceRange {
        own.contains(range) ? range : own.record[.extends]?.range ?? range
    }

    private func asWritten(_ range: SourceRange) -> [Note] {
        own.contains(range) ? [] : [Note("it is named here", at: range)]
    }
}

extension Content {
    fileprivate func appendBlocks(to found: inout [Reference]) {
        switch self {
        case .expression(let syntax) where !syntax.references.isEmpty:
            found += syntax.references.lazy.filter { $0.kind == .block }
        case .condition(let syntax) where !syntax.references.isEmpty:
            found += syntax.references.lazy.filter { $0.kind == .block }
        case .expression, .condition, .null, .bool, .number, .text, .ratio, .curve, .color, .paint, .list, .record,
            .pairs:
            return
        }
    }
}

extension SheetSyntax {
    /// True for what stands in the sheet's own document.
    func contains(_ range: SourceRange) -> Bool {
        guard range.file == firstKey.file, range.start >= firstKey.start else { return false }
        let end = max(
            record.entries.map(\.value.range.end).max() ?? firstKey.end, slots.map(\.blocks.range.end).max() ?? 0)
        return range.end <= end
    }
}

extension Finding {
    fileprivate static func duplicateID(_ id: Located<String>, first: Located<String>, _ kind: String) -> Finding {
        Finding(
            .duplicateID, at: id.range, "there are two \(kind)s \"\(id.value)\"",
            notes: [Note("the first is declared here", at: first.range)])
    }

    fileprivate static func blockNameCollision(
        _ id: Located<String>, first: Located<String>, name: String, _ kind: String
    ) -> Finding {
        Finding(
            .nameCollision, at: id.range,
            "the \(kind)s \"\(first.value)\" and \"\(id.value)\" are both \"\(name)\" in Swift",
            notes: [Note("\"\(first.value)\" is declared here", at: first.range)])
    }

    fileprivate static func unknownDetent(
        _ id: String, at range: SourceRange, among ids: [String], _ notes: [Note]
    ) -> Finding {
        let known = ids.map { "\"\($0)\"" }.joined(separator: ", ")
        return Finding(
            .unknownDetent, at: range, "there is no detent \"\(id)\"\(suggestion(id, among: ids))", notes: notes,
            help: ids.isEmpty ? nil : "the detents are \(known)")
    }

    fileprivate static func unknownBlock(
        _ id: String, at range: SourceRange, among ids: Spellings, isPart: Bool, _ notes: [Note]
    ) -> Finding {
        guard !isPart else {
            return Finding(
                .unknownBlock, at: range,
                "\"\(id)\" is a block of the header or footer, and `through` goes down the content",
                notes: notes)
        }
        return Finding(
            .unknownBlock, at: range, "there is no block \"\(id)\" in the content\(suggestion(id, among: ids))",
            notes: notes)
    }
}
