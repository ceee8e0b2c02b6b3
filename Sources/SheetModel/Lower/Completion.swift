import SheetLayout
import SheetText

/// Fills in defaults, and puts keys in the schema's order.
enum Completion {
    /// A value with what its mappings leave out.
    static func completed(_ content: Content, _ inner: CompletionPlan.Inner) -> Content {
        switch (inner, content) {
        case (.nothing, _): content
        case (.mapping(let plan), .record(let record)): .record(completed(record, plan))
        case (.mapping(let plan), .list(let values)): .list(values.map { completed($0, .mapping(plan)) })
        case (.count(let plan), .record(let record)): .record(completedCount(record, plan))
        case (.part(let plan), .record(let record)): .record(completedPart(record, plan))
        case (.blocks, .list(let blocks)): .list(blocks.map { completedBlock($0) })
        case (.mapping, _), (.count, _), (.part, _), (.blocks, _): content
        }
    }

    private static func completed(_ value: Value, _ inner: CompletionPlan.Inner) -> Value {
        Value(completed(value.content, inner), at: value.range)
    }

    /// The mapping's own keys and its defaults, in the plan's order.
    private static func completed(_ record: RecordValue, _ plan: CompletionPlan) -> RecordValue {
        var entries: [Entry] = []
        entries.reserveCapacity(plan.keys.count)
        let place = record.entries.first?.value.range ?? .wholeFile(0)
        for index in plan.keys.indices { append(index, of: plan, record, at: place, to: &entries) }
        return RecordValue(entries)
    }

    /// Appends what a step of a plan comes to, if it comes to anything.
    static func append(
        _ index: Int, of plan: CompletionPlan, _ record: RecordValue, at place: SourceRange, to entries: inout [Entry]
    ) {
        let key = plan.keys[index]
        if let written = record.index(of: key) {
            appendWritten(written, plan.steps[index], record, to: &entries)
        } else if plan.hasStandard[index], let standard = plan.steps[index].standard {
            if let form = plan.steps[index].form, form == key || record.index(of: form) == nil { return }
            entries.append(Entry(key, at: place, Value(standard, at: place)))
        }
    }

    private static func appendWritten(
        _ index: Int, _ step: CompletionPlan.Step, _ record: RecordValue, to entries: inout [Entry]
    ) {
        if case .null = record.entries[index].value.content {
            guard let standard = step.standard else { return }
            entries.append(record.entries[index])
            entries[entries.count - 1].value.content = standard
        } else {
            entries.append(record.entries[index])
            if case .nothing = step.inner { return }
            entries[entries.count - 1].value.content = completed(record.entries[index].value.content, step.inner)
        }
    }

    private static func completedCount(_ record: RecordValue, _ plan: CompletionPlan) -> RecordValue {
        var result = completed(record, plan)
        if result[.max] == nil, let typical = result.entry(.typical) {
            result.entries.append(Entry(.max, at: typical.keyRange, typical.value))
        }
        return result
    }

    private static func completedPart(_ record: RecordValue, _ plan: CompletionPlan) -> RecordValue {
        var result = completed(record, plan)
        if result[.content] == nil, result[.height] == nil {
            let place = record.entries.first?.value.range ?? .wholeFile(0)
            result.entries.insert(
                Entry(.height, at: place, Value(.expression(ExpressionSyntax(.number(0))), at: place)), at: 0)
        }
        return result
    }

    private static func completedBlock(_ block: Value) -> Value {
        guard case .record(let record) = block.content else { return block }
        var entries: [Entry] = []
        entries.reserveCapacity(record.entries.count + 3)
        let plan = CompletionPlan.block
        for index in plan.keys.indices { append(index, of: plan, record, at: block.range, to: &entries) }
        return Value(.record(RecordValue(entries)), at: block.range)
    }
}
