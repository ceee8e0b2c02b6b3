#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file beside the one that it will replace. It is removed when it goes away without having been moved there.
struct TemporaryFile: ~Copyable {
    private static let prefix: [UInt8] = Array(".sheetc-tmp-".utf8)

    let path: Path
    private var file: FileDescriptor
    private var isMoved = false

    /// An empty file in `folder`.
    init(in folder: Path) throws(SystemError) {
        // Two with one name are as good as impossible; as often as this they are.
        for _ in 0..<10 {
            let name = Path(bytes: TemporaryFile.prefix + Array("\(getpid())-\(UInt64.random(in: 0...(.max)))".utf8))
            let path = folder.appending(name)
            do throws(SystemError) {
                file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_EXCL)
                self.path = path
                return
            } catch {
                guard error == .other(EEXIST) else { throw error }
            }
        }
        throw .other(EEXIST)
    }

    deinit {
        if !isMoved { _ = path.withCString { unlink($0) } }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) { try file.write(bytes) }

    /// Takes the permissions of the file that it will replace.
    func setMode(_ mode: mode_t) throws(SystemError) {
        guard fchmod(file.number, mode & 0o7777) == 0 else { throw .last }
    }

    /// The last of writing: a build may have more files pending than a process may have open.
    mutating func synchronize() throws(SystemError) {
        guard fsync(file.number) == 0 else { throw .last }
        file.release()
    }

    /// Takes the place of what is at `target`, in one step.
    mutating func move(to target: Path) throws(SystemError) {
        let status = path.withCString { from in target.withCString { to in rename(from, to) } }
        guard status == 0 else { throw .last }
        isMoved = true
    }

    /// Removes what a killed run left behind in a folder that is locked.
    static func removeLeftovers(in folder: Path) {
        guard let stream = folder.withCString({ opendir($0) }) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = nameBytes(of: entry)
            if name.starts(with: prefix) { _ = folder.appending(Path(bytes: name)).withCString { unlink($0) } }
        }
    }
}
