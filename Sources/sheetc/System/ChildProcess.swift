#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How a child process ended, and what it wrote.
struct ChildResult: Equatable, Sendable {
    enum Ending: Equatable, Sendable {
        case status(Int32)
        case signal(Int32)
        /// It wrote more than it may, and was ended.
        case tooMuch
    }

    var ending: Ending
    var output: [UInt8] = []
    /// The end of what it wrote on standard error.
    var errors: [UInt8] = []
}

/// A program that is given bytes and answers with bytes.
///
/// It belongs to our process group, so that Ctrl-C in a terminal reaches it as well. There is no limit of time; a
/// signal to us alone ends it too.
struct ChildProcess {
    private let process: pid_t
    private var input: PipeEnd?
    private var output: PipeEnd?
    private var errors: PipeEnd?

    /// Starts a program in a folder; one without `/` in its name is looked for where the shell does.
    init(_ words: [String], in folder: Path) throws(SystemError) {
        let inputPipe = try Pipe()
        let outputPipe = try Pipe()
        let errorPipe = try Pipe()
        var actions = SpawnActions()
        try actions.connect(inputPipe.reading, to: 0)
        try actions.connect(outputPipe.writing, to: 1)
        try actions.connect(errorPipe.writing, to: 2)
        // A child begins where we are; not every system can send it elsewhere.
        let current = currentFolder()
        try changeFolder(to: folder)
        defer { try? changeFolder(to: current) }
        process = try actions.spawn(words)
        input = try PipeEnd(inputPipe.writing)
        output = try PipeEnd(outputPipe.reading)
        errors = try PipeEnd(errorPipe.reading)
    }

    /// Writes the input while it reads the answer, so that neither side waits for the other, and waits for the end.
    mutating func finish(_ bytes: [UInt8], atMost limit: Int) throws(SystemError) -> ChildResult {
        var result = ChildResult(ending: .status(0))
        var written = 0
        while output != nil || errors != nil {
            if written == bytes.count { input = nil }
            do throws(SystemError) {
                try waitUntilReady()
                try write(bytes, from: &written)
                try read(into: &result)
            } catch {
                end()
                throw error
            }
            if result.output.count > limit {
                end()
                result.ending = .tooMuch
                return result
            }
        }
        input = nil
        result.ending = wait()
        return result
    }

    private func waitUntilReady() throws(SystemError) {
        var waiting = [
            pollfd(fd: input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        while poll(&waiting, nfds_t(waiting.count), -1) < 0 {
            if errno != EINTR || Interrupts.isRequested { throw .last }
        }
    }

    /// A program need not read all of its input, or any.
    private mutating func write(_ bytes: [UInt8], from written: inout Int) throws(SystemError) {
        guard let number = input?.number, written < bytes.count else { return }
        let count = bytes[written...].withUnsafeBytes { writeSome(number, $0.baseAddress, min($0.count, 1 << 16)) }
        if count >= 0 { return written += count }
        switch errno {
        case EAGAIN, EINTR: break
        case EPIPE: input = nil
        default: throw .last
        }
    }

    private mutating func read(into result: inout ChildResult) throws(SystemError) {
        if let number = output?.number, try !readSome(number, into: &result.output) { output = nil }
        if let number = errors?.number, try !readSome(number, into: &result.errors) { errors = nil }
        if result.errors.count > 1 << 14 { result.errors.removeFirst(result.errors.count - 1 << 13) }
    }

    private func end() {
        kill(process, SIGTERM)
        _ = wait()
    }

    private func wait() -> ChildResult.Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }
}

/// Two connected descriptors, which no program that is started keeps.
private struct Pipe: ~Copyable {
    let reading: FileDescriptor
    let writing: FileDescriptor

    init() throws(SystemError) {
        var numbers: [Int32] = [0, 0]
        guard pipe(&numbers) == 0 else { throw .last }
        for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        reading = FileDescriptor(number: numbers[0])
        writing = FileDescriptor(number: numbers[1])
    }
}

/// Our end of a pipe, on which nothing waits; closed when the last who knows it is gone.
private final class PipeEnd {
    let number: Int32

    /// Takes another number for it, so that it outlives the pipe.
    init(_ descriptor: borrowing FileDescriptor) throws(SystemError) {
        number = fcntl(descriptor.number, F_DUPFD_CLOEXEC, 3)
        guard number >= 0, fcntl(number, F_SETFL, O_NONBLOCK) == 0 else { throw .last }
    }

    deinit { close(number) }
}

private func writeSome(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(number, bytes, count) }

/// Appends what is there; false at the end.
private func readSome(_ number: Int32, into bytes: inout [UInt8]) throws(SystemError) -> Bool {
    var got = 0
    let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        got = read(number, buffer.baseAddress, buffer.count)
        initialized = max(0, got)
    }
    bytes += more
    if got < 0, errno != EAGAIN, errno != EINTR { throw .last }
    return got != 0
}

/// What is done between the start of a process and that of its program.
private struct SpawnActions: ~Copyable {
    #if canImport(Darwin)
        private var actions: posix_spawn_file_actions_t?
        private var attributes: posix_spawnattr_t?
    #else
        private var actions = posix_spawn_file_actions_t()
        private var attributes = posix_spawnattr_t()
    #endif

    init() {
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
    }

    deinit {
        var (actions, attributes) = (actions, attributes)
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    mutating func connect(_ descriptor: borrowing FileDescriptor, to number: Int32) throws(SystemError) {
        try check(posix_spawn_file_actions_adddup2(&actions, descriptor.number, number))
    }

    /// Starts it with the signals as a program expects them: we ignore some.
    mutating func spawn(_ words: [String]) throws(SystemError) -> pid_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGXFSZ)
        try check(posix_spawnattr_setsigdefault(&attributes, &signals))
        try check(posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF)))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        try check(posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ))
        return process
    }

    private func check(_ result: Int32) throws(SystemError) {
        if result != 0 { throw SystemError(number: result) }
    }
}
