#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends the process: the only place that does.
func endProcess(with status: ExitStatus) -> Never { exit(status.rawValue) }
