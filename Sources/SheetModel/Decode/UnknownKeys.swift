import SheetText
import SheetYAML

extension Decoder {
    /// What to say of a key that the record does not have.
    func unknownKeyFinding(_ entry: YAMLEntry, in record: Int, _ canReset: Bool) -> Finding {
        let word = tree.string(tree.target(entry.key))
        let range = tree.range(entry.key)
        let owner = plan.records[record]
        let isPlain = tree.target(entry.key) == entry.key
        if let foreign = foreignWord(word, in: record) {
            return .foreign(foreign, at: range, isProject: isProject)
        }
        if let strange = strangeCharacter(word) {
            return .strangeKey(word, strange, at: range, isProject: isProject)
        }
        let near = nearest(to: word, among: owner.keys.lazy.map(\.rawValue))
        let places = owners(of: word, beside: record)
        if !places.isEmpty, near == nil || find(entry.key) != nil {
            return .misplaced(word, owner.name, places, at: range, isProject: isProject)
        }
        return .unknownKey(
            word, owner, near, at: range, isProject: isProject, fix: isPlain ? .replace(range, by: near) : nil)
    }

    /// The key of the record that an unknown word probably stands for: a word of another library that says how high
    /// something is stands for its height.
    func meantKey(by word: String, in record: Int) -> Key? {
        if let foreign = foreignWord(word, in: record) {
            return foreign.key == .role ? .height : foreign.key ?? .height
        }
        return nearest(to: word, among: plan.records[record].keys.lazy.map(\.rawValue)).flatMap(Key.init)
    }

    /// A word of another library, where it means something here that is meant: `maxHeight` is a key of blocks, but not
    /// of a sheet.
    private func foreignWord(_ word: String, in record: Int) -> ForeignWord? {
        guard !isProject, let foreign = ForeignWord.find(word) else { return nil }
        guard Key(rawValue: word) != nil else { return foreign }
        return record == plan.sheet ? foreign : nil
    }

    /// The records that have a key, by name; none for keys of another kind of file.
    private func owners(of word: String, beside record: Int) -> [String] {
        guard let number = Key(rawValue: word)?.number else { return [] }
        var names: [String] = []
        for index in plan.reachable(isProject: isProject)
        where index != record && plan.records[index].fields[number] != 255 {
            names.append(plan.records[index].name)
        }
        return names
    }

    /// A character that looks like none, or like a plain space.
    private func strangeCharacter(_ word: String) -> Unicode.Scalar? {
        word.unicodeScalars.first { scalar in
            scalar.isInvisible || scalar.properties.isWhitespace && scalar != " " || scalar.value < 0x20
        }
    }

    /// The colour-looking comment behind a key without a value: `background: #FF0000`.
    func unquotedHash(behind key: SourceRange, _ code: SchemaPlan.Code) -> Finding? {
        let bytes = tree.source
        var index = Int(key.end)
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x3A { index += 1 }
        guard index < bytes.count, bytes[index] == 0x23 else { return nil }
        var end = index + 1
        while end < bytes.count, Lexing.isASCIILetter(bytes[end]) || NumberLiteral.isDigit(bytes[end]) { end += 1 }
        guard ColorLiteral.hexValue(bytes, index + 1, end) != nil else { return nil }
        switch code {
        case .color, .colorTokens: break
        case .text, .identifier, .bool, .off, .condition, .ratio, .curve, .slots, .lengthTokens, .ruleSeverities,
            .reference,
            .number, .count, .expression, .choice, .list, .record, .kinds:
            guard end - index > 4 else { return nil }
        }
        let range = SourceRange(file: tree.file, start: UInt32(index), end: UInt32(end))
        return .unquotedHash(String(decoding: bytes[index..<end], as: UTF8.self), at: range)
    }
}

extension SchemaPlan {
    /// The records of specs, or of the project file.
    fileprivate func reachable(isProject: Bool) -> Range<Int> {
        isProject ? project..<records.count : 0..<project
    }
}

extension Finding {
    fileprivate static func foreign(_ word: ForeignWord, at range: SourceRange, isProject: Bool) -> Finding {
        let meant = word.key.map { ", here it is `\($0.rawValue)`" } ?? ""
        let isKey = Key(rawValue: word.word) != nil
        return Finding(
            isKey ? .misplacedKey : .unknownKey, at: range, "unknown key \"\(word.word)\"\(meant)", help: word.help)
    }

    fileprivate static func strangeKey(
        _ word: String, _ scalar: Unicode.Scalar, at range: SourceRange, isProject: Bool
    ) -> Finding {
        let visible = word.unicodeScalars.reduce(into: "") { text, next in
            text += next == scalar ? "<\(next.codePoint)>" : String(Character(next))
        }
        return Finding(
            isProject ? .unknownSetting : .unknownKey, at: range,
            "unknown key \"\(visible)\": it holds the character \(scalar.codePoint), which looks like none or like a space",
            help: "replace it by a plain space, or remove it")
    }

    fileprivate static func misplaced(
        _ word: String, _ owner: String, _ places: [String], at range: SourceRange, isProject: Bool
    ) -> Finding {
        let names = places.count > 4 ? places[..<4] + ["others"] : places[...]
        return Finding(
            isProject ? .unknownSetting : .misplacedKey, at: range,
            "`\(word)` is no key of \(owner), but of \(names.joined(separator: ", "))",
            help: "check the indentation, or move it there")
    }

    fileprivate static func unknownKey(
        _ word: String, _ owner: SchemaPlan.RecordPlan, _ near: String?, at range: SourceRange, isProject: Bool,
        fix: FixIt?
    ) -> Finding {
        let all = "the keys of \(owner.name) are \(owner.keys.map(\.rawValue).joined(separator: ", "))"
        let kind = isProject ? "setting" : "key"
        return Finding(
            isProject ? .unknownSetting : .unknownKey, at: range, "unknown \(kind) \"\(word)\"" + didYouMean(near),
            help: near == nil ? all : nil, fix: fix)
    }

    fileprivate static func unquotedHash(_ word: String, at range: SourceRange) -> Finding {
        Finding(
            .unquotedHash, at: range, "\"\(word)\" is a comment: YAML ends a value at \" #\"",
            help: "put the colour in quotes: `\"\(word)\"`",
            fix: FixIt("quote the colour", [TextEdit(range, "\"\(word)\"")]))
    }
}
