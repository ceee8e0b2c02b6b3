/// A plain array for the hot path: no reference counts, no uniqueness checks, one owner.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    /// How many elements there are.
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 8)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The index is not checked in release builds.
    subscript(_ index: Int) -> Element {
        @inline(__always) get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) _modify {
            assert(index >= 0 && index < count)
            yield &base[index]
        }
    }

    /// Appends one element.
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Appends `length` elements from `source`.
    @inline(__always)
    mutating func append(_ source: UnsafePointer<Element>, _ length: Int) {
        if count + length > capacity { grow(to: count + length) }
        (base + count).initialize(from: source, count: length)
        count += length
    }

    /// Forgets everything from `count` on.
    @inline(__always)
    mutating func truncate(to count: Int) {
        assert(count >= 0 && count <= self.count)
        self.count = count
    }

    /// The elements of a range.
    @inline(__always)
    func slice(_ start: Int, _ length: Int) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(start: base + start, count: length)
    }

    /// All elements as an array of exactly their number.
    func array() -> [Element] { Array(slice(0, count)) }

    @inline(never)
    private mutating func grow(to least: Int) {
        let larger = max(least, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
