/// How a sheet moves between its detents in one context: what decides while a finger is on it, and where it comes to
/// rest.
///
/// Heights are totals in points, as they stand on screen (`SheetResolvedDetent.total`). Translations are points and
/// velocities points a second, both positive downward, as a pan gesture gives them.
public struct SheetMovement: Hashable, Sendable {
    /// The detents from smallest to largest; there is at least one.
    public let stops: [SheetStopOnScreen]
    /// Where a drag comes to rest.
    public let snap: SheetSnap
    /// Whether a drag may close it, and when.
    public let dismiss: SheetDismiss
    /// Where a drag may begin.
    public let swipeRegion: SheetSwipeRegion
    /// What an upward drag on scrolling content does first.
    public let contentInteraction: SheetContentInteraction
    /// What is darkened behind it.
    let dim: SheetDim
    /// Place of the first stop that is dimmed; nil where none is.
    let firstDimmed: Int?
    /// Place of the last stop at which touches pass; nil where they pass at none.
    let lastOpen: Int?

    /// Of a sheet and what it is in a context; nil where no detent is active there.
    public init?(_ sheet: SheetDefinition, _ resolution: SheetResolution) {
        guard !resolution.detents.isEmpty else { return nil }
        let stops = resolution.detents.map(SheetStopOnScreen.init)
        self.stops = stops
        snap = sheet.snap
        dismiss = sheet.dismiss
        swipeRegion = sheet.swipeRegion
        contentInteraction = sheet.contentInteraction
        dim = sheet.dim
        firstDimmed = sheet.firstDimmed(of: stops, resolution.form)
        lastOpen = sheet.lastOpen(of: stops, resolution.form)
    }
}

/// A detent where a sheet can rest.
public struct SheetStopOnScreen: Hashable, Sendable {
    /// Its own.
    public let id: String
    /// The others that joined it.
    public let merged: [String]
    /// The total height on screen, in points.
    public let height: Double
    /// Points of downward travel beyond which a drag from here closes the sheet; nil where the spec gives none.
    public let threshold: Double?

    fileprivate init(_ detent: SheetResolvedDetent) {
        id = detent.id
        merged = detent.merged
        height = detent.total
        threshold = detent.threshold
    }

    /// Whether this is the detent, or one that joined it.
    func stands(for id: String) -> Bool { self.id == id || merged.contains(id) }
}

/// Where a sheet ends up when it is let go.
public enum SheetRest<Detent: Hashable & Sendable>: Hashable, Sendable {
    case detent(Detent)
    case dismissed
}

extension SheetMovement {
    /// The height while a finger is on the sheet: it follows, but not above the largest stop, without a rubber band.
    ///
    /// Downward it stops at the smallest; a sheet that a drag may close goes on to 0 (it keeps its size then and slides
    /// out). `id` is the detent at which the drag began; one that is not active counts as the smallest.
    public func height(from id: String, translation: Double) -> Double {
        let height = stops[place(of: id)].height - translation
        return max(dismiss.drag ? 0 : smallest, min(height, largest))
    }

    /// Where the sheet comes to rest when the finger lets go.
    ///
    /// A drag that went downward closes a sheet with `dismiss.drag` when it went further than the threshold at the
    /// detent where it began, or is faster than `dismiss.velocity`. Where the spec gives no threshold, being closed
    /// counts as one more stop, at the height 0. Otherwise `snap` decides:
    /// - `nearest`: the stop nearest to where the sheet was let go, the lower one of two.
    /// - `velocity`: the sign of the velocity alone: upward the next stop above where the sheet was let go, else, also
    ///   at rest, the next one below; beyond the last the last.
    /// - `sequential`: as `nearest`, but no further than one stop from where the drag began.
    public func settle(from id: String, translation: Double, velocity: Double) -> SheetRest<String> {
        let start = place(of: id)
        let height = height(from: id, translation: translation)
        if dismiss.drag, translation > 0 {
            if let limit = stops[start].threshold, translation > limit { return .dismissed }
            if let limit = dismiss.velocity, velocity > limit { return .dismissed }
            if stops[start].threshold == nil, closes(from: start, at: height, velocity) { return .dismissed }
        }
        return .detent(stops[stop(from: start, at: height, velocity)].id)
    }
}

extension SheetMovement {
    /// The height of the lowest stop.
    var smallest: Double { stops.first?.height ?? 0 }

    /// The height of the tallest stop.
    var largest: Double { stops.last?.height ?? 0 }

    /// Of the stop that stands for a detent; that of the smallest where it is inactive.
    func place(of id: String) -> Int { stops.firstIndex { $0.stands(for: id) } ?? 0 }

    /// Whether the stop at the height 0 is the one that `snap` chooses.
    private func closes(from start: Int, at height: Double, _ velocity: Double) -> Bool {
        switch snap {
        case .nearest: height <= smallest / 2
        case .velocity: velocity >= 0 && height <= smallest
        case .sequential: start == 0 && height <= smallest / 2
        }
    }

    private func stop(from start: Int, at height: Double, _ velocity: Double) -> Int {
        switch snap {
        case .nearest: nearest(to: height, among: stops.indices)
        case .velocity where velocity < 0: stops.firstIndex { $0.height > height } ?? stops.count - 1
        case .velocity: stops.lastIndex { $0.height < height } ?? 0
        case .sequential: nearest(to: height, among: max(0, start - 1)..<min(stops.count, start + 2))
        }
    }

    private func nearest(to height: Double, among places: Range<Int>) -> Int {
        var nearest = places.lowerBound
        for place in places
        where (stops[place].height - height).magnitude < (stops[nearest].height - height).magnitude {
            nearest = place
        }
        return nearest
    }
}
