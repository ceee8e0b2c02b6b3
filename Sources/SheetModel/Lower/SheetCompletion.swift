import SheetLayout
import SheetText

extension LinkedSheet {
    /// `merged` with every default, in the schema's order: what JSON prints. Colours are `paint`; empty where there
    /// is no definition.
    package var complete: RecordValue {
        guard definition != nil else { return RecordValue() }
        return SheetCompletion(SheetOutline(merged, at: own.id?.range ?? own.firstKey)).completed()
    }
}

/// Completes a sheet: what it leaves out, and what that is by its other keys.
struct SheetCompletion {
    private let outline: SheetOutline
    private var merged: RecordValue { outline.merged }
    private var place: SourceRange { outline.place }

    init(_ outline: SheetOutline) { self.outline = outline }

    /// The sheet with every default, in the schema's order.
    func completed() -> RecordValue {
        var entries: [Entry] = []
        let plan = CompletionPlan.sheet
        entries.reserveCapacity(plan.keys.count)
        for index in plan.keys.indices {
            switch plan.keys[index] {
            case .type: add(.type, .text(outline.type.rawValue), to: &entries)
            case .background: add(.background, .paint(outline.background), to: &entries)
            case .safeArea: add(.safeArea, .text(outline.safeArea.rawValue), to: &entries)
            case .shadow: addShadow(plan.steps[index], to: &entries)
            case .dim: add(.dim, dim(plan.steps[index]), to: &entries)
            case .interaction: add(.interaction, interaction, to: &entries)
            case .compactHeight: add(.compactHeight, .text(outline.compactHeight.rawValue), to: &entries)
            case .detents: add(.detents, .list(detents), to: &entries)
            default: Completion.append(index, of: plan, merged, at: place, to: &entries)
            }
        }
        return RecordValue(entries)
    }

    /// Adds a key at the place where it, or else the sheet, is written.
    private func add(_ key: Key, _ content: Content, to entries: inout [Entry]) {
        let entry = merged.entry(key)
        entries.append(Entry(key, at: entry?.keyRange ?? place, Value(content, at: entry?.value.range ?? place)))
    }

    /// One shadow is a list of one; an empty list is as if it were not written.
    private func addShadow(_ step: CompletionPlan.Step, to entries: inout [Entry]) {
        guard let shadow = merged[.shadow] else { return }
        switch Completion.completed(shadow.content, step.inner) {
        case .record(let one): add(.shadow, .list([Value(.record(one), at: shadow.range)]), to: &entries)
        case .list(let shadows) where !shadows.isEmpty: add(.shadow, .list(shadows), to: &entries)
        default: return
        }
    }

    private func dim(_ step: CompletionPlan.Step) -> Content {
        var entries: [Entry] = []
        switch merged[.dim]?.content {
        case .bool(false): return .bool(false)
        case .record(let record): entries = record.entries
        case nil:
            let dim = outline.followingDim
            guard dim.isEnabled else { return .bool(false) }
            if let id = dim.from { entries = [entry(.from, .text(id))] }
        default: break
        }
        return Completion.completed(.record(RecordValue(entries)), step.inner)
    }

    private var interaction: Content {
        if let written = merged[.interaction]?.content { return written }
        switch outline.followingInteraction {
        case .disabled: return .text("disabled")
        case .enabled: return .text("enabled")
        case .upThrough(let id): return .record(RecordValue([entry(.upThrough, .text(id))]))
        }
    }

    private var detents: [Value] {
        guard case .list(let detents)? = merged[.detents]?.content else {
            return SheetOutline.standardDetents(outline.type).map { detent($0) }
        }
        return detents.enumerated().map { index, value in
            guard case .record(let record) = value.content else { return value }
            var entries: [Entry] = []
            entries.reserveCapacity(record.entries.count + 1)
            let id = outline.detentIDs[index]
            entries.append(Entry(.id, at: id.range, Value(.text(id.value), at: id.range)))
            for key in [Key.height, .min, .max, .when] {
                if let entry = record.entry(key), record[key] != nil { entries.append(entry) }
            }
            return Value(.record(RecordValue(entries)), at: value.range)
        }
    }

    private func detent(_ detent: SheetDetent) -> Value {
        var entries = [entry(.id, .text(detent.id)), entry(.height, .expression(ExpressionSyntax(detent.height)))]
        if let condition = detent.when { entries.append(entry(.when, .condition(ConditionSyntax(condition)))) }
        return Value(.record(RecordValue(entries)), at: place)
    }

    private func entry(_ key: Key, _ content: Content) -> Entry { Entry(key, at: place, Value(content, at: place)) }
}
