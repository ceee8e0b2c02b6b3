/// A fixed set of words, found by their bytes without building a `String`.
struct WordTable: Sendable {
    private let slots: Table<UInt8>
    private let bytes: Table<UInt8>
    private let starts: Table<Int>

    /// At most 250 different words.
    init(_ words: [String]) {
        var slots = [UInt8](repeating: 0, count: 512)
        var bytes: [UInt8] = []
        var starts = [0]
        for (number, word) in words.enumerated() {
            let start = bytes.count
            bytes += word.utf8
            starts.append(bytes.count)
            var slot = bytes.withUnsafeBufferPointer { Self.slot($0, start, $0.count) }
            while slots[slot] != 0 { slot = (slot + 1) & 511 }
            slots[slot] = UInt8(number + 1)
        }
        self.slots = Table(slots)
        self.bytes = Table(bytes)
        self.starts = Table(starts)
    }

    /// The number of the word that stands in `text` from `start` to `end`, or nil.
    func find(_ text: Bytes, _ start: Int, _ end: Int) -> Int? {
        guard end > start else { return nil }
        var slot = Self.slot(text, start, end)
        while slots[slot] != 0 {
            let word = Int(slots[slot]) - 1
            if isSame(word, text, start, end) { return word }
            slot = (slot + 1) & 511
        }
        return nil
    }

    @inline(__always)
    private func isSame(_ word: Int, _ text: Bytes, _ start: Int, _ end: Int) -> Bool {
        let from = starts[word]
        let count = end - start
        guard starts[word + 1] - from == count else { return false }
        let left = UnsafeRawBufferPointer(text)
        let right = bytes.raw
        var index = 0
        while index + 8 <= count {
            let own = right.loadUnaligned(fromByteOffset: from + index, as: UInt64.self)
            if left.loadUnaligned(fromByteOffset: start + index, as: UInt64.self) != own { return false }
            index += 8
        }
        while index < count {
            if left[start + index] != right[from + index] { return false }
            index += 1
        }
        return true
    }

    @inline(__always)
    private static func slot(_ text: Bytes, _ start: Int, _ end: Int) -> Int {
        guard end > start else { return 0 }
        var hash = UInt32(truncatingIfNeeded: end - start) &* 31 &+ UInt32(text[start])
        hash = hash &* 31 &+ UInt32(text[end - 1])
        hash = hash &* 31 &+ UInt32(text[(start + end) / 2])
        return Int((hash &* 0x9E37_79B1) >> 23)
    }
}
