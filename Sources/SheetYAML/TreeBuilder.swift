import CLibYAML
import SheetText

/// Puts the events of one file into its tree. One value for the whole file; `segment` begins anew behind an error.
struct TreeBuilder {
    /// A collection whose end has not come yet.
    struct Frame {
        var node: Int
        var isMapping: Bool
        var isFlow: Bool
        /// Set where the node must not be looked at: reported already.
        var isBroken = false
        var children = 0
        /// End of the last child.
        var end: Int
        /// A bit for each key's hash: two keys that share one call for a closer look.
        var keyBits: UInt64 = 0
        var mayRepeatKeys = false
        var anchor: Int?
        /// The document's nodes before this one.
        var nodesBefore: Int
    }

    let bytes: UnsafeBufferPointer<UInt8>
    let limits: YAMLLimits
    let canFix: Bool
    let standIns: StandIns?
    var tree: YAMLTree
    var report = Report()
    var map: MarkMap
    var frames: [Frame] = []
    var anchors = Anchors()
    /// The open document's own start, if one is open.
    var document: YAMLDocument?
    /// Nodes of the open document, aliases counted as what they stand for.
    var nodesInDocument = 0
    /// The byte where a limit ended the reading.
    var stop: Int?
    /// True where nothing more of the file may be read.
    var stopsFile = false

    init(_ input: YAMLInput, file: UInt32, limits: YAMLLimits) {
        bytes = input.bytes
        self.limits = limits
        canFix = input.canFix
        standIns = input.standIns
        tree = YAMLTree(file: file)
        map = MarkMap(input.bytes, from: input.start, isASCII: input.isASCII)
        tree.nodes.reserveCapacity(input.bytes.count / 8 + 4)
        tree.text.reserveCapacity(input.bytes.count)
        frames.reserveCapacity(16)
    }

    /// Takes one event; false at the end of the stream or where a limit was passed.
    @inline(__always)
    mutating func take(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        switch event.pointee.type {
        case YAML_SCALAR_EVENT: scalar(event)
        case YAML_MAPPING_START_EVENT: mappingStart(event)
        case YAML_SEQUENCE_START_EVENT: sequenceStart(event)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: collectionEnd(event)
        case YAML_ALIAS_EVENT: alias(event)
        case YAML_DOCUMENT_START_EVENT: documentStart(event)
        case YAML_DOCUMENT_END_EVENT: documentEnd(isComplete: true)
        case YAML_STREAM_END_EVENT: return false
        default: break
        }
        return stop == nil
    }

    /// The range in this file.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: tree.file, start: UInt32(start), end: UInt32(end))
    }
}

// MARK: - Scalars and aliases

