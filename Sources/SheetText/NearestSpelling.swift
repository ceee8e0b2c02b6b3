/// The candidate that `word` most likely was meant to be, or nil when none is really near.
///
/// Near is a Damerau–Levenshtein distance of at most 1 for words of up to 4 scalars, 2 up to 8 and 3 beyond; a
/// difference in case alone always is. Of several the nearest wins, then the one given first.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let folded = Array(word.lowercased().unicodeScalars)
    guard !folded.isEmpty else { return nil }
    var best: (spelling: String, distance: Int)?
    for candidate in candidates where candidate != word {
        let other = Array(candidate.lowercased().unicodeScalars)
        let limit = allowedDistance(length: max(folded.count, other.count))
        guard let distance = editDistance(folded, other, limit: limit) else { continue }
        guard distance == 0 || distance < max(folded.count, other.count) - distance else { continue }
        if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.spelling
}

private func allowedDistance(length: Int) -> Int { length <= 4 ? 1 : length <= 8 ? 2 : 3 }

/// The optimal string alignment distance, or nil when it is beyond `limit`.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1..<(left.count + 1) {
        var current = [row] + Array(repeating: 0, count: right.count)
        for column in 1..<(right.count + 1) {
            let same = left[row - 1] == right[column - 1]
            var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
            if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                cost = min(cost, beforeLast[column - 2] + 1)
            }
            current[column] = cost
        }
        guard current.min() ?? 0 <= limit else { return nil }
        (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
}
