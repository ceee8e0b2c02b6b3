import SheetLayout
import SheetModel
import SheetRules
package import SheetText

/// Why a fix is not applied.
package enum FixRefusal: Sendable, Equatable {
    /// The text does not become what the fix says.
    case impossible
    case unsettled
    /// Another finding that is as bad would come up.
    case bringsUp(RuleID, message: String)
    /// A sheet that had nothing to do with it would become another.
    case changes(sheet: String)
    /// The file is not UTF-8, and would have to be written anew as a whole.
    case encoding

    /// For people, behind what the fix would do.
    package var text: String {
        switch self {
        case .impossible: "the text does not take it"
        case .unsettled: "it would not settle the finding"
        case .bringsUp(let rule, let message): "it would bring up [\(rule.rawValue)] \(message)"
        case .changes(let sheet): "it would change what the sheet \"\(sheet)\" is"
        case .encoding: "the file is UTF-16; save it as UTF-8"
        }
    }
}

/// A project between two rounds of fixes. Everything in it is compiled as if all of it were reported: a fix in one
/// file may do harm in another.
struct FixState: Sendable {
    let compiler: Compiler
    /// As they are reported; their bytes are those of the round.
    let inputs: [CompilerInput]
    let compilation: Compilation
    private let meanings: [String: SheetMeaning]
    /// Places in `inputs` by path.
    private let places: [String: Int]

    init(_ compiler: Compiler, _ inputs: [CompilerInput]) {
        self.compiler = compiler
        self.inputs = inputs
        let all = inputs.map { input in
            var reported = input
            reported.isReported = true
            return reported
        }
        compilation = compiler.compile(all)
        meanings = Dictionary(compilation.remains.linked.sheets.map { ($0.id, SheetMeaning($0)) }) { first, _ in first }
        places = Dictionary(inputs.enumerated().map { ($1.file.path, $0) }) { first, _ in first }
    }

    func isProjectFile(_ file: UInt32) -> Bool {
        compilation.files[Int(file)].path == compiler.configuration.file?.path
    }

    func isReported(_ file: UInt32) -> Bool {
        places[compilation.files[Int(file)].path].map { inputs[$0].isReported } ?? false
    }

    /// Whether the reader took the bytes as they are, so that ranges are places in the file.
    func hasBytesAsRead(_ file: UInt32) -> Bool {
        let source = compilation.files[Int(file)]
        guard !isProjectFile(file), let place = places[source.path] else { return !source.bytes.isEmpty }
        return inputs[place].file.bytes == source.bytes
    }
}

extension FixState {
    /// The project with these fixes, or why they make something worse.
    func attempt(_ fixes: [FixCandidate]) -> (FixState?, FixRefusal?) {
        guard let next = applying(fixes) else { return (nil, .impossible) }
        if let refusal = refusal(of: fixes, leadingTo: next) { return (nil, refusal) }
        return (next, nil)
    }

    private func applying(_ fixes: [FixCandidate]) -> FixState? {
        var edits: [UInt32: [TextEdit]] = [:]
        for edit in fixes.flatMap(\.edits) { edits[edit.range.file, default: []].append(edit) }
        var (inputs, compiler) = (inputs, compiler)
        for (file, edits) in edits {
            let source = compilation.files[Int(file)]
            let adapted = edits.map { source.isJSON ? $0.adapted(toJSON: source.bytes) : $0.quoted(as: source.bytes) }
            guard let bytes = apply(adapted, to: source.bytes) else { return nil }
            let fixed = SourceFile(path: source.path, bytes: bytes)
            if isProjectFile(file) {
                let overrides = compiler.configuration.overrides
                guard let configuration = try? ProjectConfiguration(file: fixed, applying: overrides) else {
                    return nil
                }
                compiler.configuration = configuration
            } else if let place = places[source.path] {
                inputs[place].file = fixed
            }
        }
        return FixState(compiler, inputs)
    }

    private func refusal(of fixes: [FixCandidate], leadingTo next: FixState) -> FixRefusal? {
        guard next.settles(fixes, of: self) else { return .unsettled }
        if let worse = next.worse(than: self, after: fixes) {
            return .bringsUp(worse.finding.rule, message: worse.finding.message)
        }
        return next.changedSheet(since: self, after: fixes).map { .changes(sheet: $0) }
    }

    /// Whether of every finding that was fixed there are fewer.
    private func settles(_ fixes: [FixCandidate], of earlier: FixState) -> Bool {
        let fixed = FindingCounts(fixes.map(\.diagnostic))
        let before = FindingCounts(earlier.compilation.diagnostics)
        let now = FindingCounts(compilation.diagnostics)
        return fixed.counts.allSatisfy { key, count in now[key] <= before[key] - count }
    }

    /// A finding as bad as those that were fixed, and not there before. Where an error kept a sheet from being looked
    /// at, what is found there now was there all along; and what has a fix has its turn in the next round.
    private func worse(than earlier: FixState, after fixes: [FixCandidate]) -> Diagnostic? {
        guard let severity = fixes.map(\.diagnostic.severity).max() else { return nil }
        let wasHidden = fixes.contains { $0.diagnostic.finding.isLocked }
        return added(since: earlier, after: fixes).first { diagnostic in
            guard diagnostic.severity >= severity else { return false }
            return !(wasHidden && (diagnostic.finding.fix != nil || diagnostic.finding.rule.needsWholeSheet))
        }
    }

