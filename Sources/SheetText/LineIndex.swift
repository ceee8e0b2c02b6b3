/// Line and column, both from 1; columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Where the lines of a text begin. Lines end at LF, CRLF or CR, and at nothing else.
package struct LineIndex: Sendable {
    private let starts: [UInt32]
    private let bytes: [UInt8]
    /// For each stretch of `columnStep` bytes how many scalars begin before it, so that a column in a line of
    /// megabytes costs no more than another; empty where no line is long.
    private let scalars: [UInt32]

    private static let columnStep = 1024

    package init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        var longest = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
            longest = max(longest, index - Int(starts[starts.count - 1]))
            starts.append(UInt32(index))
        }
        longest = max(longest, index - Int(starts[starts.count - 1]))
        self.starts = starts
        self.bytes = bytes
        scalars = longest > 4 * Self.columnStep ? LineIndex.scalarCounts(of: bytes) : []
    }

    private static func scalarCounts(of bytes: [UInt8]) -> [UInt32] {
        var counts: [UInt32] = []
        counts.reserveCapacity(bytes.count / columnStep + 1)
        var count: UInt32 = 0
        for (index, byte) in bytes.enumerated() {
            if index % columnStep == 0 { counts.append(count) }
            if byte & 0xC0 != 0x80 { count += 1 }
        }
        counts.append(count)
        return counts
    }

    package var lineCount: Int { starts.count }

    /// The position of a byte offset; one beyond the end is the end. A leading byte order mark counts nothing.
    package func position(of offset: UInt32) -> SourcePosition {
        let line = lineNumber(of: offset)
        let start = contentStart(ofLine: line)
        let end = min(Int(offset), bytes.count)
        guard end > start else { return SourcePosition(line: line, column: 1) }
        return SourcePosition(line: line, column: 1 + scalarCount(start..<end))
    }

    /// How many scalars begin in a stretch of the text.
    private func scalarCount(_ range: Range<Int>) -> Int {
        let first = (range.lowerBound + Self.columnStep - 1) / Self.columnStep
        let last = range.upperBound / Self.columnStep
        guard first < last, last < scalars.count else {
            return range.reduce(0) { bytes[$1] & 0xC0 != 0x80 ? $0 + 1 : $0 }
        }
        return Int(scalars[last] - scalars[first]) + scalarCount(range.lowerBound..<first * Self.columnStep)
            + scalarCount(last * Self.columnStep..<range.upperBound)
    }

    /// The bytes of a line (from 1) without its line end and without a byte order mark.
    package func byteRange(ofLine line: Int) -> Range<Int> {
        let start = contentStart(ofLine: line)
        var end = line < starts.count ? Int(starts[line]) : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return start..<max(start, end)
    }

    private func lineNumber(of offset: UInt32) -> Int {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    private func contentStart(ofLine line: Int) -> Int {
        let start = Int(starts[line - 1])
        return line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }
}
