/// A bottom sheet as plain values: every key of the language with its default filled in, `extends`, slots and
/// tokens applied. What `resolve(_:in:)` takes.
public struct SheetDefinition: Hashable, Sendable {
    /// As the spec has it.
    public var id: String
    /// Whether it has one detent in each context, or any number.
    public var type = SheetType.default
    /// Who draws it.
    public var presentation = SheetPresentation.system
    /// Under all of it.
    public var background = SheetColor.system
    /// Where it may rest, as declared.
    public var detents: [SheetDetent] = []
    /// Id of the detent it opens at; nil is the smallest active one.
    public var initial: String?
    /// Upper bound of the total height.
    public var screenCap: SheetExpression?
    /// Lower bound of every detent's value.
    public var minHeight: SheetExpression?
    /// Above the content, always visible.
    public var header = SheetPart()
    /// Below the content, always visible.
    public var footer = SheetPart()
    /// The handle at the top.
    public var grabber = SheetGrabber()
    /// Around the content.
    public var insets = SheetEdges()
    /// The gap between active blocks.
    public var spacing = SheetExpression.zero
    /// From top to bottom.
    public var content: [SheetBlock] = []
    /// What becomes of the bottom inset; counts on custom sheets only.
    public var safeArea = SheetSafeArea.add
    /// nil: the system's own.
    public var corner: SheetCorner?
    /// One upon the other.
    public var shadow: [SheetShadow] = []
    /// How what lies behind is darkened.
    public var dim = SheetDim()
    /// Whether touches reach what lies behind.
    public var interaction = SheetInteraction.disabled
    /// How a person closes it.
    public var dismiss = SheetDismiss()
    /// Where a drag comes to rest.
    public var snap = SheetSnap.nearest
    /// Where a drag may begin.
    public var swipeRegion = SheetSwipeRegion.all
    /// What an upward swipe on scrolling content does first.
    public var contentInteraction = SheetContentInteraction.resizes
    /// nil: the system's own.
    public var motion: SheetMotion?
    /// Milliseconds for which a measured height must settle.
    public var debounce = 0.0
    /// Points; nil is all that the container offers.
    public var width: SheetExpression?
    /// Points; an upper bound of the width.
    public var maxWidth: SheetExpression?
    /// What it is on a phone in landscape.
    public var compactHeight = SheetCompactHeight.fullScreen
    /// What assistive technologies say of it.
    public var accessibility = SheetAccessibility()
    /// Callbacks that the app wants.
    public var events: [SheetEvent] = [.dismiss]

    /// A sheet without detents and content, all else as it is by default.
    public init(id: String) { self.id = id }
}

/// Whether a sheet has exactly one active detent in each context, or any number.
public enum SheetType: String, CaseIterable, Sendable { case `default`, expand }

/// The platform's own sheet, or a panel that the app draws in a full-window container.
public enum SheetPresentation: String, CaseIterable, Sendable { case system, custom }

/// Whether the bottom inset lies outside the value, inside it, or is ignored with content running beneath.
public enum SheetSafeArea: String, CaseIterable, Sendable { case add, include, ignore }

/// Where a drag comes to rest.
public enum SheetSnap: String, CaseIterable, Sendable { case nearest, velocity, sequential }

/// Where a drag may begin.
public enum SheetSwipeRegion: String, CaseIterable, Sendable { case all, header, grabber, none }

/// What an upward swipe on scrolling content does first.
public enum SheetContentInteraction: String, CaseIterable, Sendable { case resizes, scrolls }

/// What a sheet is on a phone in landscape.
public enum SheetCompactHeight: String, CaseIterable, Sendable { case fullScreen, attached }

/// Callbacks that the generated code offers.
public enum SheetEvent: String, CaseIterable, Sendable { case dismiss, detentChange, heightChange }

/// A height at which a sheet rests.
public struct SheetDetent: Hashable, Sendable {
    public var id: String
    public var height: SheetExpression
    public var min: SheetExpression?
    public var max: SheetExpression?
    /// nil: always active.
    public var when: SheetCondition?

