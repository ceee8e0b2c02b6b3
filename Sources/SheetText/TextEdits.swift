/// The text after all edits, or nil when two of them overlap or one lies outside; the order given does not matter,
/// except that insertions at one place keep it.
package func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    let ordered = edits.enumerated().sorted { left, right in
        let (first, second) = (left.element.range, right.element.range)
        return (first.start, first.end, left.offset) < (second.start, second.end, right.offset)
    }
    var result: [UInt8] = []
    var position = 0
    for edit in ordered.map(\.element) {
        let (start, end) = (Int(edit.range.start), Int(edit.range.end))
        guard start >= position, end >= start, end <= bytes.count else { return nil }
        result += bytes[position..<start]
        result += edit.text.utf8
        position = end
    }
    return result + bytes[position...]
}
