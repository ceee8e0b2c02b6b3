import SheetText

extension CheckedProject {
    /// The first byte of a range.
    func byte(at range: SourceRange) -> UInt8? {
        guard Int(range.file) < sources.count else { return nil }
        let bytes = sources[Int(range.file)].bytes
        return Int(range.start) < bytes.count ? bytes[Int(range.start)] : nil
    }

    /// Writes an entry in front of a key, in the way that the key is written: on a line of its own, or before a comma.
    func insertion(of key: String, _ value: String, before place: SourceRange) -> TextEdit? {
        guard Int(place.file) < sources.count, Int(place.start) <= sources[Int(place.file)].bytes.count else {
            return nil
        }
        let bytes = sources[Int(place.file)].bytes
        let start = Int(place.start)
        let empty = SourceRange(file: place.file, start: place.start, end: place.start)
        if isInFlow(bytes, start) {
            let isJSON = start < bytes.count && bytes[start] == 0x22
            return TextEdit(empty, isJSON ? "\"\(key)\": \"\(value)\", " : "\(key): \(value), ")
        }
        let indentation = String(repeating: " ", count: start - lineStart(bytes, start))
        return TextEdit(empty, "\(key): \(value)\(lineEnd(bytes, start))\(indentation)")
    }

    /// Removes an entry of a mapping with the lines it takes, or with its comma; nil where that is not safe.
    func removal(of key: SourceRange, _ value: SourceRange) -> TextEdit? {
        guard Int(key.file) < sources.count, key.file == value.file, key.start < value.end else { return nil }
        let bytes = sources[Int(key.file)].bytes
        let (start, end) = (Int(key.start), Int(value.end))
        guard end <= bytes.count else { return nil }
        return isInFlow(bytes, start)
            ? flowRemoval(bytes, key.file, start, end) : blockRemoval(bytes, key.file, start, end)
    }

    /// Whole lines: from the start of the key's line to the start of the line behind the value. A comment behind the
    /// value stays.
    private func blockRemoval(_ bytes: [UInt8], _ file: UInt32, _ start: Int, _ end: Int) -> TextEdit? {
        let first = lineStart(bytes, start)
        guard bytes[first..<start].allSatisfy({ $0 == 0x20 }) else { return nil }
        var last = end
        while last < bytes.count, bytes[last] == 0x20 || bytes[last] == 0x09 { last += 1 }
        if last < bytes.count, bytes[last] == 0x23 {
            return TextEdit(SourceRange(file: file, start: UInt32(start), end: UInt32(last)), "")
        }
        // The end of a block value is already the start of the next line.
        let isAtLineStart = last > 0 && last == end && (bytes[last - 1] == 0x0A || bytes[last - 1] == 0x0D)
        if !isAtLineStart {
            guard last == bytes.count || bytes[last] == 0x0A || bytes[last] == 0x0D else { return nil }
            if last < bytes.count, bytes[last] == 0x0D { last += 1 }
            if last < bytes.count, bytes[last] == 0x0A { last += 1 }
        }
        return TextEdit(SourceRange(file: file, start: UInt32(first), end: UInt32(last)), "")
    }

    /// The entry with the comma and blanks behind it, else with those before it.
    private func flowRemoval(_ bytes: [UInt8], _ file: UInt32, _ start: Int, _ end: Int) -> TextEdit {
        var (first, last) = (start, end)
        while last < bytes.count, isBlank(bytes[last]) { last += 1 }
        if last < bytes.count, bytes[last] == 0x2C {
            last += 1
            while last < bytes.count, bytes[last] == 0x20 { last += 1 }
        } else {
            last = end
            while first > 0, isBlank(bytes[first - 1]) { first -= 1 }
            if first > 0, bytes[first - 1] == 0x2C { first -= 1 } else { first = start }
        }
        return TextEdit(SourceRange(file: file, start: UInt32(first), end: UInt32(last)), "")
    }

    /// Whether a key stands between braces: then a brace or a comma comes before it.
    private func isInFlow(_ bytes: [UInt8], _ start: Int) -> Bool {
        var index = start
        while index > 0, isBlank(bytes[index - 1]) { index -= 1 }
        return index > 0 && (bytes[index - 1] == 0x7B || bytes[index - 1] == 0x2C)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private func lineStart(_ bytes: [UInt8], _ offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
    }

    private func lineEnd(_ bytes: [UInt8], _ offset: Int) -> String {
        for index in bytes[offset...].indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
            if bytes[index] == 0x0A { return "\n" }
            return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? "\r\n" : "\r"
        }
        return "\n"
    }
}
