/// Turns libyaml's marks, which count code points, into byte offsets. Marks come almost in order: the map remembers
/// the last one and walks from there, either way.
struct MarkMap {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isASCII: Bool
    /// Where the parser began to read.
    private let base: Int
    private var mark = 0
    private var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, from base: Int, isASCII: Bool) {
        self.bytes = bytes
        self.isASCII = isASCII
        self.base = base
        offset = base
    }

    /// The byte offset of the code point with this number.
    @inline(__always)
    mutating func byte(_ index: Int) -> Int {
        isASCII ? base + index : walk(to: index)
    }

    private mutating func walk(to index: Int) -> Int {
        while mark < index, offset < bytes.count {
            let lead = bytes[offset]
            offset += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
            mark += 1
        }
        while mark > index, offset > base {
            offset -= 1
            if bytes[offset] & 0xC0 != 0x80 { mark -= 1 }
        }
        return offset
    }
}
