extension SheetRun {
    /// Points of typical content that the tallest detent has no room for, and what of them no scrolling block
    /// can give. Values before rounding and merging count: half a pixel is never overflow.
    mutating func noteOverflow(_ sheet: SheetDefinition, _ stops: [SheetStop], into result: inout SheetResolution) {
        guard let room = room(stops.lazy.map { $0.candidate.value }.max()) else { return }
        result.overflow = SheetRun.unlessZero(fit - room)
        var givers: [Int] = []
        result.unreachable = rest(of: result.overflow, &givers)
    }

    /// The blocks that give up height with the most content: those that can ever scroll.
    mutating func noteScrolling(_ sheet: SheetDefinition, _ stops: [SheetStop], into result: inout SheetResolution) {
        guard let room = room(stops.lazy.map { $0.highest }.max()) else { return }
        var givers: [Int] = []
        _ = rest(of: SheetRun.unlessZero(fit - room), &givers)
        if !givers.isEmpty { result.scrolls = givers.reversed().compactMap { blocks[$0].id } }
    }

    /// The height that content may fill: the tallest detent's, on a full screen that of the safe area.
    private func room(_ tallest: Double?) -> Double? {
        guard frame.form == .fullScreen else { return tallest }
        return frame.context.height - frame.context.safeArea.top - frame.context.safeArea.bottom
    }

    /// Scrolling blocks give up height, the last one first, each down to 44 or its own `minHeight`; what is left.
    private mutating func rest(of overflow: Double, _ givers: inout [Int]) -> Double {
        var rest = overflow
        guard rest > 0 else { return 0 }
        for index in states.indices.reversed() where rest > 0 && states[index].isActive && blocks[index].scrolls {
            var floor = 44.0
            if let least = blocks[index].minHeight { floor = length(least, .minHeight, of: index) }
            let spare = states[index].height - floor
            guard spare > 0 else { continue }
            givers.append(index)
            rest = SheetRun.unlessZero(rest - spare)
        }
        return rest
    }

    /// What is below 0 or prints as 0 is 0.
    private static func unlessZero(_ points: Double) -> Double {
        points > 0 && !SheetMath.printsAsZero(points) ? points : 0
    }
}
