import SheetText

/// libyaml's errors in words that help a designer.
struct SyntaxError {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: UInt32
    /// libyaml's words.
    private let problem: String
    /// Where it noticed, and where what it was reading began.
    private let place: Int
    private let context: Int
    /// Where the innermost list or mapping in brackets that is still open begins.
    private let bracket: Int?

    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ problem: String, at place: Int, context: Int?, bracket: Int?,
        file: UInt32
    ) {
        self.bracket = bracket
        self.bytes = bytes
        self.problem = problem
        self.place = min(place, bytes.count)
        self.context = min(context ?? place, bytes.count)
        self.file = file
    }

    /// The finding to report.
    var finding: Finding {
        switch problem {
        case "found character that cannot start any token": badStart
        case "could not find expected ':'": keyWithoutColon
        case "mapping values are not allowed in this context": colonInText
        case "block sequence entries are not allowed in this context":
            error(place, "a list item (\"- …\") cannot stand here", help: "put it on a line of its own")
        case "mapping keys are not allowed in this context": error(place, "\"? \" cannot stand here")
        case "did not find expected alphabetic or numeric character": badName
        case "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            tab(place)
        case "found unexpected document indicator", "found unexpected end of stream": openQuote
        case "found unknown escape character": unknownEscape
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code": badEscape
        case "found undefined tag handle", "did not find expected '!'", "did not find the expected '>'",
            "did not find expected tag URI":
            error(place, "this tag is not complete", help: "remove it, or put a text that begins with \"!\" in quotes")
        case "did not find expected node content": noContent
        case "did not find expected key", "did not find expected '-' indicator": badIndentation
        case "did not find expected ',' or ']'": openBracket(context)
        case "did not find expected ',' or '}'": openBracket(context)
        case "did not find expected <document start>":
            error(place, "the document has ended above, this belongs to nothing", help: "begin a new one with \"---\"")
        default: other
        }
    }
}

// MARK: - Single causes

extension SyntaxError {
    private var badStart: Finding {
        if byte(place) == 0x09 { return tab(place) }
        let character = character(at: place)
        return error(
            place, "a text cannot begin with \"\(character)\"", help: "put the text in quotes, as in \"\(character)…\"")
    }

    private func tab(_ place: Int) -> Finding {
        error(place, "a tab is used for indentation", help: "indent with spaces")
    }

    private var keyWithoutColon: Finding {
        let end = lineEnd(context)
        if place - context > 1024, end - context > 1024 {
            return longKey(context)
        }
        return error(
            context, to: end, "no \":\" follows \(quoted(context, end))",
            help: "write \"key: value\", or indent the line to make it part of the text above")
    }

    private func longKey(_ start: Int) -> Finding { error(start, "this key is longer than 1024 characters") }

    /// A colon where no key can be: within a text, or behind keys that are indented under a value.
    private var colonInText: Finding {
        let line = lineStart(place)
        let first = skipBlanks(line)
        let help = "put the text in quotes"
        if isMarker(line) { return error(place, "keys cannot stand beside \"---\"", help: "begin on the line below") }
        if place - first > 1024 { return longKey(first) }
        guard !hasColon(first, place) else {
            return error(
                place, "a \": \" within a text needs quotes",
                help: quotedValue(first).map { "\(help): `\($0)`" } ?? help)
        }
        guard let parent = lineAbove(line), skipBlanks(parent) < lineEnd(parent),
            first - line > skipBlanks(parent) - parent,
            hasColon(parent, lineEnd(parent))
        else { return error(place, "a \": \" cannot stand here", help: help) }
        let parentKey = skipBlanks(parent)
        return error(
            first, to: place, "\(quoted(first, place)) is indented under a key that has a value already",
            notes: [Note("the key is here", at: range(parentKey, lineEnd(parent)))],
            help: "indent both alike, or put the text above in quotes")
    }

    private var badName: Finding {
        let mark = character(at: context)
        guard place > context + 1 else {
            return error(
                context, "a text that begins with \"\(mark)\" needs quotes", help: "write \"\(mark)…\" in quotes")
        }
        return error(
            place, "\"\(character(at: place))\" cannot stand in the name of an anchor",
            help: "its letters are A–Z, a–z, 0–9, \"-\" and \"_\"; a text that begins with \"\(mark)\" needs quotes")
    }

    private var openQuote: Finding {
        error(
            end(place), "the quoted text is not closed",
            notes: [Note("it begins here", at: range(context, context + 1))])
    }

    private func openBracket(_ start: Int) -> Finding {
        let isList = byte(start) == 0x5B
        let closing = isList ? "]" : "}"
        let what = isList ? "list" : "mapping"
        let notes = [Note("the \(what) begins here", at: range(start, start + 1))]
        return isAtEnd
            ? error(end(place), "the \(what) is not closed with \"\(closing)\"", notes: notes)
            : error(place, "a \",\" or a \"\(closing)\" is missing here", notes: notes)
    }

    /// True where nothing of the document follows.
    private var isAtEnd: Bool { skipSpace(place) >= bytes.count || isMarker(place) }

    private var unknownEscape: Finding {
        let sign = character(at: place + 1)
        return error(
            place, "\"\\\(sign)\" means nothing within double quotes",
            help: "write \"\\\\\(sign)\", or use single quotes")
    }

