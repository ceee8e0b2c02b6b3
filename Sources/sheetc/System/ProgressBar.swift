#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A bar on standard error for work that takes longer than a second, drawn by whichever thread has just done a piece.
///
/// Unchecked, because all that changes lies behind its lock.
final class ProgressBar: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let total: Int
    private let columns: Int
    private let start = Stopwatch.now
    private var done = 0
    private var drawn: UInt64?

    /// For so many pieces of work.
    init(total: Int, columns: Int) {
        self.total = total
        self.columns = columns
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Notes that a piece is done.
    func advance() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        done += 1
        guard done.isMultiple(of: 16) else { return }
        let now = Stopwatch.now
        guard now >= (drawn.map { $0 + interval } ?? start + delay) else { return }
        drawn = now
        try? OutputStream.error.write("\r" + progressText(done: done, of: total, columns: columns))
    }

    /// Takes the bar away again, before anything else is written.
    func clear() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        if drawn != nil { try? OutputStream.error.write("\r\u{1B}[K") }
    }
}

/// Nanoseconds before it is drawn first, and between two times.
private let delay: UInt64 = 1_000_000_000
private let interval: UInt64 = 100_000_000

/// `[=======>      ]  45 %`, in at most 60 columns and never as wide as the terminal.
func progressText(done: Int, of total: Int, columns: Int) -> String {
    let share = total > 0 ? min(max(done, 0), total) * 100 / total : 100
    let width = max(4, min(60, columns - 1) - 9)
    let filled = share * width / 100
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
    let number = String(repeating: " ", count: share < 10 ? 2 : share < 100 ? 1 : 0) + String(share)
    return "[\(bar)] \(number) %"
}

/// Whether a run may draw a bar: on a terminal that can move its cursor, where nobody asked for silence, and not in CI.
func showsProgress(_ options: GlobalOptions, isTerminal: Bool, environment: (String) -> String?) -> Bool {
    guard options.progress, !options.quiet, isTerminal, environment("TERM") != "dumb" else { return false }
    return environment("CI") ?? "" == ""
}
