import SheetModel
import SheetText

extension SheetSyntax {
    /// Calls `body` with the id of each of its detents and blocks as written. It looks at values where they lie, since
    /// one is expensive to copy.
    func forEachInnerID(_ body: (String, SourceRange) -> Void) {
        record.entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                switch entries[index].key {
                case .detents, .header, .content, .footer: entries[index].value.content.forEachID(body)
                default: break
                }
            }
        }
        for slot in slots { slot.blocks.content.forEachID(body) }
    }
}

extension Content {
    @inline(__always)
    fileprivate func forEachID(_ body: (String, SourceRange) -> Void) {
        switch self {
        case .list(let values): values.forEachID(body)
        case .record(let record): record.forEachID(body)
        case .null, .bool, .number, .text, .expression, .condition, .ratio, .curve, .color, .paint, .pairs: break
        }
    }
}

extension [Value] {
    fileprivate func forEachID(_ body: (String, SourceRange) -> Void) {
        withUnsafeBufferPointer { values in
            for index in values.indices {
                if case .record(let record) = values[index].content { record.forEachID(body) }
            }
        }
    }
}

extension RecordValue {
    fileprivate func forEachID(_ body: (String, SourceRange) -> Void) {
        entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                switch entries[index].key {
                case .id:
                    guard case .text(let id) = entries[index].value.content else { continue }
                    body(id, entries[index].value.range)
                case .stack, .content: entries[index].value.content.forEachID(body)
                default: break
                }
            }
        }
    }
}
