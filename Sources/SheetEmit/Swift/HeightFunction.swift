import SheetLayout
import SheetModel

/// An expression as the body of a Swift function of exactly the names it uses.
///
/// Long sums are cut into steps, so that each line type-checks at once.
struct HeightFunction {
    /// In order of first use.
    private(set) var parameters: [Identifier] = []
    /// Values that have names of their own: `step1`, `step2` and so on.
    private(set) var steps: [SwiftCode] = []
    /// What it comes to.
    private(set) var result: SwiftCode = ""

    init(_ expression: SheetExpression, min: SheetExpression? = nil, max: SheetExpression? = nil) {
        var value = code(expression)
        if let max { value = call("Swift.min", [value, code(max)]) }
        if let min { value = call("Swift.max", [code(min), value]) }
        result = value.isStep ? steps.popLast() ?? value.code : value.code
    }

    static func name(ofStep index: Int) -> SwiftCode { "step\(index + 1)" }

    /// A piece of code, how tightly it holds together, and how much there is of it.
    private struct Piece {
        var code: SwiftCode
        var binding: Binding
        var operations = 0
        /// True for the name of a step, which is then the last one.
        var isStep = false
    }

    private enum Binding: Int { case sum, product, sign, atom }

    private mutating func code(_ expression: SheetExpression) -> Piece {
        switch expression {
        case .number(let value), .points(let value), .token(_, let value): literal(value)
        case .name(let name): parameter(Identifier(name.rawValue))
        case .through(let id): parameter(Identifier("through" + SwiftName(for: id).type))
        case .percent(let value, let whole): percent(value, of: whole)
        case .negative(let value): negative(code(value))
        case .binary(let operation, let left, let right): binary(operation, code(left), code(right))
        case .call(let function, let arguments): call(function, arguments.map { code($0) })
        }
    }

    private func literal(_ value: Double) -> Piece {
        Piece(code: "\(value)", binding: value < 0 ? .sign : .atom)
    }

    private mutating func parameter(_ name: Identifier) -> Piece {
        if !parameters.contains(name) { parameters.append(name) }
        return Piece(code: "\(name)", binding: .atom)
    }

    /// n% of x is n·x/100, from left to right.
    private mutating func percent(_ value: Double, of whole: SheetExpression) -> Piece {
        let whole = inParentheses(code(whole), below: .sign)
        return short(Piece(code: "\(value) * \(whole.code) / 100", binding: .product, operations: whole.operations + 2))
    }

    private func negative(_ value: Piece) -> Piece {
        let value = inParentheses(value, below: .atom)
        return Piece(code: "-\(value.code)", binding: .sign, operations: value.operations + 1)
    }

    private mutating func binary(_ operation: SheetOperator, _ left: Piece, _ right: Piece) -> Piece {
        let sign: SwiftCode
        let binding: Binding
        switch operation {
        case .add: (sign, binding) = ("+", .sum)
        case .subtract: (sign, binding) = ("-", .sum)
        case .multiply: (sign, binding) = ("*", .product)
        case .divide: (sign, binding) = ("/", .product)
        }
        let left = inParentheses(left, below: binding)
        let right = inParentheses(right, below: binding == .sum ? .product : .sign)
        let operations = left.operations + right.operations + 1
        return short(Piece(code: "\(left.code) \(sign) \(right.code)", binding: binding, operations: operations))
    }

    private mutating func call(_ function: SheetFunction, _ arguments: [Piece]) -> Piece {
        guard let first = arguments.first else { return literal(0) }
        switch function {
        case .min: return arguments.count == 1 ? first : call("Swift.min", arguments)
        case .max: return arguments.count == 1 ? first : call("Swift.max", arguments)
        case .clamp: return call("Swift.max", [arguments[1], call("Swift.min", [first, arguments[2]])])
        case .round: return rounded(first, "")
        case .floor: return rounded(first, ".down")
        case .ceil: return rounded(first, ".up")
        }
    }

    private mutating func call(_ name: SwiftCode, _ arguments: [Piece]) -> Piece {
        let operations = arguments.reduce(1) { $0 + $1.operations }
        return short(
            Piece(code: .call(name, arguments.map(\.code)), binding: .atom, operations: operations))
    }

    private mutating func rounded(_ value: Piece, _ rule: SwiftCode) -> Piece {
        Piece(code: "\(step(value).code).rounded(\(rule))", binding: .atom, operations: 1)
    }

    private func inParentheses(_ piece: Piece, below binding: Binding) -> Piece {
        guard piece.binding.rawValue < binding.rawValue else { return piece }
        return Piece(code: "(\(piece.code))", binding: .atom, operations: piece.operations)
    }

    /// The piece itself, or the name of a step where it has grown long.
    private mutating func short(_ piece: Piece) -> Piece {
        piece.operations > 6 || piece.code.width > 60 ? step(piece) : piece
    }

    private mutating func step(_ piece: Piece) -> Piece {
        steps.append(piece.code)
        return Piece(code: HeightFunction.name(ofStep: steps.count - 1), binding: .atom, isStep: true)
    }
}

extension SwiftWriter {
    /// A constant where nothing varies, else a function of the names that the expression uses.
    mutating func height(
        _ name: Identifier, _ expression: SheetExpression, min: SheetExpression? = nil, max: SheetExpression? = nil,
        types: TypeNames
    ) {
        if let value = constant(expression, min: min, max: max) {
            return declaration("static let \(name): \(types.double) = \(value)", name: name)
        }
        let function = HeightFunction(expression, min: min, max: max)
        let parameters = function.parameters.map { "\($0): \(types.double)" as SwiftCode }
        let head = SwiftCode.parameters("static func \(name)", parameters)
        block("\(head) -> \(types.double)", names: [name] + function.parameters) { body in
            for (index, step) in function.steps.enumerated() {
                body.line("let \(HeightFunction.name(ofStep: index)): \(types.double) = \(step)")
            }
            body.line(function.steps.isEmpty ? function.result : "return \(function.result)")
        }
    }

    private func constant(_ expression: SheetExpression, min: SheetExpression?, max: SheetExpression?) -> Double? {
        guard var value = expression.constant else { return nil }
        if let max {
            guard let bound = max.constant else { return nil }
            value = Swift.min(value, bound)
        }
        if let min {
            guard let bound = min.constant else { return nil }
            value = Swift.max(value, bound)
        }
        return value
    }
}
