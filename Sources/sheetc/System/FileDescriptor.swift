#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file, closed when it goes away.
struct FileDescriptor: ~Copyable {
    private(set) var number: Int32

    /// Takes over an open descriptor.
    init(number: Int32) { self.number = number }

    /// Opens without ever waiting for another process, and not beyond `exec`.
    init(_ path: Path, _ flags: Int32 = O_RDONLY, mode: mode_t = 0o666) throws(SystemError) {
        let opened = path.withCString { open($0, flags | O_NONBLOCK | O_CLOEXEC, mode) }
        guard opened >= 0 else { throw .last }
        self.init(number: opened)
    }

    deinit { if number >= 0 { close(number) } }

    /// Closes it before it goes away.
    mutating func release() {
        close(number)
        number = -1
    }

    func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return status
    }

    /// Fails when it is anything but a regular file.
    func requireRegularFile() throws(SystemError) -> stat {
        let status = try status()
        switch status.st_mode & S_IFMT {
        case S_IFREG: return status
        case S_IFDIR: throw .isFolder
        default: throw .isSpecial
        }
    }

    /// The next bytes, at most `count`; none at the end.
    func read(_ count: Int) throws(SystemError) -> [UInt8] {
        var got = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            got = retrying { readOnce(number, buffer.baseAddress, count) }
            initialized = max(0, got)
        }
        guard got >= 0 else { throw .last }
        return bytes
    }

    /// Writes all bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = UnsafeRawBufferPointer(rebasing: rest)
            let count = retrying { writeOnce(number, chunk.baseAddress, chunk.count) }
            guard count >= 0 else { throw .last }
            rest = rest.dropFirst(count)
        }
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        var failure: SystemError?
        bytes.withUnsafeBytes { buffer in
            do throws(SystemError) { try write(buffer) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}

private func readOnce(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, buffer, count)
}

private func writeOnce(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, buffer, count)
}

/// Calls again while a signal that asks for nothing interrupts the call, and waits where a descriptor is not ready.
private func retrying(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        guard result < 0 else { return result }
        switch errno {
        case EINTR where !Interrupts.isRequested: continue
        case EAGAIN: usleep(1000)
        default: return result
        }
        if Interrupts.isRequested {
            errno = EINTR
            return -1
        }
    }
}

/// Takes the numbers of standard streams that are closed, so that no file gets them and then the words meant for a
/// person. Reading and writing them still fails; only what is said on standard error goes nowhere.
func keepStandardDescriptors() {
    for (number, flags) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)] {
        guard fcntl(number, F_GETFD) < 0 else { continue }
        // The lowest number that is free: this one.
        _ = open("/dev/null", flags)
    }
}
