import CommandKit
import SheetText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A path as the system has it: bytes, which need not be UTF-8. Never empty.
struct Path: Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
    let bytes: [UInt8]

    /// An empty path is the current folder; bytes after a NUL are left out, as the system would.
    init(bytes: [UInt8]) {
        let whole = bytes.prefix { $0 != 0 }
        self.bytes = whole.isEmpty ? [0x2E] : Array(whole)
    }

    init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    init(stringLiteral text: String) { self.init(text) }

    init(_ argument: Argument) { self.init(bytes: argument.bytes) }

    /// The path for reports and outputs: what is not UTF-8 is percent-encoded, without loss.
    var display: String { String(percentEncoding: bytes) }

    /// The path of a display text.
    init(display: String) { self.init(bytes: display.percentDecoded) }

    var isAbsolute: Bool { bytes.first == 0x2F }

    /// Its last part; `/` for the root.
    var name: [UInt8] { parts.last.map(Array.init) ?? [0x2F] }

    /// The parts between its slashes.
    var parts: [ArraySlice<UInt8>] { bytes.split(separator: 0x2F) }

    /// The folder it lies in: `.` for a bare name, `/` for the root.
    var parent: Path {
        var rest = bytes[...]
        while rest.count > 1, rest.last == 0x2F { rest.removeLast() }
        guard let slash = rest.lastIndex(of: 0x2F) else { return "." }
        while rest.count > 1, rest.count > slash || rest.last == 0x2F { rest.removeLast() }
        return Path(bytes: Array(rest))
    }

    /// The path of something in this folder; an absolute path stays itself.
    func appending(_ other: Path) -> Path {
        if other.isAbsolute || bytes == [0x2E] { return other }
        if other.bytes == [0x2E] { return self }
        return Path(bytes: bytes + (bytes.last == 0x2F ? [] : [0x2F]) + other.bytes)
    }

    /// Without `.` parts, doubled slashes and `name/..`, by its text alone: links are not looked at.
    var normalized: Path {
        var kept: [ArraySlice<UInt8>] = []
        for part in parts where part != [0x2E] {
            if part == [0x2E, 0x2E], let last = kept.last, last != [0x2E, 0x2E] {
                kept.removeLast()
            } else if part != [0x2E, 0x2E] || !isAbsolute {
                kept.append(part)
            }
        }
        return Path(bytes: (isAbsolute ? [0x2F] : []) + kept.joined(separator: [0x2F]))
    }

    /// The path as seen from `folder`, or nil when it lies elsewhere; both are absolute and normalized.
    func relative(to folder: Path) -> Path? {
        let length = folder.bytes.count
        if bytes.count > length, bytes[length] == 0x2F, bytes.starts(with: folder.bytes) {
            return Path(bytes: Array(bytes[(length + 1)...]))
        }
        let own = parts
        let base = folder.parts
        guard own.starts(with: base) else { return nil }
        return Path(bytes: Array(own.dropFirst(base.count).joined(separator: [0x2F])))
    }

    /// The path from `folder`, through `..` where it lies elsewhere; the whole path where they share nothing.
    func seen(from folder: Path) -> Path {
        if let inside = relative(to: folder) { return inside }
        let base = folder.parts
        let own = parts
        let common = zip(base, own).prefix { $0 == $1 }.count
        guard common > 0 else { return self }
        let up = base.dropFirst(common).map { _ in Array("..".utf8) }
        let down = own.dropFirst(common).map(Array.init)
        return Path(bytes: Array((up + down).joined(separator: [0x2F])))
    }

    /// Calls `body` with the path as C wants it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { pointer in
                // A path is never empty, so there is a first byte.
                pointer.baseAddress.map(body) ?? body("")
            }
        }
    }

    /// By bytes.
    static func < (left: Path, right: Path) -> Bool {
        left.bytes.withUnsafeBytes { left in
            right.bytes.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return false }
                let order = memcmp(first, second, min(left.count, right.count))
                return order == 0 ? left.count < right.count : order < 0
            }
        }
    }

    /// All bytes at once: an array's own would go one by one.
    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
