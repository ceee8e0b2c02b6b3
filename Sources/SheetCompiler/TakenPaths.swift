/// The paths that outputs have so far. Letter case does not count: on many disks it makes no other file.
struct TakenPaths {
    /// Why a path cannot be had beside another output.
    enum Conflict: Equatable {
        case sameFile(String)
        /// One of the two would lie in the other.
        case fileAndFolder(String)
    }

    private var files: [String: String] = [:]
    /// A file in each folder.
    private var folders: [String: String] = [:]

    func conflict(with path: String) -> Conflict? {
        let folded = path.lowercased()
        if let other = files[folded] { return .sameFile(other) }
        let other = folders[folded] ?? parents(of: folded).lazy.compactMap { files[$0] }.first
        return other.map(Conflict.fileAndFolder)
    }

    mutating func add(_ path: String) {
        let folded = path.lowercased()
        files[folded] = files[folded] ?? path
        for parent in parents(of: folded) { folders[parent] = folders[parent] ?? path }
    }

    private func parents(of path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }
}
