#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import SheetText

/// One output, rendered and compared with what is there; when they differ, the new bytes wait in a temporary file.
struct PendingOutput: ~Copyable {
    let path: Path
    /// Where it will be: links are followed, so that a linked output stays a link.
    let target: Path
    /// The hash of the new bytes.
    let hash: String
    /// The hash of the bytes that are there, nil when there is no file or it is the same.
    let replacedHash: String?
    private var temporary: TemporaryFile?

    /// Renders while it compares, and begins to write at the first difference.
    init(_ output: OutputFile, in root: Path) throws(SystemError) {
        let path = Path(output.path).normalized
        let target = try resolvedTarget(root.appending(path))
        var existing = try ExistingFile(target)
        var sum = ContentHash()
        var file: TemporaryFile?
        var buffer = ByteBuffer()
        for chunk in 0..<output.chunkCount {
            if Interrupts.isRequested { throw .interrupted }
            buffer.removeAll()
            output.render(chunk, &buffer)
            sum.update(buffer.bytes)
            if file == nil, !(try existing.continues(with: buffer.bytes)) {
                file = try TemporaryFile(in: target.parent)
                try existing.copyCommonPart { bytes throws(SystemError) in try file?.write(bytes) }
            }
            try file?.write(buffer.bytes)
        }
        if file == nil, !(try existing.endsHere()) {
            file = try TemporaryFile(in: target.parent)
            try existing.copyCommonPart { bytes throws(SystemError) in try file?.write(bytes) }
        }
        var replacedHash: String?
        if file != nil, let mode = existing.mode {
            try file?.setMode(mode)
            replacedHash = try hashOfFile(target)
        }
        try file?.synchronize()
        self.path = path
        self.target = target
        self.replacedHash = replacedHash
        hash = sum.hexadecimal
        temporary = file
    }

    var isChanged: Bool { temporary != nil }

    /// Puts the new bytes in place.
    mutating func commit() throws(SystemError) { try temporary?.move(to: target) }
}

/// The file that an output may replace, read in step with the new bytes.
private struct ExistingFile: ~Copyable {
    private let path: Path
    private var file: FileDescriptor?
    private var commonCount = 0
    /// Its permissions, nil when there is no file.
    let mode: mode_t?

    /// Fails for a folder and for anything else that is no file.
    init(_ path: Path) throws(SystemError) {
        self.path = path
        do throws(SystemError) {
            let opened = try FileDescriptor(path)
            mode = try opened.requireRegularFile().st_mode
            file = consume opened
        } catch {
            guard error == .missing else { throw error }
            mode = nil
            file = nil
        }
    }

    /// Whether its next bytes are these.
    mutating func continues(with bytes: [UInt8]) throws(SystemError) -> Bool {
        guard mode != nil else { return false }
        guard try next(bytes.count) == bytes else { return false }
        commonCount += bytes.count
        return true
    }

    /// Whether there is a file and nothing is left of it.
    mutating func endsHere() throws(SystemError) -> Bool {
        guard mode != nil else { return false }
        return try next(1).isEmpty
    }

    /// Gives what was equal so far, from the beginning.
    func copyCommonPart(to write: ([UInt8]) throws(SystemError) -> Void) throws(SystemError) {
        guard commonCount > 0 else { return }
        let again = try FileDescriptor(path)
        var rest = commonCount
        while rest > 0 {
            let bytes = try again.read(min(rest, 1 << 20))
            if bytes.isEmpty { throw .missing }
            try write(bytes)
            rest -= bytes.count
        }
    }

    private mutating func next(_ count: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let more = try file?.read(count - bytes.count) ?? []
            if more.isEmpty { break }
            if bytes.isEmpty { bytes = more } else { bytes += more }
        }
        return bytes
    }
}

/// The hash of a file's bytes, read piece by piece.
func hashOfFile(_ path: Path) throws(SystemError) -> String {
    let file = try FileDescriptor(path)
    _ = try file.requireRegularFile()
    var sum = ContentHash()
    while true {
        let bytes = try file.read(1 << 20)
        if bytes.isEmpty { return sum.hexadecimal }
        sum.update(bytes)
    }
}

/// The path itself, or what it leads to when it is a link.
private func resolvedTarget(_ path: Path) throws(SystemError) -> Path {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let target = realPath(path) else { throw .last }
    return target
}
