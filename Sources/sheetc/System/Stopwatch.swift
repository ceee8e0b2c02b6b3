#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tells how long the pieces of a run took. The only place that reads a clock.
///
/// Unchecked, because marks come from one thread alone: that of the compiler.
final class Stopwatch: @unchecked Sendable {
    struct Lap {
        var name: String
        var milliseconds: Double
    }

    private(set) var laps: [Lap] = []
    private var last = Stopwatch.now

    /// Ends a piece that began at the last mark.
    func mark(_ name: String) {
        let now = Stopwatch.now
        laps.append(Lap(name: name, milliseconds: Double(now - last) / 1_000_000))
        last = now
    }

    /// Nanoseconds since some moment.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
