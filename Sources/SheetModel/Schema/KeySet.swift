/// A set of keys, by number: at most 128.
struct KeySet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}

    init(_ keys: some Sequence<Int>) {
        for key in keys { _ = insert(key) }
    }

    func contains(_ key: Int) -> Bool {
        key < 64 ? low >> UInt64(key) & 1 != 0 : high >> UInt64(key & 63) & 1 != 0
    }

    /// True where it was not in there.
    mutating func insert(_ key: Int) -> Bool {
        if contains(key) { return false }
        if key < 64 { low |= 1 << UInt64(key) } else { high |= 1 << UInt64(key & 63) }
        return true
    }

    /// How many keys both have.
    func common(with other: KeySet) -> Int {
        (low & other.low).nonzeroBitCount + (high & other.high).nonzeroBitCount
    }
}
