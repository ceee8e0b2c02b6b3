/// The schema as the decoder walks it: flat tables in which a key is found by its number.
struct SchemaPlan: Sendable {
    /// What a value may look like: a `Shape` whose parts are numbers.
    enum Code: Sendable {
        case text, identifier, bool, off, ratio, curve, slots, colorTokens, lengthTokens, ruleSeverities
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
        var fields = Table<UInt8>([])
        var keys = Table<Key>([])
        var codes = Table<Code>([])
        /// Numbers of the keys that must be there.
        var required = Table<Int>([])
        /// The height forms of a block; empty for what is no block.
        var forms = Table<Key>([])
        var formSet = KeySet()
        var spread: Int?
        var spreadKeys = Table<Key>([])
    }

    /// Different shapes by kind of node.
    struct KindsPlan: Sendable {
        var scalars: Table<FormPlan>
        var list: FormPlan?
        var mapping: Int?
    }

    /// One of several shapes, and the keys that it is short for.
    struct FormPlan: Sendable {
        var code: Code
        var fills: Table<Key>
    }

    let records: Table<RecordPlan>
    let kinds: Table<KindsPlan>
    let lists: Table<Code>
    let choices: Table<ChoicePlan>
    let keys = Table(Key.allCases)
    let words = WordTable(Key.allCases.map(\.rawValue))
    /// The words of all choices.
    let choiceWords: WordTable
    let sheet: Int
    let tokens: Int
    let project: Int
    let color: Int
    let block: Int
    let detent: Int
    /// Keys without which a height form says nothing, by number.
    let needs: Table<(form: Int, needed: Int)>
    /// Keys that bound each other.
    let bounds = KeySet([Key.min, .typical, .max, .minHeight, .maxHeight].map(\.number))
    /// Keys of which a header or footer has one: its height, or its blocks.
    let partForms = KeySet([Key.height, .content].map(\.number))

    /// The whole language.
    static let language = SchemaPlan()

    private init() {
        var builder = SchemaPlanBuilder()
        color = builder.add(ColorSchema.color)
        sheet = builder.add(SheetSchema.sheet)
        tokens = builder.add(TokenSchema.tokens)
        project = builder.add(ProjectSchema.project)
        block = builder.add(BlockSchema.block)
        detent = SheetSchema.detent.mapping.map { builder.add($0) } ?? 0
        needs = Table(BlockSchema.needs.map { ($0.number, $1.number) })
        let words = Set(builder.choices.flatMap { $0.words + $0.aliases.keys }).sorted()
        choiceWords = WordTable(words)
        choices = Table(builder.choices.map { ChoicePlan($0, words) })
        records = Table(builder.records)
        kinds = Table(builder.kinds)
        lists = Table(builder.lists)
    }
}

/// A closed set of words, found by their numbers.
struct ChoicePlan: Sendable {
    let choice: Choice
    /// The numbers in `choiceWords` of all words, then those of the aliases.
    private let numbers: Table<Int>
    /// What they mean.
    private let meanings: Table<String>

    init(_ choice: Choice, _ all: [String]) {
        self.choice = choice
        numbers = Table((choice.words + choice.aliases.keys).map { all.firstIndex(of: $0) ?? 0 })
        meanings = Table(choice.words + choice.aliases.values)
    }

    /// Whether the one of this number is a word of the set, not an alias.
    func hasWord(_ number: Int) -> Bool { numbers[..<choice.words.count].contains(number) }

    /// The word that the one of this number means; nil where it is none of the set.
    func word(_ number: Int) -> String? {
        for index in 0..<numbers.count where numbers[index] == number { return meanings[index] }
        return nil
    }
}

extension Key {
    /// Its place among all keys.
    var number: Int { Key.allCases.firstIndex(of: self) ?? 0 }
}
