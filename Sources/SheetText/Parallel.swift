#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The results of `body` for 0 up to `count`, in this order, computed on at most `threads` threads.
///
/// Each thread takes 16 items at a time, so what a thread works on depends on timing, and the results do not.
package func parallel<Result: Sendable>(count: Int, threads: Int, body: @Sendable (Int) -> Result) -> [Result] {
    parallel(count: count, threads: threads, state: {}, body: { _, index in body(index) })
}

/// The same with a state for each thread that later items reuse: buffers and arenas above all.
package func parallel<State, Result: Sendable>(
    count: Int, threads: Int, state makeState: @Sendable () -> State, body: @Sendable (inout State, Int) -> Result
) -> [Result] {
    guard count > 0 else { return [] }
    return [Result](unsafeUninitializedCapacity: count) { slots, initialized in
        // Each slot is written by the one thread that took its item, and read when all have ended.
        nonisolated(unsafe) let start = slots.baseAddress
        let line = QueueOfItems(count: count)
        let work: @Sendable () -> Void = {
            var state = makeState()
            while let items = line.next() {
                for item in items { start?.advanced(by: item).initialize(to: body(&state, item)) }
            }
        }
        withoutActuallyEscaping(work) { run($0, onThreads: min(threads, (count + itemsPerPull - 1) / itemsPerPull)) }
        initialized = count
    }
}

private let itemsPerPull = 16
private let stackBytes = 8 << 20

/// What is left to do. A class, and unchecked, because its threads share a lock.
private final class QueueOfItems: @unchecked Sendable {
    private let count: Int
    private var first = 0
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(count: Int) {
        self.count = count
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func next() -> Range<Int>? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard first < count else { return nil }
        let items = first..<min(count, first + itemsPerPull)
        first = items.upperBound
        return items
    }
}

private final class Job {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    static func run(_ pointer: UnsafeMutableRawPointer) {
        Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work()
    }
}

/// Runs `work` on the calling thread and on `threads - 1` others, and waits; a thread that cannot be had is done without.
private func run(_ work: @escaping @Sendable () -> Void, onThreads threads: Int) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackBytes)
    var started: [pthread_t] = []
    for _ in 1..<max(threads, 1) {
        if let thread = start(Job(work), &attributes) { started.append(thread) }
    }
    pthread_attr_destroy(&attributes)
    work()
    for thread in started { pthread_join(thread, nil) }
}

private func start(_ job: Job, _ attributes: inout pthread_attr_t) -> pthread_t? {
    let pointer = Unmanaged.passRetained(job).toOpaque()
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                Job.run(argument)
                return nil
            }, pointer)
    #else
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                argument.map(Job.run)
                return nil
            }, pointer)
    #endif
    guard status != 0 else { return thread }
    Unmanaged<Job>.fromOpaque(pointer).release()
    return nil
}