extension TreeBuilder {
    private mutating func scalar(_ event: UnsafePointer<yaml_event_t>) {
        let scalar = event.pointee.data.scalar
        var start = map.byte(Int(event.pointee.start_mark.index))
        var end = map.byte(Int(event.pointee.end_mark.index))
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
            if frames.isEmpty, properties == nil { return }
        }
        guard let index = open(.scalar, style, start, end) else { return }
        append(scalar.value, scalar.length, style, to: index)
        if scalar.length > limits.scalarBytes { reportScalar(index) }
        if isKey { noteKey(index) }
        if let properties { apply(properties, scalar.anchor, scalar.tag, to: index) }
        close(index, end)
    }

    @inline(__always)
    private mutating func append(
        _ value: UnsafeMutablePointer<UInt8>?, _ length: Int, _ style: YAMLNode.Style, to index: Int
    ) {
        tree.nodes[index].textStart = UInt32(truncatingIfNeeded: tree.text.count)
        tree.text.append(contentsOf: UnsafeBufferPointer(start: value, count: length))
        guard let standIns else {
            tree.nodes[index].textLength = UInt32(truncatingIfNeeded: length)
            return
        }
        let textStart = Int(tree.nodes[index].textStart)
        standIns.restore(&tree.text, from: textStart, isDoubleQuoted: style == .doubleQuoted)
        tree.nodes[index].textLength = UInt32(truncatingIfNeeded: tree.text.count - textStart)
    }

    private mutating func alias(_ event: UnsafePointer<yaml_event_t>) {
        let start = map.byte(Int(event.pointee.start_mark.index))
        let end = map.byte(Int(event.pointee.end_mark.index))
        let name = String(cString: UnsafePointer<UInt8>(event.pointee.data.alias.anchor))
        let anchor = anchors.use(name)
        let size = anchor?.isComplete == true ? anchor?.size ?? 1 : 1
        guard let index = open(.alias, .plain, start, end, size: size) else { return }
        tree.nodes[index].textStart = UInt32(truncatingIfNeeded: index)
        switch anchor {
        case nil:
            report.add(Finding(.undefinedAlias, at: range(start, end), "no anchor \"&\(name)\" comes before this alias"))
        case let anchor? where !anchor.isComplete:
            let note = Note("the anchor is here", at: anchor.range)
            let message = "the alias \"*\(name)\" lies within what it stands for"
            report.add(Finding(.recursiveAlias, at: range(start, end), message, notes: [note]))
        case let anchor?:
            tree.nodes[index].textStart = UInt32(truncatingIfNeeded: anchor.node)
            if isKey { keyThroughAlias(index, anchor) }
        }
        close(index, end)
    }

    private mutating func keyThroughAlias(_ index: Int, _ anchor: Anchors.Anchor) {
        if tree.nodes[anchor.node].kind == .scalar { return noteKey(index) }
        tree.nodes[index].textStart = UInt32(truncatingIfNeeded: index)
        reportKey(tree.range(index), Note("the alias stands for this", at: tree.range(anchor.node)))
    }

    /// The end of a block scalar without the blank lines behind it.
    private func trimmed(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start + 1, isSpace(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Where an empty node stands: behind its `:`, `-` or properties.
    private func placeOfEmpty(_ mark: Int, isBare: Bool) -> Int {
        guard isBare, let frame = frames.last, frame.isMapping, frame.children % 2 == 1 else { return mark }
        if mark > 0, bytes[mark - 1] == 0x3A { return mark }
        var index = frame.end
        while index < mark, isSpace(bytes[index]) { index += 1 }
        return index < mark && bytes[index] == 0x3A ? index + 1 : frame.end
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

// MARK: - Collections

extension TreeBuilder {
    private mutating func mappingStart(_ event: UnsafePointer<yaml_event_t>) {
        let data = event.pointee.data.mapping_start
        let isFlow = data.style == YAML_FLOW_MAPPING_STYLE
        collectionStart(event, .mapping, isFlow: isFlow, data.anchor, data.tag)
    }

    private mutating func sequenceStart(_ event: UnsafePointer<yaml_event_t>) {
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
        let isKey = frames.last.map { $0.isMapping && $0.children % 2 == 0 } ?? false
        guard let index = open(kind, isFlow ? .flow : .block, start, start) else { return }
        if isKey { reportKey(range(start, start + 1), nil) }
        frames.append(
            Frame(
                node: index, isMapping: kind == .mapping, isFlow: isFlow, isBroken: isKey, end: start,
                nodesBefore: before))
        if let properties { apply(properties, anchor, tag, to: index) }
    }

    @inline(__always)
    private mutating func collectionEnd(_ event: UnsafePointer<yaml_event_t>) {
        guard let frame = frames.popLast() else { return }
        var end = frame.end
        if frame.isFlow {
            // A pair like `[a: b]` is a mapping without brackets: its end has no width.
            let mark = event.pointee.end_mark.index
            if mark > event.pointee.start_mark.index { end = map.byte(Int(mark)) }
        }
        finish(frame, end)
    }

    /// Completes a collection that has been taken off the stack.
    private mutating func finish(_ frame: Frame, _ end: Int) {
        let index = frame.node
        if frame.mayRepeatKeys { reportRepeatedKeys(of: frame) }
        tree.nodes[index].end = UInt32(truncatingIfNeeded: end)
        tree.nodes[index].count = UInt32(truncatingIfNeeded: frame.children)
        if let anchor = frame.anchor { anchors.complete(anchor, size: nodesInDocument - frame.nodesBefore) }
        if frame.isBroken { breakNode(index) }
        close(index, end)
    }

    /// Makes a node one that later stages pass over: an alias of itself.
    private mutating func breakNode(_ index: Int) {
        tree.nodes[index].kind = .alias
        tree.nodes[index].count = 0
        tree.nodes[index].textStart = UInt32(truncatingIfNeeded: index)
        tree.nodes[index].textLength = 0
    }
}

// MARK: - Nodes of all kinds

extension TreeBuilder {
    /// True while the node just opened is a mapping's key.
    @inline(__always)
    private var isKey: Bool {
        guard let frame = frames.last else { return false }
        return frame.isMapping && frame.children % 2 == 1
    }

    /// Adds a node to the collection it belongs to; nil where the document has too many.
    @inline(__always)
    private mutating func open(
        _ kind: YAMLNode.Kind, _ style: YAMLNode.Style, _ start: Int, _ end: Int, size: Int = 1
    ) -> Int? {
        nodesInDocument += size
        guard nodesInDocument <= limits.nodes else {
            nodeLimit(start, end)
            return nil
        }
        let index = tree.nodes.count
        tree.nodes.append(
            YAMLNode(
                kind: kind, style: style, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)
            ))
        if frames.isEmpty {
            document?.root = index
            if document?.start == .max { document?.start = UInt32(truncatingIfNeeded: start) }
        } else {
            frames[frames.count - 1].children += 1
        }
        return index
    }

    /// Completes a node whose descendants are all there.
    @inline(__always)
    private mutating func close(_ index: Int, _ end: Int) {
        tree.nodes[index].next = UInt32(truncatingIfNeeded: tree.nodes.count)
        if frames.isEmpty {
            document?.end = UInt32(truncatingIfNeeded: end)
        } else {
            frames[frames.count - 1].end = end
        }
    }

    private mutating func apply(
        _ properties: NodeProperties, _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?,
        to index: Int
    ) {
        let isScalar = tree.nodes[index].kind == .scalar
        if let anchor, let place = properties.anchor {
            let name = String(cString: UnsafePointer(anchor))
            let number = anchors.add(name, node: index, at: range(place.lowerBound, place.upperBound))
            if isScalar { anchors.complete(number, size: 1) } else { frames[frames.count - 1].anchor = number }
        }
        guard let tag, let place = properties.tag else { return }
        let resolved = String(cString: UnsafePointer(tag))
        let core = CoreTag(resolved: resolved)
        if core == .str || resolved == "!" { tree.nodes[index].isTaggedString = isScalar }
        guard core == nil, resolved != "!" else { return }
        reportTag(place)
        if isScalar { breakNode(index) } else { frames[frames.count - 1].isBroken = true }
    }
}

// MARK: - Documents

extension TreeBuilder {
    private mutating func documentStart(_ event: UnsafePointer<yaml_event_t>) {
        let isImplicit = event.pointee.data.document_start.implicit != 0
        let start = map.byte(Int(event.pointee.start_mark.index))
        let end = map.byte(Int(event.pointee.end_mark.index))
        guard tree.documents.count < limits.documents else { return documentLimit(start) }
        anchors.reset()
        nodesInDocument = 0
        document = YAMLDocument(
            root: nil, start: isImplicit ? .max : UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }

    /// Ends the open document, if there is one.
    mutating func documentEnd(isComplete: Bool) {
        guard var ended = document else { return }
        document = nil
        ended.isComplete = isComplete
        if ended.start == .max { ended.start = ended.end }
        tree.documents.append(ended)
        if isComplete {
            for hint in anchors.unused(in: bytes, canFix: canFix) { report.add(hint) }
        }
    }

    /// Ends the open document where an error cut it off: what is open is closed, a key without its value dropped.
    mutating func abandonDocument() {
        while var frame = frames.popLast() {
            frame.mayRepeatKeys = false
            if frame.isMapping, frame.children % 2 == 1 { dropLastKey(&frame) }
            finish(frame, frame.end)
        }
        documentEnd(isComplete: false)
        stop = nil
    }

    private mutating func dropLastKey(_ frame: inout Frame) {
        var last = frame.node + 1
        for _ in 1..<frame.children { last = Int(tree.nodes[last].next) }
        tree.nodes.removeSubrange(last...)
        frame.children -= 1
    }
}
