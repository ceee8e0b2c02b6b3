extension SheetRun {
    /// From the sheet's top edge down to and including a block, and the footer: a peek.
    mutating func through(_ id: String) -> Double {
        guard isMeasured else { return 0 }
        isMeasured = false
        let pending = failure
        let reached = reach(id, in: blocks, spacing: spacing, from: insets.top).sum
        failure = pending
        isMeasured = true
        return (((grabberArea + headerInFlow) + reached) + footer) + frame.includedBottom
    }

    /// Adds blocks from the top until the one that is or holds `id`.
    ///
    /// Inside a horizontal stack the id means that stack. An inactive block, also a first one of a stack, ends the
    /// sum at the last active block before it.
    private mutating func reach(
        _ id: String, in blocks: [SheetBlock], spacing: Double, from start: Double
    ) -> SheetReach {
        var reach = SheetReach(sum: start)
        for index in blocks.indices {
            let isTarget = blocks[index].id == id
            let holdsTarget = !isTarget && SheetBlock.holds(id, blocks, index)
            if let height = heightIfActive(blocks, index) {
                if holdsTarget, case .stack(let inner, .vertical, let gap) = blocks[index].form {
                    reach.add(reach: self.reach(id, inStack: inner, gap, blocks, index), spacing: spacing)
                } else {
                    reach.add(height, spacing: spacing)
                }
            }
            if isTarget || holdsTarget { break }
        }
        return reach
    }

    /// Of a top-level block as it was measured; nil where it is inactive.
    private mutating func heightIfActive(_ blocks: [SheetBlock], _ index: Int) -> Double? {
        if path.isEmpty { return states[index].isActive ? states[index].height : nil }
        return isActive(blocks, index) ? height(blocks, index) : nil
    }

    /// The part of a vertical stack down to `id`: its top padding counts, nothing below the id does.
    private mutating func reach(
        _ id: String, inStack inner: [SheetBlock], _ spacing: SheetExpression, _ blocks: [SheetBlock], _ index: Int
    ) -> SheetReach {
        let gap = notNegative(spacing, .spacing, of: index)
        let padding = length(blocks[index].paddingTop, .paddingTop, of: index)
        path.append(index)
        defer { path.removeLast() }
        var reach = reach(id, in: inner, spacing: gap, from: 0)
        reach.sum += padding
        return reach
    }
}

/// A sum of blocks from the top, and whether any has been counted.
private struct SheetReach {
    var sum: Double
    var isEmpty = true

    mutating func add(_ height: Double, spacing: Double) {
        if !isEmpty { sum += spacing }
        isEmpty = false
        sum += height
    }

    mutating func add(reach: SheetReach, spacing: Double) {
        if !reach.isEmpty { add(reach.sum, spacing: spacing) }
    }
}

extension SheetBlock {
    /// Whether a block inside a stack has the id. (By place, since a block is expensive to copy.)
    fileprivate static func holds(_ id: String, _ blocks: [SheetBlock], _ index: Int) -> Bool {
        guard case .stack(let inner, _, _) = blocks[index].form else { return false }
        for index in inner.indices where inner[index].id == id || holds(id, inner, index) { return true }
        return false
    }
}
