import SheetModel
import SheetText

extension SheetSyntax {
    /// Calls `body` with the id of each of its detents and blocks as written, by place.
    func forEachInnerID(_ body: (Located<String>) -> Void) {
        for index in record.entries.indices {
            switch record.entries[index].key {
            case .detents, .header, .content, .footer: record.entries[index].value.forEachID(body)
            default: break
            }
        }
        for slot in slots { slot.blocks.forEachID(body) }
    }
}

extension Value {
    /// By place, since a value is expensive to copy.
    fileprivate func forEachID(_ body: (Located<String>) -> Void) {
        switch content {
        case .list(let values): for index in values.indices { values[index].forEachID(body) }
        case .record(let record):
            for index in record.entries.indices {
                switch record.entries[index].key {
                case .id:
                    guard case .text(let id) = record.entries[index].value.content else { continue }
                    body(Located(id, at: record.entries[index].value.range))
                case .stack, .content: record.entries[index].value.forEachID(body)
                default: break
                }
            }
        case .null, .bool, .number, .text, .expression, .condition, .ratio, .curve, .color, .paint, .pairs: break
        }
    }
}
