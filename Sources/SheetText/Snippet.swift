/// A line of source as a report shows it, with the columns that are underlined.
struct Snippet {
    /// What is shown: tabs expanded, control characters visible, cut to a window when it is long.
    private(set) var text = ""
    /// Columns before the underline.
    private(set) var indent = 0
    /// Columns under the range, at least 1.
    private(set) var width = 1

    /// The line of `range.start`; of a range over several lines, its first one.
    init(of range: Range<Int>, in bytes: [UInt8], line: Range<Int>, limit: Int) {
        var cells = Snippet.cells(of: bytes, in: Snippet.window(of: range, in: line, limit: limit))
        let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
        let end = min(range.upperBound, line.upperBound)
        var isCutLeft = (cells.first?.offset ?? line.lowerBound) > line.lowerBound
        var isCutRight = (cells.last.map { $0.end } ?? line.upperBound) < line.upperBound
        let before = cells.prefix { $0.end <= start }.reduce(0) { $0 + $1.columns }
        let total = cells.reduce(0) { $0 + $1.columns }
        if total > limit {
            let first = min(max(0, before - limit / 3), max(0, total - limit))
            isCutLeft = Snippet.dropColumns(first, from: &cells) || isCutLeft
            isCutRight = Snippet.keepColumns(limit, of: &cells) || isCutRight
        }
        let visible = cells.prefix { $0.end <= start }
        indent = visible.reduce(isCutLeft ? 1 : 0) { $0 + $1.columns }
        width = max(1, cells.dropFirst(visible.count).prefix { $0.offset < end }.reduce(0) { $0 + $1.columns })
        text = (isCutLeft ? "…" : "") + cells.map(\.text).joined() + (isCutRight ? "…" : "")
    }

    private struct Cell {
        var text: String
        var columns: Int
        var offset: Int
        var end: Int
    }

    /// The bytes that can matter for a line of `limit` columns, so that a line of megabytes costs nothing.
    private static func window(of range: Range<Int>, in line: Range<Int>, limit: Int) -> Range<Int> {
        let reach = 4 * limit
        let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
        return max(line.lowerBound, start - reach)..<min(line.upperBound, start + reach)
    }

    private static func cells(of bytes: [UInt8], in window: Range<Int>) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        var index = window.lowerBound
        while index < window.upperBound, bytes[index] & 0xC0 == 0x80, index - window.lowerBound < 3 { index += 1 }
        while index < window.upperBound {
            let cell = Snippet.cell(of: bytes, at: index, column: column)
            cells.append(cell)
            column += cell.columns
            index = cell.end
        }
        return cells
    }

    private static func cell(of bytes: [UInt8], at index: Int, column: Int) -> Cell {
        guard let length = utf8Length(in: bytes, at: index),
            let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first
        else { return Cell(text: "\u{FFFD}", columns: 1, offset: index, end: index + 1) }
        let (text, columns) = shown(scalar, column: column)
        return Cell(text: text, columns: columns, offset: index, end: index + length)
    }

    /// A scalar as it is shown in a column, and how many columns that takes.
    static func shown(_ scalar: Unicode.Scalar, column: Int) -> (String, Int) {
        switch scalar.value {
        case 0x09:
            let columns = 4 - column % 4
            return (String(repeating: " ", count: columns), columns)
        case 0..<0x20: return (Unicode.Scalar(0x2400 + scalar.value).map(String.init) ?? "", 1)
        case 0x7F: return ("\u{2421}", 1)
        case 0x80..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
            let name = "<U+" + String(scalar.value, radix: 16, uppercase: true) + ">"
            return (name, name.utf8.count)
        default: return (String(scalar), scalar.columns)
        }
    }

    private static func dropColumns(_ count: Int, from cells: inout [Cell]) -> Bool {
        var dropped = 0
        let first = cells.firstIndex { cell in
            defer { dropped += cell.columns }
            return dropped >= count
        }
        cells.removeFirst(first ?? 0)
        return first ?? 0 > 0
    }

    private static func keepColumns(_ count: Int, of cells: inout [Cell]) -> Bool {
        var kept = 0
        let end = cells.firstIndex { cell in
            kept += cell.columns
            return kept > count
        }
        guard let end else { return false }
        cells.removeSubrange(end...)
        return true
    }
}

extension String {
    /// With everything that cannot be seen made visible, as reports do it; line ends stay, and tabs become spaces.
    package var withVisibleCharacters: String {
        var (text, column) = ("", 0)
        for scalar in unicodeScalars {
            let (shown, columns) = scalar == "\n" ? ("\n", -column) : Snippet.shown(scalar, column: column)
            text += shown
            column += columns
        }
        return text
    }
}
