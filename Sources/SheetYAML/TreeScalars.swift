import CLibYAML
import SheetText

/// Scalars and aliases.
extension TreeBuilder {
    /// Adds a scalar.
    @inline(__always)
    mutating func scalar(_ event: UnsafePointer<yaml_event_t>) {
        let start = map.byte(Int(event.pointee.start_mark.index))
        let end = map.byte(Int(event.pointee.end_mark.index))
        let isSimple =
            start < end && event.pointee.data.scalar.anchor == nil && event.pointee.data.scalar.tag == nil
            && event.pointee.data.scalar.style.rawValue <= YAML_DOUBLE_QUOTED_SCALAR_STYLE.rawValue
            && event.pointee.data.scalar.length <= limits.scalarBytes && !hasStandIns
            && nodesInDocument < limits.nodes && frames.count > 0
        if isSimple {
            simpleScalar(event, start, end)
        } else {
            anyScalar(event, start, end)
        }
    }

    /// Adds a scalar within a collection that needs no care: almost all are.
    @inline(__always)
    private mutating func simpleScalar(_ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) {
        guard let value = event.pointee.data.scalar.value else { return }
        let length = event.pointee.data.scalar.length
        nodesInDocument += 1
        var node = YAMLNode(
            kind: .scalar, style: Self.style(event.pointee.data.scalar.style),
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
        node.textStart = UInt32(truncatingIfNeeded: text.count)
        node.textLength = UInt32(truncatingIfNeeded: length)
        node.next = UInt32(truncatingIfNeeded: nodes.count + 1)
        text.append(UnsafePointer(value), length)
        nodes.append(node)
        let top = frames.count - 1
        frames[top].end = node.end
        frames[top].children += 1
        if frames[top].isMapping, frames[top].children & 1 == 1 { noteKey(node, top) }
    }

    private mutating func anyScalar(_ event: UnsafePointer<yaml_event_t>, _ start: Int, _ end: Int) {
        let scalar = event.pointee.data.scalar
        var start = start
        var end = end
        var properties: NodeProperties?
        if scalar.anchor != nil || scalar.tag != nil {
            let found = NodeProperties(bytes, at: start, count: scalar.anchor != nil && scalar.tag != nil ? 2 : 1)
            start = min(found.contentStart, end)
            properties = found
        }
        let style = Self.style(scalar.style)
        if style == .literal || style == .folded { end = trimmed(start, end) }
        if start == end {
            start = placeOfEmpty(start, isBare: properties == nil)
            end = start
            if frames.count == 0, properties == nil { return }
        }
        guard let index = open(.scalar, style, start, end) else { return }
        append(scalar.value, scalar.length, style, to: index)
        if scalar.length > limits.scalarBytes { reportScalar(index) }
        if isKey { noteKey(nodes[target(index)], frames.count - 1) }
        if let properties { apply(properties, scalar.anchor, scalar.tag, to: index) }
        close(index, end)
    }

    @inline(__always)
    private mutating func append(
        _ value: UnsafeMutablePointer<UInt8>?, _ length: Int, _ style: YAMLNode.Style, to index: Int
    ) {
        guard let value else { return }
        let start = text.count
        if let standIns {
            let restored = standIns.restore(UnsafeBufferPointer(start: value, count: length), style)
            restored.withUnsafeBufferPointer { bytes in
                if let base = bytes.baseAddress { text.append(base, bytes.count) }
            }
        } else {
            text.append(UnsafePointer(value), length)
        }
        nodes[index].textStart = UInt32(truncatingIfNeeded: start)
        nodes[index].textLength = UInt32(truncatingIfNeeded: text.count - start)
    }

    /// Adds an alias that points at its target, or at itself where it has none.
    mutating func alias(_ event: UnsafePointer<yaml_event_t>) {
        let start = map.byte(Int(event.pointee.start_mark.index))
        let end = map.byte(Int(event.pointee.end_mark.index))
        let name = String(cString: UnsafePointer<UInt8>(event.pointee.data.alias.anchor))
        let anchor = anchors.use(name)
        let size = anchor?.isComplete == true ? anchor?.size ?? 1 : 1
        guard let index = open(.alias, .plain, start, end, size: size) else { return }
        nodes[index].textStart = UInt32(truncatingIfNeeded: index)
        switch anchor {
        case nil:
            report.add(
                Finding(
                    .undefinedAlias, at: range(start, end), "no anchor \"&\(shortened(name))\" comes before this alias")
            )
        case let anchor? where !anchor.isComplete:
            let note = Note("the anchor is here", at: anchor.range)
            let message = "the alias \"*\(shortened(name))\" lies within what it stands for"
            report.add(Finding(.recursiveAlias, at: range(start, end), message, notes: [note]))
        case let anchor?:
            nodes[index].textStart = UInt32(truncatingIfNeeded: anchor.node)
            if isKey { keyThroughAlias(index, anchor) }
        }
        close(index, end)
    }

    private mutating func keyThroughAlias(_ index: Int, _ anchor: Anchors.Anchor) {
        if nodes[anchor.node].kind == .scalar { return noteKey(nodes[target(index)], frames.count - 1) }
        nodes[index].textStart = UInt32(truncatingIfNeeded: index)
        reportKey(alias: range(ofNode: index), of: range(ofNode: anchor.node))
    }

    /// The end of a block scalar without the blank lines behind it.
    private func trimmed(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start + 1, isSpace(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Where an empty node stands: behind its `:`, `-` or properties.
    private func placeOfEmpty(_ mark: Int, isBare: Bool) -> Int {
        guard isBare, let frame = top, frame.isMapping, frame.children % 2 == 1 else { return mark }
        if mark > 0, bytes[mark - 1] == 0x3A { return mark }
        var index = Int(frame.end)
        while index < mark, isSpace(bytes[index]) { index += 1 }
        return index < mark && bytes[index] == 0x3A ? index + 1 : Int(frame.end)
    }

    @inline(__always)
    private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: .literal
        case YAML_FOLDED_SCALAR_STYLE: .folded
        default: .plain
        }
    }
}
