#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The bytes of a regular file, or of one that a link leads to. Pipes and devices are refused without waiting for them.
func readFile(_ path: Path) throws(SystemError) -> [UInt8] {
    let file = try FileDescriptor(path)
    let size = Int(try file.requireRegularFile().st_size)
    // One more than the size says: a file that has grown, or tells no size, is then noticed.
    var bytes = try file.read(size + 1)
    if bytes.count > size { try readRest(of: file, into: &bytes) }
    return bytes
}

/// Standard input up to its end, whatever it is.
func readStandardInput() throws(SystemError) -> [UInt8] {
    let number = dup(0)
    guard number >= 0 else { throw .last }
    var bytes: [UInt8] = []
    try readRest(of: FileDescriptor(number: number), into: &bytes)
    return bytes
}

private func readRest(of file: borrowing FileDescriptor, into bytes: inout [UInt8]) throws(SystemError) {
    while true {
        let more = try file.read(1 << 16)
        if more.isEmpty { return }
        bytes += more
    }
}

/// What a path leads to.
enum FileKind: Equatable, Sendable { case file, folder, special }

/// What the path, or the link that it is, leads to.
func kind(of path: Path) throws(SystemError) -> FileKind {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw .last }
    return FileKind(mode: status.st_mode)
}

extension FileKind {
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        default: self = .special
        }
    }
}

/// The absolute path without links, or nil when there is nothing there.
func realPath(_ path: Path) -> Path? {
    path.withCString { text in
        guard let resolved = realpath(text, nil) else { return nil }
        defer { free(resolved) }
        return Path(bytes: Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
    }
}

/// The absolute path of the current folder.
func currentFolder() -> Path { realPath(".") ?? "." }

/// Makes `path` the current folder (`-C`).
func changeFolder(to path: Path) throws(SystemError) {
    guard path.withCString({ chdir($0) }) == 0 else { throw .last }
}

/// Makes the folder and those it lies in; one that exists is fine.
func makeFolder(_ path: Path) throws(SystemError) {
    if path.withCString({ mkdir($0, 0o777) }) == 0 { return }
    let number = errno
    if number == ENOENT, path.parent != path {
        try makeFolder(path.parent)
        if path.withCString({ mkdir($0, 0o777) }) == 0 { return }
    }
    guard (try? kind(of: path)) == .folder else { throw number == EEXIST ? .isNoFolder : SystemError(number: number) }
}

/// Whether a path is a link, wherever it leads.
func isLink(_ path: Path) -> Bool {
    var status = stat()
    return path.withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
}
