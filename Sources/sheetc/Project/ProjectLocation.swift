/// Where a project lies: paths in reports, settings and outputs are relative to its root.
struct ProjectLocation: Equatable {
    /// The folder of the project file, or the current one; absolute and normalized.
    var root: Path
    /// The project file, where there is one.
    var file: Path?

    /// The nearest `sheetc.yaml` from `start` (a file or folder) upward, as far as the repository's root.
    ///
    /// One that is there and is no file is trouble: without it a run would look at something else.
    init(near start: Path, from current: Path) throws(Trouble) {
        var folder = current.appending(start).normalized
        if (try? kind(of: folder)) != .folder { folder = folder.parent }
        root = current
        while true {
            let candidate = folder.appending(Self.fileName)
            if try Self.isProjectFile(candidate) {
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

    private static func isProjectFile(_ path: Path) throws(Trouble) -> Bool {
        do throws(SystemError) {
            switch try kind(of: path) {
            case .file: return true
            case .folder: throw .isFolder
            case .special: throw .isSpecial
            }
        } catch {
            if error == .missing { return false }
            throw Trouble(path, error)
        }
    }

    /// The nearest folder around the project that is the root of a repository.
    var repository: Path? {
        var folder = root
        while true {
            if (try? kind(of: folder.appending(".git"))) != nil { return folder }
            guard folder.parent != folder else { return nil }
            folder = folder.parent
        }
    }

    /// An absolute path as reports show it: from the root, through `..` where it lies elsewhere.
    func display(_ path: Path) -> String {
        path.seen(from: root).display
    }
}
