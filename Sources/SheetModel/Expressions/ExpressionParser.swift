import SheetLayout
import SheetText

/// Reads expressions and conditions (LANGUAGE §3). What it cannot read is nil, and said in `findings`.
struct ExpressionParser {
    /// What a part of an expression is, and where its operator or function stands.
    struct Operand {
        var tree: SheetExpression
        var kind: OperandKind
        var head: Range<Int>
    }

    let scalar: ScalarText
    let scope: ExpressionScope
    private(set) var at: Int
    let end: Int
    var findings: [Finding] = []
    var references: [Reference] = []
    var divisions: [SourceRange] = []
    var depth = 0
    var operators = 0
    /// Calls that are open: a comma belongs to the innermost.
    private var calls = 0

    init(_ scalar: ScalarText, scope: ExpressionScope) {
        self.scalar = scalar
        self.scope = scope
        at = scalar.start
        end = scalar.end
    }

    var text: Bytes { scalar.text }

    /// The text as one length.
    mutating func expression() -> ExpressionSyntax? {
        guard let whole = sum(), isAtEnd() else { return nil }
        if whole.kind == .plain { findings.append(.plainNumberForLength(range(whole.head))) }
        guard !findings.contains(where: \.isExpressionError) else { return nil }
        noteSuspicion(whole.tree)
        var syntax = ExpressionSyntax(whole.tree)
        syntax.references = references
        syntax.divisions = divisions
        return syntax
    }

    // MARK: Sums, products, factors

    mutating func sum() -> Operand? {
        guard var left = product() else { return nil }
        while true {
            skipSpace()
            guard at < end, text[at] == 0x2B || text[at] == 0x2D else { return left }
            let place = at
            // With nothing behind it the missing value is the fault, not the space.
            guard Lexing.isSpace(text[place - 1]), at + 1 == end || Lexing.isSpace(text[at + 1]) else {
                return fail(missingSpace(place))
            }
            let sign: SheetOperator = text[at] == 0x2B ? .add : .subtract
            guard countOperator() else { return nil }
            at += 1
            guard let right = product() else { return nil }
            left = combine(sign, left, right, place)
        }
    }

    private mutating func product() -> Operand? {
        guard var left = factor() else { return nil }
        while true {
            skipSpace()
            guard at < end, text[at] == 0x2A || text[at] == 0x2F else { return left }
            let place = at
            let sign: SheetOperator = text[at] == 0x2A ? .multiply : .divide
            guard countOperator() else { return nil }
            at += 1
            guard let right = factor() else { return nil }
            if sign == .divide { divisions.append(range(place..<place + 1)) }
            left = combine(sign, left, right, place)
        }
    }

    private mutating func factor() -> Operand? {
        skipSpace()
        guard at < end else { return fail(.expressionEnds(range(end..<end))) }
        let byte = text[at]
        if NumberLiteral.isDigit(byte) || byte == 0x2E { return number(from: at) }
        if byte == 0x2D { return negative() }
        if byte == 0x2B, at + 1 < end, NumberLiteral.isDigit(text[at + 1]) { return badNumber(from: at) }
        return atom()
    }

    private mutating func negative() -> Operand? {
        let place = at
        if at + 1 < end, NumberLiteral.isDigit(text[at + 1]) || text[at + 1] == 0x2E, strictEnd(at + 1) == nil {
            return badNumber(from: at)
        }
        guard enter(), countOperator() else { return nil }
        at += 1
        guard var inner = factor() else { return nil }
        depth -= 1
        inner.tree = .negative(inner.tree)
        inner.head = place..<place + 1
        return inner
    }

    private mutating func atom() -> Operand? {
        if at < end, text[at] == 0x28 { return group() }
        guard let stop = Lexing.nameEnd(text, at, end) else { return fail(unexpected()) }
        return named(at, stop)
    }

    private mutating func group() -> Operand? {
        guard enter() else { return nil }
        let outer = calls
        calls = 0
        at += 1
        guard let inner = sum(), expect(0x29) else { return nil }
        calls = outer
        depth -= 1
        return inner
    }

    // MARK: Numbers

