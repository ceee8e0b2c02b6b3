import SheetLayout
import SheetModel
import SheetText

extension Value {
    /// Whether merging it into `other` changes nothing: places do not count, a mapping may have fewer keys.
    func repeats(_ other: Value) -> Bool {
        guard case .record(let own) = content, case .record(let base) = other.content else { return says(other) }
        return !own.entries.isEmpty
            && own.entries.allSatisfy { entry in base[entry.key].map { entry.value.repeats($0) } ?? false }
    }

    /// Whether it says the same, wherever it stands.
    func says(_ other: Value) -> Bool {
        switch (content, other.content) {
        case (.expression(let left), .expression(let right)): left.expression.says(right.expression)
        case (.condition(let left), .condition(let right)): left.condition.says(right.condition)
        case (.color(let left), .color(let right)): left.says(right)
        case (.list(let left), .list(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
        case (.record(let left), .record(let right)):
            left.entries.count == right.entries.count
                && left.entries.allSatisfy { entry in right[entry.key].map { entry.value.says($0) } ?? false }
        case (.null, _): false
        case (let left, let right): left == right
        }
    }
}

extension ColorSyntax {
    /// Whether it says the same, wherever it stands.
    func says(_ other: ColorSyntax) -> Bool {
        switch (self, other) {
        case (.sides(let light, let dark), .sides(let otherLight, let otherDark)):
            guard light.value.says(otherLight.value) else { return false }
            guard let dark, let otherDark else { return dark == nil && otherDark == nil }
            return dark.value.says(otherDark.value)
        case (.faded(let inner, let opacity), .faded(let otherInner, let otherOpacity)):
            return opacity == otherOpacity && inner.value.says(otherInner.value)
        case (let left, let right): return left == right
        }
    }
}

extension SheetExpression {
    /// Whether it is the same expression; the values of tokens do not count.
    fileprivate func says(_ other: SheetExpression) -> Bool {
        switch (self, other) {
        case (.token(let left, _), .token(let right, _)): left == right
        case (.percent(let left, let whole), .percent(let right, let otherWhole)):
            left == right && whole.says(otherWhole)
        case (.negative(let left), .negative(let right)): left.says(right)
        case (.binary(let symbol, let left, let right), .binary(let otherSymbol, let otherLeft, let otherRight)):
            symbol == otherSymbol && left.says(otherLeft) && right.says(otherRight)
        case (.call(let function, let left), .call(let otherFunction, let right)):
            function == otherFunction && left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
        case (let left, let right): left == right
        }
    }
}

extension SheetCondition {
    fileprivate func says(_ other: SheetCondition) -> Bool {
        switch (self, other) {
        case (.compare(let left, let sign, let right), .compare(let otherLeft, let otherSign, let otherRight)):
            sign == otherSign && left.says(otherLeft) && right.says(otherRight)
        case (.not(let left), .not(let right)): left.says(right)
        case (.and(let left, let right), .and(let otherLeft, let otherRight)),
            (.or(let left, let right), .or(let otherLeft, let otherRight)):
            left.says(otherLeft) && right.says(otherRight)
        case (let left, let right): left == right
        }
    }
}
