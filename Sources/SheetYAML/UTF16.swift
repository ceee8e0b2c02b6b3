/// The two orders of bytes that UTF-16 comes in.
enum UTF16Order {
    case little, big

    /// The order that a byte order mark at the beginning of `bytes` states.
    init?(markOf bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE]) {
            self = .little
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            self = .big
        } else {
            return nil
        }
    }
}

/// UTF-16 text as UTF-8, without its byte order mark.
struct UTF16Text {
    /// What has been converted.
    private(set) var bytes: [UInt8] = []
    /// Offset in `bytes` where a surrogate without its partner, or half a code unit, stands.
    private(set) var problem: Int?

    /// Converts everything behind the mark, stopping at the first fault.
    init(_ source: [UInt8], _ order: UTF16Order) {
        bytes.reserveCapacity(source.count)
        var index = 2
        while index < source.count {
            guard let first = Self.unit(source, index, order) else {
                problem = bytes.count
                return
            }
            index += 2
            var scalar = UInt32(first)
            if 0xD800...0xDBFF ~= first, let second = Self.unit(source, index, order), 0xDC00...0xDFFF ~= second {
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (UInt32(second) - 0xDC00)
                index += 2
            }
            guard let valid = Unicode.Scalar(scalar) else {
                problem = bytes.count
                return
            }
            bytes.append(contentsOf: UTF8.encode(valid) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private static func unit(_ source: [UInt8], _ index: Int, _ order: UTF16Order) -> UInt16? {
        guard index + 1 < source.count else { return nil }
        let first = UInt16(source[index])
        let second = UInt16(source[index + 1])
        return order == .little ? second << 8 | first : first << 8 | second
    }
}
