extension String {
    /// Bytes as text without loss: what is not UTF-8 becomes `%XX`, and so does a `%` that would read as such.
    package init(percentEncoding bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        if bytes.allSatisfy({ $0 < 0x80 && $0 != 0x25 }) {
            self = String(decoding: bytes, as: UTF8.self)
            return
        }
        var encoded = ByteBuffer(capacity: bytes.count)
        var index = 0
        while index < bytes.count {
            let length = utf8Length(in: bytes, at: index)
            if let length, !readsAsEscape(bytes, at: index) {
                encoded.append(contentsOf: bytes[index..<index + length])
                index += length
            } else {
                encoded.append(0x25)
                for digit in [bytes[index] >> 4, bytes[index] & 15] {
                    encoded.append(digit + (digit < 10 ? 0x30 : 0x37))
                }
                index += 1
            }
        }
        self = String(decoding: encoded.bytes, as: UTF8.self)
    }

    /// The bytes that `init(percentEncoding:)` was given.
    package var percentDecoded: [UInt8] {
        let bytes = Array(utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if readsAsEscape(bytes, at: index), let high = hexValue(bytes[index + 1]),
                let low = hexValue(bytes[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return decoded
    }
}

/// The length of the well-formed UTF-8 sequence at `index`, or nil when there is none.
package func utf8Length(in bytes: [UInt8], at index: Int) -> Int? {
    let first = bytes[index]
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    for following in 1..<length where bytes[index + following] & 0xC0 != 0x80 { return nil }
    guard length > 2 else { return length }
    let second = bytes[index + 1]
    let isShortest = first != 0xE0 && first != 0xF0 || second >= (first == 0xE0 ? 0xA0 : 0x90)
    let isScalar = first != 0xED && first != 0xF4 || second < (first == 0xED ? 0xA0 : 0x90)
    return isShortest && isScalar ? length : nil
}

private func readsAsEscape(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == 0x25 && index + 2 < bytes.count && hexValue(bytes[index + 1]) != nil
        && hexValue(bytes[index + 2]) != nil
}

private func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
}
