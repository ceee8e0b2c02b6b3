/// What a sheet is in one context: the answer of `resolve(_:in:)`. Points; detent values are rounded to the pixel,
/// everything else is as computed.
public struct SheetResolution: Hashable, Sendable {
    /// How it stands in the window.
    public var form: SheetForm
    /// Of the sheet.
    public var width = 0.0
    /// M: the tallest value a detent can have.
    public var max = 0.0
    /// The effective cap of the total height, with typical content.
    public var cap = 0.0
    /// Its height, with typical content.
    public var header = 0.0
    /// Its height, with typical content.
    public var footer = 0.0
    /// Around the content.
    public var insets = SheetInsets()
    /// Between active blocks.
    public var spacing = 0.0
    /// Whether there is a handle to see.
    public var showsGrabber = false
    /// Its radius; nil is the system's own.
    public var corner: Double?
    /// The height of the content with its insets.
    public var content = SheetInterval()
    /// The natural height.
    public var fit = SheetInterval()
    /// The active detents from smallest to largest, after merging.
    public var detents: [SheetResolvedDetent] = []
    /// Id of the detent it opens at; empty where none is active.
    public var initial = ""
    /// Detents that are inactive with typical but active with other content, as declared.
    public var conditional: [String] = []
    /// Id of the detent from which upward it dims; nil where the spec names none, or one that is inactive.
    public var dimFrom: String?
    /// Id of the last detent at which touches pass; nil where the spec names none, or one that is inactive.
    public var upThrough: String?
    /// Points by which the content is taller than the tallest detent.
    public var overflow = 0.0
    /// What of it no scrolling block can give.
    public var unreachable = 0.0
    /// Ids of the blocks that can ever scroll, as declared.
    public var scrolls: [String] = []
    /// The content's active top-level blocks at typical content.
    public var blocks: [SheetResolvedBlock] = []
    /// The detents that were active with typical content, as declared and before merging: what rules look at.
    public var candidates: [SheetCandidate] = []
    /// Why some of the above has no meaning. Empty for a sound sheet.
    public var problems: [SheetProblem] = []

    /// Of nothing yet.
    public init(form: SheetForm) { self.form = form }
}

/// How a sheet stands in the window.
public enum SheetForm: String, CaseIterable, Sendable { case edge, floating, fullScreen }

/// A length with the smallest, the typical and the largest content. `max` is nil where nothing bounds it.
public struct SheetInterval: Hashable, Sendable {
    /// With the smallest content.
    public var min: Double
    /// With typical content.
    public var typical: Double
    /// With the largest content; nil where nothing bounds it.
    public var max: Double?

    /// Of three lengths in points.
    public init(min: Double = 0, typical: Double = 0, max: Double? = 0) {
        self.min = min
        self.typical = typical
        self.max = max
    }
}

/// A detent as it stands in a context. Lengths are in points.
public struct SheetResolvedDetent: Hashable, Sendable {
    /// Its own; of several in one place the first declared.
    public var id: String
    /// Its height without an inset that the system adds.
    public var value: Double
    /// The height on screen.
    public var total: Double
    /// From the window's top edge; nil where the sheet floats.
    public var top: Double?
    /// The value with the smallest and with the largest content, where either differs.
    public var range: [Double]?
    /// The steps that changed its value, in their order.
    public var reasons: [SheetReason] = []
    /// The other detents that joined it, as declared.
    public var merged: [String] = []
    /// What is to be seen of it where the system draws it as a card.
    public var card: SheetCard?
    /// Points of downward travel after which it is dismissed from here.
    public var threshold: Double?

    /// Of an id, a value and a total in points; all else says nothing.
    public init(id: String, value: Double, total: Double) {
        self.id = id
        self.value = value
        self.total = total
    }
}

/// A step that changed a detent's value.
public enum SheetReason: String, CaseIterable, Sendable {
    case max, min, minHeight, screenCap, system, zero, fullScreen
}

/// The floating card that iOS 26 draws for a detent below full height.
public struct SheetCard: Hashable, Sendable {
    /// From the window's sides and bottom edge, in points.
    public var inset: Double
    /// Of what is to be seen, in points.
    public var height: Double
    /// From the window's top edge, in points.
    public var top: Double

    /// Of three lengths in points.
    public init(inset: Double, height: Double, top: Double) {
        self.inset = inset
        self.height = height
        self.top = top
    }
}

/// A block of the content as it stands in a context. Lengths are in points.
public struct SheetResolvedBlock: Hashable, Sendable {
    /// Its own, if it has one.
    public var id: String?
    /// From the sheet's top edge.
    public var y: Double
    /// Before it gives any up by scrolling.
    public var height: Double

    /// Of its place and height in points.
    public init(id: String?, y: Double, height: Double) {
        self.id = id
        self.y = y
        self.height = height
    }
}

/// A declared detent that is active with typical content, before sorting and merging.
public struct SheetCandidate: Hashable, Sendable {
    /// Its place in `SheetDefinition.detents`.
    public var index: Int
    /// What its height came to, before any bound.
    public var raw: Double
    /// After its own bounds and `minHeight`, before the cap.
    public var wanted: Double
    /// After the cap, not rounded.
    public var value: Double
    /// Rounded to the pixel.
    public var rounded: Double
    /// The steps that changed its value, in their order.
    public var reasons: [SheetReason]

    /// Of what each step came to, in points.
    public init(index: Int, raw: Double, wanted: Double, value: Double, rounded: Double, reasons: [SheetReason]) {
        self.index = index
        self.raw = raw
        self.wanted = wanted
        self.value = value
        self.rounded = rounded
        self.reasons = reasons
    }
}

/// Something that cannot be resolved in a context.
public enum SheetProblem: Hashable, Sendable {
    /// A height, gap or inset below 0, in points.
    case negative(SheetPlace, Double)
    case divisionByZero(SheetPlace)
    /// A value beyond all use: infinite or more than a million million points.
    case notFinite(SheetPlace)
    case noActiveDetent
    /// `type: default` with these detents active, by place in the definition.
    case severalDetents([Int])
}

/// A place in a definition that holds an expression.
public enum SheetPlace: Hashable, Sendable {
    case screenCap, minHeight, width, maxWidth, spacing, cornerRadius, threshold
    case header, footer
    case insets(SheetEdge)
    case grabberArea
    /// Place in the list, and which of its expressions.
    case detent(Int, SheetDetentPart)
    /// The way down to a block: its place in the list, then in the stacks; and which of its expressions.
    case block(SheetBlockList, [Int], SheetBlockPart)
}

/// A side of the content.
public enum SheetEdge: String, CaseIterable, Sendable { case top, bottom, leading, trailing }

/// An expression of a detent.
public enum SheetDetentPart: String, CaseIterable, Sendable { case height, min, max, when }

/// A list that holds blocks.
public enum SheetBlockList: String, CaseIterable, Sendable { case header, content, footer }

/// `whole` is the block's height as it came out.
public enum SheetBlockPart: String, CaseIterable, Sendable {
    case whole, height, min, typical, max, rowHeight, spacing, paddingTop, paddingBottom, minHeight, maxHeight, when
}
