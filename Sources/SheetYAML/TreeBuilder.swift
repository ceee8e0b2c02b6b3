import CLibYAML
import SheetText

/// Puts the events of one file into its tree. One value for the whole file; `segment` begins anew behind an error.
struct TreeBuilder: ~Copyable {
    /// A collection whose end has not come yet.
    struct Frame: BitwiseCopyable {
        var node: UInt32
        var isMapping: Bool
        var isFlow: Bool
        /// Set where the node must not be looked at: reported already.
        var isBroken = false
        var children: UInt32 = 0
        /// End of the last child.
        var end: UInt32
        /// A bit for each key's hash: two keys that share one call for a closer look.
        var keyBits: UInt64 = 0
        var mayRepeatKeys = false
        /// Number of its anchor, or -1.
        var anchor: Int32 = -1
        /// The document's nodes before this one.
        var nodesBefore: UInt32
    }

    /// The file as it is; the parser may read a text with stand-ins, which is as long.
    let bytes: UnsafeBufferPointer<UInt8>
    let limits: YAMLLimits
    let canFix: Bool
    let standIns: StandIns?
    /// Whether there are any: asked for each scalar.
    let hasStandIns: Bool
    let file: UInt32
    /// What becomes the tree.
    var nodes: GrowingBuffer<YAMLNode>
    var text: GrowingBuffer<UInt8>
    var documents: [YAMLDocument] = []
    var report = Report()
    /// From the parser's marks to bytes: a new one for each segment.
    var map: MarkMap
    /// The open collections, the innermost last.
    var frames = GrowingBuffer<Frame>(capacity: 64)
    /// Of the open document.
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
        hasStandIns = input.standIns != nil
        self.file = file
        map = MarkMap(input.bytes, from: input.start, isASCII: input.isASCII)
        nodes = GrowingBuffer(capacity: input.bytes.count / 8 + 4)
        text = GrowingBuffer(capacity: input.bytes.count)
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

    /// The innermost open collection.
    var top: Frame? {
        @inline(__always) get { frames.count > 0 ? frames[frames.count - 1] : nil }
    }

    /// Takes the innermost collection off the stack.
    @inline(__always)
    mutating func pop() -> Frame? {
        guard let frame = top else { return nil }
        frames.truncate(to: frames.count - 1)
        return frame
    }

    /// Where the innermost collection in brackets that is still open begins.
    var openBracket: Int? { top.flatMap { $0.isFlow ? Int(nodes[Int($0.node)].start) : nil } }

    /// What has been read, as a tree.
    func tree() -> YAMLTree {
        var tree = YAMLTree(file: file)
        tree.nodes = nodes.array()
        tree.text = text.array()
        tree.documents = documents
        return tree
    }

    /// The range of a node.
    func range(ofNode index: Int) -> SourceRange {
        SourceRange(file: file, start: nodes[index].start, end: nodes[index].end)
    }

    /// The range in this file.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, start: UInt32(start), end: UInt32(end))
    }
}

// MARK: - Documents

extension TreeBuilder {
    /// Begins a document.
    private mutating func documentStart(_ event: UnsafePointer<yaml_event_t>) {
        let isImplicit = event.pointee.data.document_start.implicit != 0
        let start = map.byte(Int(event.pointee.start_mark.index))
        let end = map.byte(Int(event.pointee.end_mark.index))
        guard documents.count < limits.documents else { return documentLimit(start) }
        anchors.reset()
        nodesInDocument = 0
        document = YAMLDocument(
            root: nil, start: isImplicit ? .max : UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: end))
    }

    /// Ends the open document, if there is one.
    mutating func documentEnd(isComplete: Bool) {
        guard var ended = document else { return }
        document = nil
        ended.isComplete = isComplete
        if ended.start == .max { ended.start = ended.end }
        documents.append(ended)
        if isComplete {
            for hint in anchors.unused(in: bytes, canFix: canFix) { report.add(hint) }
        }
    }

    /// Ends the open document where an error cut it off: what is open is closed, a key without its value dropped.
    mutating func abandonDocument() {
        while var frame = pop() {
            frame.mayRepeatKeys = false
            if frame.isMapping, frame.children % 2 == 1 { dropLastKey(&frame) }
            finish(frame, Int(frame.end))
        }
        documentEnd(isComplete: false)
        stop = nil
    }

    private mutating func dropLastKey(_ frame: inout Frame) {
        var last = Int(frame.node) + 1
        for _ in 1..<frame.children { last = Int(nodes[last].next) }
        nodes.truncate(to: last)
        frame.children -= 1
    }
}
