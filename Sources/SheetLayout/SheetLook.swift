/// The corners of a sheet.
public struct SheetCorner: Hashable, Sendable {
    /// How a corner bends.
    public enum Curve: String, CaseIterable, Sendable { case circular, continuous }
    /// Which corners are round.
    public enum Corners: String, CaseIterable, Sendable { case top, all }

    /// Points.
    public var radius: SheetExpression
    /// How they bend.
    public var curve = Curve.continuous
    /// Which of them are round.
    public var corners = Corners.top

    /// The two upper corners, bent as the system does.
    public init(radius: SheetExpression) { self.radius = radius }
}

/// A shadow around a custom sheet.
public struct SheetShadow: Hashable, Sendable {
    /// Its colour.
    public var color = SheetColor.black
    /// From 0 to 1; multiplies the colour's own alpha.
    public var opacity = 1.0
    /// Points to the right.
    public var x = SheetExpression.zero
    /// Points downward.
    public var y = SheetExpression.zero
    /// Points of blur.
    public var radius = SheetExpression.zero

    /// Black, right under the sheet, without blur.
    public init() {}
}

/// How what lies behind is darkened.
public struct SheetDim: Hashable, Sendable {
    /// False: nothing is dimmed.
    public var isEnabled = true
    /// What it is darkened with.
    public var color = SheetColor.black
    /// nil: the system's own, on a custom sheet 0.2 in light and 0.48 in dark appearance.
    public var opacity: Double?
    /// Dims from this detent upward; nil is from the smallest.
    public var from: String?

    /// From the smallest detent upward, black, as strong as the system does it.
    public init() {}
}

/// Touches on what lies behind.
public enum SheetInteraction: Hashable, Sendable {
    case disabled, enabled
    case upThrough(String)
}

/// How a person closes a sheet.
public struct SheetDismiss: Hashable, Sendable {
    /// Whether a drag does.
    public var drag = true
    /// Whether a tap beside it does.
    public var tap = true
    /// Points of downward travel after which it is dismissed.
    public var threshold: SheetExpression?
    /// Points a second.
    public var velocity: Double?

    /// By a drag and by a tap.
    public init() {}
}

/// How a sheet comes, changes and goes.
public struct SheetMotion: Hashable, Sendable {
    /// The way in which it comes and goes.
    public enum Transition: String, CaseIterable, Sendable { case slide, fade, slideFade }

    /// Its coming; nil is the system's own.
    public var present: SheetAnimation?
    /// Its going; nil is the system's own.
    public var dismiss: SheetAnimation?
    /// From one detent to another; nil is the system's own.
    public var change: SheetAnimation?
    /// The way in which it comes and goes.
    public var transition = Transition.slide

    /// Slides in the system's own time.
    public init() {}
}

/// How long a movement takes, and how its speed changes on the way.
public struct SheetAnimation: Hashable, Sendable {
    /// How the speed changes on the way.
    public enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        /// Response in seconds and damping fraction.
        case spring(response: Double, damping: Double)
    }

    /// Seconds.
    public var duration: Double?
    /// How the speed changes on the way.
    public var curve = Curve.easeInOut

    /// Of seconds from 0 to 10, nil for the system's; slow at both ends.
    public init(duration: Double?) { self.duration = duration }
}

/// What assistive technologies say of a sheet, and how it opens for them.
public struct SheetAccessibility: Hashable, Sendable {
    /// The detent at which it opens for VoiceOver.
    public enum VoiceOver: String, CaseIterable, Sendable { case largest, unchanged }

    /// What the sheet is called: a text or a localisation key.
    public var label: String?
    /// What the handle is called: a text or a localisation key.
    public var grabberLabel: String?
    /// The detent at which it opens for VoiceOver: the largest, or the one it opens at for everybody.
    public var voiceOver = VoiceOver.unchanged

    /// Without names, opening as for everybody.
    public init() {}
}
