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
    /// Its own in the sheet.
    public var id: String
    /// Its height before any bound, in points, without an inset that the system adds.
    public var height: SheetExpression
    /// Points; its own lower bound. It wins over `max`.
    public var min: SheetExpression?
    /// Points; its own upper bound.
    public var max: SheetExpression?
    /// nil: always active.
    public var when: SheetCondition?

    /// Of its height, with no bounds and always active if nothing else is said.
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
    /// What gives it its height.
    public enum Form: Hashable, Sendable {
        case height(SheetExpression)
        case content([SheetBlock])
    }

    /// What gives it its height.
    public var form: Form
    /// Headers only: drawn over the content and left out of `fit`.
    public var overlay: Bool

    /// Nothing, if nothing else is said.
    public init(_ form: Form = .height(.number(0)), overlay: Bool = false) {
        self.form = form
        self.overlay = overlay
    }
}

/// The handle at the top of a sheet.
public struct SheetGrabber: Hashable, Sendable {
    /// Whether it is to be seen.
    public enum Visibility: Hashable, Sendable {
        /// Shown when there is more than one detent.
        case auto
        case visible, hidden
    }

    /// Whether it is to be seen.
    public var visible = Visibility.auto
    /// Points, 36 by default.
    public var width = SheetExpression.number(36)
    /// Points, 5 by default.
    public var height = SheetExpression.number(5)
    /// From the sheet's top edge to the handle's, 5 points by default.
    public var top = SheetExpression.number(5)
    /// The height reserved above the header; always counts into `fit`.
    public var area = SheetExpression.zero
    /// nil: the system's own.
    public var color: SheetColor?

    /// As the language has it by default.
    public init() {}
}

/// Distances from the edges, as the spec says them.
public struct SheetEdges: Hashable, Sendable {
    /// Points.
    public var top = SheetExpression.zero
    /// Points.
    public var bottom = SheetExpression.zero
    /// Points.
    public var leading = SheetExpression.zero
    /// Points.
    public var trailing = SheetExpression.zero

    /// Nothing on any side.
    public init() {}
}
