import SheetText

/// How a line can end.
enum LineEnd: String {
    case lf = "\n"
    case crlf = "\r\n"
    case cr = "\r"

    /// The name in messages.
    var name: String {
        switch self {
        case .lf: "LF"
        case .crlf: "CRLF"
        case .cr: "CR"
        }
    }
}

/// How many lines of a file end in which way.
struct LineEndCounts {
    private var lf = 0
    private var crlf = 0
    private var cr = 0

    /// Whether every line ends with a line feed alone.
    var areFeeds: Bool { crlf == 0 && cr == 0 }

    /// Counts one line end.
    @inline(__always)
    mutating func count(_ end: LineEnd) {
        switch end {
        case .lf: lf += 1
        case .crlf: crlf += 1
        case .cr: cr += 1
        }
    }

    /// True where lines end in more than one way.
    var isMixed: Bool { (lf > 0 ? 1 : 0) + (crlf > 0 ? 1 : 0) + (cr > 0 ? 1 : 0) > 1 }

    /// The most frequent line end; LF before CRLF before CR where they are even.
    var majority: LineEnd { lf >= crlf && lf >= cr ? .lf : crlf >= cr ? .crlf : .cr }
}

/// The hint about line ends that differ, at the first one that is not like the most; its fix makes all alike.
func mixedLineEndings(
    _ bytes: UnsafeBufferPointer<UInt8>, _ counts: LineEndCounts, file: UInt32, canFix: Bool
) -> Finding? {
    let wanted = counts.majority
    var edits: [TextEdit] = []
    var first: (range: SourceRange, end: LineEnd)?
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        guard byte == 0x0A || byte == 0x0D else {
            index += 1
            continue
        }
        let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        let end: LineEnd = byte == 0x0A ? .lf : isPair ? .crlf : .cr
        let range = SourceRange(file: file, start: UInt32(index), end: UInt32(index + (isPair ? 2 : 1)))
        index = Int(range.end)
        guard end != wanted else { continue }
        if first == nil { first = (range, end) }
        edits.append(TextEdit(range, wanted.rawValue))
    }
    guard let first else { return nil }
    let message = "this line ends with \(first.end.name), most lines of the file end with \(wanted.name)"
    let fix = FixIt("end every line with \(wanted.name)", edits)
    return Finding(.mixedLineEndings, at: first.range, message, fix: canFix ? fix : nil)
}
