package import SheetLayout
import SheetText
import SheetYAML

extension Decoder {
    /// Decodes a scalar by its shape; nil where it is wrong. `forms` is how many shapes the key's scalar may have.
    mutating func scalarValue(
        _ code: SchemaPlan.Code, _ scalar: ScalarText, _ place: FieldPlace, among forms: Int = 1
    ) -> Value? {
        if scalar.isAlias { hasAliases = true }
        if !isComplete, scalar.node.next == documentEnd { return cutOff(code, scalar) }
        let content: Content? =
            switch code {
            case .text, .reference: text(scalar)
            case .identifier: identifier(scalar, place)
            case .bool: bool(scalar, place)
            case .off: off(scalar)
            case .number(let low, let high): number(scalar, low, high, place)
            case .count(let low, let high): count(scalar, low, high, place)
            case .expression(let scope): expression(scalar, scope)
            case .condition(let scope): condition(scalar, scope)
            case .choice(let number): word(scalar, number, place, alsoBool: forms > 1)
            case .ratio: ratio(scalar, place)
            case .curve: curve(scalar, place)
            case .color, .list, .record, .kinds, .slots, .colorTokens, .lengthTokens, .ruleSeverities: nil
            }
        return content.map { Value($0, at: scalar.range) }
    }

    /// The last scalar before an error of the reader, which may have swallowed what follows: only an id is taken.
    private mutating func cutOff(_ code: SchemaPlan.Code, _ scalar: ScalarText) -> Value? {
        isSound = false
        guard case .identifier = code, Identifier.problem(scalar, allowsReserved: true) == nil else { return nil }
        return Value(.text(scalar.string), at: scalar.range)
    }

    // MARK: Texts

    private mutating func text(_ scalar: ScalarText) -> Content? {
        if scalar.isPlain, CoreScalar.isAmbiguous(scalar) { note(.ambiguous(scalar)) }
        return .text(scalar.string)
    }

    private mutating func identifier(_ scalar: ScalarText, _ place: FieldPlace) -> Content? {
        let isFree = place.key == .sheet || isProject || place.owner == plan.detent
        if let problem = Identifier.problem(scalar, allowsReserved: isFree) {
            fail(problem)
            return nil
        }
        return text(scalar)
    }

    private mutating func word(
        _ scalar: ScalarText, _ number: Int, _ place: FieldPlace, alsoBool: Bool
    ) -> Content? {
        if let known = plan.choiceWords.find(scalar.text, scalar.start, scalar.end),
            let word = plan.choices[number].word(known)
        {
            return .text(word)
        }
        let choice = plan.choices[number].choice
        let words = choice.words + (alsoBool ? ["true", "false"] : [])
        fail(.unknownValue(scalar, place.key.rawValue, words, others: Array(choice.aliases.keys.sorted())))
        return nil
    }

    // MARK: Booleans and numbers

    private mutating func bool(_ scalar: ScalarText, _ place: FieldPlace) -> Content? {
        let known = CoreScalar.bool(scalar.bytes)
        if scalar.isPlain, let known { return .bool(known) }
        let meant = known ?? CoreScalar.oldBool(scalar.bytes)
        fail(.notABool(scalar, place.key, meant))
        return nil
    }

    private mutating func off(_ scalar: ScalarText) -> Content? {
        if scalar.isPlain, CoreScalar.bool(scalar.bytes) == false { return .bool(false) }
        fail(.noDim(scalar))
        return nil
    }

    private mutating func number(_ scalar: ScalarText, _ low: Double, _ high: Double, _ place: FieldPlace) -> Content? {
        guard let value = plainNumber(scalar, place) else { return nil }
        guard value >= low, value <= high else {
            fail(.outOfRange(scalar, place.key, low, high))
            return nil
        }
        return .number(value)
    }

    private mutating func count(_ scalar: ScalarText, _ low: Int, _ high: Int, _ place: FieldPlace) -> Content? {
        guard let value = plainNumber(scalar, place) else { return nil }
        guard value == value.rounded(.towardZero) else {
            fail(.notWhole(scalar, place.key))
            return nil
        }
        guard value >= Double(low), value <= Double(high) else {
            fail(.outOfRange(scalar, place.key, Double(low), Double(high)))
            return nil
        }
        return .number(value)
    }

