import SheetLayout
import SheetModel

extension SwiftWriter {
    /// An expression as the value that `SheetLayout` evaluates. What is nested deeper than a line can show gets a
    /// constant of its own before it.
    mutating func value(_ expression: SheetExpression) -> SwiftCode { nested(expression).code }

    /// A piece of code, and how many calls lie in each other.
    private typealias Nested = (code: SwiftCode, calls: Int)

    private mutating func nested(_ expression: SheetExpression) -> Nested {
        switch expression {
        case .number(let number): return (".number(\(exact: number))", 1)
        case .points(let points): return (".points(\(exact: points))", 1)
        case .name(let name): return (".name(.\(Identifier(name.rawValue)))", 1)
        case .token(let path, let points): return (.call(".token", ["\(StringLiteral(path))", "\(exact: points)"]), 1)
        case .through(let id): return (.call(".through", ["\(StringLiteral(id))"]), 1)
        case .percent(let number, let whole):
            let whole = nested(whole)
            return short(.call(".percent", ["\(exact: number)", "of: \(whole.code)"]), whole.calls)
        case .negative(let operand):
            let operand = nested(operand)
            return short(.call(".negative", [operand.code]), operand.calls)
        case .binary(let symbol, let left, let right):
            let (left, right) = (nested(left), nested(right))
            return short(.call(".binary", [".\(symbol.code)", left.code, right.code]), max(left.calls, right.calls))
        case .call(let function, let arguments):
            var parts: [Nested] = []
            for argument in arguments { parts.append(nested(argument)) }
            let array = SwiftCode.array(parts.map(\.code))
            let calls = parts.reduce(0) { max($0, $1.calls) }
            return short(.call(".call", [".\(Identifier(function.rawValue))", array]), calls + 1)
        }
    }

    private mutating func short(_ code: SwiftCode, _ calls: Int) -> Nested {
        guard calls >= 6 else { return (code, calls + 1) }
        namedLengths += 1
        let name: SwiftCode = "length\(namedLengths)"
        line("let \(name): SheetExpression = \(code)")
        return (name, 0)
    }

    /// A condition as a value.
    mutating func value(_ condition: SheetCondition) -> SwiftCode { nested(condition).code }

    private mutating func nested(_ condition: SheetCondition) -> Nested {
        switch condition {
        case .compare(let left, let symbol, let right):
            let (left, right) = (nested(left), nested(right))
            return test(.call(".compare", [left.code, ".\(symbol.code)", right.code]), max(left.calls, right.calls))
        case .trait(let trait): return (".trait(.\(Identifier(trait.rawValue)))", 1)
        case .not(let condition):
            let condition = nested(condition)
            return test(.call(".not", [condition.code]), condition.calls)
        case .and(let left, let right): return both(".and", left, right)
        case .or(let left, let right): return both(".or", left, right)
        }
    }

    private mutating func both(_ name: SwiftCode, _ left: SheetCondition, _ right: SheetCondition) -> Nested {
        let (left, right) = (nested(left), nested(right))
        return test(.call(name, [left.code, right.code]), max(left.calls, right.calls))
    }

    private mutating func test(_ code: SwiftCode, _ calls: Int) -> Nested {
        guard calls >= 6 else { return (code, calls + 1) }
        namedLengths += 1
        let name: SwiftCode = "test\(namedLengths)"
        line("let \(name): SheetCondition = \(code)")
        return (name, 0)
    }
}

extension SwiftCode {
    /// A count as a value.
    static func value(_ count: SheetCount) -> SwiftCode {
        count.min == count.max && count.min == count.typical
            ? "SheetCount(\(count.typical))"
            : .call("SheetCount", ["min: \(count.min)", "typical: \(count.typical)", "max: \(count.max)"])
    }

    /// A colour as a value.
    static func value(_ color: SheetColor) -> SwiftCode {
        switch color {
        case .external(let token): return .call(".external", ["\(StringLiteral(token))"])
        case .value(let light, let dark, let space, let token):
            let path: SwiftCode = token.map { "\(StringLiteral($0))" } ?? "nil"
            let sides: [SwiftCode] = ["light: \(value(light))", "dark: \(value(dark))"]
            return .call(".value", sides + ["space: .\(space.code)", "token: \(path)"])
        }
    }

    private static func value(_ color: SheetRGBA) -> SwiftCode {
        let alpha: [SwiftCode] = color.alpha == 255 ? [] : ["alpha: \(Int(color.alpha))"]
        let channels: [SwiftCode] = [
            "red: \(Int(color.red))", "green: \(Int(color.green))", "blue: \(Int(color.blue))",
        ]
        return .call("SheetRGBA", channels + alpha)
    }

    /// A case of an enum that has the name of its raw value.
    static func value(_ word: some RawRepresentable<String>) -> SwiftCode { ".\(Identifier(word.rawValue))" }
}

extension SheetOperator {
    fileprivate var code: SwiftCode {
        switch self {
        case .add: "add"
        case .subtract: "subtract"
        case .multiply: "multiply"
        case .divide: "divide"
        }
    }
}

extension SheetComparison {
    fileprivate var code: SwiftCode {
        switch self {
        case .less: "less"
        case .lessOrEqual: "lessOrEqual"
        case .greater: "greater"
        case .greaterOrEqual: "greaterOrEqual"
        case .equal: "equal"
        case .notEqual: "notEqual"
        }
    }
}

extension SheetColorSpace {
    fileprivate var code: SwiftCode {
        switch self {
        case .sRGB: "sRGB"
        case .displayP3: "displayP3"
        }
    }
}
