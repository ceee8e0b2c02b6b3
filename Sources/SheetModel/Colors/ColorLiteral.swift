import SheetLayout
import SheetText

/// Reads a colour's text (LANGUAGE §7). What it cannot read is nil, and said in `finding`.
struct ColorLiteral {
    private let scalar: ScalarText
    private var at: Int
    private(set) var finding: Finding?

    init(_ scalar: ScalarText) {
        self.scalar = scalar
        at = scalar.start
    }

    private var text: Bytes { scalar.text }
    private var end: Int { scalar.end }

    /// A literal, or a name that linking looks up.
    mutating func read() -> ColorSyntax? {
        guard at < end else { return fail("a colour is missing", Self.forms) }
        if text[at] == 0x23 { return hex(from: at + 1) }
        if let value = Self.basic(text, at, end) { return .literal(value) }
        if let digits = bareHex() { return missingHash(digits) }
        if Lexing.nameEnd(text, at, end) == end { return .name(scalar.string) }
        if let space = call() { return components(space) }
        return other()
    }

    // MARK: Hex digits

    private mutating func hex(from start: Int) -> ColorSyntax? {
        guard let value = Self.hexValue(text, start, end) else {
            let isHex = text[start..<end].allSatisfy { Self.digit($0) != nil }
            let count = end - start
            return fail(
                isHex ? "a hex colour has 3, 6 or 8 digits, this one has \(count)" : "this is no hex colour", Self.forms
            )
        }
        return .literal(value)
    }

    /// The colour that hex digits without `#` are; nil for another number of digits, or where one is none.
    static func hexValue(_ text: Bytes, _ start: Int, _ end: Int) -> ColorValue? {
        let count = end - start
        guard count == 3 || count == 6 || count == 8 else { return nil }
        var channels: (Double, Double, Double, Double) = (0, 0, 0, 1)
        let step = count == 3 ? 1 : 2
        for part in 0..<count / step {
            let place = start + part * step
            guard let high = digit(text[place]), let low = digit(text[place + step - 1]) else { return nil }
            let value = Double(high * 16 + low) / 255
            switch part {
            case 0: channels.0 = value
            case 1: channels.1 = value
            case 2: channels.2 = value
            default: channels.3 = value
            }
        }
        return ColorValue(red: channels.0, green: channels.1, blue: channels.2, alpha: channels.3)
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x30...0x39: Int(byte - 0x30)
        case 0x41...0x46: Int(byte - 0x37)
        case 0x61...0x66: Int(byte - 0x57)
        default: nil
        }
    }

    /// Where hex digits without `#` begin: such that begin with a digit, or six or eight with a digit among them.
    private func bareHex() -> Int? {
        let isPrefixed = end - at > 2 && text[at] == 0x30 && text[at + 1] | 0x20 == 0x78
        let start = isPrefixed ? at + 2 : at
        guard Self.hexValue(text, start, end) != nil else { return nil }
        if isPrefixed || NumberLiteral.isDigit(text[start]) { return start }
        return end - start >= 6 && text[start..<end].contains(where: NumberLiteral.isDigit) ? start : nil
    }

    private mutating func missingHash(_ start: Int) -> ColorSyntax? {
        let form = "\"#\(String(decoding: text[start..<end], as: UTF8.self))\""
        let fix = scalar.isAlias ? nil : FixIt("write `\(form)`", [TextEdit(scalar.range, form)])
        finding = Finding(
            .invalidColor, at: scalar.range, "\"\(scalar.string)\" is no colour: hex digits begin with \"#\"",
            help: "write `\(form)`, with the quotes", fix: fix)
        return nil
    }

    // MARK: rgb() and p3()

    private mutating func call() -> SheetColorSpace? {
        for (word, space) in [("rgb(", SheetColorSpace.sRGB), ("p3(", .displayP3)] {
            let stop = at + word.utf8.count
            guard stop <= end, text[at..<stop].elementsEqual(word.utf8) else { continue }
            at = stop
            return space
        }
        return nil
    }

    private mutating func components(_ space: SheetColorSpace) -> ColorSyntax? {
        let whole = space == .sRGB ? 255.0 : 1
        guard let red = component(whole, space), let green = component(whole, space), let blue = component(whole, space)
        else { return nil }
        var alpha = 1.0
        skipSpace()
        if at < end, text[at] == 0x2F {
            at += 1
            guard let share = component(1, nil) else { return nil }
            alpha = share
        }
        skipSpace()
        guard at == end - 1, text[at] == 0x29 else { return malformed() }
        return .literal(ColorValue(red: red, green: green, blue: blue, alpha: alpha, space: space))
    }

    /// One component as a share of `whole`; a percentage where the space has them, or for alpha.
    private mutating func component(_ whole: Double, _ space: SheetColorSpace?) -> Double? {
        skipSpace()
        let start = at
        while at < end, !Lexing.isSpace(text[at]), text[at] != 0x29, text[at] != 0x2F { at += 1 }
        let isPercent = at > start && text[at - 1] == 0x25 && space != .displayP3
        let stop = isPercent ? at - 1 : at
        guard let value = NumberLiteral.value(text, start, stop) else {
            _ = malformed()
            return nil
        }
        let most = isPercent ? 100 : whole
        guard value >= 0, value <= most else {
            let place = scalar.range(start, at)
            finding = Finding(
                .invalidColor, at: place, "\"\(String(decoding: text[start..<at], as: UTF8.self))\" is out of range",
                help: "it may go from 0 to \(most.text)\(isPercent ? "%" : "")")
            return nil
        }
        return value / most
    }

    private mutating func malformed() -> ColorSyntax? {
        let help =
            text[scalar.start..<end].contains(0x2C) ? "separate the components by spaces, not commas" : Self.forms
        return fail("\"\(scalar.string)\" is no colour", help)
    }

    private mutating func skipSpace() {
        while at < end, Lexing.isSpace(text[at]) { at += 1 }
    }

    // MARK: Names

    /// The names that mean the same everywhere.
    static let basic: [(name: String, value: ColorValue)] = [
        ("black", ColorValue(red: 0, green: 0, blue: 0)),
        ("white", ColorValue(red: 1, green: 1, blue: 1)),
        ("clear", ColorValue(red: 0, green: 0, blue: 0, alpha: 0)),
        ("darkGray", ColorValue(red: 85.0 / 255, green: 85.0 / 255, blue: 85.0 / 255)),
        ("lightGray", ColorValue(red: 170.0 / 255, green: 170.0 / 255, blue: 170.0 / 255)),
    ]

    private static let basicWords = WordTable(basic.map(\.name))

    private static func basic(_ text: Bytes, _ start: Int, _ end: Int) -> ColorValue? {
        basicWords.find(text, start, end).map { basic[$0].value }
    }

    /// What is neither a literal nor a name.
    private mutating func other() -> ColorSyntax? {
        let word = scalar.string
        if word.hasPrefix("{"), word.hasSuffix("}"), word.utf8.count > 2 {
            let name = String(word.dropFirst().dropLast())
            return fail("\"\(word)\" is no colour", "a token is written without braces: \(name)")
        }
        return fail("\"\(word)\" is no colour", Self.forms)
    }

    private mutating func fail(_ message: String, _ help: String) -> ColorSyntax? {
        finding = Finding(.invalidColor, at: scalar.range, message, help: help)
        return nil
    }

    private static let forms =
        "write `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, `rgb(r g b / a)`, `p3(r g b / a)`, a token or a system colour"
}
