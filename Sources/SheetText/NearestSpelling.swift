/// The candidate that `word` most likely was meant to be, or nil when none is really near.
///
/// Near is a Damerau–Levenshtein distance of at most 1 for words of up to 4 scalars, 2 up to 8 and 3 beyond; a
/// difference in case alone always is. Of several the nearest wins, then the one given first.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    var folded: [Unicode.Scalar] = []
    let letters = fold(word, into: &folded)
    guard !folded.isEmpty else { return nil }
    var (other, distances) = ([Unicode.Scalar](), EditDistance())
    var best: (spelling: String, distance: Int)?
    for candidate in candidates {
        // Candidates may be thousands: most differ too much in length, or in their letters, to be looked at.
        let bytes = candidate.utf8.count
        guard bytes + 3 >= folded.count, bytes <= 4 * (folded.count + 3), candidate != word else { continue }
        let otherLetters = fold(candidate, into: &other)
        let limit = allowedDistance(length: max(folded.count, other.count))
        guard (letters & ~otherLetters).nonzeroBitCount <= limit, (otherLetters & ~letters).nonzeroBitCount <= limit
        else { continue }
        guard let distance = distances.distance(folded, other, limit: limit) else { continue }
        guard distance == 0 || distance < max(folded.count, other.count) - distance else { continue }
        if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.spelling
}

private func allowedDistance(length: Int) -> Int { length <= 4 ? 1 : length <= 8 ? 2 : 3 }

/// Makes `scalars` those of a word in lower case. Returns a bit for each letter, several letters sharing one: of two
/// words, one edit brings at most one bit that the other does not have.
private func fold(_ word: String, into scalars: inout [Unicode.Scalar]) -> UInt64 {
    scalars.removeAll(keepingCapacity: true)
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
        for byte in word.utf8 { scalars.append(Unicode.Scalar(0x41...0x5A ~= byte ? byte | 0x20 : byte)) }
    } else {
        scalars.append(contentsOf: word.lowercased().unicodeScalars)
    }
    return scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
}

/// The optimal string alignment distance. Its rows are used again for the next pair.
private struct EditDistance {
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var current: [Int] = []

    /// The distance, or nil when it is beyond `limit`.
    mutating func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
        guard abs(left.count - right.count) <= limit else { return nil }
        last.removeAll(keepingCapacity: true)
        last.append(contentsOf: 0...right.count)
        for row in 1..<(left.count + 1) {
            let nearest = addRow(row, left, right)
            guard nearest <= limit else { return nil }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }

    /// Fills `current` for the scalar `row` of `left`; its smallest distance.
    private mutating func addRow(_ row: Int, _ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        current.removeAll(keepingCapacity: true)
        current.append(row)
        var smallest = row
        for column in 1..<(right.count + 1) {
            let same = left[row - 1] == right[column - 1]
            var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                cost = min(cost, beforeLast[column - 2] + 1)
            }
            current.append(cost)
            smallest = min(smallest, cost)
        }
        return smallest
    }
}
