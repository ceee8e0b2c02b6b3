package import SheetLayout
package import SheetText

extension LinkedSheet {
    /// The value behind a place of the definition: what a finding about it points at. Falls back to the key around
    /// it, then to the sheet's id.
    package func range(of place: SheetPlace) -> SourceRange {
        switch place {
        case .screenCap: range(of: Key.screenCap)
        case .minHeight: range(of: Key.minHeight)
        case .width: range(of: Key.width)
        case .maxWidth: range(of: Key.maxWidth)
        case .spacing: range(of: Key.spacing)
        case .cornerRadius: range(of: Key.corner, .radius)
        case .threshold: range(of: Key.dismiss, .threshold)
        case .header: range(of: Key.header, .height)
        case .footer: range(of: Key.footer, .height)
        case .insets(let edge): range(of: .insets, edge.key)
        case .grabberArea: range(of: .grabber, .area)
        case .detent(let index, let part): detentRange(index, part)
        case .block(let list, let path, let part): blockRange(list, path, part)
        }
    }

    /// The value behind a place of the definition; nil where it was not written.
    package func value(at place: SheetPlace) -> Value? {
        switch place {
        case .screenCap: merged[.screenCap]
        case .minHeight: merged[.minHeight]
        case .width: merged[.width]
        case .maxWidth: merged[.maxWidth]
        case .spacing: merged[.spacing]
        case .cornerRadius: record(.corner)?[.radius]
        case .threshold: record(.dismiss)?[.threshold]
        case .header: record(.header)?[.height]
        case .footer: record(.footer)?[.height]
        case .insets(let edge): record(.insets)?[edge.key]
        case .grabberArea: record(.grabber)?[.area]
        case .detent(let index, let part): detent(index)?.record?[part.key]
        case .block(let list, let path, let part): block(list, path)?.record.flatMap(part.value)
        }
    }

    /// The value of a key, or of a key inside it; the outer one where there is no inner one.
    package func range(of key: Key, _ inner: Key? = nil) -> SourceRange {
        guard let value = merged[key] else { return own.id?.range ?? own.firstKey }
        guard let inner, case .record(let record) = value.content, let part = record[inner] else { return value.range }
        return part.range
    }

    /// A detent, by its place in the definition; without a written list the key that stands for it.
    package func detent(_ index: Int) -> Value? {
        guard case .list(let detents)? = merged[.detents]?.content, detents.indices.contains(index) else { return nil }
        return detents[index]
    }

    /// What concerns all detents: the key `detents`, else `type`, else `sheet`.
    package var detentsRange: SourceRange {
        merged.entry(.detents)?.keyRange ?? merged.entry(.type)?.keyRange ?? own.firstKey
    }

    /// A block of a list, by the way down to it.
    package func block(_ list: SheetBlockList, _ path: [Int]) -> Value? {
        var blocks = blocks(list)
        var found: Value?
        for index in path {
            guard blocks.indices.contains(index) else { return found }
            found = blocks[index]
            guard case .record(let record)? = found?.content, case .list(let inner)? = record[.stack]?.content else {
                blocks = []
                continue
            }
            blocks = inner
        }
        return found
    }

    private func blocks(_ list: SheetBlockList) -> [Value] {
        let value: Value? =
            switch list {
            case .content: merged[.content]
            case .header: record(.header)?[.content]
            case .footer: record(.footer)?[.content]
            }
        guard case .list(let blocks)? = value?.content else { return [] }
        return blocks
    }

    private func record(_ key: Key) -> RecordValue? {
        guard case .record(let record)? = merged[key]?.content else { return nil }
        return record
    }

    private func detentRange(_ index: Int, _ part: SheetDetentPart) -> SourceRange {
        guard let detent = detent(index) else { return detentsRange }
        guard case .record(let record) = detent.content, let value = record[part.key] else { return detent.range }
        return value.range
    }

    private func blockRange(_ list: SheetBlockList, _ path: [Int], _ part: SheetBlockPart) -> SourceRange {
        guard let block = block(list, path) else { return own.id?.range ?? own.firstKey }
        guard case .record(let record) = block.content else { return block.range }
        return part.value(in: record)?.range ?? block.range
    }
}

extension Value {
    fileprivate var record: RecordValue? {
        if case .record(let record) = content { record } else { nil }
    }
}

extension SheetEdge {
    fileprivate var key: Key {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension SheetDetentPart {
    fileprivate var key: Key {
        switch self {
        case .height: .height
        case .min: .min
        case .max: .max
        case .when: .when
        }
    }
}

extension SheetBlockPart {
    fileprivate func value(in block: RecordValue) -> Value? {
        switch self {
        case .whole: nil
        case .height: block[.height] ?? block[.spacer] ?? block[.divider]
        case .min: inside(block, .height, .min)
        case .typical: inside(block, .height, .typical)
        case .max: inside(block, .height, .max)
        case .rowHeight: block[.rowHeight] ?? inside(block, .grid, .rowHeight)
        case .spacing: block[.rowSpacing] ?? block[.spacing] ?? inside(block, .grid, .spacing)
        case .paddingTop: inside(block, .padding, .top)
        case .paddingBottom: inside(block, .padding, .bottom)
        case .minHeight: block[.minHeight]
        case .maxHeight: block[.maxHeight]
        case .when: block[.when]
        }
    }

    private func inside(_ block: RecordValue, _ outer: Key, _ inner: Key) -> Value? {
        guard case .record(let record)? = block[outer]?.content else { return nil }
        return record[inner]
    }
}
