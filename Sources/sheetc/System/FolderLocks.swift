#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Exclusive locks on folders, held until they go away: of two builds into one folder, one waits.
///
/// The folders themselves are locked, so no lock file is left behind; a killed process leaves no lock either.
struct FolderLocks: ~Copyable {
    private let numbers: [Int32]

    /// Locks in one order for all processes, by device and file number, so that two cannot wait for each other.
    init(_ folders: [Path]) throws(SystemError) {
        var opened: [(status: stat, number: Int32)] = []
        var failure: SystemError?
        for folder in folders where failure == nil {
            var status = stat()
            let number = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
            if number < 0 || fstat(number, &status) != 0 { failure = .last }
            let isKnown = opened.contains { $0.status.st_dev == status.st_dev && $0.status.st_ino == status.st_ino }
            if failure == nil, !isKnown { opened.append((status, number)) } else if number >= 0 { close(number) }
        }
        opened.sort { ($0.status.st_dev, $0.status.st_ino) < ($1.status.st_dev, $1.status.st_ino) }
        numbers = opened.map(\.number)
        for number in numbers where failure == nil { failure = lock(number) }
        if let failure { throw failure }
    }

    deinit { for number in numbers { close(number) } }

    /// Makes the renames in these folders last beyond a power cut, as far as the system tells.
    func synchronize() { for number in numbers { fsync(number) } }
}

private func lock(_ number: Int32) -> SystemError? {
    while flock(number, LOCK_EX) != 0 {
        guard errno == EINTR, !Interrupts.isRequested else {
            // A file system without locks: then builds are only as safe as the renames make them.
            return errno == ENOLCK || errno == EOPNOTSUPP || errno == EINVAL ? nil : .last
        }
    }
    return nil
}
