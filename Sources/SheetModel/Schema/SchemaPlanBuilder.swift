/// Numbers the parts of the schema.
struct SchemaPlanBuilder {
    private(set) var records: [SchemaPlan.RecordPlan] = []
    private(set) var kinds: [SchemaPlan.KindsPlan] = []
    private(set) var lists: [SchemaPlan.Code] = []
    private(set) var choices: [Choice] = []
    private var numbers: [String: Int] = [:]

    /// The number of a record. Records of one name are one record.
    mutating func add(_ record: Record) -> Int {
        if let number = numbers[record.name] { return number }
        let number = records.count
        numbers[record.name] = number
        var plan = SchemaPlan.RecordPlan(name: record.name, isAtomic: record.isAtomic)
        records.append(plan)
        var fields = [UInt8](repeating: 255, count: Key.allCases.count)
        for (index, field) in record.fields.enumerated() { fields[field.key.number] = UInt8(index) }
        plan.fields = Table(fields)
        plan.keys = Table(record.fields.map(\.key))
        plan.codes = Table(record.fields.map { code($0.shape, in: number) })
        plan.required = Table(record.fields.filter(\.isRequired).map(\.key.number))
        if record.field(.spacer) != nil {
            plan.forms = Table(BlockSchema.heightForms.filter { record.field($0) != nil })
            plan.formSet = KeySet(plan.forms.map(\.number))
        }
        if let spread = record.spread, case .record(let inner) = spread.shape {
            plan.spread = add(inner)
            plan.spreadKeys = Table(spread.fills)
        }
        records[number] = plan
        return number
    }

    private mutating func code(_ shape: Shape, in record: Int) -> SchemaPlan.Code {
        switch shape {
        case .text: return .text
        case .identifier: return .identifier
        case .reference(let kind): return .reference(kind)
        case .bool: return .bool
        case .off: return .off
        case .number(let range): return .number(low: range.lowerBound, high: range.upperBound)
        case .count(let range): return .count(low: range.lowerBound, high: range.upperBound)
        case .expression(let scope): return .expression(scope)
        case .condition(let scope): return .condition(scope)
        case .color(let use): return .color(use)
        case .choice(let choice):
            choices.append(choice)
            return .choice(choices.count - 1)
        case .ratio: return .ratio
        case .curve: return .curve
        case .list(let item): return list(code(item, in: record))
        case .record(let inner): return .record(add(inner))
        case .byKind(let scalar, let list, let mapping): return byKind(scalar, list, mapping, record)
        case .special(let special): return code(special, in: record)
        }
    }

    private mutating func list(_ item: SchemaPlan.Code) -> SchemaPlan.Code {
        lists.append(item)
        return .list(lists.count - 1)
    }

    private mutating func byKind(
        _ scalar: [Form], _ list: Form?, _ mapping: Record?, _ record: Int
    ) -> SchemaPlan.Code {
        let plan = SchemaPlan.KindsPlan(
            scalars: Table(scalar.map { form($0, record) }), list: list.map { form($0, record) },
            mapping: mapping.map { add($0) })
        kinds.append(plan)
        return .kinds(kinds.count - 1)
    }

    private mutating func form(_ form: Form, _ record: Int) -> SchemaPlan.FormPlan {
        SchemaPlan.FormPlan(code: code(form.shape, in: record), fills: Table(form.fills))
    }

    private mutating func code(_ special: Special, in record: Int) -> SchemaPlan.Code {
        switch special {
        case .blocks: list(.record(record))
        case .slots: .slots
        case .colorTokens: .colorTokens
        case .lengthTokens: .lengthTokens
        case .ruleSeverities: .ruleSeverities
        }
    }
}
