extension SheetRun {
    /// What no content changes.
    mutating func describe(_ sheet: SheetDefinition, into result: inout SheetResolution) {
        result.width = sheetWidth
        result.max = frame.tallest
        result.insets = insets
        result.spacing = spacing
        if let corner = sheet.corner { result.corner = length(corner.radius, at: .cornerRadius) }
    }

    /// Steps 1 to 8 with typical content, which decides what is active.
    mutating func runTypical(
        _ sheet: SheetDefinition, _ stops: inout [SheetStop], into result: inout SheetResolution
    ) {
        _ = measure(sheet, with: .typical)
        result.header = header
        result.footer = footer
        result.content = SheetInterval(min: content, typical: content)
        result.fit = SheetInterval(min: fit, typical: fit)
        let bounds = bounds(of: sheet)
        result.cap = bounds.cap
        let mediumStays = mediumStays(sheet)
        stops.reserveCapacity(sheet.detents.count)
        for index in sheet.detents.indices where isActive(sheet, index, mediumStays: mediumStays) {
            stops.append(SheetStop(frame.form == .fullScreen ? full(index) : settle(sheet, index, bounds)))
        }
        result.candidates = stops.map { $0.candidate }
        result.blocks = placedBlocks()
        noteCount(of: sheet, stops)
        noteOverflow(sheet, stops, into: &result)
    }

    /// Steps 1 to 8 with the least content.
    mutating func runMin(_ sheet: SheetDefinition, _ stops: inout [SheetStop], into result: inout SheetResolution) {
        _ = measure(sheet, with: .min)
        result.content.min = content
        result.fit.min = fit
        rerun(sheet, &stops) { stop, candidate in stop.low = candidate.rounded }
    }

    /// Steps 1 to 8 with the most content.
    mutating func runMax(_ sheet: SheetDefinition, _ stops: inout [SheetStop], into result: inout SheetResolution) {
        let isBounded = measure(sheet, with: .max)
        result.content.max = isBounded.content ? content : nil
        result.fit.max = isBounded.fit ? fit : nil
        rerun(sheet, &stops) { stop, candidate in
            stop.high = candidate.rounded
            stop.highest = candidate.value
        }
    }

    /// The dismissal threshold at each detent; it uses the rounded value and typical content.
    mutating func noteThresholds(_ threshold: SheetExpression, into result: inout SheetResolution) {
        for index in result.detents.indices {
            detent = result.detents[index].value
            result.detents[index].threshold = length(threshold, at: .threshold)
        }
    }

    /// Steps 4 to 8 again. Detents that only this content makes active are conditional.
    private mutating func rerun(
        _ sheet: SheetDefinition, _ stops: inout [SheetStop],
        store: (inout SheetStop, SheetCandidate) -> Void
    ) {
        let bounds = bounds(of: sheet)
        guard frame.form != .fullScreen else { return }
        let mediumStays = mediumStays(sheet)
        var next = 0
        for index in sheet.detents.indices {
            let isActive = isActive(sheet, index, mediumStays: mediumStays)
            if next < stops.count, stops[next].candidate.index == index {
                if let candidate = resettle(sheet, index, bounds, isActive: isActive) {
                    store(&stops[next], candidate)
                }
                next += 1
            } else if isActive {
                _ = settle(sheet, index, bounds)
                conditional.append(index)
            }
        }
    }

    /// A detent that this content makes inactive has a value still, for its range; but nothing in it is a problem,
    /// and where it cannot be evaluated the typical value stands.
    private mutating func resettle(
        _ sheet: SheetDefinition, _ index: Int, _ bounds: SheetBounds, isActive: Bool
    ) -> SheetCandidate? {
        if isActive { return settle(sheet, index, bounds) }
        let known = problems.count
        let candidate = settle(sheet, index, bounds)
        guard problems.count > known else { return candidate }
        problems.removeLast(problems.count - known)
        return nil
    }

    /// A detent of a full screen: no step changes it.
    private func full(_ index: Int) -> SheetCandidate {
        let height = frame.context.height
        return SheetCandidate(
            index: index, raw: height, wanted: height, value: height, rounded: height, reasons: [.fullScreen])
    }

    /// At least one detent is active; exactly one in a sheet of type `default`. On a full screen neither is demanded.
    private mutating func noteCount(of sheet: SheetDefinition, _ stops: [SheetStop]) {
        let isDemanded = frame.form != .fullScreen
        if sheet.detents.isEmpty || isDemanded && stops.isEmpty && !hasFailedCondition { report(.noActiveDetent) }
        guard isDemanded else { return }
        if sheet.type == .default, stops.count > 1 { report(.severalDetents(stops.map { $0.candidate.index })) }
    }

    /// Whether a detent is inactive only because its condition has no answer, which is a problem already.
    private var hasFailedCondition: Bool {
        problems.contains { problem in
            switch problem {
            case .divisionByZero(.detent(_, .when)), .notFinite(.detent(_, .when)): true
            default: false
            }
        }
    }

    private func placedBlocks() -> [SheetResolvedBlock] {
        var placed: [SheetResolvedBlock] = []
        placed.reserveCapacity(blocks.count)
        var y = (grabberArea + headerInFlow) + insets.top
        for index in states.indices where states[index].isActive {
            if !placed.isEmpty { y += spacing }
            placed.append(SheetResolvedBlock(id: blocks[index].id, y: y, height: states[index].height))
            y += states[index].height
        }
        return placed
    }
}
