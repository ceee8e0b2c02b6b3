import SheetLayout
import SheetText

/// What completing a mapping needs of its schema: its keys in order, what they are where they are not written, and
/// how their values are completed.
struct CompletionPlan: Sendable {
    /// The keys of `steps`: looked through without touching these.
    let keys: [Key]
    /// Whether a step has a default.
    let hasStandard: [Bool]
    let steps: [Step]

    struct Step: Sendable {
        var key: Key
        /// Complete; the parts of a default have no place of their own.
        var standard: Content?
        /// The height form beside which the default counts; the key itself where it needs to be written.
        var form: Key?
        var inner: Inner
    }

    /// How a value is completed.
    indirect enum Inner: Sendable {
        case nothing
        /// A mapping, or a list of such.
        case mapping(CompletionPlan)
        /// A mapping in which `max` is `typical` by default.
        case count(CompletionPlan)
        /// A header or footer, in which `height` is 0 without `content`.
        case part(CompletionPlan)
        case blocks
    }

    init(_ record: Record, leavingOut: Set<Key> = []) {
        self.init(record.fields.filter { !leavingOut.contains($0.key) }.map { Step($0) })
    }

    private init(_ steps: [Step]) {
        self.steps = steps
        keys = steps.map(\.key)
        hasStandard = steps.map { $0.standard != nil }
    }

    /// Of a sheet, without the keys that are applied or printed otherwise.
    static let sheet = CompletionPlan(
        SheetSchema.sheet, leavingOut: [.sheet, .summary, .abstract, .extends, .slots])

    /// Of a block: the defaults of its form, and what is written.
    static let block: CompletionPlan = {
        let forms = BlockSchema.companions.flatMap { form, keys in keys.map { ($0, form) } }
        return CompletionPlan(
            CompletionPlan(BlockSchema.block).steps.map { step in
                guard step.standard != nil else { return step }
                var copy = step
                copy.form = forms.first { $0.0 == step.key }?.1 ?? step.key
                return copy
            })
    }()
}

extension CompletionPlan.Step {
    fileprivate init(_ field: Field) {
        key = field.key
        inner = CompletionPlan.Inner(field.key, field.shape)
        standard = field.standard.flatMap { Standard.content($0, field.shape, inner) }
    }
}

extension CompletionPlan.Inner {
    fileprivate init(_ key: Key, _ shape: Shape) {
        switch shape {
        case .record(let record): self = .mapping(CompletionPlan(record))
        case .byKind(_, _, let mapping?):
            let plan = CompletionPlan(mapping)
            switch key {
            case .header, .footer: self = .part(plan)
            case .rows, .items, .lines: self = .count(plan)
            default: self = .mapping(plan)
            }
        case .list(.record(let record)) where key == .content && record.field(.id) != nil: self = .blocks
        case .list(let element): self = element.mapping.map { .mapping(CompletionPlan($0)) } ?? .nothing
        case .special(.blocks): self = .blocks
        case .text, .identifier, .reference, .bool, .off, .number, .count, .expression, .condition, .color, .choice,
            .ratio,
            .curve, .byKind, .special:
            self = .nothing
        }
    }
}

/// Reads the defaults of the schema, which are numbers, words, `{}`, `[]`, `[word]` and `{height: 0}`.
private enum Standard {
    static func content(_ text: String, _ shape: Shape, _ inner: CompletionPlan.Inner) -> Content? {
        switch text {
        case "{}", "{height: 0}": return Completion.completed(.record(RecordValue()), inner)
        case "[]": return .list([])
        case _ where text.hasPrefix("["):
            return .list([Value(.text(String(text.dropFirst().dropLast())), at: .wholeFile(0))])
        default: return scalar(text, shape).map { Completion.completed($0, inner) }
        }
    }

    private static func scalar(_ text: String, _ shape: Shape) -> Content? {
        switch shape {
        case .bool, .off: .bool(text == "true")
        case .number, .count: Double(text).map { .number($0) }
        case .expression:
            if let number = Double(text) {
                .expression(ExpressionSyntax(.number(number)))
            } else {
                SheetName(rawValue: text).map { .expression(ExpressionSyntax(.name($0))) }
            }
        case .color: text == "black" ? .paint(.black) : nil
        case .curve: text == "easeInOut" ? .curve(.easeInOut) : nil
        case .text, .identifier, .reference, .choice: .text(text)
        case .byKind(let scalars, _, _): scalars.first.flatMap { form($0, text) }
        case .condition, .ratio, .list, .record, .special: nil
        }
    }

    private static func form(_ form: Form, _ text: String) -> Content? {
        guard let content = scalar(text, form.shape) else { return nil }
        guard !form.fills.isEmpty else { return content }
        let value = Value(content, at: .wholeFile(0))
        return .record(RecordValue(form.fills.map { Entry($0, at: .wholeFile(0), value) }))
    }
}
