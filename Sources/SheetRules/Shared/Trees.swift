import SheetLayout

extension Term {
    /// Calls `body` with every expression in it, operands before and between as they are written.
    func forEachCall(of function: SheetFunction, _ body: ([SheetExpression]) -> Void) {
        switch self {
        case .expression(let expression): expression.forEachCall(of: function, body)
        case .condition(let condition): condition.forEachCall(of: function, body)
        }
    }

    /// The right sides of its divisions, in the order in which their `/` are written.
    var divisors: [SheetExpression] {
        var found: [SheetExpression] = []
        switch self {
        case .expression(let expression): expression.addDivisors(&found)
        case .condition(let condition): condition.addDivisors(&found)
        }
        return found
    }
}

extension Term {
    /// Whether `clamp` is called in it.
    var hasClamp: Bool {
        switch self {
        case .expression(let expression): expression.hasClamp
        case .condition(let condition): condition.hasClamp
        }
    }
}

extension SheetExpression {
    /// Whether `clamp` is called in it.
    var hasClamp: Bool {
        switch self {
        case .number, .points, .token, .name, .through: false
        case .percent(_, let whole): whole.hasClamp
        case .negative(let operand): operand.hasClamp
        case .binary(_, let left, let right): left.hasClamp || right.hasClamp
        case .call(let function, let arguments): function == .clamp || arguments.contains { $0.hasClamp }
        }
    }
}

extension SheetCondition {
    /// Whether `clamp` is called in it.
    var hasClamp: Bool {
        switch self {
        case .trait: false
        case .compare(let left, _, let right): left.hasClamp || right.hasClamp
        case .not(let operand): operand.hasClamp
        case .and(let left, let right), .or(let left, let right): left.hasClamp || right.hasClamp
        }
    }
}

extension SheetExpression {
    /// Its value where it is made of numbers alone.
    var literal: Double? {
        switch self {
        case .number(let number), .points(let number): return number
        case .token, .name, .through, .percent: return nil
        case .negative(let operand): return operand.literal.map { -$0 }
        case .binary(let symbol, let left, let right):
            guard let left = left.literal, let right = right.literal else { return nil }
            return switch symbol {
            case .add: left + right
            case .subtract: left - right
            case .multiply: left * right
            case .divide: left / right
            }
        case .call: return nil
        }
    }

    /// Whether no context changes it.
    var isConstant: Bool {
        switch self {
        case .number, .points, .token: true
        case .name, .through: false
        case .percent(_, let whole): whole.isConstant
        case .negative(let operand): operand.isConstant
        case .binary(_, let left, let right): left.isConstant && right.isConstant
        case .call(_, let arguments): arguments.allSatisfy(\.isConstant)
        }
    }

    fileprivate func forEachCall(of wanted: SheetFunction, _ body: ([SheetExpression]) -> Void) {
        switch self {
        case .number, .points, .token, .name, .through: break
        case .percent(_, let whole): whole.forEachCall(of: wanted, body)
        case .negative(let operand): operand.forEachCall(of: wanted, body)
        case .binary(_, let left, let right):
            left.forEachCall(of: wanted, body)
            right.forEachCall(of: wanted, body)
        case .call(let function, let arguments):
            if function == wanted { body(arguments) }
            for argument in arguments { argument.forEachCall(of: wanted, body) }
        }
    }

    fileprivate func addDivisors(_ found: inout [SheetExpression]) {
        switch self {
        case .number, .points, .token, .name, .through: break
        case .percent(_, let whole): whole.addDivisors(&found)
        case .negative(let operand): operand.addDivisors(&found)
        case .binary(let symbol, let left, let right):
            left.addDivisors(&found)
            if symbol == .divide { found.append(right) }
            right.addDivisors(&found)
        case .call(_, let arguments): for argument in arguments { argument.addDivisors(&found) }
        }
    }
}

extension SheetCondition {
    fileprivate func forEachCall(of wanted: SheetFunction, _ body: ([SheetExpression]) -> Void) {
        switch self {
        case .trait: break
        case .compare(let left, _, let right):
            left.forEachCall(of: wanted, body)
            right.forEachCall(of: wanted, body)
        case .not(let operand): operand.forEachCall(of: wanted, body)
        case .and(let left, let right), .or(let left, let right):
            left.forEachCall(of: wanted, body)
            right.forEachCall(of: wanted, body)
        }
    }

    fileprivate func addDivisors(_ found: inout [SheetExpression]) {
        switch self {
        case .trait: break
        case .compare(let left, _, let right):
            left.addDivisors(&found)
            right.addDivisors(&found)
        case .not(let operand): operand.addDivisors(&found)
        case .and(let left, let right), .or(let left, let right):
            left.addDivisors(&found)
            right.addDivisors(&found)
        }
    }
}
