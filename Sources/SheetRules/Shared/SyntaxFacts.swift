package import SheetModel
import SheetText

/// What rules want to know of the sheets of a file as written, from one walk over them: best taken while the file has
/// only just been decoded.
package struct SyntaxFacts: Sendable {
    /// The colours, by place.
    private(set) var colors: [WrittenColor] = []
    /// The ids of detents and blocks of each sheet that has one beyond ASCII.
    private(set) var foreignIDs: [[Located<String>]] = []

    package init(_ file: SyntaxFile) {
        for sheet in file.sheets {
            var walk = SyntaxWalk(isInSoundSheet: sheet.isSound)
            walk.look(at: sheet)
            colors += walk.colors
            guard walk.hasForeignIDs else { continue }
            var ids: [Located<String>] = []
            sheet.forEachInnerID { ids.append($0) }
            foreignIDs.append(ids)
        }
    }
}

/// A colour as a sheet writes it.
struct WrittenColor: Sendable {
    /// The sheet's key in which it stands; a slot's fill is content.
    let key: Key
    let color: Located<ColorSyntax>
    /// Whether the sheet could be decoded.
    let isInSoundSheet: Bool
}

extension String {
    /// Whether it has no character beyond ASCII.
    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

/// The walk through one sheet. By place, since a value is expensive to copy.
private struct SyntaxWalk {
    let isInSoundSheet: Bool
    var colors: [WrittenColor] = []
    var hasForeignIDs = false

    mutating func look(at sheet: SheetSyntax) {
        for index in sheet.record.entries.indices {
            let key = sheet.record.entries[index].key
            let holdsIDs = key == .content || key == .detents || key == .header || key == .footer
            look(at: sheet.record.entries[index].value, key, holdsIDs: holdsIDs)
        }
        for slot in sheet.slots { look(at: slot.blocks, .content, holdsIDs: true) }
    }

    private mutating func look(at value: Value, _ key: Key, holdsIDs: Bool) {
        switch value.content {
        case .color(let color):
            let place = Located<ColorSyntax>(color, at: value.range)
            colors.append(WrittenColor(key: key, color: place, isInSoundSheet: isInSoundSheet))
        case .list(let values): for index in values.indices { look(at: values[index], key, holdsIDs: holdsIDs) }
        case .record(let record):
            for index in record.entries.indices {
                let inner = record.entries[index].key
                if holdsIDs, inner == .id, case .text(let id) = record.entries[index].value.content {
                    if !id.isASCII { hasForeignIDs = true }
                } else {
                    let holds = holdsIDs && (inner == .stack || inner == .content)
                    look(at: record.entries[index].value, key, holdsIDs: holds)
                }
            }
        case .null, .bool, .number, .text, .expression, .condition, .ratio, .curve, .paint, .pairs: break
        }
    }
}
