/// Steps 9 and 10: detents from smallest to largest, with those that are one on the screen merged.
extension SheetFrame {
    /// Takes the detents upward: one at most a pixel above the last kept one joins it. The kept, lower one gives
    /// value, range and reasons.
    func merged(_ stops: [SheetStop], of sheet: SheetDefinition) -> [SheetResolvedDetent] {
        let sorted = SheetFrame.sorted(stops)
        var detents: [SheetResolvedDetent] = []
        detents.reserveCapacity(sorted.count)
        var index = 0
        while index < sorted.count {
            let kept = index
            let lowest = pixels(sorted[kept].candidate.value)
            repeat {
                index += 1
            } while index < sorted.count
                && pixels(sorted[index].candidate.value) - lowest <= 1
            detents.append(detent(sheet, sorted[kept], of: sorted[kept..<index]))
        }
        return detents
    }

    /// By value; as declared where they are equal.
    private static func sorted(_ stops: [SheetStop]) -> [SheetStop] {
        let areSorted = stops.indices.dropFirst().allSatisfy {
            stops[$0 - 1].candidate.rounded <= stops[$0].candidate.rounded
        }
        guard !areSorted else { return stops }
        return stops.sorted {
            ($0.candidate.rounded, $0.candidate.index) < ($1.candidate.rounded, $1.candidate.index)
        }
    }

    private func detent(
        _ sheet: SheetDefinition, _ kept: SheetStop, of group: ArraySlice<SheetStop>
    ) -> SheetResolvedDetent {
        let value = kept.candidate.rounded
        var detent = SheetResolvedDetent(
            id: sheet.detents[kept.candidate.index].id, value: value, total: value + addedBottom)
        if form != .floating { detent.top = context.height - detent.total }
        if kept.low != value || kept.high != value { detent.range = [kept.low, kept.high] }
        detent.reasons = kept.candidate.reasons
        detent.card = card(for: value, isSystem: sheet.presentation == .system)
        if group.count > 1 {
            // The earliest declared gives the id.
            let ids = group.map { $0.candidate.index }.sorted().map { sheet.detents[$0].id }
            detent.id = ids[0]
            detent.merged = Array(ids.dropFirst())
        }
        return detent
    }
}

extension SheetFrame {
    /// The floating card that iOS 26 draws for a detent below full height.
    fileprivate func card(for value: Double, isSystem: Bool) -> SheetCard? {
        guard context.profile == .ios26, isSystem, form == .edge, value < rounded(tallest) else { return nil }
        if value > 150 { return card(inset: 8, below: value + context.safeArea.bottom) }
        let share = max(0, min((value - 76) / 74, 1))
        return card(inset: 28 - 20 * share, below: value)
    }

    private func card(inset: Double, below height: Double) -> SheetCard {
        let visible = (context.width - 2 * inset) / context.width * height
        return SheetCard(inset: inset, height: visible, top: context.height - inset - visible)
    }
}
