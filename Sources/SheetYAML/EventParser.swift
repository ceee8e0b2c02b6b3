import CLibYAML

/// libyaml's parser and its current event: the only owner of C memory.
final class EventParser {
    private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    private let current = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)

    /// Parses `bytes` from `start` to the end; they must outlive the parser. Nil when there is no memory.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        current.initialize(to: yaml_event_t())
        guard yaml_parser_initialize(parser) == 1 else {
            current.deallocate()
            parser.deallocate()
            return nil
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        yaml_parser_set_input_string(parser, rest.baseAddress ?? ("" as StaticString).utf8Start, rest.count)
    }

    deinit {
        yaml_event_delete(current)
        yaml_parser_delete(parser)
        current.deallocate()
        parser.deallocate()
    }

    /// The next event, valid until the next call; nil after an error.
    @inline(__always)
    func next() -> UnsafePointer<yaml_event_t>? {
        yaml_event_delete(current)
        guard yaml_parser_parse(parser, current) == 1 else { return nil }
        return UnsafePointer(current)
    }

    /// What stopped the parser.
    var failure: ParserFailure {
        let state = parser.pointee
        guard state.error != YAML_READER_ERROR else {
            return ParserFailure(problem: "invalid text", mark: Int(state.mark.index), context: nil)
        }
        return ParserFailure(
            problem: state.problem.map { String(cString: $0) } ?? "no memory", mark: Int(state.problem_mark.index),
            context: state.context == nil ? nil : Int(state.context_mark.index))
    }
}

/// libyaml's account of an error; marks count code points from where the parser began.
struct ParserFailure {
    /// libyaml's own words: the key to ours.
    var problem: String
    /// Where it noticed.
    var mark: Int
    /// Where what libyaml was reading began.
    var context: Int?
}
