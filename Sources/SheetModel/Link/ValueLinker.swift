import SheetLayout
import SheetText

/// Puts colours into the places where a sheet names them, and sees to the length tokens that it names: these stay as
/// they are until they are lowered.
struct ValueLinker {
    let colors: ColorScope
    let lengths: LengthScope
    var state = LinkState()

    /// A sheet's keys with their names resolved. What cannot be resolved stays as it is, after a finding.
    mutating func link(_ record: inout RecordValue) {
        for index in record.entries.indices {
            let place: ColorScope.Place = record.entries[index].key == .background ? .background : .plain
            let content = record.entries[index].value.content
            guard let content = linked(content, record.entries[index].value.range, place) else { continue }
            record.entries[index].value.content = content
        }
    }

    /// The value with its names resolved; nil where nothing changes, so that nothing is copied.
    @inline(__always)
    mutating func linked(_ content: Content, _ range: SourceRange, _ place: ColorScope.Place = .plain) -> Content? {
        switch content {
        case .null, .bool, .number, .text, .ratio, .curve, .paint, .pairs: return nil
        case .color(let color): return colors.resolve(color, at: range, place, &state).map { .paint($0.color) }
        case .expression(let syntax):
            look(up: syntax.references)
            return nil
        case .condition(let syntax):
            look(up: syntax.references)
            return nil
        case .list(let values): return linked(values)
        case .record(let record): return linked(record)
        }
    }

    private mutating func linked(_ values: [Value]) -> Content? {
        var copy: [Value]?
        values.withUnsafeBufferPointer { own in
            for index in own.indices {
                guard let content = linked(own[index].content, own[index].range) else { continue }
                copy = copy ?? values
                copy?[index].content = content
            }
        }
        return copy.map { .list($0) }
    }

    private mutating func linked(_ record: RecordValue) -> Content? {
        var copy: RecordValue?
        record.entries.withUnsafeBufferPointer { own in
            for index in own.indices {
                guard let content = linked(own[index].value.content, own[index].value.range) else { continue }
                copy = copy ?? record
                copy?.entries[index].value.content = content
            }
        }
        return copy.map { .record($0) }
    }

    /// Looks every length token up; that they have values is seen to where expressions are lowered.
    private mutating func look(up references: [Reference]) {
        guard !references.isEmpty else { return }
        for reference in references where reference.kind == .length {
            if let token = lengths.index[reference.name] {
                state.useLength(token)
                if lengths.tokens[token].points == nil { state.isSound = false }
            } else {
                state.isSound = false
                if !lengths.isIncomplete { state.report.add(.unknownName(reference, lengths, colors)) }
            }
        }
    }
}

extension LengthScope {
    /// The expression with the values of its tokens.
    func linked(_ syntax: ExpressionSyntax) -> SheetExpression {
        syntax.references.isEmpty ? syntax.expression : substituted(syntax.expression)
    }

    /// The condition with the values of its tokens.
    func linked(_ syntax: ConditionSyntax) -> SheetCondition {
        syntax.references.isEmpty ? syntax.condition : substituted(syntax.condition)
    }

    private func substituted(_ expression: SheetExpression) -> SheetExpression {
        switch expression {
        case .number, .points, .name, .through: expression
        case .token(let path, _): index[path].flatMap { tokens[$0].expression } ?? expression
        case .percent(let number, let base): .percent(number, of: substituted(base))
        case .negative(let inner): .negative(substituted(inner))
        case .binary(let sign, let left, let right): .binary(sign, substituted(left), substituted(right))
        case .call(let function, let arguments): .call(function, arguments.map { substituted($0) })
        }
    }

    private func substituted(_ condition: SheetCondition) -> SheetCondition {
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
        let foreign = ForeignName.find(name.name)?.rawValue
        let near = foreign == nil ? lengths.spellings.nearest(to: name.name) : nil
        let meant = foreign.map { ", here it is `\($0)`" } ?? didYouMean(near)
        let names = SheetName.allCases.map(\.rawValue).joined(separator: ", ")
        return Finding(
            .unknownName, at: name.range, "unknown name \"\(name.name)\"\(meant)",
            help: foreign == nil && near == nil
                ? "the names are \(names); a length of your own is a token: `tokens: {lengths: …}`" : nil,
            fix: (foreign ?? near).map { FixIt("write `\($0)`", [TextEdit(name.range, $0)]) })
    }
}
