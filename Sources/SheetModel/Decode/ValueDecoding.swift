import SheetText
import SheetYAML

extension Decoder {
    /// Decodes a value by its shape; nil where it is wrong.
    mutating func value(_ code: SchemaPlan.Code, _ node: Int, _ place: FieldPlace) -> Value? {
        switch code {
        case .list(let item): return list(of: plan.lists[item], node, place)
        case .record(let number): return mapping(number, node, place)
        case .kinds(let number): return byKind(number, node, place)
        case .color(let use): return color(use, node, place)
        case .slots, .colorTokens, .lengthTokens: return nil
        case .ruleSeverities: return severities(node, place)
        case .text, .identifier, .bool, .off, .condition, .ratio, .curve, .reference, .number, .count, .expression,
            .choice:
            guard tree.nodes[tree.target(node)].isScalar else {
                failNoScalar(code, node, place)
                return nil
            }
            return scalarValue(code, scalar(node), place)
        }
    }

    private mutating func mapping(_ number: Int, _ node: Int, _ place: FieldPlace) -> Value? {
        guard tree.nodes[tree.target(node)].isMapping else {
            _ = expect(.mapping, node, plan.records[number].name + " with keys of its own", place)
            return nil
        }
        return Value(.record(record(number, node)), at: tree.range(node))
    }

    /// Decodes a list, item by item; pieces that a comma cut apart are one finding.
    mutating func list(of item: SchemaPlan.Code, _ node: Int, _ place: FieldPlace) -> Value? {
        guard expect(.sequence, node, "a list", place) else { return nil }
        let reset = canReset
        canReset = false
        defer { canReset = reset }
        let target = tree.target(node)
        if target != node { hasAliases = true }
        var values: [Value] = []
        values.reserveCapacity(Int(tree.nodes[target].count))
        var index = target + 1
        var remaining = Int(tree.nodes[target].count)
        while remaining > 0 {
            let pieces = tree.nodes[target].isFlow ? tree.cutItems(index, remaining) : 1
            if pieces > 1 {
                reportCut(index, pieces, item)
            } else if let value = itemValue(item, index, place) {
                values.append(value)
            }
            for _ in 0..<pieces { index = Int(tree.nodes[index].next) }
            remaining -= pieces
        }
        return Value(.list(values), at: tree.range(node))
    }

    private mutating func itemValue(_ item: SchemaPlan.Code, _ node: Int, _ place: FieldPlace) -> Value? {
        if tree.isBroken(node) {
            isSound = false
            return nil
        }
        if tree.isNull(node) {
            fail(.emptyItem(place.key, at: tree.range(node)))
            return nil
        }
        var inner = place
        inner.keyRange = tree.range(node)
        return value(item, node, inner)
    }

    // MARK: Shapes by kind of node

    private mutating func byKind(_ number: Int, _ node: Int, _ place: FieldPlace) -> Value? {
        let kind = tree.nodes[tree.target(node)].kind
        switch kind {
        case .mapping:
            guard let record = plan.kinds[number].mapping else { break }
            return mapping(record, node, place)
        case .sequence:
            guard let form = plan.kinds[number].list, let value = value(form.code, node, place) else { break }
            return expand(value, form.fills, place)
        case .scalar:
            guard !plan.kinds[number].scalars.isEmpty else { break }
            let scalar = scalar(node)
            let form = scalarForm(plan.kinds[number].scalars, scalar)
            guard let value = scalarValue(form.code, scalar, place, among: plan.kinds[number].scalars.count)
            else { return nil }
            return expand(value, form.fills, place)
        case .alias: return nil
        }
        if kind == .sequence, plan.kinds[number].list != nil { return nil }
        if kind == .mapping, reportBraces(node) { return nil }
        failType(wanted(number, place), node, place)
        return nil
    }

    /// Writes a shorthand out: the keys that it is short for, all with its place.
    @inline(__always)
    private func expand(_ value: Value, _ fills: Table<Key>, _ place: FieldPlace) -> Value {
        guard !fills.isEmpty else { return value }
        let entries = fills.map { Entry($0, at: place.keyRange, value) }
        return Value(.record(RecordValue(entries)), at: value.range)
    }

