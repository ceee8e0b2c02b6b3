/// What YAML's schemas make of a plain scalar.
enum CoreScalar {
    /// A boolean of the 1.2 core schema.
    static func bool(_ word: String) -> Bool? {
        switch word {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// A word that was a boolean in YAML 1.1.
    static func oldBool(_ word: String) -> Bool? {
        switch word.lowercased() {
        case "yes", "on", "y": true
        case "no", "off", "n": false
        default: nil
        }
    }

    /// True for a plain text that YAML 1.1 takes for something else: yes, no, on, off, 010, 1_000, 12:30.
    static func isAmbiguous(_ scalar: ScalarText) -> Bool {
        guard scalar.end > scalar.start else { return false }
        let text = scalar.text[scalar.start..<scalar.end]
        guard let first = text.first else { return false }
        if NumberLiteral.isDigit(first) { return isOldNumber(text) }
        guard text.count <= 3, "yYnNoO".utf8.contains(first), text.count > 1 else { return false }
        let word = scalar.string
        return [word.lowercased(), word.uppercased(), capitalized(word)].contains(word) && oldBool(word) != nil
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
    }

    private static func isOldNumber(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.allSatisfy({ NumberLiteral.isDigit($0) || $0 == 0x5F || $0 == 0x3A }) else { return false }
        if text.contains(0x3A) { return isBase60(text) }
        return text.contains(0x5F) || text.first == 0x30 && text.count > 1
    }

    private static func isBase60(_ text: ArraySlice<UInt8>) -> Bool {
        let parts = text.split(separator: 0x3A, omittingEmptySubsequences: false)
        return parts.dropFirst().allSatisfy {
            $0.count <= 2 && !$0.isEmpty && ($0.count == 1 || $0[$0.startIndex] < 0x36)
        }
    }

    /// A number of the core schema in JSON's notation; nil for any other text, infinity and NaN included.
    static func jsonNumber(_ word: String) -> String? {
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
