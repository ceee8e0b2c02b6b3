#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import CommandKit
import SheetText

/// When reports are coloured.
enum ColorChoice: String, CaseIterable, ArgumentValue, Sendable { case auto, always, never }

/// The value of a variable of the environment, or nil when it is not set.
func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

/// The arguments after the program's name, with all their bytes.
func programArguments() -> [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
        CommandLine.unsafeArgv[index].map { text in
            Argument(bytes: Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
        }
    }
}

/// How many processors there are to work on, at least 1.
func coreCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// Where text goes: standard output or standard error.
enum OutputStream: Int32, Sendable {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The columns of the terminal, or nil when it is none or does not say.
    var columns: Int? {
        var size = winsize()
        guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The colours for this stream, from the option and the environment.
    func palette(_ choice: ColorChoice) -> Palette {
        let isColored = colorDecision(choice, isTerminal: isTerminal, environment: environment)
        return isColored ? .ansi : .plain
    }

    /// Writes all bytes. A reader that has gone away is `.other(EPIPE)`, which ends no run.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        let number = dup(rawValue)
        guard number >= 0 else { throw .last }
        try FileDescriptor(number: number).write(bytes)
    }

    func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }
}

extension SystemError {
    /// Whether the reader of a pipe has gone away.
    var isBrokenPipe: Bool { self == .other(EPIPE) }
}

/// The option decides; else `NO_COLOR`, `CLICOLOR_FORCE` and `TERM=dumb`, in this order; else whether it is a terminal.
func colorDecision(_ choice: ColorChoice, isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    return isTerminal && environment("TERM") != "dumb"
}