    /// The form that a scalar most likely is meant to have.
    @inline(__always)
    private func scalarForm(
        _ forms: Table<SchemaPlan.FormPlan>, _ scalar: ScalarText
    ) -> SchemaPlan.FormPlan {
        guard forms.count > 1 else { return forms[0] }
        let isBool = CoreScalar.bool(scalar.bytes) != nil || CoreScalar.oldBool(scalar.bytes) != nil
        let known = plan.choiceWords.find(scalar.text, scalar.start, scalar.end)
        for form in forms {
            switch form.code {
            case .bool where isBool, .off where isBool: return form
            case .choice(let number) where !isBool && known.map(plan.choices[number].hasWord) == true: return form
            case .number where !isBool: return form
            default: continue
            }
        }
        return forms.first { if case .choice = $0.code { true } else { false } } ?? forms[0]
    }

    // MARK: Kinds of nodes

    /// True for a node of this kind; else reports.
    mutating func expect(_ kind: YAMLNode.Kind, _ node: Int, _ wanted: String, _ place: FieldPlace) -> Bool {
        if tree.nodes[tree.target(node)].kind == kind { return true }
        if kind != .mapping, reportBraces(node) { return false }
        failType(wanted, node, place)
        return false
    }

    /// Reports a node of the wrong kind; not where an error of the reader cut it off.
    private mutating func failType(_ wanted: String, _ node: Int, _ place: FieldPlace) {
        isSound = false
        guard isComplete || tree.nodes[node].next != documentEnd else { return }
        fail(.wrongType(wanted, key: place.key, node: kindName(node), at: tree.range(node)))
    }

    func kindName(_ node: Int) -> String {
        switch tree.nodes[tree.target(node)].kind {
        case .scalar: tree.nodes[tree.target(node)].isPlain ? "a single value" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        case .alias: "nothing"
        }
    }

    private mutating func failNoScalar(_ code: SchemaPlan.Code, _ node: Int, _ place: FieldPlace) {
        if place.key == .sheet, place.owner == plan.sheet, tree.nodes[tree.target(node)].isMapping,
            reportIndented(node)
        {
            return
        }
        if reportBraces(node) { return }
        failType(wanted(code), node, place)
    }

    /// Keys that were indented under `sheet:`.
    private mutating func reportIndented(_ node: Int) -> Bool {
        for entry in tree.entries(of: node) {
            guard let key = find(entry.key), plan.records[plan.sheet].fields[key] != 255 else { continue }
            fail(.indented(plan.keys[key], at: tree.range(entry.key)))
            return true
        }
        return false
    }

    // MARK: Words

    private func wanted(_ number: Int, _ place: FieldPlace) -> String {
        var words = plan.kinds[number].scalars.map { wanted($0.code) }
        if plan.kinds[number].list != nil { words.append("a list") }
        if let record = plan.kinds[number].mapping { words.append(plan.records[record].name + " with keys of its own") }
        return words.joined(separator: " or ")
    }

    /// What a shape is called in messages.
    func wanted(_ code: SchemaPlan.Code) -> String {
        switch code {
        case .text: "text"
        case .identifier: "an id"
        case .reference(let kind): "the id of a \(kind.rawValue)"
        case .bool: "true or false"
        case .off: "false"
        case .number, .count: "a number"
        case .expression: "a height or another length"
        case .condition: "a condition"
        case .color: "a colour"
        case .choice(let number): "one of \(plan.choices[number].choice.words.joined(separator: ", "))"
        case .ratio: "a number or \"width/height\""
        case .curve: "an easing curve"
        case .list: "a list"
        case .record(let number): plan.records[number].name
        case .kinds, .slots, .colorTokens, .lengthTokens, .ruleSeverities: "a mapping"
        }
    }
}

extension Finding {
    static func wrongType(_ wanted: String, node kind: String, at range: SourceRange) -> Finding {
        Finding(.wrongType, at: range, "\(wanted) is wanted here, not \(kind)")
    }

    static func wrongType(_ wanted: String, key: Key, node kind: String, at range: SourceRange) -> Finding {
        let help = wanted == "a list" ? "put it in brackets: `\(key.rawValue): […]`" : nil
        return Finding(.wrongType, at: range, "`\(key.rawValue)` takes \(wanted), not \(kind)", help: help)
    }

    fileprivate static func emptyItem(_ key: Key, at range: SourceRange) -> Finding {
        Finding(.wrongType, at: range, "an item of `\(key.rawValue)` is empty", help: "remove it, or give it a value")
    }

    fileprivate static func indented(_ key: Key, at range: SourceRange) -> Finding {
        Finding(
            .misplacedKey, at: range, "`\(key.rawValue)` is indented under `sheet`, it belongs beside it",
            help: "write the sheet's id behind `sheet:`, and the other keys at the same indentation as `sheet`")
    }
}
