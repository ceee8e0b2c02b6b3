import SheetText

/// Runs the parser over a file, and again from the next document behind every error.
struct SegmentReader: ~Copyable {
    /// What has been read so far.
    private(set) var builder: TreeBuilder
    /// True where something could not be read.
    private(set) var hasErrors = false
    private let input: YAMLInput
    private var lastError = -1
    private var errors = 0

    init(_ input: YAMLInput, file: UInt32, limits: YAMLLimits) {
        self.input = input
        builder = TreeBuilder(input, file: file, limits: limits)
    }

    /// Reads the whole file.
    mutating func run() {
        var start: Int? = input.start
        while let segment = start {
            if let standIns = input.standIns {
                start = standIns.text.withUnsafeBufferPointer { run($0, from: segment) }
            } else {
                start = run(input.bytes, from: segment)
            }
        }
    }

    /// Reads up to an error or the end and returns where to go on.
    private mutating func run(_ text: UnsafeBufferPointer<UInt8>, from segment: Int) -> Int? {
        guard let parser = EventParser(text, from: segment) else { return nil }
        builder.map = MarkMap(input.bytes, from: segment, isASCII: input.isASCII)
        while let event = parser.next() {
            if builder.take(event) { continue }
            guard let stop = builder.stop else { return nil }
            return resume(behind: stop, segment)
        }
        return fail(parser.failure, segment)
    }

    private mutating func fail(_ failure: ParserFailure, _ segment: Int) -> Int? {
        let problem = builder.map.byte(failure.mark)
        let context = failure.context.map { builder.map.byte($0) }
        if problem != lastError {
            let error = SyntaxError(
                input.bytes, failure.problem, at: problem, context: context, bracket: builder.openBracket,
                file: builder.file)
            builder.report.add(error.finding)
        }
        lastError = problem
        return resume(behind: problem, segment)
    }

    /// The next line that begins a document, behind what was read.
    private mutating func resume(behind problem: Int, _ segment: Int) -> Int? {
        hasErrors = true
        errors += 1
        let open = builder.document.map { $0.start == .max ? segment : Int($0.start) } ?? segment
        let stopsFile = builder.stopsFile
        builder.abandonDocument()
        guard !stopsFile, errors < Self.mostErrors else { return nil }
        let bytes = input.bytes
        var line = min(problem, bytes.count)
        while line > 0, !isBreak(bytes[line - 1]) { line -= 1 }
        while line < bytes.count {
            if line > open, isDocumentStart(bytes, line) { return line }
            while line < bytes.count, !isBreak(bytes[line]) { line += 1 }
            line += 1
        }
        return nil
    }

    /// More errors of this kind in one file tell nobody anything.
    private static let mostErrors = 100

    /// True where `---` stands at the beginning of a line.
    private func isDocumentStart(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) -> Bool {
        guard line + 3 <= bytes.count, (0..<3).allSatisfy({ bytes[line + $0] == 0x2D }) else { return false }
        return line + 3 == bytes.count || isSpace(bytes[line + 3])
    }
}
