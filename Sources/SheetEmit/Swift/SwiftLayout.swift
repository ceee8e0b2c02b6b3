import SheetText

/// Marks inside of code where a line may break. No text of a spec can hold one: control characters never reach code
/// as they are.
enum LayoutMark {
    /// Behind the bracket that opens a list.
    static let open: UInt8 = 0x01
    /// Between two items of a list: a space where the line does not break.
    static let gap: UInt8 = 0x02
    /// Before the bracket that closes the arguments of a call: it stays behind the last of them.
    static let closeArguments: UInt8 = 0x03
    /// Before the bracket that closes an array: it gets a line of its own, and the last element a comma.
    static let closeElements: UInt8 = 0x04
    /// Before the bracket that closes parameters: it gets a line of its own.
    static let closeParameters: UInt8 = 0x05

    static func isClose(_ byte: UInt8) -> Bool { closeArguments...closeParameters ~= byte }
}

/// Writes a piece of code so that its lines are as long as `swift format` has them by default: what does not fit
/// breaks at its outermost list, one item a line.
struct SwiftLayout {
    /// Columns of a line, and of one level of indentation.
    static let width = 100
    static let indentation = 2

    private(set) var bytes: [UInt8] = []
    /// True where a line is too long all the same.
    private(set) var isTooWide = false
    private let code: [UInt8]
    private var depth: Int
    private var column = 0

    /// Lays out code that begins at a depth of `depth` blocks.
    init(_ code: SwiftCode, depth: Int) {
        self.code = Array(code.text.utf8)
        self.depth = depth
        bytes.reserveCapacity(self.code.count + 16)
        indent()
        write(0..<self.code.count, followedBy: 0)
        endLine()
    }

    /// Writes a part of the code, with so many columns to come on its last line.
    private mutating func write(_ part: Range<Int>, followedBy rest: Int) {
        guard let open = code[part].firstIndex(of: LayoutMark.open), column + width(of: part) + rest > Self.width
        else { return writeFlat(part) }
        let close = end(ofListAt: open)
        writeFlat(part.lowerBound..<open)
        let tail = close + 1..<part.upperBound
        writeItems(open + 1..<close, closedBy: code[close], followedBy: width(of: tail) + rest)
        write(tail, followedBy: rest)
    }

    private mutating func writeItems(_ items: Range<Int>, closedBy close: UInt8, followedBy rest: Int) {
        depth += 1
        var start = items.lowerBound
        while let gap = gap(in: start..<items.upperBound) {
            startLine()
            write(start..<gap, followedBy: 1)
            start = gap + 1
        }
        startLine()
        let hasComma = close == LayoutMark.closeElements && start > items.lowerBound
        write(start..<items.upperBound, followedBy: close == LayoutMark.closeArguments ? rest : 1)
        if hasComma { append(0x2C) }
        depth -= 1
        if close != LayoutMark.closeArguments { startLine() }
    }

    private mutating func writeFlat(_ part: Range<Int>) {
        for byte in code[part] {
            if byte == LayoutMark.gap { append(0x20) } else if byte > LayoutMark.closeParameters { append(byte) }
        }
    }

    private mutating func append(_ byte: UInt8) {
        bytes.append(byte)
        if byte & 0xC0 != 0x80 { column += 1 }
    }

    private mutating func startLine() {
        endLine()
        indent()
    }

    private mutating func endLine() {
        if column > Self.width { isTooWide = true }
        bytes.append(0x0A)
        column = 0
    }

    private mutating func indent() {
        for _ in 0..<depth * Self.indentation { append(0x20) }
    }

    /// Columns of a part on one line.
    private func width(of part: Range<Int>) -> Int {
        code[part].reduce(0) { width, byte in
            let counts = byte & 0xC0 != 0x80 && (byte > LayoutMark.closeParameters || byte == LayoutMark.gap)
            return counts ? width + 1 : width
        }
    }

    private func end(ofListAt open: Int) -> Int {
        var depth = 0
        for place in open..<code.count {
            if code[place] == LayoutMark.open { depth += 1 }
            if LayoutMark.isClose(code[place]) { depth -= 1 }
            if depth == 0 { return place }
        }
        return code.count - 1
    }

    /// The first gap between items of this list, not of one inside it.
    private func gap(in items: Range<Int>) -> Int? {
        var depth = 0
        for place in items {
            if code[place] == LayoutMark.open { depth += 1 }
            if LayoutMark.isClose(code[place]) { depth -= 1 }
            if depth == 0, code[place] == LayoutMark.gap { return place }
        }
        return nil
    }
}
