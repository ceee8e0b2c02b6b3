/// Writes JSON into a byte buffer, value by value: the caller gives the structure, the writer the commas and lines.
package struct JSONWriter: Sendable {
    /// How the values are laid out.
    package enum Style: Sendable {
        /// One value a line, two spaces a level.
        case indented
        /// No white space at all.
        case compact
    }

    /// What has been written so far; raw bytes may be appended between values.
    package var buffer: ByteBuffer
    private let style: Style
    /// How many containers are open.
    private var depth: Int
    /// Whether the innermost container has a value already. (Those around it have: the one inside them.)
    private var hasValues: Bool
    private var isAfterKey = false

    /// A writer at the beginning of a text.
    package init(_ buffer: ByteBuffer = ByteBuffer(), style: Style = .indented) {
        self.init(buffer, style: style, depth: 0, hasValues: false)
    }

    /// A writer inside `depth` containers that were opened elsewhere, the innermost of which has values already or not.
    package init(_ buffer: ByteBuffer = ByteBuffer(), style: Style, depth: Int, hasValues: Bool) {
        self.buffer = buffer
        self.style = style
        self.depth = depth
        self.hasValues = hasValues
    }

    package mutating func beginObject() { open(0x7B) }

    package mutating func endObject() { close(0x7D) }

    package mutating func beginArray() { open(0x5B) }

    package mutating func endArray() { close(0x5D) }

    /// A key of plain ASCII that needs no escape.
    package mutating func key(_ name: StaticString) {
        name.withUTF8Buffer { writeKey($0) }
    }

    /// The same where the key is chosen at run time.
    package mutating func key(plain name: String) {
        var name = name
        name.withUTF8 { writeKey($0) }
    }

    /// Any key.
    package mutating func key(named name: String) {
        beginValue()
        buffer.append(json: name)
        endKey()
    }

    package mutating func string(_ text: String) {
        beginValue()
        buffer.append(json: text)
    }

    /// A text given as UTF-8.
    package mutating func string(utf8 bytes: some Collection<UInt8>) {
        beginValue()
        buffer.append(json: bytes)
    }

    /// A JSON string of plain text that needs no escape, written straight into the buffer.
    package mutating func string(plain write: (inout ByteBuffer) -> Void) {
        beginValue()
        buffer.append(0x22)
        write(&buffer)
        buffer.append(0x22)
    }

    /// A value that is JSON already, on one line.
    package mutating func raw(_ json: String) {
        beginValue()
        buffer.append(json)
    }

    /// A number as every output prints it; one that is not finite is `null`.
    package mutating func number(_ value: Double) {
        beginValue()
        if value.magnitude < 1e15 { buffer.append(number: value) } else { buffer.append("null") }
    }

    package mutating func number(_ value: Int) {
        beginValue()
        if value < 0 { buffer.append(0x2D) }
        buffer.append(decimal: Int64(clamping: value.magnitude))
    }

    package mutating func bool(_ value: Bool) {
        beginValue()
        buffer.append(value ? "true" : "false")
    }

    package mutating func null() {
        beginValue()
        buffer.append("null")
    }

    private mutating func open(_ bracket: UInt8) {
        beginValue()
        buffer.append(bracket)
        depth += 1
        hasValues = false
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        if hasValues { breakLine(afterComma: false) }
        buffer.append(bracket)
        hasValues = true
    }

    private mutating func writeKey(_ name: UnsafeBufferPointer<UInt8>) {
        beginValue()
        let isIndented = style == .indented
        buffer.write(atMost: name.count + 4) { place in
            place[0] = 0x22
            if let first = name.baseAddress { (place + 1).update(from: first, count: name.count) }
            place[name.count + 1] = 0x22
            place[name.count + 2] = 0x3A
            place[name.count + 3] = 0x20
            return isIndented ? name.count + 4 : name.count + 3
        }
        isAfterKey = true
    }

    private mutating func endKey() {
        buffer.append(0x3A)
        if style == .indented { buffer.append(0x20) }
        isAfterKey = true
    }

    private mutating func beginValue() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        guard depth > 0 else { return }
        breakLine(afterComma: hasValues)
        hasValues = true
    }

    private mutating func breakLine(afterComma hasComma: Bool) {
        let (isIndented, depth) = (style == .indented, depth)
        buffer.write(atMost: 2 * depth + 10) { place in
            place[0] = 0x2C
            var end = hasComma ? 1 : 0
            guard isIndented else { return end }
            place[end] = 0x0A
            end += 1
            // Eight blanks at a time; those too many are written over.
            for level in stride(from: 0, to: depth, by: 4) {
                UnsafeMutableRawPointer(place + end + 2 * level)
                    .storeBytes(of: 0x2020_2020_2020_2020, as: UInt64.self)
            }
            return end + 2 * depth
        }
    }
}

extension ByteBuffer {
    /// Appends what `write` writes, without copying what is already there.
    package mutating func appendJSON(
        style: JSONWriter.Style, depth: Int = 0, hasValues: Bool = false, _ write: (inout JSONWriter) -> Void
    ) {
        var content = ByteBuffer()
        swap(&content, &self)
        var writer = JSONWriter(content, style: style, depth: depth, hasValues: hasValues)
        content = ByteBuffer()
        write(&writer)
        swap(&writer.buffer, &self)
    }

    /// A JSON string with its quotes: `"`, `\` and control characters are escaped, other UTF-8 stays as it is.
    package mutating func append(json text: String) {
        var text = text
        text.withUTF8 { append(jsonUTF8: $0) }
    }

    /// The same for UTF-8 bytes.
    package mutating func append(json bytes: some Collection<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ append(jsonUTF8: $0) }) == nil {
            Array(bytes).withUnsafeBufferPointer { append(jsonUTF8: $0) }
        }
    }

    private mutating func append(jsonUTF8 bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.baseAddress, !bytes.contains(where: { $0.needsEscape }) else {
            append(0x22)
            for byte in bytes { if byte.needsEscape { append(jsonEscapeOf: byte) } else { append(byte) } }
            return append(0x22)
        }
        write(atMost: bytes.count + 2) { place in
            place[0] = 0x22
            (place + 1).update(from: first, count: bytes.count)
            place[bytes.count + 1] = 0x22
            return bytes.count + 2
        }
    }

    private mutating func append(jsonEscapeOf byte: UInt8) {
        append(0x5C)
        switch byte {
        case 0x22, 0x5C: append(byte)
        case 0x0A: append(0x6E)
        case 0x0D: append(0x72)
        case 0x09: append(0x74)
        default:
            append("u00")
            append(hexadecimal: byte)
        }
    }

    /// Two lower-case hexadecimal digits.
    package mutating func append(hexadecimal byte: UInt8) {
        for digit in [byte >> 4, byte & 15] { append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
    }

    package mutating func append(spaces count: Int) {
        for _ in 0..<max(0, count) { append(0x20) }
    }
}

extension UInt8 {
    fileprivate var needsEscape: Bool { self < 0x20 || self == 0x22 || self == 0x5C || self == 0x7F }
}
