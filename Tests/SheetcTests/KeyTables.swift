import SheetModel

/// The tables of keys in `Docs`, written from the records of the schema.
enum KeyTables {
    /// The records of specs, each once, in the order in which they are met.
    static let language = records(from: [
        SheetSchema.sheet, ColorSchema.color, TokenSchema.tokens,
    ])

    /// The records of the project file.
    static let project = records(from: [ProjectSchema.project])

    /// A record as a Markdown table: its keys, what they hold, their defaults, and what they are about.
    static func table(of record: Record) -> [String] {
        ["| \(record.name) | value | default | about |", "|---|---|---|---|"]
            + record.fields.map { field in
                let cells = [
                    "`\(field.key.rawValue)`", words(for: field.shape), standard(of: field), field.about,
                ]
                return "| " + cells.joined(separator: " | ") + " |"
            }
    }

    private static func standard(of field: Field) -> String {
        if field.isRequired { return "required" }
        guard let standard = field.standard, standard != "{}" else { return "" }
        return "`\(standard)`"
    }

    // MARK: What a value may look like

    private static func words(for shape: Shape) -> String {
        switch shape {
        case .text: "text"
        case .identifier: "id"
        case .reference(let kind): "id of a \(kind.rawValue)"
        case .bool: "true or false"
        case .off: "`false`"
        case .number(let range): "number" + bounds(range.lowerBound, range.upperBound, unbounded: 1_000_000)
        case .count(let range):
            range.lowerBound == range.upperBound
                ? "`\(range.lowerBound)`"
                : "whole number" + bounds(Double(range.lowerBound), Double(range.upperBound), unbounded: 1_000_000)
        case .expression: "length"
        case .condition: "condition"
        case .color: "colour"
        case .choice(let choice): words(for: choice)
        case .ratio: "number, or `\"16/9\"`"
        case .curve: "`linear`, `easeIn`, `easeOut`, `easeInOut` or `spring(response, damping)`"
        case .list(let item): "list of " + plural(of: item)
        case .record(let record): mapping(record)
        case .byKind(let scalars, let list, let record):
            joined(
                scalars.map { words(for: $0.shape) }
                    + [list.map { words(for: $0.shape) }, record.map(mapping)]
                    .compactMap(\.self))
        case .special(let special): words(for: special)
        }
    }

    private static func words(for choice: Choice) -> String {
        let words = joined(choice.words.map { "`\($0)`" })
        let aliases = choice.aliases.sorted { $0.key < $1.key }.map { "`\($0.key)` for `\($0.value)`" }
        return aliases.isEmpty ? words : words + " (" + aliases.joined(separator: ", ") + ")"
    }

    private static func words(for special: Special) -> String {
        switch special {
        case .blocks: "list of blocks"
        case .slots: "lists of blocks by slot"
        case .colorTokens: "colours by name, nested"
        case .lengthTokens: "lengths by name, nested"
        case .ruleSeverities: "severities by rule"
        }
    }

    private static func plural(of shape: Shape) -> String {
        switch shape {
        case .record(let record), .byKind(_, _, let record?): noun(record) + "s"
        case .choice: words(for: shape)
        case .text: "texts"
        case .identifier, .reference, .bool, .off, .number, .count, .expression, .condition, .color, .ratio, .curve,
            .list,
            .byKind, .special:
            words(for: shape)
        }
    }

    /// `block` of "a block of a header or footer".
    private static func noun(_ record: Record) -> String {
        record.name.split(separator: " ").dropFirst().first.map(String.init) ?? record.name
    }

    private static func mapping(_ record: Record) -> String {
        "`{" + record.fields.map(\.key.rawValue).joined(separator: ", ") + "}`"
    }

    private static func bounds(_ low: Double, _ high: Double, unbounded: Double) -> String {
        high < unbounded ? " from \(plain(low)) to \(plain(high))" : " from \(plain(low))"
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    private static func joined(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    // MARK: Finding records

    private static func records(from roots: [Record]) -> [Record] {
        var found: [Record] = []
        for root in roots { collect(root, into: &found) }
        return found
    }

    private static func collect(_ record: Record, into found: inout [Record]) {
        guard !found.contains(where: { $0.name == record.name }) else { return }
        found.append(record)
        if let spread = record.spread { collect(spread.shape, into: &found) }
        for field in record.fields { collect(field.shape, into: &found) }
    }

    private static func collect(_ shape: Shape, into found: inout [Record]) {
        switch shape {
        case .record(let record): collect(record, into: &found)
        case .list(let item): collect(item, into: &found)
        case .byKind(let scalars, let list, let mapping):
            for form in scalars + [list].compactMap(\.self) { collect(form.shape, into: &found) }
            if let mapping { collect(mapping, into: &found) }
        case .text, .identifier, .reference, .bool, .off, .number, .count, .expression, .condition, .color, .choice,
            .ratio,
            .curve, .special:
            break
        }
    }
}
