import SheetLayout
import SheetModel

extension SwiftCode {
    /// An expression as the value that `SheetLayout` evaluates.
    static func value(_ expression: SheetExpression) -> SwiftCode {
        switch expression {
        case .number(let number): ".number(\(exact: number))"
        case .points(let points): ".points(\(exact: points))"
        case .name(let name): ".name(.\(Identifier(name.rawValue)))"
        case .token(let path, let points): ".token(\(StringLiteral(path)), \(exact: points))"
        case .through(let id): ".through(\(StringLiteral(id)))"
        case .percent(let number, let whole): ".percent(\(exact: number), of: \(value(whole)))"
        case .negative(let operand): ".negative(\(value(operand)))"
        case .binary(let symbol, let left, let right): ".binary(.\(symbol.code), \(value(left)), \(value(right)))"
        case .call(let function, let arguments):
            ".call(.\(Identifier(function.rawValue)), [\(.joined(arguments.map(value), by: ", "))])"
        }
    }

    /// A condition as a value.
    static func value(_ condition: SheetCondition) -> SwiftCode {
        switch condition {
        case .compare(let left, let symbol, let right):
            ".compare(\(value(left)), .\(symbol.code), \(value(right)))"
        case .trait(let trait): ".trait(.\(Identifier(trait.rawValue)))"
        case .not(let condition): ".not(\(value(condition)))"
        case .and(let left, let right): ".and(\(value(left)), \(value(right)))"
        case .or(let left, let right): ".or(\(value(left)), \(value(right)))"
        }
    }

    /// A count as a value.
    static func value(_ count: SheetCount) -> SwiftCode {
        count.min == count.max && count.min == count.typical
            ? "SheetCount(\(count.typical))"
            : "SheetCount(min: \(count.min), typical: \(count.typical), max: \(count.max))"
    }

    /// A colour as a value.
    static func value(_ color: SheetColor) -> SwiftCode {
        switch color {
        case .external(let token): return ".external(\(StringLiteral(token)))"
        case .value(let light, let dark, let space, let token):
            let path: SwiftCode = token.map { "\(StringLiteral($0))" } ?? "nil"
            return ".value(light: \(value(light)), dark: \(value(dark)), space: .\(space.code), token: \(path))"
        }
    }

    private static func value(_ color: SheetRGBA) -> SwiftCode {
        let alpha: SwiftCode = color.alpha == 255 ? "" : ", alpha: \(Int(color.alpha))"
        return "SheetRGBA(red: \(Int(color.red)), green: \(Int(color.green)), blue: \(Int(color.blue))\(alpha))"
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
