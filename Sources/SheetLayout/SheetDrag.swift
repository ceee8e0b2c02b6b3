/// Where a drag begins on a sheet.
public enum SheetTouch: Hashable, Sendable {
    case grabber, header
    /// On content that does not scroll, or on the footer.
    case content
    /// On content that scrolls, and whether that is at its top.
    case scrolling(isAtTop: Bool)
}

/// Which way a drag goes.
public enum SheetDirection: String, CaseIterable, Sendable { case up, down }

extension SheetMovement {
    /// Whether a drag moves the sheet; if not, it is the content's.
    ///
    /// `swipeRegion` says where it may begin. On content that scrolls, an upward drag moves a sheet that can grow only
    /// with `contentInteraction: resizes`, and a downward one a sheet that can sink or be closed only when the content
    /// is at its top.
    public func follows(_ touch: SheetTouch, _ direction: SheetDirection, at height: Double) -> Bool {
        guard swipeRegion.holds(touch) else { return false }
        guard case .scrolling(let isAtTop) = touch else { return true }
        switch direction {
        case .up: return contentInteraction == .resizes && height < largest
        case .down: return isAtTop && (dismiss.drag || height > smallest)
        }
    }

    /// The next stop from a detent: what a step of the grabber does for assistive technologies. Nil beyond the last.
    public func next(_ direction: SheetDirection, from id: String) -> SheetStopOnScreen? {
        let place = place(of: id) + (direction == .up ? 1 : -1)
        return stops.indices.contains(place) ? stops[place] : nil
    }
}

extension SheetSwipeRegion {
    fileprivate func holds(_ touch: SheetTouch) -> Bool {
        switch (self, touch) {
        case (.all, _), (.header, .header), (.header, .grabber), (.grabber, .grabber): true
        case (.header, _), (.grabber, _), (.none, _): false
        }
    }
}

/// A spring as Core Animation wants it, for a mass of 1.
public struct SheetSpring: Hashable, Sendable {
    /// Points of force a point of way.
    public let stiffness: Double
    /// Points of force a point a second.
    public let damping: Double

    /// Of its response in seconds (at least a hundredth) and its damping fraction: 1 never swings over.
    public init(response: Double, damping fraction: Double) {
        let frequency = 2 * Double.pi / max(response, 0.01)
        stiffness = frequency * frequency
        damping = 2 * fraction * frequency
    }
}
