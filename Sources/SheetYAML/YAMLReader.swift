import CLibYAML
package import SheetText

/// Reads a file's bytes into its tree. It never fails: what is wrong goes into the report, what is right into the tree.
package struct YAMLReader: Sendable {
    private let limits: YAMLLimits
    /// False where libyaml is to read even what needs no libyaml: tests hold the two against each other.
    private let readsSimply: Bool

    package init(limits: YAMLLimits = .init(), readsSimply: Bool = true) {
        self.limits = limits
        self.readsSimply = readsSimply
    }

    /// The tree of a file and the file as later stages need it: UTF-16 input comes back as UTF-8, anything else as it
    /// is. `index` is the file's number in the project.
    package func read(_ file: SourceFile, index: UInt32, into report: inout Report) -> (SourceFile, YAMLTree) {
        let most = min(limits.fileBytes, Int(Int32.max))
        guard file.bytes.count <= most else {
            let range = SourceRange(file: index, start: UInt32(clamping: most), end: UInt32(clamping: most + 1))
            report.add(limitExceeded("the file has more than \(most) bytes", "fileBytes", at: range))
            return (file, YAMLTree(file: index))
        }
        guard let order = UTF16Order(markOf: file.bytes) else {
            return (file, parse(file, index, canFix: true, &report))
        }
        let text = UTF16Text(file.bytes, order)
        let converted = SourceFile(path: file.path, bytes: text.bytes)
        guard let problem = text.problem else { return (converted, parse(converted, index, canFix: false, &report)) }
        let range = SourceRange(file: index, start: UInt32(problem), end: UInt32(problem))
        report.add(Finding(.invalidEncoding, at: range, "the file is not valid UTF-16 from here on"))
        return (converted, YAMLTree(file: index))
    }

    private func parse(_ file: SourceFile, _ index: UInt32, canFix: Bool, _ report: inout Report) -> YAMLTree {
        file.bytes.withUnsafeBufferPointer { bytes in
            let start = hasMark(bytes) ? 3 : 0
            let check = TextCheck(bytes, from: start)
            let isUsable = reportText(bytes, start, check, index, canFix, &report)
            guard isUsable else { return YAMLTree(file: index) }
            if readsSimply, start == 0, check.lineEnds.areFeeds, !check.hasOddBreaks,
                let tree = SimpleReader.read(file, index: index, limits: limits)
            {
                return tree
            }
            let isJSON = file.path.hasSuffix(".json")
            let standIns = StandIns(bytes, oddBreaks: check.hasOddBreaks, isJSON: isJSON)
            let input = YAMLInput(
                bytes: bytes, start: start, isASCII: check.isASCII, canFix: canFix, standIns: standIns)
            var segments = SegmentReader(input, file: index, limits: limits)
            segments.run()
            report.add(contentsOf: segments.builder.report)
            let tree = segments.builder.tree()
            if !segments.hasErrors { reportDocuments(tree, &report) }
            return tree
        }
    }
}

/// A file's text on its way to the parser.
struct YAMLInput {
    var bytes: UnsafeBufferPointer<UInt8>
    /// The first byte behind a byte order mark.
    var start: Int
    var isASCII: Bool
    /// False where the file's own bytes are not these.
    var canFix: Bool
    var standIns: StandIns?
}

// MARK: - What concerns the file as a whole

extension YAMLReader {
    private func hasMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    }

    /// Reports on the text before it is parsed; false where it cannot be.
    private func reportText(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ check: TextCheck, _ index: UInt32, _ canFix: Bool,
        _ report: inout Report
    ) -> Bool {
        if let problem = check.problem {
            report.add(encodingFinding(bytes, problem, index))
            return false
        }
        if start > 0 {
            let range = SourceRange(file: index, start: 0, end: UInt32(start))
            let fix = FixIt("remove the byte order mark", [TextEdit(range, "")])
            report.add(Finding(.byteOrderMark, at: range, "the file begins with a byte order mark", fix: fix))
        }
        if check.lineEnds.isMixed,
            let hint = mixedLineEndings(bytes, check.lineEnds, file: index, canFix: canFix)
        {
            report.add(hint)
        }
        guard check.directives <= TextCheck.mostDirectives else {
            let message = "more than \(TextCheck.mostDirectives) lines of the file begin with \"%\""
            report.add(Finding(.yamlSyntax, at: .wholeFile(index), message))
            return false
        }
        return true
    }

    private func encodingFinding(
        _ bytes: UnsafeBufferPointer<UInt8>, _ problem: (offset: Int, length: Int, message: String), _ index: UInt32
    ) -> Finding {
        let end = UInt32(problem.offset + problem.length)
        let range = SourceRange(file: index, start: UInt32(problem.offset), end: end)
        let looksWide = problem.offset < 2 && bytes[problem.offset] == 0
        let help = looksWide ? "it looks like UTF-16 without a byte order mark; save it as UTF-8" : "save it as UTF-8"
        return Finding(.invalidEncoding, at: range, problem.message, help: help)
    }

    /// Hints about documents with nothing in them.
    private func reportDocuments(_ tree: YAMLTree, _ report: inout Report) {
        guard tree.documents.contains(where: { $0.root != nil }) else {
            report.add(Finding(.emptyFile, at: .wholeFile(tree.file), "the file has no document"))
            return
        }
        for document in tree.documents where document.root == nil {
            let range = SourceRange(file: tree.file, start: document.start, end: document.end)
            report.add(Finding(.trailingDocument, at: range, "this document is empty"))
        }
    }
}
