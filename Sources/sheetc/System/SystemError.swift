#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why the outside world refused something, told apart as far as a reader can do something about it.
enum SystemError: Error, Equatable, Sendable {
    case missing
    case noPermission
    /// Links that lead to each other.
    case linkLoop
    case isFolder
    /// Something else where a folder is wanted.
    case isNoFolder
    /// A pipe, a socket or a device where a file is wanted.
    case isSpecial
    case noSpace
    case interrupted
    case tooLarge
    /// A file that the system does not know how to run.
    case noProgram
    /// Any other reason, by the system's number.
    case other(Int32)

    /// The reason that the last failed call left behind.
    static var last: SystemError { SystemError(number: errno) }

    init(number: Int32) {
        switch number {
        case ENOENT, ENOTDIR: self = .missing
        case EACCES, EPERM, EROFS: self = .noPermission
        case ELOOP: self = .linkLoop
        case EISDIR: self = .isFolder
        case ENXIO: self = .isSpecial
        case ENOSPC, EDQUOT: self = .noSpace
        case EINTR: self = .interrupted
        case EFBIG: self = .tooLarge
        case ENOEXEC: self = .noProgram
        default: self = .other(number)
        }
    }

    /// Lower-case start, no final period; to be put behind a path.
    var message: String {
        switch self {
        case .missing: "no such file or folder"
        case .noPermission: "no permission"
        case .linkLoop: "links that lead to each other"
        case .isFolder: "is a folder"
        case .isNoFolder: "is there, and no folder"
        case .isSpecial: "is a pipe, a socket or a device, and no file"
        case .noSpace: "no space left on the device"
        case .interrupted: "interrupted"
        case .tooLarge: "larger than a file may be here"
        case .noProgram: "is no program"
        case .other(let number): strerror(number).map { String(cString: $0) } ?? "error \(number)"
        }
    }
}