    private mutating func number(from start: Int) -> Operand? {
        guard let stop = strictEnd(start) else { return badNumber(from: start) }
        let isPoints = text[stop - 1] == 0x74
        let value = NumberLiteral.magnitude(text, start, isPoints ? stop - 2 : stop)
        guard value <= NumberLiteral.limit else {
            return fail(.numberTooLarge(range(start..<stop)))
        }
        at = stop
        if isPoints { return Operand(tree: .points(value), kind: .length, head: start..<stop) }
        skipSpace()
        if at < end, text[at] == 0x25 { return percent(value, from: start) }
        if word(at) == .pt {
            at += 2
            return Operand(tree: .points(value), kind: .length, head: start..<at)
        }
        at = stop
        return Operand(tree: .number(value), kind: .literal, head: start..<stop)
    }

    /// The end of a number, with `pt` where it follows at once; nil where something else runs into it.
    private func strictEnd(_ start: Int) -> Int? {
        guard let stop = NumberLiteral.end(text, start, end) else { return nil }
        let run = numberRun(from: start)
        if run == stop { return stop }
        return run == stop + 2 && text[stop] == 0x70 && text[stop + 1] == 0x74 ? run : nil
    }

    /// The end of everything that belongs to one number-like word.
    private func numberRun(from start: Int) -> Int {
        var index = start
        while index < end {
            let byte = text[index]
            let next = index + 1 < end ? text[index + 1] : 0
            if let stop = Lexing.partEnd(text, index, end) {
                index = stop
            } else if byte == 0x3A || byte == 0x2C && calls == 0, NumberLiteral.isDigit(next) {
                index += 1
            } else if byte == 0x2B || byte == 0x2D, index > start, text[index - 1] | 0x20 == 0x65,
                NumberLiteral.isDigit(next), isExponent(start, index)
            {
                index += 1
            } else {
                break
            }
        }
        return index
    }

    private func isExponent(_ start: Int, _ index: Int) -> Bool {
        text[start..<index - 1].allSatisfy { NumberLiteral.isDigit($0) || $0 == 0x2E } && index - 1 > start
    }

    private mutating func badNumber(from start: Int) -> Operand? {
        let first = text[start] == 0x2D || text[start] == 0x2B ? start + 1 : start
        let stop = max(numberRun(from: first), start + 1)
        let word = String(decoding: text[start..<stop], as: UTF8.self)
        return fail(.notANumber(word, at: range(start..<stop), canFix: !scalar.isAlias))
    }

    private mutating func percent(_ value: Double, from start: Int) -> Operand? {
        at += 1
        let sign = at
        skipSpace()
        guard word(at) == .of else {
            at = sign
            findings.append(
                .ambiguousPercent(value, at: range(start..<sign), insertion: range(sign..<sign), !scalar.isAlias))
            return Operand(tree: .percent(value, of: .name(.max)), kind: .length, head: start..<sign)
        }
        let place = at..<at + 2
        guard enter() else { return nil }
        at += 2
        skipSpace()
        guard at < end else { return fail(.expressionEnds(range(end..<end))) }
        if NumberLiteral.isDigit(text[at]) { return fail(.percentOfNumber(value, at: range(at..<numberRun(from: at)))) }
        guard let whole = atom() else { return nil }
        depth -= 1
        if whole.kind == .plain { findings.append(.percentOfPlain(range(place))) }
        return Operand(tree: .percent(value, of: whole.tree), kind: .length, head: place)
    }

    // MARK: Names and calls

    private mutating func named(_ start: Int, _ stop: Int) -> Operand? {
        let meaning = ExpressionWord.find(text, start, stop)
        let place = start..<stop
        at = stop
        if isCall() { return call(meaning, place) }
        switch meaning {
        case .name(let name): return builtIn(name, place)
        case .function(.max): return builtIn(.max, place)
        case .function, .through:
            return fail(.callWithoutArguments(string(place), at: range(place)))
        case .trait: return fail(.traitAsLength(string(place), at: range(place)))
        case .and, .or, .not, .of, .pt: return fail(.unexpected(string(place), at: range(place)))
        case nil: return token(place)
        }
    }

    private mutating func builtIn(_ name: SheetName, _ place: Range<Int>) -> Operand {
        if !scope.allows(name) { findings.append(.notAvailable(name.rawValue, scope, at: range(place))) }
        return Operand(tree: .name(name), kind: .length, head: place)
    }

