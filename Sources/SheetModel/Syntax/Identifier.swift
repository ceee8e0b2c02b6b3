import SheetText

/// The names that specs declare: of sheets, detents, blocks, slots and tokens.
enum Identifier {
    /// The most characters of a name.
    static let limit = 100

    /// What is wrong with the scalar as a name; nil where nothing is. Sheets and devices may have reserved words.
    static func problem(_ scalar: ScalarText, allowsReserved: Bool) -> Finding? {
        let text = scalar.text
        if isSimple(scalar.bytes) {
            return allowsReserved || !mayBeReserved(scalar) ? nil : reserved(scalar.string, at: scalar.range)
        }
        var index = scalar.start
        var count = 0
        var hasContent = false
        while index < scalar.end {
            let next = Lexing.scalar(text, index, scalar.end)
            if next.value.isInvisible {
                return .invisibleCharacter(next.value, at: scalar.range(index, index + next.length))
            }
            guard index == scalar.start ? isFirst(next.value) : isPart(next.value) else {
                return invalid(scalar, next.value, isFirst: index == scalar.start)
            }
            if isContent(next.value) { hasContent = true }
            count += 1
            index += next.length
        }
        if count == 0 { return .invalidID(scalar.range, "an id is missing here", form) }
        if !hasContent { return .invalidID(scalar.range, "\"\(scalar.string)\" has no letter and no digit", form) }
        if count > limit {
            return .invalidID(scalar.range, "an id has at most \(limit) characters, this one has \(count)", nil)
        }
        guard !allowsReserved, mayBeReserved(scalar) else { return nil }
        return reserved(scalar.string, at: scalar.range)
    }

    /// True for a name of ASCII with nothing wrong with it.
    private static func isSimple(_ text: Bytes) -> Bool {
        guard let first = text.first, Lexing.isASCIILetter(first), text.count <= limit else { return false }
        for byte in text where !Lexing.isASCIIPart(byte) { return false }
        return true
    }

    private static func mayBeReserved(_ scalar: ScalarText) -> Bool {
        scalar.text[scalar.end - 1] == 0x2D || ExpressionWord.find(scalar.text, scalar.start, scalar.end) != nil
    }

    /// What is wrong with a word that expressions have to tell from their own: it is none of theirs, and does not end
    /// in `-`.
    static func reserved(_ word: String, at range: SourceRange) -> Finding? {
        if word.hasSuffix("-") {
            return .invalidID(range, "\"\(word)\" ends with \"-\"", "leave the last \"-\" out")
        }
        guard ExpressionWord.isReserved(word) else { return nil }
        return .invalidID(
            range, "\"\(word)\" means something in expressions and cannot be a name",
            "choose another name, such as \"my-\(word)\"")
    }

    private static func invalid(_ scalar: ScalarText, _ value: Unicode.Scalar, isFirst: Bool) -> Finding {
        let character = value.properties.isWhitespace || value.value < 0x20 ? value.codePoint : String(Character(value))
        let problem =
            isFirst
            ? "begins with \"\(character)\", not with a letter or \"_\"" : "has a character \"\(character)\" in it"
        return .invalidID(scalar.range, "\"\(scalar.string)\" \(problem)", form)
    }

    private static let form = "an id is a letter or \"_\", then letters, digits, \"-\", \"_\" and \".\""

    private static func isFirst(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? Lexing.isASCIILetter(UInt8(scalar.value)) || scalar == "_" : scalar.properties.isLetter
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x80 else {
            return isContent(scalar) || scalar == "-" || scalar == "_" || scalar == "."
        }
        return scalar.properties.isLetter || scalar.properties.isDigit || scalar.properties.isMark
    }

    private static func isContent(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x80 else {
            let byte = UInt8(scalar.value)
            return Lexing.isASCIILetter(byte) || NumberLiteral.isDigit(byte)
        }
        return scalar.properties.isLetter || scalar.properties.isDigit
    }
}

extension Finding {
    fileprivate static func invalidID(_ range: SourceRange, _ message: String, _ help: String?) -> Finding {
        Finding(.invalidID, at: range, message, help: help)
    }
}
