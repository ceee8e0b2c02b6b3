/// Bytes that grow: what all text output is written into.
package struct ByteBuffer: Sendable {
    /// What has been written, and behind it room for more.
    private var storage: [UInt8] = []
    /// How many bytes have been written.
    package private(set) var count = 0

    package init() {}

    package init(capacity: Int) { storage = [UInt8](repeating: 0, count: capacity) }

    /// What has been written so far.
    package var bytes: [UInt8] { count == storage.count ? storage : Array(storage[..<count]) }

    /// Empties it for the next piece, keeping its memory.
    package mutating func removeAll() { count = 0 }

    package mutating func append(_ byte: UInt8) {
        write(atMost: 1) { place in
            place.pointee = byte
            return 1
        }
    }

    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    package mutating func append(_ other: UnsafeBufferPointer<UInt8>) {
        guard let first = other.baseAddress else { return }
        write(atMost: other.count) { place in
            place.update(from: first, count: other.count)
            return other.count
        }
    }

    package mutating func append(contentsOf other: some Sequence<UInt8>) {
        if other.withContiguousStorageIfAvailable({ append($0) }) == nil {
            for byte in other { append(byte) }
        }
    }

    /// Makes room once for several bytes: `body` stores them from the place on and says how many they are.
    @inline(__always)
    package mutating func write(atMost room: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        if storage.count - count < room { grow(by: room) }
        let end = count
        let written = storage.withUnsafeMutableBufferPointer { bytes in bytes.baseAddress.map { body($0 + end) } ?? 0 }
        count += written
    }

    private mutating func grow(by room: Int) {
        storage += [UInt8](repeating: 0, count: max(room, storage.count, 32))
    }
}

extension ByteBuffer {
    /// A number as every output prints it: at most 3 decimals, no trailing zeros, `.`, no exponent, no negative zero.
    package mutating func append(number: Double) {
        let magnitude = number.magnitude
        guard magnitude < 1e15 else { return append(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
        let thousandths = UInt64((magnitude * 1000).rounded(.toNearestOrAwayFromZero))
        let isNegative = number < 0 && thousandths > 0
        let whole = thousandths / 1000
        let rest = thousandths - whole * 1000
        write(atMost: 24) { place in
            place[0] = 0x2D
            var end = isNegative ? 1 : 0
            end += ByteBuffer.store(whole, digits: ByteBuffer.digits(whole), at: place + end)
            guard rest > 0 else { return end }
            place[end] = 0x2E
            end += 1 + ByteBuffer.store(rest, digits: 3, at: place + end + 1)
            while place[end - 1] == 0x30 { end -= 1 }
            return end
        }
    }

    package mutating func append(decimal value: Int64) {
        let value = UInt64(max(0, value))
        write(atMost: 20) { ByteBuffer.store(value, digits: ByteBuffer.digits(value), at: $0) }
    }

    private static func digits(_ value: UInt64) -> Int {
        var (digits, rest) = (1, value / 10)
        while rest > 0 { (digits, rest) = (digits + 1, rest / 10) }
        return digits
    }

    /// Writes the last `digits` digits and says how many they are.
    private static func store(_ value: UInt64, digits: Int, at place: UnsafeMutablePointer<UInt8>) -> Int {
        var (index, rest) = (digits, value)
        while index > 0 {
            index -= 1
            place[index] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        return digits
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
