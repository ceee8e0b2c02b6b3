/// A pattern for names, as in `external: ["brand.*"]`: `*` is any number of characters.
package struct NamePattern: Sendable, Equatable {
    private let pattern: [UInt8]

    package init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

    /// True where the whole of `name` fits.
    package func matches(_ name: String) -> Bool {
        let name = Array(name.utf8)
        var place = 0
        var position = 0
        var retry: (place: Int, position: Int)?
        while position < name.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                retry = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == name[position] {
                place += 1
                position += 1
            } else if let last = retry {
                retry = (last.place, last.position + 1)
                place = last.place + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
