/// Finds the positions of ranges in a project's files; line starts are looked for once a file.
struct SourceMap {
    let files: [SourceFile]
    private var indexes: [UInt32: LineIndex] = [:]

    init(_ files: [SourceFile]) { self.files = files }

    /// The path in reports, or a question mark for a file that is not there.
    func path(of range: SourceRange) -> String {
        Int(range.file) < files.count ? files[Int(range.file)].path : "?"
    }

    mutating func position(of offset: UInt32, in file: UInt32) -> SourcePosition {
        lineIndex(of: file).position(of: offset)
    }

    mutating func start(of range: SourceRange) -> SourcePosition { position(of: range.start, in: range.file) }

    mutating func lineIndex(of file: UInt32) -> LineIndex {
        if let known = indexes[file] { return known }
        let index = LineIndex(Int(file) < files.count ? files[Int(file)].bytes : [])
        indexes[file] = index
        return index
    }
}

extension ByteBuffer {
    /// `path:line:column` of a range's first byte.
    mutating func append(placeOf range: SourceRange, in map: inout SourceMap) {
        let position = map.start(of: range)
        append(onOneLine: map.path(of: range))
        append(0x3A)
        append(decimal: Int64(position.line))
        append(0x3A)
        append(decimal: Int64(position.column))
    }

    /// A text on one line: line ends, other control characters and what turns the direction of text are escaped.
    mutating func append(onOneLine text: String) {
        guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return append(text) }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A: append("\\n")
            case 0x0D: append("\\r")
            case 0x09: append("\\t")
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069:
                append("\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}")
            default: append(String(scalar))
            }
        }
    }
}
