/// Characters of as many bytes that take the place of what libyaml reads differently than YAML 1.2 and JSON do, while
/// it reads: U+0085, U+2028 and U+2029, which it takes for line ends, and the escapes of surrogate pairs, which it
/// refuses. Offsets stay what they are; `restore` puts the characters back into the values. A stand-in occurs nowhere
/// in the file; one that is written as an escape (`"\u07FF"`) is not looked for.
struct StandIns {
    /// The text to parse: as long as the file.
    private(set) var text: [UInt8]
    private var pairs: [(standIn: [UInt8], original: [UInt8])] = []
    private var hasSurrogates = false

    /// Nil where the file needs none.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, oddBreaks: Bool, isJSON: Bool) {
        text = []
        guard oddBreaks || isJSON && Self.hasSurrogateEscape(bytes) else { return nil }
        text = Array(bytes)
        if oddBreaks { replaceBreaks() }
        if isJSON { replaceSurrogates() }
        if pairs.isEmpty, !hasSurrogates { return nil }
    }

    /// A scalar's text with the original characters.
    func restore(_ text: UnsafeBufferPointer<UInt8>, _ style: YAMLNode.Style) -> [UInt8] {
        let written = Array(text)
        guard written.contains(where: { $0 >= 0x80 }) else { return written }
        var restored: [UInt8] = []
        restored.reserveCapacity(written.count)
        var index = 0
        while index < written.count {
            if let pair = pairs.first(where: { written[index...].starts(with: $0.standIn) }) {
                restored.append(contentsOf: pair.original)
                index += pair.standIn.count
            } else if hasSurrogates, style == .doubleQuoted, let scalar = Self.pair(written, index) {
                restored.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                index += 6
            } else {
                restored.append(written[index])
                index += 1
            }
        }
        return restored
    }
}

// MARK: - Line ends of libyaml's own

extension StandIns {
    private mutating func replaceBreaks() {
        let used = Self.codePoints(of: text)
        let short = (0x100...0x7FF).reversed().filter { !used.contains($0) }.prefix(1)
        let long = (0xE800...0xF8FF).reversed().filter { !used.contains($0) }.prefix(2)
        let standIns = Array(short + long).compactMap { Unicode.Scalar($0).flatMap { UTF8.encode($0) } }
        let originals: [[UInt8]] = [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]
        guard standIns.count == originals.count else { return }
        pairs = zip(standIns, originals).map { (Array($0), $1) }
        for index in text.indices where text[index] == 0xC2 || text[index] == 0xE2 {
            guard let pair = pairs.first(where: { text[index...].starts(with: $0.original) }) else { continue }
            text.replaceSubrange(index..<index + pair.standIn.count, with: pair.standIn)
        }
    }

    private static func codePoints(of text: [UInt8]) -> Set<UInt32> {
        var found: Set<UInt32> = []
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars where scalar.value >= 0x80 {
            found.insert(scalar.value)
        }
        return found
    }
}

// MARK: - Surrogates

extension StandIns {
    private static func hasSurrogateEscape(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in bytes.indices.dropLast(2)
        where bytes[index] == 0x5C && bytes[index + 1] == 0x75 && bytes[index + 2] | 0x20 == 0x64 {
            return true
        }
        return false
    }

    /// Turns `\uD83D\uDE00` into `\uE03D\uE600`: U+E000 to U+E7FF are for private use.
    private mutating func replaceSurrogates() {
        for index in text.indices.dropLast() where text[index] == 0xEE && text[index + 1] < 0xA0 { return }
        var index = 0
        while index + 1 < text.count {
            guard text[index] == 0x5C else {
                index += 1
                continue
            }
            guard let high = escape(index), 0xD800..<0xDC00 ~= high, let low = escape(index + 6), 0xDC00..<0xE000 ~= low
            else {
                index += 2
                continue
            }
            hasSurrogates = true
            text.replaceSubrange(index + 2..<index + 6, with: Array(hex(high + 0x800, 4).utf8))
            text.replaceSubrange(index + 8..<index + 12, with: Array(hex(low + 0x800, 4).utf8))
            index += 12
        }
    }

    /// The code unit of a `\uXXXX` at `index`.
    private func escape(_ index: Int) -> UInt32? {
        guard index + 6 <= text.count, text[index] == 0x5C, text[index + 1] == 0x75 else { return nil }
        return UInt32(String(decoding: text[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }

    /// The character that two stand-ins of surrogates at `index` mean.
    private static func pair(_ text: [UInt8], _ index: Int) -> Unicode.Scalar? {
        guard index + 6 <= text.count, text[index] == 0xEE, text[index + 3] == 0xEE, text[index + 1] < 0x90,
            0x90..<0xA0 ~= text[index + 4]
        else { return nil }
        let high = UInt32(text[index + 1] & 0x0F) << 6 | UInt32(text[index + 2] & 0x3F)
        let low = UInt32(text[index + 4] & 0x0F) << 6 | UInt32(text[index + 5] & 0x3F)
        return Unicode.Scalar(0x10000 + high << 10 + low)
    }
}
