/// JSON as a program wrote it (RFC 8259); of what no answer holds only that it is there.
indirect enum JSONText: Equatable {
    case object([(key: String, value: JSONText)])
    case array([JSONText])
    case string(String)
    /// A number, a truth value or null.
    case other

    static func == (left: JSONText, right: JSONText) -> Bool {
        switch (left, right) {
        case (.object(let a), .object(let b)): a.elementsEqual(b) { $0.key == $1.key && $0.value == $1.value }
        case (.array(let a), .array(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.other, .other): true
        default: false
        }
    }

    /// Reads a whole text.
    init(_ bytes: [UInt8]) throws(JSONFault) {
        var reader = JSONTextReader(bytes)
        self = try reader.readDocument()
    }
}

/// Why a text is no JSON, and where.
struct JSONFault: Error, Equatable {
    var offset: Int
    var reason: String
}

private struct JSONTextReader {
    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func readDocument() throws(JSONFault) -> JSONText {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        let value = try readValue()
        skipSpace()
        if place < bytes.count { throw fault("more text after the value") }
        return value
    }

    private mutating func readValue() throws(JSONFault) -> JSONText {
        skipSpace()
        switch next {
        case 0x7B: return try readObject()
        case 0x5B: return try readArray()
        case 0x22: return .string(try readString())
        case nil: throw fault("the text ends too early")
        default: return try readOther()
        }
    }

    private mutating func readObject() throws(JSONFault) -> JSONText {
        var members: [(key: String, value: JSONText)] = []
        try enter()
        while try continues(after: members.isEmpty, 0x7D) {
            guard next == 0x22 else { throw fault("a key in quotes is missing") }
            let start = place
            let key = try readString()
            if members.contains(where: { $0.key == key }) {
                throw JSONFault(offset: start, reason: "the key \"\(key)\" is there twice")
            }
            skipSpace()
            guard take(0x3A) else { throw fault("\":\" is missing") }
            members.append((key, try readValue()))
        }
        return .object(members)
    }

    private mutating func readArray() throws(JSONFault) -> JSONText {
        var values: [JSONText] = []
        try enter()
        while try continues(after: values.isEmpty, 0x5D) { values.append(try readValue()) }
        return .array(values)
    }

    private mutating func enter() throws(JSONFault) {
        depth += 1
        if depth > 64 { throw fault("more than 64 values in each other") }
        place += 1
    }

    /// Whether another element follows; goes past the comma before it, or past the end.
    private mutating func continues(after isFirst: Bool, _ end: UInt8) throws(JSONFault) -> Bool {
        skipSpace()
        if take(end) {
            depth -= 1
            return false
        }
        if !isFirst {
            guard take(0x2C) else { throw fault(next == nil ? "the text ends too early" : "\",\" is missing") }
            skipSpace()
            if next == end { throw fault("nothing follows the comma") }
        }
        return true
    }

    private mutating func readString() throws(JSONFault) -> String {
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case 0x22:
                place += 1
                guard let string = String(validating: text, as: UTF8.self) else { throw fault("text that is no UTF-8") }
                return string
            case 0x5C: text += String(try readEscape()).utf8
            case ..<0x20: throw fault("a control character in a text")
            default:
                text.append(byte)
                place += 1
            }
        }
        throw fault("the text ends too early")
    }

    private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar {
        let start = place
        place += 1
        guard let letter = next else { throw fault("the text ends too early") }
        place += 1
        switch letter {
        case 0x22, 0x5C, 0x2F: return Unicode.Scalar(letter)
        case 0x62: return "\u{8}"
        case 0x66: return "\u{C}"
        case 0x6E: return "\n"
        case 0x72: return "\r"
        case 0x74: return "\t"
        case 0x75: return try readUnicode(from: start)
        default: throw JSONFault(offset: start, reason: "an unknown escape")
        }
    }

    private mutating func readUnicode(from start: Int) throws(JSONFault) -> Unicode.Scalar {
        guard let high = readHexadecimal() else { throw JSONFault(offset: start, reason: "four digits are missing") }
        var value = high
        if 0xD800...0xDBFF ~= high, take(0x5C), take(0x75), let low = readHexadecimal(), 0xDC00...0xDFFF ~= low {
            value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw JSONFault(offset: start, reason: "half of a surrogate pair")
        }
        return scalar
    }

    private mutating func readHexadecimal() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[place..<place + 4] {
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
            case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte | 0x20) - 0x61 + 10)
            default: return nil
            }
        }
        place += 4
        return value
    }

    private mutating func readOther() throws(JSONFault) -> JSONText {
        let start = place
        while let byte = next, 0x61...0x7A ~= byte || 0x30...0x39 ~= byte || [0x2B, 0x2D, 0x2E, 0x45].contains(byte) {
            place += 1
        }
        let word = bytes[start..<place]
        let isWord = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
        if isWord || isNumber(word) { return .other }
        throw JSONFault(offset: start, reason: "no value")
    }

    /// `-`, digits without a leading zero, a fraction, an exponent.
    private func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
        var rest = word
        if rest.first == 0x2D { rest.removeFirst() }
        let whole = rest.prefix { 0x30...0x39 ~= $0 }
        guard !whole.isEmpty, whole.count == 1 || whole.first != 0x30 else { return false }
        rest = rest.dropFirst(whole.count)
        if rest.first == 0x2E {
            let digits = rest.dropFirst().prefix { 0x30...0x39 ~= $0 }
            guard !digits.isEmpty else { return false }
            rest = rest.dropFirst(digits.count + 1)
        }
        guard let exponent = rest.first else { return true }
        guard exponent | 0x20 == 0x65 else { return false }
        rest.removeFirst()
        if rest.first == 0x2B || rest.first == 0x2D { rest.removeFirst() }
        return !rest.isEmpty && rest.allSatisfy { 0x30...0x39 ~= $0 }
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { place += 1 }
    }

    private func fault(_ reason: String) -> JSONFault { JSONFault(offset: place, reason: reason) }
}