    private var badEscape: Finding {
        error(
            place, "this escape is not the number of a character",
            help: "write \"\\u\" with four hexadecimal digits, \"\\U\" with eight, or the character itself")
    }

    private var noContent: Finding {
        if isAtEnd { return bracket.map { openBracket($0) } ?? error(end(place), "a value is missing at the end") }
        let sign = character(at: place)
        return error(
            place, "a value is missing before \"\(sign)\"", help: "put a text that begins with \"\(sign)\" in quotes")
    }

    private var badIndentation: Finding {
        let start = skipBlanks(lineStart(place))
        let what = problem.contains("key") ? "mapping" : "list"
        let note = Note("the \(what) begins here", at: range(context, context + 1))
        if start == place {
            let message = "this line's indentation or form does not fit the \(what) it stands in"
            return error(place, message, notes: [note], help: "indent it like its neighbours")
        }
        return error(
            place, "nothing may follow here on the line", notes: [note],
            help: "put the whole text in quotes, with its own quotes doubled")
    }

    private var other: Finding {
        if problem.contains("comment or line break") {
            return error(
                place, "text behind \"|\" or \">\" begins on the next line",
                help: "put a text that begins with \"|\" or \">\" in quotes")
        }
        if problem.contains("indentation indicator") { return error(place, "an indentation of 0 is not possible") }
        if problem.contains("unexpected ':'") {
            return error(place, "a \":\" cannot stand here", help: "put the text in quotes")
        }
        if byte(lineStart(context)) == 0x25 {
            return error(
                lineStart(context), "YAML cannot read this directive",
                help: "remove the line, or put the text in quotes")
        }
        return error(place, "YAML cannot read this")
    }
}

// MARK: - Text around a place

extension SyntaxError {
    private func error(_ start: Int, to end: Int? = nil, _ message: String, notes: [Note] = [], help: String? = nil)
        -> Finding
    {
        Finding(.yamlSyntax, at: range(start, end ?? start + 1), message, notes: notes, help: help)
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        let start = min(start, bytes.count)
        var end = min(max(end, start), bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return SourceRange(file: file, start: UInt32(start), end: UInt32(end))
    }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func character(at index: Int) -> String {
        guard index < bytes.count, let (scalar, _) = decodeUTF8(bytes, at: index) else { return "" }
        guard scalar > 0x20, let valid = Unicode.Scalar(scalar) else {
            return scalar == 0x20 ? " " : unicodeName(scalar)
        }
        return String(Character(valid))
    }

    /// The text between two places in quotes, cut where it is long.
    private func quoted(_ start: Int, _ end: Int) -> String {
        "\"\(shortened(String(decoding: bytes[start..<max(start, end)], as: UTF8.self)))\""
    }

    /// A line `key: text` with the text in quotes.
    private func quotedValue(_ start: Int) -> String? {
        guard let colon = firstColon(start, lineEnd(start)), !bytes[colon..<lineEnd(start)].contains(0x22) else {
            return nil
        }
        let value = skipBlanks(colon + 1)
        guard lineEnd(start) - start < 80, value < lineEnd(start) else { return nil }
        let key = String(decoding: bytes[start...colon], as: UTF8.self)
        return "\(key) \"\(String(decoding: bytes[value..<lineEnd(start)], as: UTF8.self))\""
    }

    private func hasColon(_ start: Int, _ end: Int) -> Bool { firstColon(start, end) != nil }

    /// The first `:` that ends a key between two places.
    private func firstColon(_ start: Int, _ end: Int) -> Int? {
        guard start < end else { return nil }
        return (start..<end).first { bytes[$0] == 0x3A && (byte($0 + 1) == 0 || isSpace(byte($0 + 1))) }
    }

    private func lineStart(_ place: Int) -> Int {
        var index = place
        while index > 0, !isBreak(bytes[index - 1]) { index -= 1 }
        return index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, place) : index
    }

    /// The end of the line without blanks behind its text.
    private func lineEnd(_ place: Int) -> Int {
        var index = place
        while index < bytes.count, !isBreak(bytes[index]) { index += 1 }
        while index > place, isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// The beginning of the nearest line above that is not blank.
    private func lineAbove(_ line: Int) -> Int? {
        var end = line
        while end > 0, isSpace(bytes[end - 1]) { end -= 1 }
        return end > 0 ? lineStart(end - 1) : nil
    }

    private func skipBlanks(_ index: Int) -> Int {
        var index = index
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
        return index
    }

    private func skipSpace(_ index: Int) -> Int {
        var index = index
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        return index
    }

    /// A place at the end of the file, or at the document behind: moved back to the last character.
    private func end(_ place: Int) -> Int {
        guard skipSpace(place) >= bytes.count || isMarker(place) else { return place }
        var index = place
        while index > 0, isSpace(bytes[index - 1]) { index -= 1 }
        return index
    }

    private func isMarker(_ place: Int) -> Bool {
        guard place + 3 <= bytes.count, place == lineStart(place) else { return false }
        return bytes[place..<place + 3].allSatisfy { $0 == 0x2D } || bytes[place..<place + 3].allSatisfy { $0 == 0x2E }
    }
}