    public init(
        id: String, height: SheetExpression, min: SheetExpression? = nil, max: SheetExpression? = nil,
        when: SheetCondition? = nil
    ) {
        self.id = id
        self.height = height
        self.min = min
        self.max = max
        self.when = when
    }
}

/// A header or footer.
public struct SheetPart: Hashable, Sendable {
    public enum Form: Hashable, Sendable {
        case height(SheetExpression)
        case content([SheetBlock])
    }

    public var form: Form
    /// Headers only: drawn over the content and left out of `fit`.
    public var overlay: Bool

    public init(_ form: Form = .height(.number(0)), overlay: Bool = false) {
        self.form = form
        self.overlay = overlay
    }
}

public struct SheetGrabber: Hashable, Sendable {
    public enum Visibility: Hashable, Sendable {
        /// Shown when there is more than one detent.
        case auto
        case visible, hidden
    }

    public var visible = Visibility.auto
    public var width = SheetExpression.number(36)
    public var height = SheetExpression.number(5)
    public var top = SheetExpression.number(5)
    /// The height reserved above the header; always counts into `fit`.
    public var area = SheetExpression.zero
    public var color: SheetColor?

    public init() {}
}

public struct SheetEdges: Hashable, Sendable {
    public var top = SheetExpression.zero
    public var bottom = SheetExpression.zero
    public var leading = SheetExpression.zero
    public var trailing = SheetExpression.zero

    public init() {}
}

public struct SheetCorner: Hashable, Sendable {
    public enum Curve: String, CaseIterable, Sendable { case circular, continuous }
    public enum Corners: String, CaseIterable, Sendable { case top, all }

    public var radius: SheetExpression
    public var curve = Curve.continuous
    public var corners = Corners.top

    public init(radius: SheetExpression) { self.radius = radius }
}

public struct SheetShadow: Hashable, Sendable {
    public var color = SheetColor.black
    public var opacity = 1.0
    public var x = SheetExpression.zero
    public var y = SheetExpression.zero
    public var radius = SheetExpression.zero

    public init() {}
}

/// How what lies behind is darkened.
public struct SheetDim: Hashable, Sendable {
    /// False: nothing is dimmed.
    public var isEnabled = true
    public var color = SheetColor.black
    /// nil: the system's own, on a custom sheet 0.2 in light and 0.48 in dark appearance.
    public var opacity: Double?
    /// Dims from this detent upward; nil is from the smallest.
    public var from: String?

    public init() {}
}

/// Touches on what lies behind.
public enum SheetInteraction: Hashable, Sendable {
    case disabled, enabled
    case upThrough(String)
}

public struct SheetDismiss: Hashable, Sendable {
    public var drag = true
    public var tap = true
    /// Points of downward travel after which it is dismissed.
    public var threshold: SheetExpression?
    /// Points a second.
    public var velocity: Double?

    public init() {}
}

public struct SheetMotion: Hashable, Sendable {
    public enum Transition: String, CaseIterable, Sendable { case slide, fade, slideFade }

    public var present: SheetAnimation?
    public var dismiss: SheetAnimation?
    public var change: SheetAnimation?
    public var transition = Transition.slide

    public init() {}
}

public struct SheetAnimation: Hashable, Sendable {
    public enum Curve: Hashable, Sendable {
        case linear, easeIn, easeOut, easeInOut
        /// Response in seconds and damping fraction.
        case spring(response: Double, damping: Double)
    }

    /// Seconds.
    public var duration: Double?
    public var curve = Curve.easeInOut

    public init(duration: Double?) { self.duration = duration }
}

public struct SheetAccessibility: Hashable, Sendable {
    public enum VoiceOver: String, CaseIterable, Sendable { case largest, unchanged }

    public var label: String?
    public var grabberLabel: String?
    public var voiceOver = VoiceOver.unchanged

    public init() {}
}
