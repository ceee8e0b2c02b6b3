import SheetModel
import SheetText

/// Swift source text. It is made of what this module writes down literally, of identifiers, string literals, comments
/// and numbers: a text of a spec becomes code through one of these types only.
struct SwiftCode: ExpressibleByStringInterpolation, Sendable {
    private(set) var text: String

    init(stringLiteral value: StaticString) { text = value.description }

    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    fileprivate init(trusted text: String) { self.text = text }

    mutating func append(_ other: SwiftCode) { text += other.text }

    static func joined(_ parts: [SwiftCode], by separator: SwiftCode) -> SwiftCode {
        SwiftCode(trusted: parts.map(\.text).joined(separator: separator.text))
    }

    /// A call; its arguments are broken over lines where they do not fit on one.
    static func call(_ name: SwiftCode, _ arguments: [SwiftCode]) -> SwiftCode {
        list("\(name)(", arguments, LayoutMark.closeArguments, ")")
    }

    /// An array.
    static func array(_ elements: [SwiftCode]) -> SwiftCode { list("[", elements, LayoutMark.closeElements, "]") }

    /// What is declared with parameters.
    static func parameters(_ name: SwiftCode, _ parameters: [SwiftCode]) -> SwiftCode {
        list("\(name)(", parameters, LayoutMark.closeParameters, ")")
    }

    private static func list(_ head: SwiftCode, _ items: [SwiftCode], _ mark: UInt8, _ end: SwiftCode) -> SwiftCode {
        guard !items.isEmpty else { return "\(head)\(end)" }
        let gap = "," + String(Unicode.Scalar(LayoutMark.gap))
        let list = items.map(\.text).joined(separator: gap)
        return SwiftCode(
            trusted: "\(head.text)\(Unicode.Scalar(LayoutMark.open))\(list)\(Unicode.Scalar(mark))\(end.text)")
    }

    /// Characters on one line.
    var width: Int { text.unicodeScalars.reduce(0) { $1.value > 0x05 || $1.value == 0x02 ? $0 + 1 : $0 } }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

        mutating func appendInterpolation(_ code: SwiftCode) { text += code.text }

        mutating func appendInterpolation(_ identifier: Identifier) { text += identifier.text }

        mutating func appendInterpolation(_ literal: StringLiteral) { text += literal.text }

        mutating func appendInterpolation(_ number: Double) { text += number.text.withGroups }

        /// All digits of a number: the shortest that reads back as it.
        mutating func appendInterpolation(exact number: Double) {
            let digits = number.description
            text += digits.hasSuffix(".0") && digits != "-0.0" ? String(digits.dropLast(2)).withGroups : digits
        }

        mutating func appendInterpolation(_ number: Int) { text += String(number).withGroups }

        mutating func appendInterpolation(_ value: Bool) { text += value ? "true" : "false" }

        mutating func appendInterpolation(comment: String) { text += Comment.line(comment) }

        /// Red, green, blue and alpha as one hexadecimal number.
        mutating func appendInterpolation(hex bytes: [UInt8]) {
            var buffer = ByteBuffer()
            for (index, byte) in bytes.enumerated() {
                if index == 2 { buffer.append("_") }
                buffer.append(upperCaseHex: byte)
            }
            text += "0x" + String(decoding: buffer.bytes, as: UTF8.self)
        }
    }
}

/// A name as it stands in source text: only what Swift takes as an identifier, reserved words in backticks.
struct Identifier: Hashable, Sendable {
    let text: String

    /// A name that is safe in Swift but for reserved words. Characters that no identifier has become `_`.
    init(_ name: String) {
        var safe = ""
        for (index, scalar) in name.unicodeScalars.enumerated() {
            let fits = index == 0 ? scalar.isIdentifierHead : scalar.isIdentifierPart
            if index == 0, !fits, scalar.isIdentifierPart { safe.append("_") }
            safe.unicodeScalars.append(scalar.isIdentifierPart ? scalar : "_")
        }
        text = safe.isEmpty || safe == "_" ? "_empty" : SwiftName.escaped(safe)
    }
}

extension Unicode.Scalar {
    fileprivate var isIdentifierHead: Bool {
        if value < 0x80 { return properties.isAlphabetic || self == "_" }
        return properties.isXIDStart
    }

    fileprivate var isIdentifierPart: Bool {
        if value < 0x80 { return isIdentifierHead || ("0"..."9").contains(self) }
        return properties.isXIDContinue && value != 0x2E2F
    }
}

/// A text as a literal in quotes: nothing in it can end it, begin an interpolation, or hide.
struct StringLiteral: Sendable {
    let text: String

    init(_ value: String) {
        var escaped = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                escaped.unicodeScalars.append("\\")
                escaped.unicodeScalars.append(scalar)
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            default: escaped.append(visible: scalar)
            }
        }
        text = escaped + "\""
    }
}

/// The words behind `//` or `///`.
enum Comment {
    /// A text on one line.
    static func line(_ value: String) -> String {
        var escaped = ""
        for scalar in value.unicodeScalars { escaped.append(visible: scalar) }
        return escaped
    }

    /// The lines of a text, without white space at their ends and without empty lines at both ends.
    static func lines(_ value: String) -> [String] {
        let lines = value.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
        var trimmed = lines.map { line in
            var line = line
            while let last = line.last, last.properties.isWhitespace { line.removeLast() }
            return String(line)
        }
        while trimmed.last == "" { trimmed.removeLast() }
        return Array(trimmed.drop { $0 == "" })
    }
}

extension Comment {
    /// A line of text in lines of at most so many columns, broken at spaces; what has no space stays whole.
    static func wrapped(_ line: String, columns: Int) -> [String] {
        guard line.utf8.count > columns else { return [line] }
        var lines: [String] = []
        var current = String(line.prefix { $0 == " " })
        var hasWord = false
        for word in line.split(separator: " ") {
            if hasWord, Self.line(current).count + 1 + Self.line(String(word)).count > columns {
                lines.append(current)
                (current, hasWord) = ("", false)
            }
            current += (hasWord ? " " : "") + word
            hasWord = true
        }
        return lines + [current]
    }
}

extension String {
    /// A whole number of seven digits or more with `_` between groups of three.
    fileprivate var withGroups: String {
        let digits = utf8.drop { $0 == 0x2D }
        guard digits.count > 6, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return self }
        var grouped = digits.count == utf8.count ? "" : "-"
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { grouped += "_" }
            grouped.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return grouped
    }

    /// Appends a scalar, or its number where it would not be seen: controls, bidi marks, line separators and the like.
    /// The joiners stay: scripts and emoji need them.
    fileprivate mutating func append(visible scalar: Unicode.Scalar) {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse:
            append(number: scalar)
        case .format:
            if scalar.value == 0x200C || scalar.value == 0x200D {
                unicodeScalars.append(scalar)
            } else {
                append(number: scalar)
            }
        default: unicodeScalars.append(scalar)
        }
    }

    private mutating func append(number scalar: Unicode.Scalar) {
        self += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
}

extension Unicode.Scalar {
    fileprivate var endsLine: Bool { (0x0A...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value) }
}
