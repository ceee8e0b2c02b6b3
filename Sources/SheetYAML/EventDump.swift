import CLibYAML
package import SheetText

/// The events of a file, one a line, in the notation of the YAML test suite; `ok` is false where an error, or a limit
/// of size or nesting, ended them.
package func dumpEvents(_ file: SourceFile, limits: YAMLLimits = .init()) -> (text: String, ok: Bool) {
    var bytes = file.bytes
    guard bytes.count <= limits.fileBytes else { return ("", false) }
    if let order = UTF16Order(markOf: bytes) {
        let text = UTF16Text(bytes, order)
        guard text.problem == nil else { return ("", false) }
        bytes = text.bytes
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes.withUnsafeBufferPointer { text in
        var dump = EventDump()
        let check = TextCheck(text, from: start)
        guard check.problem == nil, check.directives <= TextCheck.mostDirectives,
            let parser = EventParser(text, from: start)
        else { return (dump.text, false) }
        while dump.depth <= limits.nesting, let event = parser.next() {
            dump.add(event)
            if event.pointee.type == YAML_STREAM_END_EVENT { return (dump.text, true) }
        }
        return (dump.text, false)
    }
}

private struct EventDump {
    private var out = ByteBuffer()
    /// Collections that are open.
    private(set) var depth = 0

    /// The lines so far.
    var text: String { String(decoding: out.bytes, as: UTF8.self) }

    /// Adds a line for an event.
    mutating func add(_ event: UnsafePointer<yaml_event_t>) {
        switch event.pointee.type {
        case YAML_STREAM_START_EVENT: out.append("+STR")
        case YAML_STREAM_END_EVENT: out.append("-STR")
        case YAML_DOCUMENT_START_EVENT:
            out.append(event.pointee.data.document_start.implicit != 0 ? "+DOC" : "+DOC ---")
        case YAML_DOCUMENT_END_EVENT: out.append(event.pointee.data.document_end.implicit != 0 ? "-DOC" : "-DOC ...")
        case YAML_MAPPING_START_EVENT:
            let data = event.pointee.data.mapping_start
            depth += 1
            out.append(data.style == YAML_FLOW_MAPPING_STYLE ? "+MAP {}" : "+MAP")
            properties(data.anchor, data.tag)
        case YAML_MAPPING_END_EVENT:
            out.append("-MAP")
            depth -= 1
        case YAML_SEQUENCE_START_EVENT:
            let data = event.pointee.data.sequence_start
            depth += 1
            out.append(data.style == YAML_FLOW_SEQUENCE_STYLE ? "+SEQ []" : "+SEQ")
            properties(data.anchor, data.tag)
        case YAML_SEQUENCE_END_EVENT:
            out.append("-SEQ")
            depth -= 1
        case YAML_ALIAS_EVENT:
            out.append("=ALI *")
            append(event.pointee.data.alias.anchor)
        case YAML_SCALAR_EVENT: scalar(event.pointee.data.scalar)
        default: return
        }
        out.append(0x0A)
    }

    private mutating func scalar(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) {
        out.append("=VAL")
        properties(scalar.anchor, scalar.tag)
        switch scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: out.append(" '")
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: out.append(" \"")
        case YAML_LITERAL_SCALAR_STYLE: out.append(" |")
        case YAML_FOLDED_SCALAR_STYLE: out.append(" >")
        default: out.append(" :")
        }
        for byte in UnsafeBufferPointer(start: scalar.value, count: scalar.length) { escape(byte) }
    }

    private mutating func properties(_ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?) {
        if anchor != nil {
            out.append(" &")
            append(anchor)
        }
        if tag != nil {
            out.append(" <")
            append(tag)
            out.append(">")
        }
    }

    private mutating func append(_ text: UnsafeMutablePointer<UInt8>?) {
        guard var text else { return }
        while text.pointee != 0 {
            out.append(text.pointee)
            text += 1
        }
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case 0x5C: out.append("\\\\")
        case 0x00: out.append("\\0")
        case 0x07: out.append("\\a")
        case 0x08: out.append("\\b")
        case 0x09: out.append("\\t")
        case 0x0A: out.append("\\n")
        case 0x0B: out.append("\\v")
        case 0x0C: out.append("\\f")
        case 0x0D: out.append("\\r")
        case 0x1B: out.append("\\e")
        default: out.append(byte)
        }
    }
}
