/// The schema as the decoder walks it: flat tables in which a key is found by its number.
struct SchemaPlan: Sendable {
    /// What a value may look like: a `Shape` whose parts are numbers.
    enum Code: Sendable {
        case text, identifier, bool, ratio, curve, slots, colorTokens, lengthTokens, ruleSeverities
        case reference(ReferenceKind)
        case number(low: Double, high: Double)
        case count(low: Int, high: Int)
        case expression(ExpressionScope)
        case condition(ExpressionScope)
        case color(ColorUse)
        case choice(Int)
        case list(Int)
        case record(Int)
        case kinds(Int)
    }

    /// A mapping with known keys.
    struct RecordPlan: Sendable {
        var name: String
        var isAtomic: Bool
        /// Number of the field by number of the key; 255: no such key.
        var fields: [UInt8]
        var keys: [Key] = []
        var codes: [Code] = []
        /// Numbers of the keys that must be there.
        var required: [Int] = []
        /// The height forms of a block; empty for what is no block.
        var forms: [Key] = []
        var formSet = KeySet()
        var spread: Int?
        var spreadKeys: [Key] = []
    }

    /// Different shapes by kind of node.
    struct KindsPlan: Sendable {
        var scalars: [(code: Code, fills: [Key])]
        var list: (code: Code, fills: [Key])?
        var mapping: Int?
    }

    private(set) var records: [RecordPlan] = []
    private(set) var kinds: [KindsPlan] = []
    private(set) var lists: [Code] = []
    private(set) var choices: [Choice] = []
    let keys = Key.allCases
    let words = WordTable(Key.allCases.map(\.rawValue))
    private(set) var sheet = 0
    private(set) var tokens = 0
    private(set) var project = 0
    private(set) var color = 0
    private(set) var block = 0
    private(set) var detent = 0
    /// Keys without which a height form says nothing, by number.
    private(set) var needs: [(form: Int, needed: Int)] = []
    /// Keys that bound each other.
    private(set) var bounds = KeySet()
    /// Keys of which a header or footer has one: its height, or its blocks.
    private(set) var partForms = KeySet()
    private var numbers: [String: Int] = [:]

    /// The whole language.
    static let language = SchemaPlan()

    private init() {
        let number = { [keys] (key: Key) in keys.firstIndex(of: key) ?? 0 }
        needs = BlockSchema.needs.map { (number($0), number($1)) }
        bounds = KeySet([Key.min, .typical, .max, .minHeight, .maxHeight].map(number))
        partForms = KeySet([Key.height, .content].map(number))
        color = add(ColorSchema.color)
        sheet = add(SheetSchema.sheet)
        tokens = add(TokenSchema.tokens)
        project = add(ProjectSchema.project)
        block = add(BlockSchema.block)
        if case .byKind(_, _, let mapping?) = SheetSchema.detent { detent = add(mapping) }
    }

    /// Records of one name are one record.
    private mutating func add(_ record: Record) -> Int {
        if let number = numbers[record.name] { return number }
        let number = records.count
        numbers[record.name] = number
        var plan = RecordPlan(
            name: record.name, isAtomic: record.isAtomic, fields: [UInt8](repeating: 255, count: keys.count))
        records.append(plan)
        for field in record.fields {
            let key = keys.firstIndex(of: field.key) ?? 0
            plan.fields[key] = UInt8(plan.keys.count)
            plan.keys.append(field.key)
            plan.codes.append(code(field.shape, in: number))
            if field.isRequired { plan.required.append(key) }
        }
        if record.field(.spacer) != nil {
            plan.forms = BlockSchema.heightForms.filter { record.field($0) != nil }
            plan.formSet = KeySet(plan.forms.compactMap { keys.firstIndex(of: $0) })
        }
        if let spread = record.spread, case .record(let inner) = spread.shape {
            plan.spread = add(inner)
            plan.spreadKeys = spread.fills
        }
        records[number] = plan
        return number
    }

    private mutating func code(_ shape: Shape, in record: Int) -> Code {
        switch shape {
        case .text: return .text
        case .identifier: return .identifier
        case .reference(let kind): return .reference(kind)
        case .bool: return .bool
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

    private mutating func list(_ item: Code) -> Code {
        lists.append(item)
        return .list(lists.count - 1)
    }

    private mutating func byKind(_ scalar: [Form], _ list: Form?, _ mapping: Record?, _ record: Int) -> Code {
        let plan = KindsPlan(
            scalars: scalar.map { (code($0.shape, in: record), $0.fills) },
            list: list.map { (code($0.shape, in: record), $0.fills) }, mapping: mapping.map { add($0) })
        kinds.append(plan)
        return .kinds(kinds.count - 1)
    }

    private mutating func code(_ special: Special, in record: Int) -> Code {
        switch special {
        case .blocks: list(.record(record))
        case .slots: .slots
        case .colorTokens: .colorTokens
        case .lengthTokens: .lengthTokens
        case .ruleSeverities: .ruleSeverities
        }
    }
}