    private mutating func token(_ place: Range<Int>) -> Operand? {
        let name = string(place)
        if let right = missingSpace(inName: place) { return fail(.missingSpace(right, at: range(place))) }
        references.append(Reference(.length, name, at: range(place)))
        return Operand(tree: .token(name, .nan), kind: .length, head: place)
    }

    private mutating func isCall() -> Bool {
        let stop = at
        skipSpace()
        if at < end, text[at] == 0x28 { return true }
        at = stop
        return false
    }

    private mutating func call(_ meaning: ExpressionWord?, _ place: Range<Int>) -> Operand? {
        switch meaning {
        case .function(let function): return call(function, place)
        case .through: return through(place)
        case .name, .trait, .and, .or, .not, .of, .pt, nil:
            return fail(.unknownFunction(string(place), at: range(place), canFix: !scalar.isAlias))
        }
    }

    private mutating func call(_ function: SheetFunction, _ place: Range<Int>) -> Operand? {
        guard enter(), countOperator() else { return nil }
        let outer = calls
        calls = 1
        at += 1
        var arguments = Arguments()
        repeat {
            guard let argument = sum() else { return nil }
            arguments.append(argument)
        } while take(0x2C)
        guard expect(0x29) else { return nil }
        calls = outer
        depth -= 1
        guard function.accepts(arguments.trees.count) else {
            return fail(.wrongArity(function, arguments.trees.count, at: range(place)))
        }
        return combine(function, arguments, place)
    }

    private mutating func through(_ place: Range<Int>) -> Operand? {
        at += 1
        skipSpace()
        let start = at
        while at < end, let stop = text[at] == 0x2D ? at + 1 : Lexing.partEnd(text, at, end) { at = stop }
        let stop = at
        guard stop > start else { return fail(unexpected()) }
        guard expect(0x29) else { return nil }
        let id = string(start..<stop)
        if scope.allowsHeights {
            references.append(Reference(.block, id, at: range(start..<stop)))
        } else {
            findings.append(.notAvailable("through", scope, at: range(place)))
        }
        return Operand(tree: .through(id), kind: .length, head: place)
    }
}

// MARK: - Moving through the text

extension ExpressionParser {
    /// Passes over white space.
    mutating func skipSpace() {
        while at < end, Lexing.isSpace(text[at]) { at += 1 }
    }

    /// Goes back, or on, to a byte.
    mutating func move(to index: Int) { at = index }

    /// The reserved word at `index`, as a whole word.
    func word(_ index: Int) -> ExpressionWord? {
        guard let stop = Lexing.nameEnd(text, index, end) else { return nil }
        return ExpressionWord.find(text, index, stop)
    }

    /// Passes over a byte, and white space before it, where it is there.
    mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard at < end, text[at] == byte else { return false }
        at += 1
        return true
    }

    /// As `take`, but reports what stands there instead.
    mutating func expect(_ byte: UInt8) -> Bool {
        if take(byte) { return true }
        let wanted = String(Unicode.Scalar(byte))
        findings.append(at < end ? unexpected() : .missing(wanted, at: range(end..<end)))
        return false
    }

    /// True at the end of the text; else reports what stands there.
    mutating func isAtEnd() -> Bool {
        skipSpace()
        if at == end { return true }
        findings.append(unexpected())
        return false
    }

    /// Goes one level deeper, where that is allowed.
    mutating func enter() -> Bool {
        depth += 1
        if depth <= 64 { return true }
        findings.append(.tooDeep(range(at..<min(at + 1, end))))
        return false
    }

    mutating func countOperator() -> Bool {
        operators += 1
        if operators <= 500 { return true }
        findings.append(.tooLong(range(at..<min(at + 1, end))))
        return false
    }

    /// Reports, and reads on no further.
    mutating func fail(_ finding: Finding) -> Operand? {
        findings.append(finding)
        return nil
    }

    func range(_ place: Range<Int>) -> SourceRange { scalar.range(place.lowerBound, place.upperBound) }

    func string(_ place: Range<Int>) -> String { String(decoding: text[place], as: UTF8.self) }

    private mutating func noteSuspicion(_ tree: SheetExpression) {
        guard scope.isBound, case .number(let value) = tree, value > 0, value < 1 else { return }
        findings.append(
            .suspiciousRatio(value, scope, at: scalar.range, numberAt: range(scalar.start..<end), !scalar.isAlias))
    }
}
