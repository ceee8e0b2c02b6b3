import SheetLayout

/// Turns blocks as written into what the resolver takes.
struct BlockLowering {
    /// Where the values of length tokens are.
    let lengths: LengthScope

    /// The blocks of a list, in their order.
    func blocks(_ values: [Value]) -> [SheetBlock] {
        var blocks: [SheetBlock] = []
        blocks.reserveCapacity(values.count)
        values.withUnsafeBufferPointer { values in
            for index in values.indices {
                guard case .record(let record) = values[index].content, let form = form(record) else { continue }
                blocks.append(SheetBlock(form))
                lower(record, &blocks[blocks.count - 1])
            }
        }
        return blocks
    }

    private func lower(_ record: RecordValue, _ block: inout SheetBlock) {
        record.entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                switch entries[index].key {
                case .id: block.id = entries[index].value.content.word
                case .padding: lowerPadding(entries[index].value.content, &block)
                case .minHeight: block.minHeight = expression(entries[index].value.content)
                case .maxHeight: block.maxHeight = expression(entries[index].value.content)
                case .when:
                    guard case .condition(let syntax) = entries[index].value.content else { continue }
                    block.when = lengths.linked(syntax)
                case .scroll: if case .bool(let scrolls) = entries[index].value.content { block.scrolls = scrolls }
                case .role: block.role = entries[index].value.content.choice()
                case .color: block.color = entries[index].value.content.paint
                case .background: block.background = entries[index].value.content.paint
                default: continue
                }
            }
        }
    }

    private func lowerPadding(_ content: Content, _ block: inout SheetBlock) {
        guard case .record(let padding) = content else { return }
        if let top = expression(padding, .top) { block.paddingTop = top }
        if let bottom = expression(padding, .bottom) { block.paddingBottom = bottom }
    }

    /// The expression of a key, with the values of tokens.
    func expression(_ record: RecordValue, _ key: Key) -> SheetExpression? {
        record.index(of: key).flatMap { expression(record.entries[$0].value.content) }
    }

    /// An expression, with the values of tokens.
    func expression(_ content: Content) -> SheetExpression? {
        guard case .expression(let syntax) = content else { return nil }
        return lengths.linked(syntax)
    }
}

// MARK: - Height forms

extension BlockLowering {
    private func form(_ record: RecordValue) -> SheetBlock.Form? {
        record.entries.withUnsafeBufferPointer { entries in
            for index in entries.indices {
                if let form = form(entries[index].key, entries[index].value.content, of: record) { return form }
            }
            // Without a value it is a hairline.
            return record.index(of: .divider) == nil ? nil : .divider(.name(.pixel))
        }
    }

    @inline(__always)
    private func form(_ key: Key, _ content: Content, of record: RecordValue) -> SheetBlock.Form? {
        switch key {
        case .height: height(content)
        case .rows: rows(record, content)
        case .grid: grid(content)
        case .text: text(record, content)
        case .aspect: aspect(content)
        case .stack: stack(record, content)
        case .spacer: expression(content).map { .spacer($0) }
        case .divider: expression(content).map { .divider($0) }
        default: nil
        }
    }

    private func height(_ content: Content) -> SheetBlock.Form? {
        switch content {
        case .expression(let syntax): .height(lengths.linked(syntax))
        case .record(let record): measured(record)
        default: nil
        }
    }

    private func aspect(_ content: Content) -> SheetBlock.Form? {
        guard case .ratio(let ratio) = content else { return nil }
        return .aspect(ratio)
    }

    private func stack(_ record: RecordValue, _ content: Content) -> SheetBlock.Form? {
        guard case .list(let inner) = content else { return nil }
        return .stack(
            blocks(inner), axis: record.choice(.axis) ?? .vertical, spacing: expression(record, .spacing) ?? .zero)
    }

    private func measured(_ height: RecordValue) -> SheetBlock.Form? {
        guard let typical = expression(height, .typical) else { return nil }
        return .measured(
            min: expression(height, .min) ?? .zero, typical: typical, max: expression(height, .max))
    }

    private func rows(_ record: RecordValue, _ content: Content) -> SheetBlock.Form? {
        guard let count = count(content), let height = expression(record, .rowHeight) else { return nil }
        return .rows(count, height: height, spacing: expression(record, .rowSpacing) ?? .zero)
    }

    private func grid(_ content: Content) -> SheetBlock.Form? {
        guard case .record(let grid) = content, let items = count(grid[.items]?.content),
            let columns = grid.number(.columns),
            let height = expression(grid, .rowHeight)
        else { return nil }
        return .grid(
            items: items, columns: Int(columns), rowHeight: height, spacing: expression(grid, .spacing) ?? .zero)
    }

    private func text(_ record: RecordValue, _ content: Content) -> SheetBlock.Form? {
        guard let style: SheetTextStyle = content.choice() else { return nil }
        return .text(
            style, lines: count(record[.lines]?.content) ?? SheetCount(1), reflow: record.bool(.reflow) ?? false)
    }

    private func count(_ content: Content?) -> SheetCount? {
        guard case .record(let record)? = content, let typical = record.number(.typical) else { return nil }
        return SheetCount(
            min: Int(record.number(.min) ?? 0), typical: Int(typical), max: Int(record.number(.max) ?? typical))
    }
}

extension SheetExpression {
    /// No length. An expression takes memory of its own: this one is shared.
    static let zero = SheetExpression.number(0)
}

extension Content {
    /// A word of a closed set.
    fileprivate func choice<Words: RawRepresentable>() -> Words? where Words.RawValue == String {
        word.flatMap { Words(rawValue: $0) }
    }

    fileprivate var paint: SheetColor? {
        guard case .paint(let color) = self else { return nil }
        return color
    }
}
