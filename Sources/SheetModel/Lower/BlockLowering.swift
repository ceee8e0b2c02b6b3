import SheetLayout

/// Turns blocks as written into what the resolver takes.
struct BlockLowering {
    /// Where the values of length tokens are.
    let lengths: LengthScope

    /// The blocks of a list, in their order.
    func blocks(_ values: [Value]) -> [SheetBlock] {
        var blocks: [SheetBlock] = []
        blocks.reserveCapacity(values.count)
        for value in values {
            guard case .record(let record) = value.content, let form = form(record) else { continue }
            blocks.append(SheetBlock(form))
            lower(record, &blocks[blocks.count - 1])
        }
        return blocks
    }

    private func lower(_ record: RecordValue, _ block: inout SheetBlock) {
        for entry in record.entries {
            switch (entry.key, entry.value.content) {
            case (.id, .text(let id)): block.id = id
            case (.padding, .record(let padding)):
                if let top = expression(padding, .top) { block.paddingTop = top }
                if let bottom = expression(padding, .bottom) { block.paddingBottom = bottom }
            case (.minHeight, .expression(let syntax)): block.minHeight = lengths.linked(syntax)
            case (.maxHeight, .expression(let syntax)): block.maxHeight = lengths.linked(syntax)
            case (.when, .condition(let syntax)): block.when = lengths.linked(syntax)
            case (.scroll, .bool(let scrolls)): block.scrolls = scrolls
            case (.role, .text(let role)): block.role = SheetRole(rawValue: role)
            case (.color, .paint(let color)): block.color = color
            case (.background, .paint(let color)): block.background = color
            default: continue
            }
        }
    }

    /// The expression of a key, with the values of tokens.
    func expression(_ record: RecordValue, _ key: Key) -> SheetExpression? {
        guard case .expression(let syntax)? = record[key]?.content else { return nil }
        return lengths.linked(syntax)
    }
}

// MARK: - Height forms

extension BlockLowering {
    private func form(_ record: RecordValue) -> SheetBlock.Form? {
        var isDivider = false
        for entry in record.entries {
            switch (entry.key, entry.value.content) {
            case (.height, .expression(let syntax)): return .height(lengths.linked(syntax))
            case (.height, .record(let height)): return measured(height)
            case (.rows, .record(let count)): return rows(record, count)
            case (.grid, .record(let grid)): return self.grid(grid)
            case (.text, .text(let style)): return text(record, style)
            case (.aspect, .ratio(let ratio)): return .aspect(ratio)
            case (.stack, .list(let inner)):
                return .stack(
                    blocks(inner), axis: record.choice(.axis) ?? .vertical,
                    spacing: expression(record, .spacing) ?? .zero)
            case (.spacer, .expression(let syntax)): return .spacer(lengths.linked(syntax))
            case (.divider, .expression(let syntax)): return .divider(lengths.linked(syntax))
            case (.divider, .null): isDivider = true
            default: continue
            }
        }
        return isDivider ? .divider(.name(.pixel)) : nil
    }

    private func measured(_ height: RecordValue) -> SheetBlock.Form? {
        guard let typical = expression(height, .typical) else { return nil }
        return .measured(
            min: expression(height, .min) ?? .zero, typical: typical, max: expression(height, .max))
    }

    private func rows(_ record: RecordValue, _ count: RecordValue) -> SheetBlock.Form? {
        guard let count = self.count(count), let height = expression(record, .rowHeight) else { return nil }
        return .rows(count, height: height, spacing: expression(record, .rowSpacing) ?? .zero)
    }

    private func grid(_ grid: RecordValue) -> SheetBlock.Form? {
        guard let items = grid.record(.items).flatMap({ count($0) }), let columns = grid.number(.columns),
            let height = expression(grid, .rowHeight)
        else { return nil }
        return .grid(
            items: items, columns: Int(columns), rowHeight: height, spacing: expression(grid, .spacing) ?? .zero)
    }

    private func text(_ record: RecordValue, _ style: String) -> SheetBlock.Form? {
        guard let style = SheetTextStyle(rawValue: style) else { return nil }
        return .text(
            style, lines: record.record(.lines).flatMap { count($0) } ?? SheetCount(1),
            reflow: record.bool(.reflow) ?? false)
    }

    private func count(_ record: RecordValue) -> SheetCount? {
        guard let typical = record.number(.typical) else { return nil }
        return SheetCount(
            min: Int(record.number(.min) ?? 0), typical: Int(typical), max: Int(record.number(.max) ?? typical))
    }
}

extension SheetExpression {
    /// No length; shared, since an expression takes memory of its own.
    static let zero = SheetExpression.number(0)
}
