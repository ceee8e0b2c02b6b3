package import SheetText
package import SheetYAML

/// What a file is expected to hold (LANGUAGE §1).
package enum Expectation: Sendable {
    /// Sheets and tokens: the file was named, or lies in the project's specs.
    case specs
    /// Anything: a search found the file. Only what looks like ours is reported.
    case maybe
}

/// Turns a file's nodes into sheets and tokens: checked against the schema, typed, and located. It goes on behind an
/// error; what is wrong is left out.
package func decode(
    _ file: SourceFile, tree: YAMLTree, expectation: Expectation, into report: inout Report
) -> SyntaxFile {
    NodeView.reading(file, tree) { view in
        var decoder = Decoder(file: file, tree: view, expectation: expectation)
        return decoder.decode(into: &report)
    }
}

/// Decodes one file. Never copied: it is large.
struct Decoder: ~Copyable {
    let file: SourceFile
    let tree: NodeView
    let expectation: Expectation
    let plan = SchemaPlan.language
    private(set) var report = Report()
    /// False once an error was found in the document at hand.
    var isSound = true
    /// True where `null` resets what extending inherits.
    var canReset = false
    /// False where the document at hand was cut off by an error of the reader.
    var isComplete = true
    /// Index of the node behind the document at hand.
    var documentEnd: UInt32 = 0
    /// True in `sheetc.yaml`.
    var isProject = false
    /// True in JSON that `sheetc` wrote.
    var isNormalised = false
    /// The path that a sheet of such JSON was compiled from.
    var source: String?
    /// True once something was reached by an alias or a merge key: it may be decoded, and reported, twice.
    var hasAliases = false
    /// The slots and `x-…` keys of the document at hand.
    var slots: [SlotFill] = []
    var extensions: [ExtensionEntry] = []
    var extensionNames: Set<String> = []

    init(file: SourceFile, tree: NodeView, expectation: Expectation) {
        self.file = file
        self.tree = tree
        self.expectation = expectation
    }

    /// Decodes all documents of the file.
    mutating func decode(into report: inout Report) -> SyntaxFile {
        var result = SyntaxFile(index: tree.file)
        for document in tree.documents { decode(document, into: &result) }
        hand(over: &report)
        return result
    }

    private mutating func decode(_ document: YAMLDocument, into result: inout SyntaxFile) {
        isSound = document.isComplete
        isComplete = document.isComplete
        canReset = false
        guard let root = document.root else {
            if !document.isComplete { result.hidesDocuments = true }
            return
        }
        documentEnd = tree.nodes[root].next
        switch kind(of: root, document) {
        case .sheet: result.sheets.append(sheet(root))
        case .tokens:
            let tokens = tokens(root)
            result.tokens.append(tokens)
            if !isSound { result.hidesTokens = true }
        case .designTokens:
            result.tokens.append(designTokens(root))
            if !isSound { result.hidesTokens = true }
        case .normalised: normalised(root, &result)
        case .foreign: result.foreignDocuments += 1
        case .unknown: result.hidesDocuments = true
        }
    }

    /// Adds what was found to `report`, what came up twice through an alias once.
    mutating func hand(over report: inout Report) {
        guard !self.report.findings.isEmpty else { return }
        guard hasAliases else { return report.add(contentsOf: self.report) }
        var seen: Set<SeenFinding> = []
        for finding in self.report.findings where seen.insert(SeenFinding(finding)).inserted { report.add(finding) }
    }

    // MARK: What is found

    /// Adds an error.
    mutating func fail(_ finding: Finding) {
        isSound = false
        report.add(finding)
    }

    /// Adds a warning or a hint.
    mutating func note(_ finding: Finding) { report.add(finding) }
}

/// What makes two findings one.
private struct SeenFinding: Hashable {
    let rule: RuleID
    let range: SourceRange
    let message: String

    init(_ finding: Finding) {
        rule = finding.rule
        range = finding.range
        message = finding.message
    }
}

/// Reads the project file `sheetc.yaml` with the machinery of the specs: unknown keys are `unknown-setting` there.
package func decodeProjectFile(_ file: SourceFile, tree: YAMLTree, into report: inout Report) -> RecordValue {
    NodeView.reading(file, tree) { view in
        var decoder = Decoder(file: file, tree: view, expectation: .specs)
        let record = decoder.project()
        decoder.hand(over: &report)
        return record
    }
}

extension Decoder {
    fileprivate mutating func project() -> RecordValue {
        isProject = true
        guard let document = tree.documents.first(where: { $0.root != nil }), let root = document.root else {
            return RecordValue()
        }
        isComplete = document.isComplete
        documentEnd = tree.nodes[root].next
        guard tree.nodes[tree.target(root)].isMapping else {
            fail(.wrongRoot(tree.range(root)))
            return RecordValue()
        }
        for other in tree.documents where other.root != nil && other.start > document.start {
            fail(.secondProject(SourceRange(file: tree.file, start: other.start, end: other.end)))
        }
        return record(plan.project, root)
    }
}

extension Finding {
    fileprivate static func wrongRoot(_ range: SourceRange) -> Finding {
        Finding(.wrongType, at: range, "the project file is no mapping", help: "begin it with \"sheetc: 1\"")
    }

    fileprivate static func secondProject(_ range: SourceRange) -> Finding {
        Finding(.unknownDocument, at: range, "the project file has one document only")
    }
}
