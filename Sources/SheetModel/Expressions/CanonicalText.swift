package import SheetLayout
package import SheetText

extension ByteBuffer {
    /// An expression in canonical text (LANGUAGE §8): one space around binary operators, no redundant parentheses.
    package mutating func append(_ expression: SheetExpression) {
        switch expression {
        case .number(let value): append(number: value)
        case .points(let value):
            append(number: value)
            append("pt")
        case .name(let name): append(name.rawValue)
        case .token(let path, _): append(path)
        case .through(let id):
            append("through(")
            append(id)
            append(")")
        case .percent(let value, let whole):
            append(number: value)
            append("% of ")
            append(whole, inParentheses: !whole.isAtom)
        case .negative(let value):
            append("-")
            append(value, inParentheses: value.binding < .factor)
        case .binary(let operation, let left, let right): append(operation, left, right)
        case .call(let function, let arguments):
            append(function.rawValue)
            append("(")
            for (index, argument) in arguments.enumerated() {
                if index > 0 { append(", ") }
                append(argument)
            }
            append(")")
        }
    }

    /// A condition in canonical text.
    package mutating func append(_ condition: SheetCondition) {
        switch condition {
        case .compare(let left, let comparison, let right):
            append(left)
            append(" ")
            append(comparison.rawValue)
            append(" ")
            append(right)
        case .trait(let trait): append(trait.rawValue)
        case .not(let inner):
            append("not ")
            append(inner, inParentheses: !inner.isPlainTest)
        case .and(let left, let right):
            append(left, inParentheses: left.binding < .conjunct)
            append(" and ")
            append(right, inParentheses: right.binding <= .conjunct)
        case .or(let left, let right):
            append(left)
            append(" or ")
            append(right, inParentheses: right.binding <= .condition)
        }
    }

    private mutating func append(_ operation: SheetOperator, _ left: SheetExpression, _ right: SheetExpression) {
        let binding = operation.binding
        append(left, inParentheses: left.binding < binding)
        append(" ")
        append(operation.rawValue)
        append(" ")
        append(right, inParentheses: right.binding <= binding)
    }

    private mutating func append(_ expression: SheetExpression, inParentheses: Bool) {
        if inParentheses { append("(") }
        append(expression)
        if inParentheses { append(")") }
    }

    private mutating func append(_ condition: SheetCondition, inParentheses: Bool) {
        if inParentheses { append("(") }
        append(condition)
        if inParentheses { append(")") }
    }
}

extension SheetExpression {
    /// In canonical text.
    package var text: String {
        var buffer = ByteBuffer()
        buffer.append(self)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    fileprivate var binding: Binding {
        if case .binary(let operation, _, _) = self { operation.binding } else { .factor }
    }

    fileprivate var isAtom: Bool {
        switch self {
        case .name, .token, .through, .call: true
        case .number, .points, .percent, .negative, .binary: false
        }
    }
}

extension SheetCondition {
    /// In canonical text.
    package var text: String {
        var buffer = ByteBuffer()
        buffer.append(self)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    fileprivate var binding: Binding {
        switch self {
        case .or: .condition
        case .and: .conjunct
        case .not, .compare, .trait: .test
        }
    }

    /// What `not` takes without parentheses.
    fileprivate var isPlainTest: Bool {
        switch self {
        case .compare, .trait: true
        case .not, .and, .or: false
        }
    }
}

extension SheetOperator {
    fileprivate var binding: Binding { self == .add || self == .subtract ? .sum : .product }
}

/// How tightly an expression or condition holds together, by the grammar's names.
private enum Binding: Int, Comparable {
    case condition, conjunct, test, sum, product, factor

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
}
