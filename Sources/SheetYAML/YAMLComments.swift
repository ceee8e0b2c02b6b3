package import SheetText

extension YAMLTree {
    /// The comments that contain `needle`, each from its `#` to the end of its line. A `#` within a scalar begins
    /// none. Fast where the file does not contain `needle`.
    package func comments(containing needle: StaticString, in file: SourceFile) -> [SourceRange] {
        file.bytes.withUnsafeBufferPointer { bytes in
            let wanted = UnsafeBufferPointer(start: needle.utf8Start, count: needle.utf8CodeUnitCount)
            var hit = find(wanted, in: bytes, from: 0)
            guard hit != nil else { return [] }
            var search = CommentSearch(bytes, scalars: nodes.filter { $0.kind == .scalar })
            var ranges: [SourceRange] = []
            while let place = hit {
                let comment = search.comment(around: place)
                if let comment {
                    ranges.append(
                        SourceRange(file: self.file, start: UInt32(comment.lowerBound), end: UInt32(comment.upperBound))
                    )
                }
                hit = find(wanted, in: bytes, from: comment?.upperBound ?? place + 1)
            }
            return ranges
        }
    }

    private func find(
        _ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        guard let first = needle.first, bytes.count >= needle.count else { return nil }
        let last = bytes.count - needle.count
        var index = start
        while index <= last {
            while index <= last, bytes[index] != first { index += 1 }
            var length = 0
            while index <= last, length < needle.count, bytes[index + length] == needle[length] { length += 1 }
            if length == needle.count { return index }
            index += 1
        }
        return nil
    }
}

/// Finds the comment that a place lies in.
private struct CommentSearch {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// In the order of the text.
    private let scalars: [YAMLNode]
    private var passed = 0
    /// Up to where was looked, without finding a comment.
    private var reached = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, scalars: [YAMLNode]) {
        self.bytes = bytes
        self.scalars = scalars
    }

    /// The comment around `place`; places must ascend.
    mutating func comment(around place: Int) -> Range<Int>? {
        guard place >= reached else { return nil }
        var line = place
        while line > reached, !isBreak(bytes[line - 1]) { line -= 1 }
        while passed < scalars.count, Int(scalars[passed].end) <= line { passed += 1 }
        var scalar = passed
        var index = line
        while index <= place {
            while scalar < scalars.count, Int(scalars[scalar].end) <= index { scalar += 1 }
            if scalar < scalars.count, let end = inside(scalars[scalar], index) {
                index = end
            } else if bytes[index] == 0x23, index == 0 || isSpace(bytes[index - 1]) || isMark(index) {
                return index..<lineEnd(place)
            } else {
                index += 1
            }
        }
        reached = index
        return nil
    }

    /// The end of a scalar's text when `index` lies in it; behind `|` and `>` the text begins on the next line.
    private func inside(_ scalar: YAMLNode, _ index: Int) -> Int? {
        var start = Int(scalar.start)
        if scalar.style == .literal || scalar.style == .folded { start = min(lineEnd(start), Int(scalar.end)) }
        return start <= index && index < Int(scalar.end) ? Int(scalar.end) : nil
    }

    private func isMark(_ index: Int) -> Bool { index == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

    private func lineEnd(_ place: Int) -> Int {
        var index = place
        while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
        return index
    }
}
