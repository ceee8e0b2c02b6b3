/// A part of a sheet's content, from top to bottom.
public struct SheetBlock: Hashable, Sendable {
    public indirect enum Form: Hashable, Sendable {
        case height(SheetExpression)
        /// Measured at run time; without `max` it is unbounded.
        case measured(min: SheetExpression, typical: SheetExpression, max: SheetExpression?)
        case rows(SheetCount, height: SheetExpression, spacing: SheetExpression)
        case grid(items: SheetCount, columns: Int, rowHeight: SheetExpression, spacing: SheetExpression)
        case text(SheetTextStyle, lines: SheetCount, reflow: Bool)
        case aspect(SheetRatio)
        case stack([SheetBlock], axis: SheetAxis, spacing: SheetExpression)
        case spacer(SheetExpression)
        case divider(SheetExpression)
    }

    public var id: String?
    public var form: Form
    public var paddingTop = SheetExpression.zero
    public var paddingBottom = SheetExpression.zero
    public var minHeight: SheetExpression?
    public var maxHeight: SheetExpression?
    /// nil: always active.
    public var when: SheetCondition?
    /// Gives way when the sheet is lower than its content.
    public var scrolls = false
    public var role: SheetRole?
    /// Of its text.
    public var color: SheetColor?
    /// Under it; nil is the sheet's.
    public var background: SheetColor?

    public init(_ form: Form, id: String? = nil) {
        self.form = form
        self.id = id
    }
}

/// How many of something there will be: at least, as a rule, and at most.
public struct SheetCount: Hashable, Sendable {
    public var min: Int
    public var typical: Int
    public var max: Int

    public init(min: Int, typical: Int, max: Int) {
        self.min = min
        self.typical = typical
        self.max = max
    }

    public init(_ count: Int) { self.init(min: count, typical: count, max: count) }
}

/// Width to height. `height` is 1 where the spec gives one number.
public struct SheetRatio: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double = 1) {
        self.width = width
        self.height = height
    }
}

public enum SheetAxis: String, CaseIterable, Sendable { case vertical, horizontal }

public enum SheetRole: String, CaseIterable, Sendable { case button, input, link, image, text, decoration }
