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

    package init(_ bytes: [UInt8]) {
        var starts: [UInt32] = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            guard byte == 0x0A || byte == 0x0D else { continue }
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
            starts.append(UInt32(index))
        }
        self.starts = starts
        self.bytes = bytes
    }

    package var lineCount: Int { starts.count }

    /// The position of a byte offset; one beyond the end is the end. A leading byte order mark counts nothing.
    package func position(of offset: UInt32) -> SourcePosition {
        let line = lineNumber(of: offset)
        let start = contentStart(ofLine: line)
        let end = min(Int(offset), bytes.count)
        guard end > start else { return SourcePosition(line: line, column: 1) }
        var column = 1
        for index in start..<end where bytes[index] & 0xC0 != 0x80 { column += 1 }
        return SourcePosition(line: line, column: column)
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
