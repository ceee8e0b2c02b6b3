import SheetLayout
import SheetText

extension ExpressionParser {
    /// What to say of the character or word at the place reached.
    func unexpected() -> Finding {
        guard at < end else { return .expressionEnds(range(end..<end)) }
        let scalar = Lexing.scalar(text, at, end)
        let place = at..<at + scalar.length
        if scalar.value.isInvisible { return .invisibleCharacter(scalar.value, at: range(place)) }
        if let stop = Lexing.nameEnd(text, at, end) { return .unexpected(string(at..<stop), at: range(at..<stop)) }
        switch text[at] {
        case 0x21: return .unexpected("!", at: range(place), help: "write `not`, or `!=` to compare")
        case 0x26: return .unexpected("&", at: range(place), help: "write `and`")
        case 0x7C: return .unexpected("|", at: range(place), help: "write `or`")
        case 0x3D: return .unexpected("=", at: range(place), help: "write `==` to compare")
        case 0x3C, 0x3E:
            return .unexpected(
                string(place), at: range(place), help: "comparisons stand in `when` only, one at a time")
        case 0x2C: return .unexpected(",", at: range(place), help: "commas stand between the arguments of a call")
        case 0x22, 0x27: return .unexpected(string(place), at: range(place), help: "names stand without quotes")
        default:
            let word = scalar.value.properties.isWhitespace ? scalar.value.codePoint : string(place)
            return .unexpected(word, at: range(place))
        }
    }

    /// What to say of a `+` or `-` without white space around it, with the right form.
    func missingSpace(_ place: Int) -> Finding {
        var before = place
        while before > scalar.start, Lexing.isSpace(text[before - 1]) { before -= 1 }
        var after = place + 1
        while after < end, Lexing.isSpace(text[after]) { after += 1 }
        let sign = String(Unicode.Scalar(text[place]))
        let form = "\(string(scalar.start..<before)) \(sign) \(string(after..<end))"
        return .missingSpace(form, at: range(place..<place + 1))
    }

    /// The right form of a name such as `screen-60`, which is a difference without white space; else nil.
    func missingSpace(inName place: Range<Int>) -> String? {
        guard let dash = text[place].firstIndex(of: 0x2D) else { return nil }
        let isName: Bool =
            switch ExpressionWord.find(text, place.lowerBound, dash) {
            case .name, .function(.max): true
            case .function, .through, .trait, .and, .or, .not, .of, .pt, nil: false
            }
        guard isName, NumberLiteral.isDigit(text[dash + 1]) || isBuiltIn(dash + 1, place.upperBound) else { return nil }
        return "\(string(place.lowerBound..<dash)) - \(string(dash + 1..<place.upperBound))"
    }

    private func isBuiltIn(_ start: Int, _ stop: Int) -> Bool {
        if case .name? = ExpressionWord.find(text, start, stop) { return true }
        return ExpressionWord.find(text, start, stop) == .function(.max)
    }
}

extension Finding {
    /// True for what leaves no expression to go on with.
    var isExpressionError: Bool {
        rule != .ambiguousPercent && rule != .suspiciousRatio
    }

    static func expressionEnds(_ range: SourceRange) -> Finding {
        Finding(.expressionSyntax, at: range, "the expression ends where a number or a name should follow")
    }

    static func conditionEnds(_ range: SourceRange) -> Finding {
        Finding(
            .expressionSyntax, at: range, "the condition ends where a comparison or a trait should follow",
            help: conditionHelp)
    }

    static func comparisonMissing(_ range: SourceRange) -> Finding {
        Finding(
            .expressionSyntax, at: range, "a height alone is no condition: a comparison is missing", help: conditionHelp
        )
    }

    private static var conditionHelp: String {
        "compare, as in `fit > 300`, or name one of \(SheetTrait.allCases.map(\.rawValue).joined(separator: ", "))"
    }

    static func missing(_ wanted: String, at range: SourceRange) -> Finding {
        Finding(.expressionSyntax, at: range, "\"\(wanted)\" is missing")
    }

    static func unexpected(_ word: String, at range: SourceRange, help: String? = nil) -> Finding {
        Finding(.expressionSyntax, at: range, "unexpected \"\(word)\"", help: help)
    }

    static func tooDeep(_ range: SourceRange) -> Finding {
        Finding(.expressionSyntax, at: range, "the expression is nested more than 64 levels deep")
    }

    static func tooLong(_ range: SourceRange) -> Finding {
        Finding(.expressionSyntax, at: range, "the expression has more than 500 operators and calls")
    }

    static func missingSpace(_ form: String, at range: SourceRange) -> Finding {
        Finding(
            .expressionSyntax, at: range, "`+` and `-` between two values have white space on both sides",
            help: "write `\(form)`")
    }

    static func percentOfNumber(_ share: Double, at range: SourceRange) -> Finding {
        Finding(
            .expressionSyntax, at: range, "a percentage is of a name, a call or a parenthesis, not of a number",
            help: "write the result, or put the number in parentheses")
    }

    static func callWithoutArguments(_ function: String, at range: SourceRange) -> Finding {
        Finding(
            .expressionSyntax, at: range, "`\(function)` is a function: `(` is missing behind it")
    }

    static func traitAsLength(_ trait: String, at range: SourceRange) -> Finding {
        Finding(
            .expressionSyntax, at: range, "`\(trait)` is a condition, not a height",
            help: "use it in `when`, by itself")
    }

