/// The candidate that `word` most likely was meant to be, or nil when none is really near.
///
/// Near is a Damerau–Levenshtein distance of at most 1 for words of up to 4 scalars, 2 up to 8 and 3 beyond; a
/// difference in case alone always is. Of several the nearest wins, then the one given first.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    Spellings(candidates).nearest(to: word)
}

/// Words that others may be misspellings of, prepared for many questions: thousands of unknown names among thousands
/// of known ones are not rare in a project whose tokens are missing.
package struct Spellings: Sendable {
    private let words: [String]
    /// All words in lower case, one behind the other.
    private var scalars: [Unicode.Scalar] = []
    /// Where each begins, and the end of the last.
    private var starts = [0]
    private var letters: [UInt64] = []

    /// In the order in which they win.
    package init(_ words: some Sequence<String>) {
        self.words = Array(words)
        starts.reserveCapacity(self.words.count + 1)
        letters.reserveCapacity(self.words.count)
        for word in self.words {
            append(lowercased: word, to: &scalars)
            letters.append(letterBits(scalars[(starts.last ?? 0)...]))
            starts.append(scalars.count)
        }
    }

    /// As `nearest(to:among:)` says.
    package func nearest(to word: String) -> String? {
        var folded: [Unicode.Scalar] = []
        append(lowercased: word, to: &folded)
        guard !folded.isEmpty else { return nil }
        let bits = letterBits(folded[...])
        var distances = EditDistance(from: folded)
        var best: (place: Int, distance: Int)?
        for place in words.indices {
            let count = starts[place + 1] - starts[place]
            let longer = max(folded.count, count)
            // One nearer than the best so far: most differ too much in length, or in their letters, to be looked at.
            let limit = min(allowedDistance(length: longer), best.map { $0.distance - 1 } ?? 3)
            guard limit >= 0, abs(folded.count - count) <= limit,
                (bits & ~letters[place]).nonzeroBitCount <= limit, (letters[place] & ~bits).nonzeroBitCount <= limit,
                let distance = distances.distance(to: scalars[starts[place]..<starts[place + 1]], limit: limit),
                distance == 0 || distance < longer - distance, words[place] != word
            else { continue }
            best = (place, distance)
        }
        return best.map { words[$0.place] }
    }
}

private func allowedDistance(length: Int) -> Int { length <= 4 ? 1 : length <= 8 ? 2 : 3 }

/// Appends the scalars of a word in lower case.
private func append(lowercased word: String, to scalars: inout [Unicode.Scalar]) {
    if word.utf8.allSatisfy({ $0 < 0x80 }) {
        for byte in word.utf8 { scalars.append(Unicode.Scalar(0x41...0x5A ~= byte ? byte | 0x20 : byte)) }
    } else {
        scalars.append(contentsOf: word.lowercased().unicodeScalars)
    }
}

/// A bit for each letter, several letters sharing one: of two words, one edit brings at most one bit that the other
/// does not have.
private func letterBits(_ scalars: ArraySlice<Unicode.Scalar>) -> UInt64 {
    scalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
}

/// The optimal string alignment distance from one word to others.
private struct EditDistance {
    private let word: [Unicode.Scalar]
    /// For each character of ASCII a bit for each of its places in the word; empty where the word is too long or has
    /// others, and has to be compared row by row.
    private var places: [UInt64] = []
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var current: [Int] = []

    init(from word: [Unicode.Scalar]) {
        self.word = word
        guard word.count <= 64, word.allSatisfy(\.isASCII) else { return }
        places = Array(repeating: 0, count: 128)
        for (place, scalar) in word.enumerated() { places[Int(scalar.value)] |= 1 << UInt64(place) }
    }

    /// The distance, or nil when it is beyond `limit`.
    mutating func distance(to other: ArraySlice<Unicode.Scalar>, limit: Int) -> Int? {
        let distance = places.isEmpty ? distanceByRows(to: other, limit) : distanceByBits(to: other)
        return distance <= limit ? distance : nil
    }

    /// A whole column at a time, a bit for each row. Source: Hyyrö, "A bit-vector algorithm for computing Levenshtein
    /// and Damerau edit distances", 2003.
    private func distanceByBits(to other: ArraySlice<Unicode.Scalar>) -> Int {
        let lastRow: UInt64 = 1 << UInt64(word.count - 1)
        var (raised, lowered, diagonal, matchesBefore) = (UInt64.max, UInt64(0), UInt64(0), UInt64(0))
        var distance = word.count
        for scalar in other {
            let matches = scalar.isASCII ? places[Int(scalar.value)] : 0
            let swaps = (~diagonal & matches) << 1 & matchesBefore
            diagonal = ((matches & raised) &+ raised) ^ raised | matches | lowered | swaps
            let up = lowered | ~(diagonal | raised)
            let down = diagonal & raised
            if up & lastRow != 0 { distance += 1 }
            if down & lastRow != 0 { distance -= 1 }
            raised = down << 1 | ~(diagonal | (up << 1 | 1))
            lowered = (up << 1 | 1) & diagonal
            matchesBefore = matches
        }
        return distance
    }

    /// Row by row; more than `limit` where that is certain.
    private mutating func distanceByRows(to other: ArraySlice<Unicode.Scalar>, _ limit: Int) -> Int {
        let other = Array(other)
        last.removeAll(keepingCapacity: true)
        last.append(contentsOf: 0...other.count)
        for row in 1..<(word.count + 1) {
            guard addRow(row, other) <= limit else { return limit + 1 }
            (beforeLast, last, current) = (last, current, beforeLast)
        }
        return last[other.count]
    }

    /// Fills `current` for the scalar `row` of the word; its smallest distance.
    private mutating func addRow(_ row: Int, _ other: [Unicode.Scalar]) -> Int {
        current.removeAll(keepingCapacity: true)
        current.append(row)
        var smallest = row
        for column in 1..<(other.count + 1) {
            let same = word[row - 1] == other[column - 1]
            var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
            if row > 1, column > 1, word[row - 1] == other[column - 2], word[row - 2] == other[column - 1] {
                cost = min(cost, beforeLast[column - 2] + 1)
            }
            current.append(cost)
            smallest = min(smallest, cost)
        }
        return smallest
    }
}
