/// The difference between two texts with three lines of context, as `patch -p1` and `git apply` read it; empty when
/// there is none. Beyond 1,000 changed lines between two common stretches it may be longer than need be.
package func unifiedDiff(old: [UInt8], new: [UInt8], path: String) -> String {
    let before = lines(of: old)
    let after = lines(of: new)
    let hunks = hunks(of: changes(from: before, to: after), oldCount: before.count)
    guard !hunks.isEmpty else { return "" }
    var buffer = ByteBuffer()
    for (mark, side) in [("--- ", "a/"), ("+++ ", "b/")] {
        buffer.append(mark + side)
        buffer.append(onOneLine: path)
        buffer.append(0x0A)
    }
    for hunk in hunks { append(hunk, before, after, into: &buffer) }
    return String(decoding: buffer.bytes, as: UTF8.self)
}

/// `old` lines of the earlier text are replaced by `new` lines of the later one.
private struct Change {
    var old: Range<Int>
    var new: Range<Int>
}

private let contextLines = 3

/// The lines with their line ends.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
        lines.append(bytes[start...index])
        start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
}

private func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let middle = Change(old: head..<old.count - tail, new: head..<new.count - tail)
    if middle.old.isEmpty, middle.new.isEmpty { return [] }
    if middle.old.isEmpty || middle.new.isEmpty { return [middle] }
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int32 {
        if let known = numbers[line] { return known }
        let next = Int32(numbers.count)
        numbers[line] = next
        return next
    }
    guard let pairs = commonLines(old[middle.old].map(number), new[middle.new].map(number)) else { return [middle] }
    return gaps(between: pairs.map { ($0 + head, $1 + head) }, in: middle)
}

/// What lies between the pairs of equal lines.
private func gaps(between pairs: [(Int, Int)], in whole: Change) -> [Change] {
    var changes: [Change] = []
    var (old, new) = (whole.old.lowerBound, whole.new.lowerBound)
    for (oldLine, newLine) in pairs + [(whole.old.upperBound, whole.new.upperBound)] {
        if oldLine > old || newLine > new { changes.append(Change(old: old..<oldLine, new: new..<newLine)) }
        (old, new) = (oldLine + 1, newLine + 1)
    }
    return changes
}

/// Myers' greedy algorithm: the pairs of a longest common subsequence, or nil beyond the limit on differences (and
/// so on memory: four megabytes of furthest points).
private func commonLines(_ old: [Int32], _ new: [Int32], limit: Int = 1000) -> [(Int, Int)]? {
    let reach = min(limit, old.count + new.count)
    var furthest = [Int32](repeating: 0, count: 2 * reach + 3)
    let origin = reach + 1
    var trace: [[Int32]] = []
    for distance in 0...reach {
        trace.append(Array(furthest[origin - distance - 1...origin + distance + 1]))
        for diagonal in stride(from: -distance, through: distance, by: 2) {
            let (down, right) = (furthest[origin + diagonal + 1], furthest[origin + diagonal - 1])
            let isDown = diagonal == -distance || diagonal != distance && right < down
            var x = Int(isDown ? down : right + 1)
            while x < old.count, x - diagonal < new.count, x - diagonal >= 0, old[x] == new[x - diagonal] { x += 1 }
            furthest[origin + diagonal] = Int32(x)
            if x >= old.count, x - diagonal >= new.count { return pairs(along: trace, old.count, new.count) }
        }
    }
    return nil
}

/// Walks back through the furthest points; `trace[d]` holds the diagonals -d-1 through d+1 before step d.
private func pairs(along trace: [[Int32]], _ oldCount: Int, _ newCount: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (oldCount, newCount)
    for distance in trace.indices.reversed() {
        let diagonal = x - y
        let middle = distance + 1
        let (down, right) = (trace[distance][middle + diagonal + 1], trace[distance][middle + diagonal - 1])
        let isDown = diagonal == -distance || diagonal != distance && right < down
        let previousX = distance == 0 ? 0 : Int(isDown ? down : right)
        let previousY = distance == 0 ? 0 : previousX - (isDown ? diagonal + 1 : diagonal - 1)
        while x > previousX, y > previousY {
            (x, y) = (x - 1, y - 1)
            pairs.append((x, y))
        }
        (x, y) = (previousX, previousY)
    }
    return pairs.reversed()
}

/// Changes whose contexts touch belong together.
private func hunks(of changes: [Change], oldCount: Int) -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes {
        if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * contextLines {
            hunks[hunks.count - 1].append(change)
        } else {
            hunks.append([change])
        }
    }
    return hunks
}

private func append(
    _ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], into buffer: inout ByteBuffer
) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(contextLines, first.old.lowerBound)
    let trail = min(contextLines, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - lead..<last.old.upperBound + trail
    let newLines = first.new.lowerBound - lead..<last.new.upperBound + trail
    buffer.append("@@ -\(bounds(oldLines)) +\(bounds(newLines)) @@\n")
    var line = oldLines.lowerBound
    for change in hunk {
        for kept in line..<change.old.lowerBound { append(old[kept], mark: 0x20, into: &buffer) }
        for removed in change.old { append(old[removed], mark: 0x2D, into: &buffer) }
        for added in change.new { append(new[added], mark: 0x2B, into: &buffer) }
        line = change.old.upperBound
    }
    for kept in line..<oldLines.upperBound { append(old[kept], mark: 0x20, into: &buffer) }
}

private func bounds(_ lines: Range<Int>) -> String {
    lines.count == 1
        ? "\(lines.lowerBound + 1)" : "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
}

private func append(_ line: ArraySlice<UInt8>, mark: UInt8, into buffer: inout ByteBuffer) {
    buffer.append(mark)
    buffer.append(contentsOf: line)
    if line.last != 0x0A { buffer.append("\n\\ No newline at end of file\n") }
}