    static func wrongArity(_ function: SheetFunction, _ count: Int, at range: SourceRange) -> Finding {
        Finding(
            .expressionSyntax, at: range, "`\(function.rawValue)` takes \(function.arity), not \(count)",
            help: function == .clamp ? "write `clamp(value, low, high)`" : nil)
    }

    static func unknownFunction(_ name: String, at range: SourceRange, canFix: Bool) -> Finding {
        let functions = SheetFunction.allCases.map(\.rawValue) + ["through"]
        let near = nearest(to: name, among: functions)
        let message = "unknown function \"\(name)\"" + didYouMean(near)
        let help = ForeignWord.find(name)?.help ?? "the functions are \(functions.joined(separator: ", "))"
        return Finding(
            .unknownName, at: range, message, help: help, fix: canFix ? .replace(range, by: near) : nil)
    }

    static func unknownTrait(_ name: String, at range: SourceRange, canFix: Bool) -> Finding {
        let near = nearest(to: name, among: SheetTrait.allCases.map(\.rawValue))
        return Finding(
            .unknownName, at: range, "unknown trait \"\(name)\"" + didYouMean(near), help: conditionHelp,
            fix: canFix ? .replace(range, by: near) : nil)
    }

    static func notAvailable(_ name: String, _ scope: ExpressionScope, at range: SourceRange) -> Finding {
        let place = scope == .everywhere ? "outside of detents and their bounds" : "outside of `dismiss.threshold`"
        return Finding(
            .notAvailableHere, at: range, "`\(name)` is not available \(place)",
            help: "available here: \(scope.names), and length tokens")
    }

    static func plainNumberForLength(_ range: SourceRange) -> Finding {
        Finding(.expressionType, at: range, "the result is a plain number where a length is wanted")
    }

    static func percentOfPlain(_ range: SourceRange) -> Finding {
        Finding(.expressionType, at: range, "a percentage is of a length, not of a plain number")
    }

    static func mismatch(
        _ sign: SheetOperator, _ left: OperandKind, _ right: OperandKind, at range: SourceRange
    ) -> Finding {
        switch sign {
        case .multiply:
            return Finding(.expressionType, at: range, "a length times a length is no length")
        case .divide:
            let help = right == .length && left == .literal ? "write the left side with its unit, as in `300pt`" : nil
            return Finding(
                .expressionType, at: range, "\(left.name) divided by \(right.name) has no meaning", help: help)
        case .add, .subtract:
            return Finding(
                .expressionType, at: range, "`\(sign.rawValue)` joins \(left.name) and \(right.name)",
                help: "both sides must be lengths, or both plain numbers")
        }
    }

    static func mismatch(
        _ sign: SheetComparison, _ left: OperandKind, _ right: OperandKind, at range: SourceRange
    ) -> Finding {
        Finding(
            .expressionType, at: range, "`\(sign.rawValue)` compares \(left.name) with \(right.name)",
            help: "both sides must be lengths, or both plain numbers")
    }

    static func mixedArguments(_ function: SheetFunction, at range: SourceRange) -> Finding {
        Finding(
            .expressionType, at: range, "`\(function.rawValue)` mixes lengths and plain numbers",
            help: "its arguments must be lengths, or all plain numbers")
    }

    static func divisionByZero(_ range: SourceRange) -> Finding {
        Finding(.divisionByZero, at: range, "division by zero")
    }

    static func invertedClamp(_ low: Double, _ high: Double, at range: SourceRange) -> Finding {
        Finding(
            .invertedBounds, at: range,
            "the lower bound \(low.text) of `clamp` is above the upper bound \(high.text)",
            help: "write `clamp(value, low, high)`")
    }

    static func ambiguousPercent(
        _ share: Double, at range: SourceRange, insertion: SourceRange, _ canFix: Bool
    ) -> Finding {
        Finding(
            .ambiguousPercent, at: range, "`\(share.text)%` does not say of what: it means \(share.text)% of max",
            fix: canFix ? FixIt("write `\(share.text)% of max`", [TextEdit(insertion, " of max")]) : nil)
    }

    static func suspiciousRatio(
        _ value: Double, _ scope: ExpressionScope, at range: SourceRange, numberAt number: SourceRange, _ canFix: Bool
    ) -> Finding {
        let whole = scope == .threshold ? "detent" : "max"
        let share = "\((value * 100).text)% of \(whole)"
        return Finding(
            .suspiciousRatio, at: range, "\(value.text) is less than one point", help: "write `\(share)` for a share",
            fix: canFix ? FixIt("write a percentage", [TextEdit(number, share)]) : nil)
    }

    static func numberTooLarge(_ range: SourceRange) -> Finding {
        Finding(.numberOutOfRange, at: range, "numbers go up to 1,000,000")
    }

    static func notANumber(_ word: String, at range: SourceRange, canFix: Bool) -> Finding {
        let reading = NumberReading(word)
        let fix = canFix ? FixIt.replace(range, by: reading?.replacement) : nil
        return Finding(.notANumber, at: range, "\"\(word)\" is not a number", help: reading?.help, fix: fix)
    }

    static func invisibleCharacter(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
        Finding(
            .invisibleCharacter, at: range, "an invisible character (\(scalar.codePoint)) stands here",
            help: "remove it")
    }
}

extension FixIt {
    /// Replaces a word by another; nil where there is none.
    static func replace(_ range: SourceRange, by word: String?) -> FixIt? {
        word.map { FixIt("write `\($0)`", [TextEdit(range, $0)]) }
    }
}

/// What a message ends with where something near is known.
func didYouMean(_ word: String?) -> String { word.map { ", did you mean `\($0)`?" } ?? "" }
