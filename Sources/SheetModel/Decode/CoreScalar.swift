/// What YAML's schemas make of a plain scalar.
enum CoreScalar {
    /// A boolean of the 1.2 core schema.
    static func bool(_ word: Bytes) -> Bool? {
        if word.isEqual(to: "true") || word.isEqual(to: "True") || word.isEqual(to: "TRUE") { return true }
        if word.isEqual(to: "false") || word.isEqual(to: "False") || word.isEqual(to: "FALSE") { return false }
        return nil
    }

    /// A word that was a boolean in YAML 1.1.
    static func oldBool(_ word: Bytes) -> Bool? {
        guard (1...3).contains(word.count) else { return nil }
        switch String(decoding: word, as: UTF8.self).lowercased() {
        case "yes", "on", "y": return true
        case "no", "off", "n": return false
        default: return nil
        }
    }

    /// True for a plain text that YAML 1.1 takes for something else: yes, no, on, off, 010, 1_000, 12:30.
    static func isAmbiguous(_ scalar: ScalarText) -> Bool {
        let text = scalar.bytes
        guard let first = text.first else { return false }
        if NumberLiteral.isDigit(first) { return isOldNumber(text) }
        guard text.count == 2 || text.count == 3, oldBool(text) != nil else { return false }
        let word = scalar.string
        return word == word.lowercased() || word == word.uppercased() || word == capitalized(word)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }

    private static func isOldNumber(_ text: Bytes) -> Bool {
        guard text.allSatisfy({ NumberLiteral.isDigit($0) || $0 == 0x5F || $0 == 0x3A }) else { return false }
        if text.contains(0x3A) { return isBase60(text) }
        return text.contains(0x5F) || text.first == 0x30 && text.count > 1
    }

    private static func isBase60(_ text: Bytes) -> Bool {
        let parts = text.split(separator: 0x3A, omittingEmptySubsequences: false)
        return parts.dropFirst().allSatisfy {
            $0.count <= 2 && !$0.isEmpty && ($0.count == 1 || $0[$0.startIndex] < 0x36)
        }
    }

    /// A number of the core schema in JSON's notation; nil for any other text, infinity and NaN included.
    static func jsonNumber(_ word: String) -> String? {
        guard let first = word.utf8.first, NumberLiteral.isDigit(first) || "+-.".utf8.contains(first) else {
            return nil
        }
        var body = Substring(word)
        let isNegative = body.first == "-"
        if isNegative || body.first == "+" { body = body.dropFirst() }
        if body.hasPrefix("0x") || body.hasPrefix("0o") {
            guard body.count == word.count else { return nil }
            return UInt64(body.dropFirst(2), radix: body.hasPrefix("0x") ? 16 : 8).map { String($0) }
        }
        let bytes = Array(body.utf8)
        var index = 0
        let whole = digits(bytes, &index)
        var fraction: [UInt8] = []
        if index < bytes.count, bytes[index] == 0x2E {
            index += 1
            fraction = digits(bytes, &index)
        }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        var exponent: [UInt8] = []
        if index < bytes.count, bytes[index] | 0x20 == 0x65 {
            index += 1
            if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D {
                exponent.append(bytes[index])
                index += 1
            }
            let power = digits(bytes, &index)
            guard !power.isEmpty else { return nil }
            exponent = [0x65] + exponent + power
        }
        guard index == bytes.count else { return nil }
        var text = isNegative ? [UInt8(0x2D)] : []
        let stripped = Array(whole.drop { $0 == 0x30 })
        text += stripped.isEmpty ? [0x30] : stripped
        if !fraction.isEmpty { text += [0x2E] + fraction }
        return String(decoding: text + exponent, as: UTF8.self)
    }

    private static func digits(_ bytes: [UInt8], _ index: inout Int) -> [UInt8] {
        let start = index
        while index < bytes.count, NumberLiteral.isDigit(bytes[index]) { index += 1 }
        return Array(bytes[start..<index])
    }
}
