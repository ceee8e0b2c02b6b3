/// Turns libyaml's marks, which count code points, into byte offsets. Marks come almost in order: the map remembers
/// the stretch of ASCII it is in, where both run alike, and walks from there, either way.
struct MarkMap {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let base: Int
    /// The first mark of the stretch, its length, and its first byte.
    private var mark = 0
    private var length: Int
    private var offset: Int

    /// A map for a parser that begins to read at `base`.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from base: Int, isASCII: Bool) {
        self.bytes = bytes
        self.base = base
        offset = base
        length = isASCII ? bytes.count - base : 0
    }

    /// The byte offset of the code point with this number.
    @inline(__always)
    mutating func byte(_ index: Int) -> Int {
        let distance = index - mark
        return distance >= 0 && distance <= length ? offset + distance : walk(to: index)
    }

    @inline(never)
    private mutating func walk(to index: Int) -> Int {
        while mark > index, offset > base {
            offset -= 1
            if bytes[offset] & 0xC0 != 0x80 { mark -= 1 }
            length = 0
        }
        while mark + length < index, offset + length < bytes.count {
            mark += length
            offset += length
            passWide(upTo: index)
            length = stretch(from: offset)
        }
        return min(offset + index - mark, bytes.count)
    }

    /// Passes over the characters outside ASCII at `offset`.
    private mutating func passWide(upTo index: Int) {
        while mark < index, offset < bytes.count, bytes[offset] >= 0x80 {
            let lead = bytes[offset]
            offset += lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            mark += 1
        }
    }

    /// How many bytes of ASCII follow from `start`.
    private func stretch(from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        while index + 8 <= bytes.count {
            let high = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080
            guard high == 0 else { return index + UInt64(littleEndian: high).trailingZeroBitCount / 8 - start }
            index += 8
        }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        return index - start
    }
}
