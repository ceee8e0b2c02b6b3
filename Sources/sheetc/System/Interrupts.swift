#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signal that asked to end, 0 while there is none. Written by the handler alone; a word of this kind is all that
/// a handler may touch.
nonisolated(unsafe) private var requestedSignal: sig_atomic_t = 0

/// Ends a run in order: the handler only notes the wish, and the work looks at it between two pieces.
enum Interrupts {
    static var isRequested: Bool { requestedSignal != 0 }

    /// 130 after an interrupt, as shells expect it.
    static var exitStatus: Int32 { 128 + Int32(requestedSignal) }

    /// Takes SIGINT, SIGTERM and SIGHUP; a second one ends the process at once. A broken pipe and a file
    /// beyond the limit become failed writes.
    static func install() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                requestedSignal = sig_atomic_t(number)
                signal(number, SIG_DFL)
            }
            // A blocked read then ends instead of going on. (The handler's field has another name on each system.)
            var action = sigaction()
            sigaction(number, nil, &action)
            action.sa_flags &= ~Int32(SA_RESTART)
            sigaction(number, &action, nil)
        }
    }
}
