import CLibYAML
import SheetText

/// Collections, and what nodes of all kinds have in common.
extension TreeBuilder {
    /// Opens a mapping.
    mutating func mappingStart(_ event: UnsafePointer<yaml_event_t>) {
        let data = event.pointee.data.mapping_start
        let isFlow = data.style == YAML_FLOW_MAPPING_STYLE
        collectionStart(event, .mapping, isFlow: isFlow, data.anchor, data.tag)
    }

    /// Opens a sequence.
    mutating func sequenceStart(_ event: UnsafePointer<yaml_event_t>) {
        let data = event.pointee.data.sequence_start
        let isFlow = data.style == YAML_FLOW_SEQUENCE_STYLE
        collectionStart(event, .sequence, isFlow: isFlow, data.anchor, data.tag)
    }

    @inline(__always)
    private mutating func collectionStart(
        _ event: UnsafePointer<yaml_event_t>, _ kind: YAMLNode.Kind, isFlow: Bool,
        _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?
    ) {
        var start = map.byte(Int(event.pointee.start_mark.index))
        var properties: NodeProperties?
        if anchor != nil || tag != nil {
            let found = NodeProperties(bytes, at: start, count: anchor != nil && tag != nil ? 2 : 1)
            start = found.contentStart
            properties = found
        }
        guard frames.count < limits.nesting else { return nestingLimit(start) }
        let before = nodesInDocument
        let isKey = top.map { $0.isMapping && $0.children % 2 == 0 } ?? false
        guard let index = open(kind, isFlow ? .flow : .block, start, start) else { return }
        if isKey { reportCollectionKey(start, kind, isFlow: isFlow) }
        frames.append(
            Frame(
                node: UInt32(truncatingIfNeeded: index), isMapping: kind == .mapping, isFlow: isFlow, isBroken: isKey,
                end: UInt32(truncatingIfNeeded: start),
                nodesBefore: UInt32(truncatingIfNeeded: before)))
        if let properties { apply(properties, anchor, tag, to: index) }
    }

    /// Completes the innermost collection.
    @inline(__always)
    mutating func collectionEnd(_ event: UnsafePointer<yaml_event_t>) {
        guard let frame = pop() else { return }
        var end = Int(frame.end)
        if frame.isFlow {
            // A pair like `[a: b]` is a mapping without brackets: its end has no width.
            let mark = event.pointee.end_mark.index
            if mark > event.pointee.start_mark.index { end = map.byte(Int(mark)) }
        }
        finish(frame, end)
    }

    /// Completes a collection that has been taken off the stack.
    mutating func finish(_ frame: Frame, _ end: Int) {
        let index = Int(frame.node)
        if frame.mayRepeatKeys { reportRepeatedKeys(of: frame) }
        nodes[index].end = UInt32(truncatingIfNeeded: end)
        nodes[index].count = frame.children
        if frame.anchor >= 0 {
            anchors.complete(Int(frame.anchor), size: nodesInDocument - Int(frame.nodesBefore))
        }
        if frame.isBroken { breakNode(index) }
        close(index, end)
    }

    /// Makes a node one that later stages pass over: an alias of itself.
    mutating func breakNode(_ index: Int) {
        nodes[index].kind = .alias
        nodes[index].count = 0
        nodes[index].textStart = UInt32(truncatingIfNeeded: index)
        nodes[index].textLength = 0
    }
}

// MARK: - Nodes of all kinds

extension TreeBuilder {
    /// True while the node just opened is a mapping's key.
    @inline(__always)
    var isKey: Bool {
        guard let frame = top else { return false }
        return frame.isMapping && frame.children % 2 == 1
    }

    /// Adds a node to the collection it belongs to; nil where the document has too many.
    @inline(__always)
    mutating func open(
        _ kind: YAMLNode.Kind, _ style: YAMLNode.Style, _ start: Int, _ end: Int, size: Int = 1
    ) -> Int? {
        nodesInDocument += size
        guard nodesInDocument <= limits.nodes else {
            nodeLimit(start, end)
            return nil
        }
        let index = nodes.count
        nodes.append(
            YAMLNode(
                kind: kind, style: style, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)
            ))
        if frames.count == 0 {
            document?.root = index
            if document?.start == .max { document?.start = UInt32(truncatingIfNeeded: start) }
        } else {
            frames[frames.count - 1].children += 1
        }
        return index
    }

    /// Completes a node whose descendants are all there.
    @inline(__always)
    mutating func close(_ index: Int, _ end: Int) {
        nodes[index].next = UInt32(truncatingIfNeeded: nodes.count)
        if frames.count == 0 {
            document?.end = UInt32(truncatingIfNeeded: end)
        } else {
            frames[frames.count - 1].end = UInt32(truncatingIfNeeded: end)
        }
    }

    /// Records a node's anchor and judges its tag.
    mutating func apply(
        _ properties: NodeProperties, _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?,
        to index: Int
    ) {
        let isScalar = nodes[index].kind == .scalar
        if let anchor, let place = properties.anchor {
            let name = String(cString: UnsafePointer(anchor))
            let number = anchors.add(name, node: index, at: range(place.lowerBound, place.upperBound))
            if isScalar { anchors.complete(number, size: 1) } else { frames[frames.count - 1].anchor = Int32(number) }
        }
        guard let tag, let place = properties.tag else { return }
        let resolved = String(cString: UnsafePointer(tag))
        let core = CoreTag(resolved: resolved)
        if core == .str || resolved == "!" { nodes[index].isTaggedString = isScalar }
        guard core == nil, resolved != "!" else { return }
        reportTag(place)
        if isScalar { breakNode(index) } else { frames[frames.count - 1].isBroken = true }
    }
}
