import CommandKit
import SheetText

/// One run of the program: its global options and its streams.
struct Session {
    let globals: GlobalOptions

    /// How many threads to work on.
    var threads: Int { globals.jobs > 0 ? globals.jobs : coreCount() }

    /// Writes results or findings.
    func output(_ buffer: ByteBuffer) throws { try write(buffer.bytes, to: .output) }

    /// Writes bytes that may be no text.
    func output(bytes: [UInt8]) throws { try write(bytes, to: .output) }

    func output(_ text: String) throws { try write(Array(text.utf8), to: .output) }

    /// Writes findings beside results that own standard output.
    func warn(_ buffer: ByteBuffer) throws { try write(buffer.bytes, to: .error) }

    /// A fact beside the results, on standard error.
    func note(_ text: String) throws {
        guard !globals.quiet else { return }
        try write(Array("sheetc: note: \(text.oneLine)\n".utf8), to: .error)
    }

    /// What went wrong outside the specs, on standard error, also when quiet.
    func complain(_ trouble: Trouble) throws {
        let palette = OutputStream.error.palette(globals.color)
        let hint = trouble.hint.map { "\n  help: \($0.oneLine)" } ?? ""
        let line = "sheetc: \(palette.error)error\(palette.reset): \(trouble.message.oneLine)\(hint)\n"
        try write(Array(line.utf8), to: .error)
    }

    func checkInterrupt() throws {
        if Interrupts.isRequested { throw Interruption() }
    }

    private func write(_ bytes: [UInt8], to stream: OutputStream) throws {
        do { try stream.write(bytes) } catch {
            // Whoever read it has what it wanted: that changes nothing about what was found.
            if error.isBrokenPipe { return }
            if error == .interrupted { throw Interruption() }
            throw Trouble(stream == .output ? "standard output: \(error.message)" : "standard error: \(error.message)")
        }
    }
}

/// A signal asked to end.
struct Interruption: Error {}

extension String {
    /// With line ends and other control characters made visible.
    var oneLine: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }
}
