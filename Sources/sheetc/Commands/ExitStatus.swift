/// What a run ends with, the same in every command.
enum ExitStatus: Int32, CaseIterable, Comparable {
    /// Clean, or done.
    case done = 0
    /// Findings at or above `--fail-on`, or outputs that are stale.
    case findings = 1
    /// Wrong usage, a wrong project file, or something that could not be read or written.
    case trouble = 2
    /// A bug of sheetc.
    case bug = 3
    case interrupted = 130

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    /// For `sheetc help exit-status`.
    static let helpText = """
        exit status, the same in every command:

          0     clean, or done
          1     findings at or above --fail-on (error by default), or outputs that
                are stale under --check
          2     wrong usage, a wrong project file, or something that could not be
                read or written
          3     a bug in sheetc
          130   interrupted
        """
}

/// Something outside the specs that ends a run with status 2.
struct Trouble: Error, Equatable {
    /// One line, lower-case start, no final period.
    var message: String
    /// The way out, in one line.
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    init(_ path: Path, _ error: SystemError) { self.init("\(path.display): \(error.message)") }
}
