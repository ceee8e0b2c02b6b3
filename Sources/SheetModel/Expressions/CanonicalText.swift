package import SheetLayout
package import SheetText

extension SheetExpression {
    /// The text that stands for it everywhere (LANGUAGE §8): reading it gives the same tree again.
    package var canonical: String {
        var buffer = ByteBuffer()
        buffer.append(self)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    /// How tightly it binds: sums 1, products 2, signs 3, all else 4.
    fileprivate var tightness: Int {
        switch self {
        case .binary(.add, _, _), .binary(.subtract, _, _): 1
        case .binary(.multiply, _, _), .binary(.divide, _, _): 2
        case .negative: 3
        case .number(let value), .points(let value): value < 0 ? 3 : 4
        case .percent: 4
        case .name, .token, .through, .call: 5
        }
    }
}

extension SheetCondition {
    /// The text that stands for it everywhere: reading it gives the same tree again.
    package var canonical: String {
        var buffer = ByteBuffer()
        buffer.append(self)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    /// How tightly it binds: `or` 1, `and` 2, `not` 3, all else 4.
    fileprivate var tightness: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .not: 3
        case .compare, .trait: 4
        }
    }
}

extension ByteBuffer {
    /// An expression's canonical text.
    package mutating func append(_ expression: SheetExpression) {
        switch expression {
        case .number(let value): append(number: value)
        case .points(let value):
            append(number: value)
            append("pt")
        case .name(let name): append(name.rawValue)
        case .token(let path, _): append(path)
        case .through(let id): append("through(\(id))")
        case .percent(let share, let whole):
            append(number: share)
            append("% of ")
            append(whole, atLeast: 5)
        case .negative(let inner):
            append(0x2D)
            append(inner, atLeast: 3)
        case .binary(let sign, let left, let right):
            append(left, atLeast: expression.tightness)
            append(" \(sign.rawValue) ")
            append(right, atLeast: expression.tightness + 1)
        case .call(let function, let arguments):
            append(function.rawValue)
            append(0x28)
            for (index, argument) in arguments.enumerated() {
                if index > 0 { append(", ") }
                append(argument)
            }
            append(0x29)
        }
    }

    private mutating func append(_ expression: SheetExpression, atLeast tightness: Int) {
        guard expression.tightness < tightness else { return append(expression) }
        append(0x28)
        append(expression)
        append(0x29)
    }

    /// A condition's canonical text.
    package mutating func append(_ condition: SheetCondition) {
        switch condition {
        case .compare(let left, let sign, let right):
            append(left)
            append(" \(sign.rawValue) ")
            append(right)
        case .trait(let trait): append(trait.rawValue)
        case .not(let inner):
            append("not ")
            append(inner, atLeast: 4)
        case .and(let left, let right):
            append(left, atLeast: 2)
            append(" and ")
            append(right, atLeast: 3)
        case .or(let left, let right):
            append(left, atLeast: 1)
            append(" or ")
            append(right, atLeast: 2)
        }
    }

    private mutating func append(_ condition: SheetCondition, atLeast tightness: Int) {
        guard condition.tightness < tightness else { return append(condition) }
        append(0x28)
        append(condition)
        append(0x29)
    }
}
