#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a walk through a folder found.
struct FolderWalk: Sendable, Equatable {
    /// The files that were asked for, as paths that begin with the folder's, in byte order of the whole path.
    var files: [Path] = []
    /// Folders that could not be read, and why.
    var failures: [Failure] = []

    struct Failure: Sendable, Equatable {
        var path: Path
        var error: SystemError
    }

    /// Finds regular files, and links to such, in `folder` and all folders in it.
    ///
    /// Names that begin with a dot are skipped, links to folders are not followed, pipes and devices are left alone.
    /// `wants` is asked about each path with its kind: a folder that is not wanted is not entered.
    init(_ folder: Path, wants: (Path, FileKind) -> Bool) {
        walk(folder, wants)
        files.sort()
    }

    private mutating func walk(_ folder: Path, _ wants: (Path, FileKind) -> Bool) {
        // A list and not recursion: a tree may be as deep as it likes.
        var pending = [folder]
        while let next = pending.popLast() {
            do throws(SystemError) {
                for entry in try entries(of: next) where wants(entry.path, entry.kind) {
                    if entry.kind == .folder { pending.append(entry.path) } else { files.append(entry.path) }
                }
            } catch {
                failures.append(Failure(path: next, error: error))
            }
        }
        failures.sort { $0.path < $1.path }
    }

    /// The visible files and folders of a folder.
    private func entries(of folder: Path) throws(SystemError) -> [(path: Path, kind: FileKind)] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw .last }
        defer { closedir(stream) }
        var entries: [(path: Path, kind: FileKind)] = []
        while let entry = readdir(stream) {
            let name = nameBytes(of: entry)
            guard name.first != 0x2E else { continue }
            let path = folder.appending(Path(bytes: name))
            if let kind = kind(of: path, type: Int32(entry.pointee.d_type)) { entries.append((path, kind)) }
        }
        return entries
    }

    /// Nil for a link to a folder or to nothing, and for what is neither file nor folder.
    private func kind(of path: Path, type: Int32) -> FileKind? {
        if type == Int32(DT_REG) { return .file }
        if type == Int32(DT_DIR) { return .folder }
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFLNK else {
            let kind = FileKind(mode: status.st_mode)
            return kind == .special ? nil : kind
        }
        guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
        return FileKind(mode: status.st_mode) == .file ? .file : nil
    }
}

/// The name of an entry of a folder.
func nameBytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
}
