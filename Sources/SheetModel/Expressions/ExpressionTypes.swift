import SheetLayout
import SheetText

/// What an expression is measured in.
enum OperandKind: Sendable {
    /// A bare number: a length or a plain number, as needed.
    case literal
    case plain
    case length

    /// What it is called in messages.
    var name: String {
        switch self {
        case .literal: "a bare number"
        case .plain: "a plain number"
        case .length: "a length"
        }
    }
}

/// The arguments of a call.
struct Arguments {
    private(set) var trees: [SheetExpression] = []
    /// What they have in common: bare numbers go with everything.
    private(set) var kind = OperandKind.literal
    /// True where lengths stand beside plain numbers.
    private(set) var areMixed = false

    init() { trees.reserveCapacity(2) }

    mutating func append(_ argument: ExpressionParser.Operand) {
        trees.append(argument.tree)
        guard argument.kind != .literal else { return }
        if kind != .literal, kind != argument.kind { areMixed = true }
        kind = argument.kind
    }
}

extension SheetFunction {
    /// Whether it takes this many arguments.
    func accepts(_ count: Int) -> Bool {
        switch self {
        case .min, .max: count >= 1
        case .clamp: count == 3
        case .round, .floor, .ceil: count == 1
        }
    }

    /// How many arguments it takes, for people.
    var arity: String {
        switch self {
        case .min, .max: "1 or more arguments"
        case .clamp: "3 arguments"
        case .round, .floor, .ceil: "1 argument"
        }
    }
}

extension ExpressionParser {
    mutating func combine(_ sign: SheetOperator, _ left: Operand, _ right: Operand, _ place: Int) -> Operand {
        let head = place..<place + 1
        let tree = SheetExpression.binary(sign, left.tree, right.tree)
        if sign == .divide, right.tree.constant == 0 {
            findings.append(.divisionByZero(range(head)))
            return Operand(tree: tree, kind: left.kind, head: head)
        }
        guard let kind = Self.kind(sign, left.kind, right.kind) else {
            findings.append(.mismatch(sign, left.kind, right.kind, at: range(head)))
            return Operand(tree: tree, kind: .length, head: head)
        }
        return Operand(tree: tree, kind: kind, head: head)
    }

    mutating func combine(_ function: SheetFunction, _ arguments: Arguments, _ place: Range<Int>) -> Operand {
        let tree = SheetExpression.call(function, arguments.trees)
        if arguments.areMixed {
            findings.append(.mixedArguments(function, at: range(place)))
            return Operand(tree: tree, kind: .length, head: place)
        }
        noteBounds(function, arguments.trees, place)
        return Operand(tree: tree, kind: arguments.kind, head: place)
    }

    private mutating func noteBounds(_ function: SheetFunction, _ arguments: [SheetExpression], _ place: Range<Int>) {
        guard function == .clamp, let low = arguments[1].constant, let high = arguments[2].constant,
            low > high
        else { return }
        findings.append(.invertedClamp(low, high, at: range(place)))
    }

    /// The kind of a result; nil where the operands do not go together.
    private static func kind(_ sign: SheetOperator, _ left: OperandKind, _ right: OperandKind) -> OperandKind? {
        switch (sign, left, right) {
        case (.add, .literal, let kind), (.subtract, .literal, let kind), (.add, let kind, .literal),
            (.subtract, let kind, .literal):
            kind
        case (.add, _, _), (.subtract, _, _): left == right ? left : nil
        case (.multiply, .length, .length): nil
        case (.multiply, .length, _), (.multiply, _, .length): .length
        case (.multiply, .plain, .plain): .plain
        case (.multiply, _, _): .literal
        case (.divide, .length, .length): .plain
        case (.divide, .length, _): .length
        case (.divide, _, .length): nil
        case (.divide, .literal, .literal): .literal
        case (.divide, .literal, .plain): nil
        case (.divide, .plain, _): .plain
        }
    }
}

extension SheetExpression {
    /// The value of an expression without names; nil where one occurs.
    package var constant: Double? {
        switch self {
        case .number(let value), .points(let value): value
        case .name, .token, .through: nil
        case .percent(let share, let whole): whole.constant.map { share * $0 / 100 }
        case .negative(let inner): inner.constant.map { -$0 }
        case .binary(let sign, let left, let right): Self.constant(sign, left, right)
        case .call(let function, let arguments): Self.constant(function, arguments)
        }
    }

    private static func constant(_ sign: SheetOperator, _ left: Self, _ right: Self) -> Double? {
        guard let right = right.constant, let left = left.constant else { return nil }
        switch sign {
        case .add: return left + right
        case .subtract: return left - right
        case .multiply: return left * right
        case .divide: return right == 0 ? nil : left / right
        }
    }

    private static func constant(_ function: SheetFunction, _ arguments: [Self]) -> Double? {
        let values = arguments.compactMap(\.constant)
        guard values.count == arguments.count, function.accepts(values.count) else { return nil }
        switch function {
        case .min: return values.min()
        case .max: return values.max()
        case .clamp: return Swift.max(values[1], Swift.min(values[0], values[2]))
        case .round: return values[0].rounded(.toNearestOrAwayFromZero)
        case .floor: return values[0].rounded(.down)
        case .ceil: return values[0].rounded(.up)
        }
    }
}
