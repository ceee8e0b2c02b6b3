#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Gives a file new bytes, whole or not at all: by a temporary file that takes its place.
///
/// Links are followed, permissions stay. A pipe or a device is written to as it is.
func replaceFile(_ path: Path, with bytes: [UInt8]) throws(SystemError) {
    let target = realPath(path) ?? path
    var mode: mode_t?
    do throws(SystemError) {
        let file = try FileDescriptor(target, O_WRONLY | O_NONBLOCK)
        let status = try file.status()
        switch FileKind(mode: status.st_mode) {
        case .file: mode = status.st_mode
        case .folder: throw .isFolder
        case .special: return try file.write(bytes)
        }
    } catch {
        guard error == .missing else { throw error }
    }
    var temporary = try TemporaryFile(in: target.parent)
    try temporary.write(bytes)
    if let mode { try temporary.setMode(mode) }
    try temporary.synchronize()
    try temporary.move(to: target)
}
