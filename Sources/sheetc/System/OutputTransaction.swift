#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import SheetText

/// One write of outputs, with the folders locked.
///
/// The order is what makes a kill harmless: all new bytes wait in temporary files; the manifest is replaced by one that
/// knows the old and the new hashes; the files are moved into place; the manifest is replaced by the new one.
struct OutputTransaction {
    let root: Path
    let earlier: OutputManifest

    func run(
        _ outputs: [OutputFile], _ editedFiles: EditedFiles, locks: borrowing FolderLocks
    ) throws(OutputError) -> OutputOutcome {
        var outcome = OutputOutcome()
        var manifest = OutputManifest()
        var pending = PendingList()
        for output in outputs {
            let path = root.appending(Path(output.path).normalized)
            let prepared = try at(path) { () throws(SystemError) in try PendingOutput(output, in: root) }
            note(prepared, in: &outcome)
            manifest.add(prepared.path, hash: prepared.hash)
            pending.add(prepared)
        }
        guard outcome.edited.isEmpty || editedFiles == .replace else {
            return OutputOutcome(unchanged: outcome.unchanged, edited: outcome.edited)
        }
        outcome.edited = []
        let stale = try staleFiles(manifest, &outcome)
        try commit(&pending, stale, manifest, locks)
        outcome.removed = stale
        return outcome
    }

    private func note(_ output: borrowing PendingOutput, in outcome: inout OutputOutcome) {
        guard output.isChanged else { return outcome.unchanged.append(output.path) }
        outcome.written.append(output.path)
        if let hash = output.replacedHash, !earlier.knows(output.path, hash: hash) {
            outcome.edited.append(output.path)
        }
    }

    /// What earlier builds wrote, this one does not, and nobody has changed.
    private func staleFiles(_ manifest: OutputManifest, _ outcome: inout OutputOutcome) throws(OutputError) -> [Path] {
        var stale: [Path] = []
        for path in earlier.paths where manifest.hashes[path] == nil && isInside(path) {
            do throws(SystemError) {
                let isOurs = earlier.knows(path, hash: try hashOfFile(root.appending(path)))
                if isOurs { stale.append(path) } else { outcome.kept.append(path) }
            } catch {
                switch error {
                case .missing: break
                case .isFolder, .isSpecial, .linkLoop: outcome.kept.append(path)
                default: throw OutputError(path: root.appending(path), reason: error)
                }
            }
        }
        return stale
    }

    private func commit(
        _ pending: inout PendingList, _ stale: [Path], _ manifest: OutputManifest, _ locks: borrowing FolderLocks
    ) throws(OutputError) {
        let place = root.appending(OutputManifest.fileName)
        let both = earlier.union(manifest)
        var journal = try prepare(pending.isChanged || !stale.isEmpty ? both : manifest, at: place, unless: earlier)
        var last = try prepare(manifest, at: place, unless: journal == nil ? earlier : both)
        // From here on nothing needs space any more, and an interrupt no longer stops it.
        if Interrupts.isRequested { throw OutputError(path: root, reason: .interrupted) }
        try at(place) { () throws(SystemError) in try journal?.move(to: place) }
        // A power cut, too, must find the manifest no older than the files.
        if journal != nil { locks.synchronize() }
        try pending.commit(in: root)
        for path in stale {
            let file = root.appending(path)
            // `Sheets.swift` may be the new `sheets.swift` where names do not differ by case.
            if pending.includes(file) { continue }
            let isGone = file.withCString { unlink($0) == 0 || errno == ENOENT }
            guard isGone else { throw OutputError(path: file, reason: .last) }
        }
        try at(place) { () throws(SystemError) in try last?.move(to: place) }
    }

    /// The manifest in a temporary file, or nil when it is `current`.
    private func prepare(
        _ manifest: OutputManifest, at place: Path, unless current: OutputManifest
    ) throws(OutputError) -> TemporaryFile? {
        guard manifest != current else { return nil }
        do throws(SystemError) {
            var file = try TemporaryFile(in: place.parent)
            try file.write(manifest.bytes)
            try file.synchronize()
            return file
        } catch {
            throw OutputError(path: place, reason: error)
        }
    }
}

/// The outputs that wait; values that own a file cannot be in an array.
private struct PendingList: ~Copyable {
    private var outputs: [Box] = []

    private final class Box {
        var output: PendingOutput

        init(_ output: consuming PendingOutput) { self.output = output }
    }

    var isChanged: Bool { outputs.contains { $0.output.isChanged } }

    /// Whether the file at this path is one of the outputs, by whatever name.
    func includes(_ path: Path) -> Bool {
        guard let file = try? FileDescriptor(path).status() else { return false }
        return outputs.contains { box in
            guard let other = try? FileDescriptor(box.output.target).status() else { return false }
            return other.st_dev == file.st_dev && other.st_ino == file.st_ino
        }
    }

    mutating func add(_ output: consuming PendingOutput) { outputs.append(Box(output)) }

    mutating func commit(in root: Path) throws(OutputError) {
        for box in outputs {
            let place = box.output.target
            do throws(SystemError) { try box.output.commit() } catch { throw OutputError(path: place, reason: error) }
        }
    }
}

/// Names the path that a failure is about.
private func at<Result: ~Copyable>(
    _ path: Path, _ body: () throws(SystemError) -> Result
) throws(OutputError) -> Result {
    do throws(SystemError) { return try body() } catch { throw OutputError(path: path, reason: error) }
}
