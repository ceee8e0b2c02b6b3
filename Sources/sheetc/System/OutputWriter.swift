#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import SheetText

/// What a write did, by paths relative to the output folder.
struct OutputOutcome: Equatable, Sendable {
    var written: [Path] = []
    var unchanged: [Path] = []
    /// Outputs of an earlier build that this one has not, and that are gone now.
    var removed: [Path] = []
    /// Outputs that somebody changed since, or that no build wrote: when there is one, nothing was written at all.
    var edited: [Path] = []
    /// Outputs of an earlier build that somebody changed: they stay, and from now on are theirs.
    var kept: [Path] = []
}

/// Why outputs could not be written; the old ones are intact.
struct OutputError: Error, Equatable, Sendable {
    var path: Path
    var reason: SystemError
}

/// What becomes of an output that somebody changed.
enum EditedFiles: Sendable { case keep, replace }

/// Writes outputs into a folder so that each is either old or new, whatever happens, and only where bytes change.
///
/// The folder is that of `-o`, or the project's; it holds one manifest for all outputs, those in other folders too.
struct OutputWriter: Sendable {
    let root: Path
    var editedFiles = EditedFiles.keep

    init(root: Path) { self.root = root }

    /// Prepares all files, and moves them into place only when every one is complete.
    func write(_ outputs: [OutputFile]) throws(OutputError) -> OutputOutcome {
        let folders = try makeFolders(of: outputs)
        let locks: FolderLocks
        do throws(SystemError) { locks = try FolderLocks(folders) } catch {
            throw OutputError(path: root, reason: error)
        }
        for folder in folders { TemporaryFile.removeLeftovers(in: folder) }
        let transaction = OutputTransaction(root: root, earlier: try manifest())
        let outcome = try transaction.run(outputs, editedFiles, locks: locks)
        if !outcome.written.isEmpty { locks.synchronize() }
        return outcome
    }

    /// What a write would change, without writing anything (`--check`).
    func differences(_ outputs: [OutputFile]) throws(OutputError) -> [OutputDifference] {
        var differences: [OutputDifference] = []
        for output in outputs {
            let path = Path(output.path).normalized
            let old = try existingBytes(path)
            let new = output.bytes
            if old != new { differences.append(OutputDifference(path: path, old: old, new: new)) }
        }
        let earlier = try manifest()
        let names = Set(outputs.map { Path($0.path).normalized })
        for path in earlier.paths where !names.contains(path) && isInside(path) {
            guard let old = try existingBytes(path) else { continue }
            if earlier.knows(path, hash: ContentHash.hexadecimal(of: old)) {
                differences.append(OutputDifference(path: path, old: old, new: nil))
            }
        }
        return differences
    }

    private func manifest() throws(OutputError) -> OutputManifest {
        OutputManifest(try existingBytes(OutputManifest.fileName) ?? [])
    }

    private func existingBytes(_ path: Path) throws(OutputError) -> [UInt8]? {
        do throws(SystemError) {
            return try readFile(root.appending(path))
        } catch {
            if error == .missing { return nil }
            throw OutputError(path: root.appending(path), reason: error)
        }
    }

    private func makeFolders(of outputs: [OutputFile]) throws(OutputError) -> [Path] {
        var folders = [root]
        for output in outputs {
            let folder = root.appending(Path(output.path).normalized).parent
            if !folders.contains(folder) { folders.append(folder) }
        }
        for folder in folders {
            do throws(SystemError) { try makeFolder(folder) } catch { throw OutputError(path: folder, reason: error) }
        }
        return folders
    }
}

/// A file that a build would change: `old` is nil where there is none, `new` where it would be removed.
struct OutputDifference: Equatable, Sendable {
    var path: Path
    var old: [UInt8]?
    var new: [UInt8]?
}

/// Whether a path of a manifest lies in the output folder: nothing else is ever removed.
func isInside(_ path: Path) -> Bool { !path.isAbsolute && !path.parts.contains([0x2E, 0x2E]) }