    private mutating func plainNumber(_ scalar: ScalarText, _ place: FieldPlace) -> Double? {
        let value = NumberLiteral.value(scalar.text, scalar.start, scalar.end)
        if scalar.isPlain, let value { return value }
        if value != nil {
            fail(.quotedNumber(scalar, place.key))
        } else if !scalar.isPlain || CoreScalar.bool(scalar.bytes) != nil {
            fail(.wrongType("a number", key: place.key, node: scalar.isPlain ? "a boolean" : "text", at: scalar.range))
        } else {
            fail(.notANumber(scalar))
        }
        return nil
    }

    private mutating func ratio(_ scalar: ScalarText, _ place: FieldPlace) -> Content? {
        let text = scalar.text
        guard let slash = text[scalar.start..<scalar.end].firstIndex(of: 0x2F) else {
            guard let value = plainNumber(scalar, place) else { return nil }
            return ratio(value, 1, scalar)
        }
        var left = slash
        while left > scalar.start, Lexing.isSpace(text[left - 1]) { left -= 1 }
        var right = slash + 1
        while right < scalar.end, Lexing.isSpace(text[right]) { right += 1 }
        guard let width = NumberLiteral.value(text, scalar.start, left),
            let height = NumberLiteral.value(text, right, scalar.end)
        else {
            fail(.notANumber(scalar))
            return nil
        }
        return ratio(width, height, scalar)
    }

    private mutating func ratio(_ width: Double, _ height: Double, _ scalar: ScalarText) -> Content? {
        guard width > 0, height > 0, max(width, height) <= NumberLiteral.limit else {
            fail(.badRatio(scalar))
            return nil
        }
        return .ratio(SheetRatio(width: width, height: height))
    }

    // MARK: Expressions

    private mutating func expression(_ scalar: ScalarText, _ scope: ExpressionScope) -> Content? {
        if scalar.isPlain, let value = NumberLiteral.value(scalar.text, scalar.start, scalar.end), value >= 1,
            value <= NumberLiteral.limit
        {
            return .expression(ExpressionSyntax(.number(value)))
        }
        if let name = ExpressionWord.find(scalar.text, scalar.start, scalar.end)?.name, scope.allows(name) {
            return .expression(ExpressionSyntax(.name(name)))
        }
        var parser = ExpressionParser(scalar, scope: scope)
        let syntax = parser.expression()
        add(parser.findings)
        return syntax.map(Content.expression)
    }

    private mutating func condition(_ scalar: ScalarText, _ scope: ExpressionScope) -> Content? {
        var parser = ExpressionParser(scalar, scope: scope)
        let syntax = parser.condition()
        add(parser.findings)
        return syntax.map(Content.condition)
    }

    private mutating func add(_ findings: [Finding]) {
        for finding in findings {
            if finding.isExpressionError { fail(finding) } else { note(finding) }
        }
    }

    private mutating func curve(_ scalar: ScalarText, _ place: FieldPlace) -> Content? {
        let word = scalar.string
        if let curve = SheetAnimation.Curve.named(word) { return .curve(curve) }
        guard let spring = SheetAnimation.Curve.spring(word) else {
            fail(.unknownValue(scalar, place.key.rawValue, SheetAnimation.Curve.names))
            return nil
        }
        guard case .spring(let response, let damping) = spring, 0...10 ~= response, 0...10 ~= damping else {
            fail(.badSpring(scalar))
            return nil
        }
        return .curve(spring)
    }
}

extension SheetAnimation.Curve {
    /// How curves are written.
    package static let names = ["linear", "easeIn", "easeOut", "easeInOut", "spring(response, damping)"]

    static func named(_ word: String) -> Self? {
        switch word {
        case "linear": .linear
        case "easeIn": .easeIn
        case "easeOut": .easeOut
        case "easeInOut": .easeInOut
        default: nil
        }
    }

    static func spring(_ word: String) -> Self? {
        guard word.hasPrefix("spring("), word.hasSuffix(")") else { return nil }
        let parts = word.dropFirst(7).dropLast().split(separator: ",", omittingEmptySubsequences: false)
        let values = parts.compactMap { part -> Double? in
            NumberLiteral.value(part.filter { $0 != " " })
        }
        guard parts.count == 2, values.count == 2 else { return nil }
        return .spring(response: values[0], damping: values[1])
    }
}
