/// A part of a sheet's content, from top to bottom.
public struct SheetBlock: Hashable, Sendable {
    /// What gives it its height: the forms of the language, of which a block has exactly one.
    public indirect enum Form: Hashable, Sendable {
        /// A height in points.
        case height(SheetExpression)
        /// Measured at run time; without `max` it is unbounded.
        case measured(min: SheetExpression, typical: SheetExpression, max: SheetExpression?)
        /// As many rows, each of a height in points, with points between them.
        case rows(SheetCount, height: SheetExpression, spacing: SheetExpression)
        /// Rows of as many columns as items need.
        case grid(items: SheetCount, columns: Int, rowHeight: SheetExpression, spacing: SheetExpression)
        /// Lines of a text style; with `reflow` they are counted at the text size `large`.
        case text(SheetTextStyle, lines: SheetCount, reflow: Bool)
        /// As high as the sheet's width inside the insets, by width to height.
        case aspect(SheetRatio)
        /// Blocks below or beside each other, with points between them.
        case stack([SheetBlock], axis: SheetAxis, spacing: SheetExpression)
        /// A fixed gap in points.
        case spacer(SheetExpression)
        /// A line of so many points.
        case divider(SheetExpression)
    }

    /// Its own in the sheet; nil where nothing needs to name it.
    public var id: String?
    /// What gives it its height.
    public var form: Form
    /// Points above its form, counted into its height.
    public var paddingTop = SheetExpression.zero
    /// Points below its form, counted into its height.
    public var paddingBottom = SheetExpression.zero
    /// Points; the lower bound of its height with padding. It wins over `maxHeight`.
    public var minHeight: SheetExpression?
    /// Points; the upper bound of its height with padding.
    public var maxHeight: SheetExpression?
    /// nil: always active.
    public var when: SheetCondition?
    /// Gives way when the sheet is lower than its content.
    public var scrolls = false
    /// What it is to a person, for what rules say about touch targets and the like.
    public var role: SheetRole?
    /// Of its text.
    public var color: SheetColor?
    /// Under it; nil is the sheet's.
    public var background: SheetColor?

    /// An active block that is its form and nothing else.
    public init(_ form: Form, id: String? = nil) {
        self.form = form
        self.id = id
    }
}

/// How many of something there will be: at least, as a rule, and at most.
public struct SheetCount: Hashable, Sendable {
    /// The least there will be, from 0.
    public var min: Int
    /// As a rule, from 0.
    public var typical: Int
    /// The most there will be, from 0.
    public var max: Int

    /// Of three counts, which are used as they are.
    public init(min: Int, typical: Int, max: Int) {
        self.min = min
        self.typical = typical
        self.max = max
    }

    /// Of a count that never varies.
    public init(_ count: Int) { self.init(min: count, typical: count, max: count) }
}

/// Width to height. `height` is 1 where the spec gives one number.
public struct SheetRatio: Hashable, Sendable {
    /// Any unit; only the quotient counts.
    public var width: Double
    /// In the unit of `width`.
    public var height: Double

    /// Of a width and a height in one unit.
    public init(width: Double, height: Double = 1) {
        self.width = width
        self.height = height
    }
}

/// Along which a stack puts its blocks: their heights are added, or the tallest counts.
public enum SheetAxis: String, CaseIterable, Sendable { case vertical, horizontal }

/// What a block is to a person.
public enum SheetRole: String, CaseIterable, Sendable { case button, input, link, image, text, decoration }
