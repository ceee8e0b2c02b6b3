import SheetText

/// What one look at the bytes says before they are parsed.
struct TextCheck {
    /// Of the line ends: how many are LF, CRLF and CR.
    private(set) var lineEnds = LineEndCounts()
    /// Then libyaml's marks are byte offsets.
    private(set) var isASCII = true
    /// True where U+0085, U+2028 or U+2029 occur: libyaml takes them for line ends.
    private(set) var hasOddBreaks = false
    /// Lines that begin with `%`: directives, which libyaml compares with one another.
    private(set) var directives = 0
    /// How many of these a file may have: libyaml compares every one with every other.
    static let mostDirectives = 100
    /// The first character that must not be there, and what it is.
    private(set) var problem: (offset: Int, length: Int, message: String)?

    /// Looks at the bytes from `start` to the end, stopping at the first that must not be there.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        var index = start
        if index < bytes.count, bytes[index] == 0x25 { directives += 1 }
        while index < bytes.count, problem == nil {
            while index + 16 <= bytes.count, Self.isPlain(bytes, index) { index += 16 }
            let plain = index + 8 <= bytes.count ? Self.plain(bytes, index) : 0
            index += plain
            if plain < 8, index < bytes.count { index += step(bytes, index) }
        }
    }

    /// True where the 16 bytes at `index` are all printable ASCII.
    @inline(__always)
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        let block = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        return (block &- 0x20).max() < 0x5F
    }

    /// How many of the 8 bytes at `index` are printable ASCII before the first that is not.
    @inline(__always)
    private static func plain(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let loaded = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let word = UInt64(littleEndian: loaded)
        let control = (word &- 0x2020_2020_2020_2020) & ~word
        let delete = word &+ 0x0101_0101_0101_0101
        return ((word | control | delete) & 0x8080_8080_8080_8080).trailingZeroBitCount / 8
    }

    /// Judges the character at `index` and returns its length.
    @inline(__always)
    private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let byte = bytes[index]
        if byte >= 0x80 { return wide(bytes, index) }
        if byte >= 0x20 && byte < 0x7F || byte == 0x09 { return 1 }
        guard byte == 0x0A || byte == 0x0D else {
            refuse(index, 1, "the control character \(unicodeName(UInt32(byte)))")
            return 1
        }
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let isPair = byte == 0x0D && next == 0x0A
        lineEnds.count(byte == 0x0A ? .lf : isPair ? .crlf : .cr)
        let length = isPair ? 2 : 1
        if index + length < bytes.count, bytes[index + length] == 0x25 { directives += 1 }
        return length
    }

    private mutating func wide(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        isASCII = false
        let run = Self.commonRun(bytes, index)
        if run > 0 { return run }
        guard let (scalar, length) = decodeUTF8(bytes, at: index) else {
            refuse(index, 1, "the byte 0x\(hex(UInt32(bytes[index]), 2)), which is not valid UTF-8")
            return 1
        }
        switch scalar {
        case 0x85, 0x2028, 0x2029: hasOddBreaks = true
        case 0x80...0x9F: refuse(index, length, "the control character \(unicodeName(scalar))")
        case 0xFEFF: refuse(index, length, "a second byte order mark (U+FEFF)")
        case 0xFFFE, 0xFFFF: refuse(index, length, "\(unicodeName(scalar)), which is no character")
        default: break
        }
        return length
    }

    /// The length of a run of characters from U+3000 to U+CFFF, none of which needs a closer look.
    @inline(__always)
    private static func commonRun(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var index = start
        while index + 3 <= bytes.count, bytes[index] &- 0xE3 < 10, bytes[index + 1] & 0xC0 == 0x80,
            bytes[index + 2] & 0xC0 == 0x80
        {
            index += 3
        }
        return index - start
    }

    private mutating func refuse(_ offset: Int, _ length: Int, _ what: String) {
        problem = (offset, length, "the file contains \(what)")
    }
}

/// The code point at `index` and its length in bytes; nil where the bytes are not valid UTF-8.
func decodeUTF8(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (scalar: UInt32, length: Int)? {
    let lead = UInt32(bytes[index])
    let length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    if length == 1 { return (lead, 1) }
    var scalar = lead & (0x7F >> UInt32(length))
    for offset in 1..<length {
        let next = UInt32(bytes[index + offset])
        guard next & 0xC0 == 0x80 else { return nil }
        scalar = scalar << 6 | next & 0x3F
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= least, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
}

/// A code point as people write it: `U+00A0`.
func unicodeName(_ scalar: UInt32) -> String { "U+" + hex(scalar, 4) }

/// Upper-case hexadecimal digits, at least `digits` of them.
func hex(_ value: UInt32, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
