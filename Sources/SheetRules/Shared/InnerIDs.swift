import SheetModel
import SheetText

extension SheetSyntax {
    /// The ids of its detents and blocks as written, by place.
    var innerIDs: [Located<String>] {
        var ids: [Located<String>] = []
        for entry in record.entries where [.detents, .header, .content, .footer].contains(entry.key) {
            SheetSyntax.addIDs(entry.value, to: &ids)
        }
        for slot in slots { SheetSyntax.addIDs(slot.blocks, to: &ids) }
        return ids
    }

    private static func addIDs(_ value: Value, to ids: inout [Located<String>]) {
        switch value.content {
        case .list(let values): for value in values { addIDs(value, to: &ids) }
        case .record(let record):
            for entry in record.entries {
                switch entry.key {
                case .id: if case .text(let id) = entry.value.content { ids.append(Located(id, at: entry.value.range)) }
                case .stack, .content: addIDs(entry.value, to: &ids)
                default: break
                }
            }
        case .null, .bool, .number, .text, .expression, .condition, .ratio, .curve, .color, .paint, .pairs: break
        }
    }
}
