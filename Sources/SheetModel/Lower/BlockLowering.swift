import SheetLayout

/// Turns complete blocks into what the resolver takes.
enum BlockLowering {
    /// The blocks of a list, in their order.
    static func blocks(_ values: [Value]) -> [SheetBlock] {
        var blocks: [SheetBlock] = []
        blocks.reserveCapacity(values.count)
        for value in values {
            guard case .record(let record) = value.content, let block = block(record) else { continue }
            blocks.append(block)
        }
        return blocks
    }

    private static func block(_ record: RecordValue) -> SheetBlock? {
        guard let form = form(record) else { return nil }
        var block = SheetBlock(form)
        for entry in record.entries {
            switch (entry.key, entry.value.content) {
            case (.id, .text(let id)): block.id = id
            case (.padding, .record(let padding)):
                block.paddingTop = padding.expression(.top) ?? block.paddingTop
                block.paddingBottom = padding.expression(.bottom) ?? block.paddingBottom
            case (.minHeight, .expression(let syntax)): block.minHeight = syntax.expression
            case (.maxHeight, .expression(let syntax)): block.maxHeight = syntax.expression
            case (.when, .condition(let syntax)): block.when = syntax.condition
            case (.scroll, .bool(let scrolls)): block.scrolls = scrolls
            case (.role, .text(let role)): block.role = SheetRole(rawValue: role)
            case (.color, .paint(let color)): block.color = color
            case (.background, .paint(let color)): block.background = color
            default: continue
            }
        }
        return block
    }

    private static func form(_ record: RecordValue) -> SheetBlock.Form? {
        for entry in record.entries {
            switch (entry.key, entry.value.content) {
            case (.height, .expression(let syntax)): return .height(syntax.expression)
            case (.height, .record(let height)): return measured(height)
            case (.rows, .record(let count)): return rows(record, count)
            case (.grid, .record(let grid)): return self.grid(grid)
            case (.text, .text(let style)): return text(record, style)
            case (.aspect, .ratio(let ratio)): return .aspect(ratio)
            case (.stack, .list(let inner)):
                return .stack(
                    blocks(inner), axis: record.choice(.axis) ?? .vertical,
                    spacing: record.expression(.spacing) ?? .number(0))
            case (.spacer, .expression(let syntax)): return .spacer(syntax.expression)
            case (.divider, .expression(let syntax)): return .divider(syntax.expression)
            default: continue
            }
        }
        return nil
    }

    private static func measured(_ height: RecordValue) -> SheetBlock.Form? {
        guard let typical = height.expression(.typical) else { return nil }
        return .measured(
            min: height.expression(.min) ?? .number(0), typical: typical, max: height.expression(.max))
    }

    private static func rows(_ record: RecordValue, _ count: RecordValue) -> SheetBlock.Form? {
        guard let count = self.count(count), let height = record.expression(.rowHeight) else { return nil }
        return .rows(count, height: height, spacing: record.expression(.rowSpacing) ?? .number(0))
    }

    private static func grid(_ grid: RecordValue) -> SheetBlock.Form? {
        guard let items = grid.record(.items).flatMap({ count($0) }), let columns = grid.number(.columns),
            let height = grid.expression(.rowHeight)
        else { return nil }
        return .grid(
            items: items, columns: Int(columns), rowHeight: height, spacing: grid.expression(.spacing) ?? .number(0))
    }

    private static func text(_ record: RecordValue, _ style: String) -> SheetBlock.Form? {
        guard let style = SheetTextStyle(rawValue: style) else { return nil }
        return .text(
            style, lines: record.record(.lines).flatMap { count($0) } ?? SheetCount(1),
            reflow: record.bool(.reflow) ?? false)
    }

    private static func count(_ record: RecordValue) -> SheetCount? {
        guard let typical = record.number(.typical) else { return nil }
        return SheetCount(
            min: Int(record.number(.min) ?? 0), typical: Int(typical), max: Int(record.number(.max) ?? typical))
    }
}
