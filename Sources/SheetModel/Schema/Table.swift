/// Values made once that live as long as the process: reading them touches no reference count of a table. The index is
/// not checked in release builds. Unchecked as to threads, because nothing changes after the initialiser.
struct Table<Element: Sendable>: @unchecked Sendable, RandomAccessCollection {
    private let base: UnsafePointer<Element>
    let endIndex: Int

    init(_ elements: some Collection<Element>) {
        let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = copy.initialize(from: elements)
        base = UnsafePointer(copy.baseAddress ?? .allocate(capacity: 1))
        endIndex = copy.count
    }

    /// The memory of all elements.
    var raw: UnsafeRawBufferPointer { UnsafeRawBufferPointer(UnsafeBufferPointer(start: base, count: endIndex)) }

    var startIndex: Int { 0 }

    subscript(index: Int) -> Element {
        @inline(__always) _read { yield base[index] }
    }
}