    /// What is found now and was not before. A finding whose words changed, because they count something, is the same.
    private func added(since earlier: FixState, after fixes: [FixCandidate]) -> [Diagnostic] {
        var expected = FindingCounts(earlier.compilation.diagnostics)
        for fix in fixes { expected.remove(fix.diagnostic) }
        let unknown = compilation.diagnostics.filter { !expected.remove($0) }
        return unknown.filter { !expected.removeReworded($0) }
    }

    /// A sheet that was sound and is another now, although no fix concerns its meaning.
    private func changedSheet(since earlier: FixState, after fixes: [FixCandidate]) -> String? {
        let touched = Set(
            fixes.filter { $0.diagnostic.finding.rule.fixChangesMeaning }
                .flatMap { $0.edits.map { earlier.compilation.files[Int($0.range.file)].path } })
        return earlier.meanings.keys.sorted().first { id in
            guard let before = earlier.meanings[id], before.definition != nil else { return false }
            let isTouched = earlier.chain(from: id).contains { touched.contains($0.source) }
            return isTouched ? meanings[id] == nil : meanings[id] != before
        }
    }

    /// A sheet and those that it extends, nearest first. There is no ring: a sheet in one has no definition.
    private func chain(from id: String) -> [SheetMeaning] {
        sequence(first: id) { self.meanings[$0]?.base }.compactMap { meanings[$0] }
    }
}

/// What a sheet says, without the places where it says it.
private struct SheetMeaning: Sendable, Equatable {
    var definition: SheetDefinition?
    var source: String
    var summary: String?
    var swiftName: String
    var isAbstract: Bool
    /// The id of the sheet it extends.
    var base: String?
    var extensions: [String: ExtensionValue]

    init(_ sheet: LinkedSheet) {
        definition = sheet.definition
        source = sheet.source
        summary = sheet.summary
        swiftName = sheet.swiftName
        isAbstract = sheet.isAbstract
        base = sheet.base
        extensions = Dictionary(sheet.extensions.map { ($0.name.value, $0.value) }) { first, _ in first }
    }
}

/// How many findings of each kind there are.
private struct FindingCounts {
    struct Key: Hashable {
        var rule: RuleID
        var file: UInt32
        /// Empty for all of a rule in a file.
        var message: String
    }

    private(set) var counts: [Key: Int] = [:]
    private var totals: [Key: Int] = [:]

    init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            counts[Self.key(diagnostic), default: 0] += 1
            totals[Self.total(diagnostic), default: 0] += 1
        }
    }

    subscript(key: Key) -> Int { counts[key] ?? 0 }

    /// Takes one away; false where there is none.
    @discardableResult mutating func remove(_ diagnostic: Diagnostic) -> Bool {
        guard let count = counts[Self.key(diagnostic)], count > 0 else { return false }
        counts[Self.key(diagnostic)] = count - 1
        totals[Self.total(diagnostic), default: 1] -= 1
        return true
    }

    /// Takes one of its rule and file away, whatever its words.
    mutating func removeReworded(_ diagnostic: Diagnostic) -> Bool {
        guard let count = totals[Self.total(diagnostic)], count > 0 else { return false }
        totals[Self.total(diagnostic)] = count - 1
        return true
    }

    private static func key(_ diagnostic: Diagnostic) -> Key {
        let finding = diagnostic.finding
        return Key(rule: finding.rule, file: finding.range.file, message: finding.message)
    }

    private static func total(_ diagnostic: Diagnostic) -> Key {
        Key(rule: diagnostic.finding.rule, file: diagnostic.finding.range.file, message: "")
    }
}

extension RuleID {
    /// Whether its fix makes a sheet what its author meant, and not what it says.
    fileprivate var fixChangesMeaning: Bool { isLocked || self == .suspiciousRatio }

    /// Whether it looks at a sheet only once everything in it could be read.
    fileprivate var needsWholeSheet: Bool {
        guard let rule = Rule.rule(for: self) else { return false }
        if case .whileReading = rule.check { return false }
        return true
    }
}

extension SourceFile {
    fileprivate var isJSON: Bool { path.utf8.suffix(5).elementsEqual(".json".utf8) }
}

extension TextEdit {
    /// The edit with the quotes that JSON wants around a value and YAML does not.
    fileprivate func adapted(toJSON bytes: [UInt8]) -> TextEdit {
        let (start, end) = (Int(range.start), Int(range.end))
        guard !text.isEmpty, text.utf8.first != 0x22, !text.isJSONLiteral, start < end, end <= bytes.count else {
            return self
        }
        let isQuoted = bytes[start] == 0x22 && bytes[end - 1] == 0x22
        let isBare = String(decoding: bytes[start..<end], as: UTF8.self).isJSONLiteral
        return isQuoted || isBare ? TextEdit(range, "\"\(text)\"") : self
    }
}

extension TextEdit {
    /// The edit of a word with the quotes that the word before had.
    fileprivate func quoted(as bytes: [UInt8]) -> TextEdit {
        let (start, end) = (Int(range.start), Int(range.end))
        guard start + 1 < end, end <= bytes.count, let first = text.utf8.first, first.isLetter else { return self }
        let quote = bytes[start]
        guard quote == 0x22 || quote == 0x27, bytes[end - 1] == quote, !text.isJSONLiteral else { return self }
        let isWord = text.utf8.allSatisfy { $0.isLetter || $0 == 0x2D || $0 == 0x5F || 0x30...0x39 ~= $0 }
        guard isWord else { return self }
        let mark = quote == 0x22 ? "\"" : "'"
        return TextEdit(range, mark + text + mark)
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
}

extension String {
    /// A number, `true`, `false` or `null`.
    fileprivate var isJSONLiteral: Bool { ["true", "false", "null"].contains(self) || Double(self) != nil }
}
