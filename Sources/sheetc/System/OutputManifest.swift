import SheetText

/// The list of the files that builds wrote, `.sheetc-outputs` in the output folder, with the hashes of their bytes.
///
/// The lines are those of `xxhsum`, in byte order of their paths, so that `xxhsum -c` reads it. A path has two
/// lines only when a build was killed between two renames: the file then is one or the other.
struct OutputManifest: Equatable, Sendable {
    static let fileName: Path = ".sheetc-outputs"

    /// All hashes under which a path is known to be ours.
    private(set) var hashes: [Path: Set<String>] = [:]

    init() {}

    /// Reads what it can; lines that are none (of a merge, say) are passed over.
    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: 0x0A) {
            let hash = line.prefix(ContentHash.digits)
            let rest = line.dropFirst(ContentHash.digits)
            guard hash.count == ContentHash.digits, hash.allSatisfy(isHexadecimal), rest.starts(with: [0x20, 0x20])
            else { continue }
            let path = Path(display: String(decoding: rest.dropFirst(2), as: UTF8.self))
            add(path, hash: String(decoding: hash, as: UTF8.self))
        }
    }

    mutating func add(_ path: Path, hash: String) { hashes[path, default: []].insert(hash) }

    /// What either of the two knows.
    func union(_ other: OutputManifest) -> OutputManifest {
        var both = self
        both.hashes.merge(other.hashes) { $0.union($1) }
        return both
    }

    /// Whether a file with this hash was written by a build and by nobody since.
    func knows(_ path: Path, hash: String) -> Bool { hashes[path]?.contains(hash) ?? false }

    var paths: [Path] { hashes.keys.sorted() }

    var bytes: [UInt8] {
        var buffer = ByteBuffer()
        for path in paths {
            for hash in (hashes[path] ?? []).sorted() {
                buffer.append(hash + "  ")
                // A line end in a name would end the line.
                for byte in path.display.utf8 {
                    if byte == 0x0A || byte == 0x0D {
                        buffer.append(byte == 0x0A ? "%0A" : "%0D")
                    } else {
                        buffer.append(byte)
                    }
                }
                buffer.append(0x0A)
            }
        }
        return buffer.bytes
    }
}

private func isHexadecimal(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte || 0x61...0x66 ~= byte }
