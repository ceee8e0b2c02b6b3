extension SheetRun {
    /// The value of an expression, within what heights can be; `failure` says why it is 0 where it has none.
    mutating func checked(_ expression: SheetExpression) -> Double {
        failure = nil
        if case .number(let number) = expression, number.magnitude <= SheetRun.beyondUse { return number }
        let value = value(expression)
        if failure != nil { return 0 }
        if value.magnitude <= SheetRun.beyondUse { return value }
        failure = .notFinite
        return 0
    }

    /// Whether a condition holds; `failure` says why it does not where it has no answer.
    mutating func checked(_ condition: SheetCondition) -> Bool {
        failure = nil
        return holds(condition) && failure == nil
    }

    /// A million million points.
    static let beyondUse = 1_000_000_000_000.0
}

extension SheetRun {
    private mutating func value(_ expression: SheetExpression) -> Double {
        switch expression {
        case .number(let number), .points(let number), .token(_, let number): number
        case .name(let name): value(name)
        case .through(let id): through(id)
        case .percent(let number, of: let whole): number * value(whole) / 100
        case .negative(let operand): -value(operand)
        case .binary(let symbol, let left, let right): apply(symbol, value(left), value(right))
        case .call(let function, let arguments): call(function, arguments)
        }
    }

    private func value(_ name: SheetName) -> Double {
        let safeArea = frame.context.safeArea
        return switch name {
        case .screen: frame.context.height
        case .width: frame.width
        case .topInset: safeArea.top
        case .bottomInset: safeArea.bottom
        case .leadingInset: safeArea.leading
        case .trailingInset: safeArea.trailing
        case .safeArea: frame.context.height - safeArea.top - safeArea.bottom
        case .pixel: 1 / frame.context.scale
        case .max, .large: frame.tallest
        case .medium: frame.medium
        case .header: header
        case .footer: footer
        case .content: content
        case .fit: fit
        case .detent: detent
        }
    }

    private mutating func apply(_ symbol: SheetOperator, _ left: Double, _ right: Double) -> Double {
        switch symbol {
        case .add: return left + right
        case .subtract: return left - right
        case .multiply: return left * right
        case .divide:
            if right == 0 { failure = .divisionByZero }
            return left / right
        }
    }

    private mutating func call(_ function: SheetFunction, _ arguments: [SheetExpression]) -> Double {
        guard let first = arguments.first else { return 0 }
        var result = value(first)
        switch function {
        case .min: for index in 1..<arguments.count { result = min(result, value(arguments[index])) }
        case .max: for index in 1..<arguments.count { result = max(result, value(arguments[index])) }
        case .clamp:
            guard arguments.count == 3 else { return result }
            let low = value(arguments[1])
            let high = value(arguments[2])
            result = max(low, min(result, high))
        case .round: result = SheetMath.rounded(result)
        case .floor: result = SheetMath.floor(result)
        case .ceil: result = SheetMath.ceil(result)
        }
        return result
    }

    /// A right side that cannot matter is not evaluated.
    private mutating func holds(_ condition: SheetCondition) -> Bool {
        switch condition {
        case .trait(let trait): frame.has(trait)
        case .not(let operand): !holds(operand)
        case .and(let left, let right): holds(left) && holds(right)
        case .or(let left, let right): holds(left) || holds(right)
        case .compare(let left, let comparison, let right): compare(value(left), comparison, value(right))
        }
    }

    private mutating func compare(_ left: Double, _ comparison: SheetComparison, _ right: Double) -> Bool {
        if failure == nil, !(left.magnitude <= SheetRun.beyondUse && right.magnitude <= SheetRun.beyondUse) {
            failure = .notFinite
        }
        return switch comparison {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        case .equal: left == right
        case .notEqual: left != right
        }
    }
}
