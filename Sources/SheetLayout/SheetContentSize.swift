/// How much content there is: a sheet is resolved with the least, the usual and the most.
public enum SheetContentSize: String, CaseIterable, Sendable { case min, typical, max }

extension SheetCount {
    /// The count with this much content.
    public func count(for size: SheetContentSize) -> Int {
        switch size {
        case .min: min
        case .typical: typical
        case .max: max
        }
    }

    /// Whether the count depends on the content.
    var varies: Bool { min != typical || typical != max }
}

extension SheetDefinition {
    /// Whether any height depends on how much content there is. Without it one run answers for all three.
    var varies: Bool { header.varies || footer.varies || SheetBlock.anyVaries(content) }
}

extension SheetPart {
    /// Whether its height depends on the content.
    var varies: Bool {
        switch form {
        case .height: false
        case .content(let blocks): SheetBlock.anyVaries(blocks)
        }
    }
}

extension SheetBlock {
    fileprivate static func anyVaries(_ blocks: [SheetBlock]) -> Bool {
        for index in blocks.indices where blocks[index].form.varies { return true }
        return false
    }
}

extension SheetBlock.Form {
    /// Whether the height depends on the content.
    var varies: Bool {
        switch self {
        case .measured: true
        case .rows(let count, _, _), .grid(let count, _, _, _), .text(_, let count, _): count.varies
        case .stack(let blocks, _, _): SheetBlock.anyVaries(blocks)
        case .height, .aspect, .spacer, .divider: false
        }
    }
}
