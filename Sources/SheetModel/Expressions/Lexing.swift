/// The characters of names.
enum Lexing {
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// Letters, digits, `-`, `_` and `.`.
    static func isASCIIPart(_ byte: UInt8) -> Bool {
        // A bit for each of them: the digits, `-` and `.`, then the letters and `_`.
        let bits: UInt64 = byte < 0x40 ? 0x03FF_6000_0000_0000 : byte < 0x80 ? 0x07FF_FFFE_87FF_FFFE : 0
        return bits >> UInt64(byte & 0x3F) & 1 != 0
    }

    /// The end of a name (a letter or `_`, then letters, digits, `_`, `.`, and `-` between name characters) that
    /// begins at `start`; nil where none does.
    static func nameEnd(_ text: Bytes, _ start: Int, _ end: Int) -> Int? {
        guard start < end, let first = letterEnd(text, start, end) else { return nil }
        var index = first
        while index < end {
            if let next = partEnd(text, index, end) {
                index = next
            } else if text[index] == 0x2D, partEnd(text, index + 1, end) != nil {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    /// The end of the letter or `_` at `start`.
    private static func letterEnd(_ text: Bytes, _ start: Int, _ end: Int) -> Int? {
        let byte = text[start]
        if isASCIILetter(byte) || byte == 0x5F { return start + 1 }
        guard byte >= 0x80 else { return nil }
        let scalar = scalar(text, start, end)
        return scalar.value.properties.isLetter ? start + scalar.length : nil
    }

    /// The end of the letter, digit, mark, `_` or `.` at `start`.
    static func partEnd(_ text: Bytes, _ start: Int, _ end: Int) -> Int? {
        guard start < end else { return nil }
        let byte = text[start]
        if isASCIILetter(byte) || NumberLiteral.isDigit(byte) || byte == 0x5F || byte == 0x2E { return start + 1 }
        guard byte >= 0x80 else { return nil }
        let scalar = scalar(text, start, end)
        let properties = scalar.value.properties
        return properties.isLetter || properties.isMark || properties.isDigit ? start + scalar.length : nil
    }

    /// The scalar at `start` and the number of its bytes; a replacement character where the text is no UTF-8.
    static func scalar(_ text: Bytes, _ start: Int, _ end: Int) -> (value: Unicode.Scalar, length: Int) {
        let first = text[start]
        let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, start + length <= end else {
            return first < 0x80 ? (Unicode.Scalar(first), 1) : ("\u{FFFD}", 1)
        }
        var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for index in start + 1..<start + length { value = value << 6 | UInt32(text[index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}

extension Unicode.Scalar {
    /// Characters that nobody sees: of zero width, or such that change the direction of text.
    var isInvisible: Bool {
        switch value {
        case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// `U+200B`, say.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension Unicode.Scalar.Properties {
    var isLetter: Bool {
        switch generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    var isMark: Bool {
        switch generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    var isDigit: Bool { generalCategory == .decimalNumber }
}
