/// Where a project lies: paths in reports, settings and outputs are relative to its root.
struct ProjectLocation: Equatable {
    /// The folder of the project file, or the current one; absolute and normalized.
    var root: Path
    /// The project file, where there is one.
    var file: Path?

    /// The nearest `sheetc.yaml` from `start` (a file or folder) upward, as far as the repository's root.
    init(near start: Path, from current: Path) {
        var folder = current.appending(start).normalized
        if (try? kind(of: folder)) != .folder { folder = folder.parent }
        root = current
        while true {
            let candidate = folder.appending(Self.fileName)
            if (try? kind(of: candidate)) == .file {
                root = folder
                file = candidate
                return
            }
            let isRepository = (try? kind(of: folder.appending(".git"))) != nil
            guard !isRepository, folder.parent != folder else { return }
            folder = folder.parent
        }
    }

    /// The project of a file that `--config` names.
    init(config: Path, from current: Path) throws(Trouble) {
        let file = current.appending(config).normalized
        do throws(SystemError) {
            guard try kind(of: file) == .file else { throw .isFolder }
        } catch { throw Trouble(config, error) }
        self.root = file.parent
        self.file = file
    }

    static let fileName: Path = "sheetc.yaml"

    /// An absolute path as reports show it: from the root, through `..` where it lies elsewhere.
    func display(_ path: Path) -> String {
        if let inside = path.relative(to: root) { return inside.display }
        let own = root.parts
        let other = path.parts
        let common = zip(own, other).prefix { $0 == $1 }.count
        guard common > 0 else { return path.display }
        let up = own.dropFirst(common).map { _ in Array("..".utf8) }
        let down = other.dropFirst(common).map(Array.init)
        return Path(bytes: Array((up + down).joined(separator: [0x2F]))).display
    }
}
