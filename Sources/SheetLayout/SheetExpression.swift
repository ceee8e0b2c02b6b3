/// An expression in points: a height, width, gap, inset, radius or bound.
///
/// Evaluation is IEEE double from left to right; nothing is rounded inside an expression. Numbers and names, which
/// most expressions are, take no memory of their own.
public enum SheetExpression: Hashable, Sendable {
    /// A literal: a length or a plain number, as its surroundings need.
    case number(Double)
    /// A literal with its unit: `60pt`.
    case points(Double)
    /// A built-in name such as `screen` or `fit`.
    case name(SheetName)
    /// A design token and its value in points.
    indirect case token(String, Double)
    /// `through(id)`: from the sheet's top edge down to and including a block.
    indirect case through(String)
    /// `n% of x`, which is n·x/100.
    indirect case percent(Double, of: SheetExpression)
    indirect case negative(SheetExpression)
    indirect case binary(SheetOperator, SheetExpression, SheetExpression)
    indirect case call(SheetFunction, [SheetExpression])
}

extension SheetExpression {
    /// No length.
    static let zero = SheetExpression.number(0)
}

/// The four operations of arithmetic.
public enum SheetOperator: String, CaseIterable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
}

/// The functions of the expression language. `round` is half away from zero; the last three work on whole points.
public enum SheetFunction: String, CaseIterable, Sendable {
    case min, max, clamp, round, floor, ceil
}

/// What an expression may name, beside design tokens.
public enum SheetName: String, CaseIterable, Sendable {
    case screen, width, topInset, bottomInset, leadingInset, trailingInset, safeArea, pixel, max, medium, large
    case header, footer, content, fit
    case detent
}

/// A condition on the context and on heights.
public enum SheetCondition: Hashable, Sendable {
    indirect case compare(SheetExpression, SheetComparison, SheetExpression)
    case trait(SheetTrait)
    indirect case not(SheetCondition)
    indirect case and(SheetCondition, SheetCondition)
    indirect case or(SheetCondition, SheetCondition)
}

/// How two values are compared; exactly, without a tolerance.
public enum SheetComparison: String, CaseIterable, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case notEqual = "!="
}

/// What a condition may ask of the context.
public enum SheetTrait: String, CaseIterable, Sendable {
    case portrait, landscape, phone, pad, compactWidth, regularWidth, compactHeight, regularHeight
    case accessibilitySize, homeButton
}

extension SheetExpression {
    /// The number of an expression that is nothing else: a literal or a design token. Points, or a plain number.
    public var literal: Double? {
        switch self {
        case .number(let number), .points(let number), .token(_, let number): number
        case .name, .through, .percent, .negative, .binary, .call: nil
        }
    }
}
