import SheetLayout
import SheetText

extension ExpressionParser {
    /// The text as one condition.
    mutating func condition() -> ConditionSyntax? {
        guard let tree = disjunction(), isAtEnd() else { return nil }
        guard !findings.contains(where: \.isExpressionError) else { return nil }
        var syntax = ConditionSyntax(tree)
        syntax.references = references
        syntax.divisions = divisions
        return syntax
    }

    private mutating func disjunction() -> SheetCondition? {
        guard var left = conjunction() else { return nil }
        while takeWord(.or) {
            guard countOperator(), let right = conjunction() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction() -> SheetCondition? {
        guard var left = test() else { return nil }
        while takeWord(.and) {
            guard countOperator(), let right = test() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func test() -> SheetCondition? {
        guard takeWord(.not) else { return bareTest() }
        guard countOperator(), let inner = bareTest() else { return nil }
        return .not(inner)
    }

    private mutating func bareTest() -> SheetCondition? {
        skipSpace()
        guard at < end else {
            findings.append(.conditionEnds(range(end..<end)))
            return nil
        }
        if text[at] == 0x28 { return comparisonOrGroup() }
        if let stop = Lexing.nameEnd(text, at, end), case .trait(let trait)? = ExpressionWord.find(text, at, stop) {
            move(to: stop)
            return .trait(trait)
        }
        return comparison()
    }

    /// A parenthesis is tried as a comparison's first, then as a condition's.
    private mutating func comparisonOrGroup() -> SheetCondition? {
        let before = self
        if let comparison = comparison() { return comparison }
        let attempt = self
        self = before
        guard enter() else { return nil }
        move(to: at + 1)
        if let inner = disjunction(), expect(0x29) {
            depth -= 1
            return inner
        }
        if attempt.at > at { self = attempt }
        return nil
    }

    private mutating func comparison() -> SheetCondition? {
        skipSpace()
        let known = references.count
        guard let left = sum() else { return nil }
        skipSpace()
        let place = at
        guard let sign = takeComparison() else {
            reportNoComparison(left, isLoneName: references.count == known + 1)
            return nil
        }
        guard countOperator(), let right = sum() else { return nil }
        if left.kind != right.kind, left.kind != .literal, right.kind != .literal {
            findings.append(.mismatch(sign, left.kind, right.kind, at: range(place..<place + sign.rawValue.utf8.count)))
        }
        return .compare(left.tree, sign, right.tree)
    }

    private mutating func reportNoComparison(_ left: Operand, isLoneName: Bool) {
        if isLoneName, case .token(let name, _) = left.tree, at == end || word(at) != nil || text[at] == 0x29 {
            let place = references[references.count - 1].range
            findings.append(.unknownTrait(name, at: place, canFix: !scalar.isAlias))
        } else {
            findings.append(at == end ? .comparisonMissing(range(end..<end)) : unexpected())
        }
    }

    private mutating func takeComparison() -> SheetComparison? {
        guard at < end else { return nil }
        let isDouble = at + 1 < end && text[at + 1] == 0x3D
        let sign: SheetComparison? =
            switch text[at] {
            case 0x3C: isDouble ? .lessOrEqual : .less
            case 0x3E: isDouble ? .greaterOrEqual : .greater
            case 0x3D: isDouble ? .equal : nil
            case 0x21: isDouble ? .notEqual : nil
            default: nil
            }
        if let sign { move(to: at + sign.rawValue.utf8.count) }
        return sign
    }

    private mutating func takeWord(_ wanted: ExpressionWord) -> Bool {
        skipSpace()
        guard at < end, let stop = Lexing.nameEnd(text, at, end), ExpressionWord.find(text, at, stop) == wanted else {
            return false
        }
        move(to: stop)
        return true
    }
}
