import SheetText

/// Numbers as the language writes them: digits without a leading zero, perhaps `.` and digits, perhaps `-` in front.
enum NumberLiteral {
    /// The largest magnitude of a number in a spec.
    static let limit = 1_000_000.0

    /// The end of the number that begins at `start`, without regard to what follows it; nil where none does.
    static func end(_ text: Bytes, _ start: Int, _ end: Int) -> Int? {
        guard start < end, isDigit(text[start]) else { return nil }
        var index = start + 1
        if text[start] != 0x30 {
            while index < end, isDigit(text[index]) { index += 1 }
        }
        guard index + 1 < end, text[index] == 0x2E, isDigit(text[index + 1]) else { return index }
        index += 2
        while index < end, isDigit(text[index]) { index += 1 }
        return index
    }

    /// The number that the text is from `start` to `end`, a `-` in front included; nil where it is none.
    static func value(_ text: Bytes, _ start: Int, _ end: Int) -> Double? {
        let isNegative = start < end && text[start] == 0x2D
        let first = isNegative ? start + 1 : start
        guard self.end(text, first, end) == end else { return nil }
        let magnitude = magnitude(text, first, end)
        return isNegative && magnitude != 0 ? -magnitude : magnitude
    }

    /// The number that a text is; nil where it is none.
    static func value(_ text: String) -> Double? { reading(text) { value($0, 0, $0.count) } }

    /// The value of digits that `end(_:_:_:)` accepted.
    static func magnitude(_ text: Bytes, _ start: Int, _ end: Int) -> Double {
        guard end - start <= 16 else {
            return Double(String(decoding: text[start..<end], as: UTF8.self)) ?? .infinity
        }
        var whole: Int64 = 0
        var scale = 1.0
        var isFraction = false
        for index in start..<end {
            if text[index] == 0x2E {
                isFraction = true
            } else {
                whole = whole * 10 + Int64(text[index] & 0x0F)
                if isFraction { scale *= 10 }
            }
        }
        return Double(whole) / scale
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}

/// What somebody meant by a number that is none of ours.
struct NumberReading: Equatable {
    /// The way out, in one line.
    var help: String
    /// What to write instead, where that is certain.
    var replacement: String?

    /// Reads what looks like a number; nil for what is no number in any notation.
    init?(_ word: String) {
        let isNegative = word.hasPrefix("-")
        let body = isNegative || word.hasPrefix("+") ? String(word.dropFirst()) : word
        guard let first = body.utf8.first, NumberLiteral.isDigit(first) || first == 0x2E else { return nil }
        let sign = isNegative ? "-" : ""
        let lower = body.lowercased()
        if [".inf", ".nan"].contains(lower) {
            help = "a number must be finite"
        } else if let number = Self.otherNotation(lower) {
            help = "write `\(sign + number)`"
            replacement = sign + number
        } else if let unit = Self.unit(lower) {
            help = unit.isEmpty ? "write digits, perhaps \".\" and digits" : unit
        } else {
            return nil
        }
    }

    /// A number in a notation that can mean one thing only, in ours.
    private static func otherNotation(_ body: String) -> String? {
        let digits = Array(body.utf8)
        if NumberLiteral.value(body) != nil { return body }
        if let value = radix(body) { return plain(value) }
        if body.contains("e"), digits.allSatisfy({ NumberLiteral.isDigit($0) || ".e+-".utf8.contains($0) }) {
            return Double(body).flatMap(plain)
        }
        if digits.contains(0x5F) {
            let rest = body.filter { $0 != "_" }
            return rest.first == "0" && rest.count > 1 ? nil : rest.allSatisfy(isASCIIDigit) ? rest : nil
        }
        if digits.contains(0x2C) { return decimalComma(body) }
        let halves = body.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count == 2, halves.allSatisfy({ $0.allSatisfy(isASCIIDigit) }) else { return nil }
        if halves[0].isEmpty, !halves[1].isEmpty { return "0" + body }
        return halves[1].isEmpty && (halves[0].count == 1 || halves[0].first != "0") ? String(halves[0]) : nil
    }

    private static func radix(_ body: String) -> Double? {
        guard body.count <= 12 else { return nil }
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where body.hasPrefix(prefix) {
            return Int(body.dropFirst(2), radix: radix).map(Double.init)
        }
        return nil
    }

    /// `0,5` is 0.5; `1,000` may be a thousand or one.
    private static func decimalComma(_ body: String) -> String? {
        let halves = body.split(separator: ",", omittingEmptySubsequences: false)
        guard halves.count == 2, halves.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isASCIIDigit) }) else { return nil }
        guard halves[0].count == 1 || halves[0].first != "0" else { return nil }
        return halves[1].count == 3 && halves[0] != "0" ? nil : "\(halves[0]).\(halves[1])"
    }

    private static func plain(_ value: Double) -> String? {
        guard value.isFinite, value <= NumberLiteral.limit else { return nil }
        let text = value.text
        return Double(text) == value ? text : nil
    }

    /// What to say of the rest: a hint, or an empty text where there is none; nil for what is no number at all.
    private static func unit(_ body: String) -> String? {
        let number = body.prefix { isASCIIDigit($0) || $0 == "." }
        let rest = body.dropFirst(number.count)
        if body.allSatisfy(isASCIIDigit), body.first == "0", body.count > 1 {
            let trimmed = body.drop { $0 == "0" }
            return "write `\(trimmed.isEmpty ? "0" : trimmed)`, without the leading zero"
        }
        switch rest {
        case "px": return "lengths are in points: write \(number), or \(number) * pixel"
        case "dp", "sp", "em", "rem", "vh", "vw", "in", "cm", "mm", "s", "ms":
            return "write the number without \"\(rest)\""
        case "%": return "write a plain number, 1 for 100%"
        case "pt": return "write the number without `pt`"
        default: break
        }
        if rest.first == ":" { return "a colon makes no number here" }
        if rest.first == "," { return "write the number without the comma, with \".\" before decimals" }
        return ""
    }

    private static func isASCIIDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
