import SheetText

/// Puts the fills of a sheet's slots in their places.
struct SlotFilling {
    let fills: [SlotFill]
    /// Slots that nothing fills, where they stand.
    private(set) var unfilled: [Located<String>] = []
    /// Every slot that was met, filled or not, and every fill that was used.
    private(set) var names: [String] = []
    /// What went wrong; filling ends at the first.
    private(set) var finding: Finding?
    private var byName: [String: SlotFill] = [:]
    private var open: [String] = []
    private var blockCount = 0

    /// Blocks that a content may come to, as many as a document may have nodes.
    private static let blockLimit = 100_000
    /// Fills within fills and stacks, as deep as a document may be.
    private static let depthLimit = 64

    init(_ fills: [SlotFill]) {
        self.fills = fills
        for fill in fills where byName[fill.name.value] == nil { byName[fill.name.value] = fill }
    }

    /// True where there is a slot in the blocks or in their stacks.
    static func hasSlots(_ blocks: [Value]) -> Bool {
        blocks.withUnsafeBufferPointer { blocks in
            for place in blocks.indices {
                if case .record(let record) = blocks[place].content, hasSlots(record) { return true }
            }
            return false
        }
    }

    private static func hasSlots(_ block: RecordValue) -> Bool {
        block.entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                if entries[index].key == .slot { return true }
                guard entries[index].key == .stack, case .list(let inner) = entries[index].value.content else {
                    continue
                }
                if hasSlots(inner) { return true }
            }
            return false
        }
    }

    /// The blocks with their slots filled.
    mutating func fill(_ blocks: [Value], depth: Int = 0) -> [Value] {
        var result: [Value] = []
        result.reserveCapacity(blocks.count)
        for block in blocks {
            guard finding == nil else { return result }
            guard case .record(let record) = block.content else {
                result.append(block)
                continue
            }
            if case .text(let name)? = record[.slot]?.content {
                result += filled(Located(name, at: block.range), depth)
            } else {
                result.append(withFilledStack(block, record, depth))
            }
        }
        if let first = result.first { _ = count(result.count, at: first.range) }
        return result
    }

    /// Slots count as well: one that is empty in the end takes its time too.
    private mutating func count(_ more: Int, at range: SourceRange) -> Bool {
        blockCount += more
        if blockCount > Self.blockLimit, finding == nil { finding = .tooManyBlocks(at: range) }
        return finding == nil
    }

    private mutating func filled(_ slot: Located<String>, _ depth: Int) -> [Value] {
        names.append(slot.value)
        guard count(1, at: slot.range) else { return [] }
        guard case .list(let blocks)? = byName[slot.value]?.blocks.content else {
            unfilled.append(slot)
            return []
        }
        guard !open.contains(slot.value) else {
            finding = .cyclicFill(ring: open.drop { $0 != slot.value }, in: fills, at: slot.range)
            return []
        }
        guard depth < Self.depthLimit else {
            finding = .tooDeep(at: slot.range)
            return []
        }
        open.append(slot.value)
        defer { open.removeLast() }
        return self.fill(blocks, depth: depth + 1)
    }

    private mutating func withFilledStack(_ block: Value, _ record: RecordValue, _ depth: Int) -> Value {
        guard let index = record.index(of: .stack),
            case .list(let inner) = record.entries[index].value.content
        else { return block }
        guard depth < Self.depthLimit else {
            finding = .tooDeep(at: block.range)
            return block
        }
        var copy = record
        copy.entries[index].value.content = .list(fill(inner, depth: depth + 1))
        return Value(.record(copy), at: block.range)
    }
}

extension Finding {
    fileprivate static func cyclicFill(
        ring: ArraySlice<String>, in fills: [SlotFill], at range: SourceRange
    ) -> Finding {
        let members = fills.filter { ring.contains($0.name.value) }.map(\.name)
        let first = members.min { ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start) }
        let start = first.flatMap { ring.firstIndex(of: $0.value) } ?? ring.startIndex
        return Finding(
            .cyclicExtends, at: first?.range ?? range,
            "slots fill each other in a ring: \(ringText(Array(ring[start...] + ring[..<start])))")
    }

    fileprivate static func tooManyBlocks(at range: SourceRange) -> Finding {
        Finding(.limitExceeded, at: range, "with its slots filled the content has more than 100,000 blocks")
    }

    fileprivate static func tooDeep(at range: SourceRange) -> Finding {
        Finding(.limitExceeded, at: range, "with its slots filled the content is nested more than 64 levels deep")
    }
}
