import SheetLayout
import SheetText

/// Puts the values of tokens into what a sheet writes.
struct ValueLinker {
    let colors: ColorScope
    let lengths: LengthScope
    var state = LinkState()

    /// A sheet's keys with their names resolved. What cannot be resolved stays as it is, after a finding.
    mutating func link(_ record: inout RecordValue) {
        for index in record.entries.indices {
            let entry = record.entries[index]
            let place: ColorScope.Place = entry.key == .background ? .background : .plain
            guard let content = linked(entry.value, place) else { continue }
            record.entries[index].value.content = content
        }
    }

    /// The value with its names resolved; nil where nothing changes, so that nothing is copied.
    mutating func linked(_ value: Value, _ place: ColorScope.Place = .plain) -> Content? {
        switch value.content {
        case .null, .bool, .number, .text, .ratio, .curve, .paint, .pairs: nil
        case .color(let color): colors.resolve(color, at: value.range, place, &state).map { .paint($0.color) }
        case .expression(let syntax): linked(syntax)
        case .condition(let syntax): linked(syntax)
        case .list(let values): linked(values)
        case .record(let record): linked(record)
        }
    }

    private mutating func linked(_ values: [Value]) -> Content? {
        var copy: [Value]?
        for index in values.indices {
            guard let content = linked(values[index]) else { continue }
            copy = copy ?? values
            copy?[index].content = content
        }
        return copy.map { .list($0) }
    }

    private mutating func linked(_ record: RecordValue) -> Content? {
        var copy: RecordValue?
        for index in record.entries.indices {
            guard let content = linked(record.entries[index].value) else { continue }
            copy = copy ?? record
            copy?.entries[index].value.content = content
        }
        return copy.map { .record($0) }
    }

    private mutating func linked(_ syntax: ExpressionSyntax) -> Content? {
        guard look(up: syntax.references) else { return nil }
        var copy = syntax
        copy.expression = lengths.substituted(syntax.expression)
        return .expression(copy)
    }

    private mutating func linked(_ syntax: ConditionSyntax) -> Content? {
        guard look(up: syntax.references) else { return nil }
        var copy = syntax
        copy.condition = lengths.substituted(syntax.condition)
        return .condition(copy)
    }

    /// True where all length tokens have a value, and there is one.
    private mutating func look(up references: [Reference]) -> Bool {
        guard !references.isEmpty else { return false }
        var found = false
        var missing = false
        for reference in references where reference.kind == .length {
            if let token = lengths.index[reference.name] {
                state.usedLengths.append(token)
                if lengths.tokens[token].points == nil { missing = true } else { found = true }
            } else {
                missing = true
                if !lengths.isIncomplete { state.report.add(.unknownName(reference, lengths, colors)) }
            }
        }
        if missing { state.isSound = false }
        return found && !missing
    }
}

extension LengthScope {
    fileprivate func substituted(_ expression: SheetExpression) -> SheetExpression {
        switch expression {
        case .number, .points, .name, .through: expression
        case .token(let path, let value): .token(path, index[path].flatMap { tokens[$0].points } ?? value)
        case .percent(let number, let base): .percent(number, of: substituted(base))
        case .negative(let inner): .negative(substituted(inner))
        case .binary(let sign, let left, let right): .binary(sign, substituted(left), substituted(right))
        case .call(let function, let arguments): .call(function, arguments.map { substituted($0) })
        }
    }

    fileprivate func substituted(_ condition: SheetCondition) -> SheetCondition {
        switch condition {
        case .trait: condition
        case .compare(let left, let sign, let right): .compare(substituted(left), sign, substituted(right))
        case .not(let inner): .not(substituted(inner))
        case .and(let left, let right): .and(substituted(left), substituted(right))
        case .or(let left, let right): .or(substituted(left), substituted(right))
        }
    }
}

extension Finding {
    fileprivate static func unknownName(_ name: Reference, _ lengths: LengthScope, _ colors: ColorScope) -> Finding {
        guard colors.index[name.name] == nil else {
            return Finding(
                .unknownName, at: name.range, "\"\(name.name)\" is a colour token, and a length is wanted here")
        }
        let candidates =
            SheetName.allCases.map(\.rawValue) + SheetFunction.allCases.map(\.rawValue) + ["through"]
            + lengths.tokens.map(\.path.value)
        let near = nearest(to: name.name, among: candidates)
        return Finding(
            .unknownName, at: name.range,
            "unknown name \"\(name.name)\"\(suggestion(name.name, among: candidates))",
            fix: near.map { FixIt("write \"\($0)\"", [TextEdit(name.range, $0)]) })
    }
}
