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
            sheet.forEachInnerID { ids.append(Located($0, at: $1)) }
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

/// The walk through one sheet. It looks at values where they lie, since one is expensive to copy.
private struct SyntaxWalk {
    let isInSoundSheet: Bool
    var colors: [WrittenColor] = []
    var hasForeignIDs = false

    mutating func look(at sheet: SheetSyntax) {
        sheet.record.entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                let key = entries[index].key
                let holdsIDs = key == .content || key == .detents || key == .header || key == .footer
                look(at: entries[index].value.content, entries[index].value.range, key, holdsIDs)
            }
        }
        for slot in sheet.slots { look(at: slot.blocks.content, slot.blocks.range, .content, true) }
    }

    @inline(__always)
    private mutating func look(at content: Content, _ range: SourceRange, _ key: Key, _ holdsIDs: Bool) {
        switch content {
        case .color(let color):
            let place = Located<ColorSyntax>(color, at: range)
            colors.append(WrittenColor(key: key, color: place, isInSoundSheet: isInSoundSheet))
        case .list(let values): look(at: values, key, holdsIDs)
        case .record(let record): look(at: record.entries, key, holdsIDs)
        case .null, .bool, .number, .text, .expression, .condition, .ratio, .curve, .paint, .pairs: break
        }
    }

    private mutating func look(at values: [Value], _ key: Key, _ holdsIDs: Bool) {
        values.withUnsafeBufferPointer { values in
            for index in values.indices { look(at: values[index].content, values[index].range, key, holdsIDs) }
        }
    }

    private mutating func look(at entries: [Entry], _ key: Key, _ holdsIDs: Bool) {
        entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                let inner = entries[index].key
                if holdsIDs, inner == .id, case .text(let id) = entries[index].value.content {
                    if !id.isASCII { hasForeignIDs = true }
                } else {
                    let holds = holdsIDs && (inner == .stack || inner == .content)
                    look(at: entries[index].value.content, entries[index].value.range, key, holds)
                }
            }
        }
    }
}
