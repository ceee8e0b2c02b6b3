/// Bytes that grow: what all text output is written into.
package struct ByteBuffer: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package init(capacity: Int) { bytes.reserveCapacity(capacity) }

    /// Empties it for the next piece, keeping its memory.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    package mutating func append(_ byte: UInt8) { bytes.append(byte) }

    package mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    package mutating func append(_ other: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: other) }

    package mutating func append(contentsOf other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    /// A number as every output prints it: at most 3 decimals, no trailing zeros, `.`, no exponent, no negative zero.
    package mutating func append(number: Double) {
        let magnitude = number.magnitude
        guard magnitude < 1e15 else { return append(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
        let thousandths = Int64((magnitude * 1000).rounded(.toNearestOrAwayFromZero))
        if number < 0, thousandths > 0 { append(0x2D) }
        append(decimal: thousandths / 1000)
        var rest = Int(thousandths % 1000)
        guard rest > 0 else { return }
        append(0x2E)
        var place = 100
        while rest > 0 {
            append(0x30 + UInt8(rest / place))
            rest %= place
            place /= 10
        }
    }

    package mutating func append(decimal value: Int64) {
        if value >= 10 { append(decimal: value / 10) }
        append(0x30 + UInt8(value % 10))
    }
}

extension Double {
    /// The number as every output prints it (LANGUAGE §6.6).
    package var text: String {
        var buffer = ByteBuffer()
        buffer.append(number: self)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }
}
