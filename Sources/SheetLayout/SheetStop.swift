/// A detent on its way through steps 4 to 8, with all three contents.
struct SheetStop {
    /// What came of it with typical content.
    var candidate: SheetCandidate
    /// Rounded to the pixel, with the min content.
    var low: Double
    /// Rounded to the pixel, with the max content.
    var high: Double
    /// With the max content, not rounded.
    var highest: Double

    /// A detent whose content is always the same.
    init(_ candidate: SheetCandidate) {
        self.candidate = candidate
        low = candidate.rounded
        high = candidate.rounded
        highest = candidate.value
    }
}

/// What holds every detent of a sheet, with the content at hand.
struct SheetBounds {
    /// Lower bound of a value.
    var minHeight: Double?
    /// The effective cap of the total height.
    var cap: Double
    /// Whose cap it is.
    var capReason: SheetReason
}

extension SheetRun {
    /// The effective cap: `screenCap`, at most what the container allows. On a custom sheet `screenCap` may go up
    /// to the window's top.
    mutating func bounds(of sheet: SheetDefinition) -> SheetBounds {
        var bounds = SheetBounds(minHeight: nil, cap: frame.limit, capReason: .system)
        if let own = sheet.screenCap {
            let value = notNegative(own, at: .screenCap)
            let limit = sheet.presentation == .custom ? frame.context.height : frame.limit
            bounds.cap = min(value, limit)
            bounds.capReason = value <= limit ? .screenCap : .system
        }
        if frame.form != .fullScreen, let least = sheet.minHeight { bounds.minHeight = length(least, at: .minHeight) }
        return bounds
    }
}

extension SheetRun {
    /// Whether a detent counts with the content at hand. `medium` gives way in compact height, unless no other
    /// detent is active there.
    mutating func isActive(_ sheet: SheetDefinition, _ index: Int, mediumStays: Bool) -> Bool {
        if !mediumStays, isMediumInCompactHeight(sheet, index) { return false }
        return conditionHolds(sheet, index)
    }

    /// Whether `medium` counts: always in regular height, in compact height where nothing else does.
    mutating func mediumStays(_ sheet: SheetDefinition) -> Bool {
        for index in sheet.detents.indices where isMediumInCompactHeight(sheet, index) {
            return !anyActive(sheet)
        }
        return true
    }

    private mutating func anyActive(_ sheet: SheetDefinition) -> Bool {
        for index in sheet.detents.indices where isActive(sheet, index, mediumStays: false) { return true }
        return false
    }

    private func isMediumInCompactHeight(_ sheet: SheetDefinition, _ index: Int) -> Bool {
        guard frame.context.verticalSizeClass == .compact else { return false }
        if case .name(.medium) = sheet.detents[index].height { return true }
        return false
    }

    private mutating func conditionHolds(_ sheet: SheetDefinition, _ index: Int) -> Bool {
        guard let condition = sheet.detents[index].when else { return true }
        let holds = checked(condition)
        if let failure { report(failure, at: .detent(index, .when)) }
        return holds
    }
}

extension SheetRun {
    /// Steps 4 to 8 for one detent. The last step that had to change something decides.
    mutating func settle(_ sheet: SheetDefinition, _ index: Int, _ bounds: SheetBounds) -> SheetCandidate {
        var steps = SheetSteps(value: rawHeight(sheet, index), keepsReasons: size == .typical)
        let raw = steps.value
        if let most = sheet.detents[index].max {
            steps.lower(to: length(most, at: .detent(index, .max)), .max)
        }
        if let least = sheet.detents[index].min {
            steps.raise(to: length(least, at: .detent(index, .min)), .min)
        }
        if let least = bounds.minHeight { steps.raise(to: least, .minHeight) }
        let wanted = steps.value
        steps.lower(to: bounds.cap - frame.addedBottom, bounds.capReason)
        steps.raise(to: 0, .zero)
        return SheetCandidate(
            index: index, raw: raw, wanted: wanted, value: steps.value, rounded: frame.rounded(steps.value),
            reasons: steps.reasons)
    }

    private mutating func rawHeight(_ sheet: SheetDefinition, _ index: Int) -> Double {
        if isMediumInCompactHeight(sheet, index) { return frame.tallest }
        return length(sheet.detents[index].height, at: .detent(index, .height))
    }
}

/// A value and the steps that changed it.
private struct SheetSteps {
    var value: Double
    let keepsReasons: Bool
    var reasons: [SheetReason] = []

    mutating func lower(to bound: Double, _ reason: SheetReason) { if value > bound { set(bound, reason) } }

    mutating func raise(to bound: Double, _ reason: SheetReason) { if value < bound { set(bound, reason) } }

    private mutating func set(_ bound: Double, _ reason: SheetReason) {
        value = bound
        if keepsReasons { reasons.append(reason) }
    }
}
