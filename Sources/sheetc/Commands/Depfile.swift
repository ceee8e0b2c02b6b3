import SheetCompiler
import SheetText

extension Session {
    /// Writes a rule for Make and Ninja: the outputs depend on the sources, on the folders they lie in (whose time
    /// changes with what is in them) and on the project file.
    ///
    /// Each of these gets an empty rule of its own, so that Make does not miss one that is gone.
    func writeDepfile(
        _ path: Path, _ files: [OutputFile], in target: OutputTarget, _ project: LoadedProject
    ) throws {
        let current = currentFolder()
        let shown = { (path: Path) in path.seen(from: current) }
        let outputs = files.map { shown(target.root.appending(Path($0.path)).normalized) }
        let sources = project.inputs.map {
            project.location.root.appending(Path(display: $0.file.path)).normalized
        }
        let folders = folders(of: sources, below: project.location.root)
        let all = (sources + folders + [project.location.file].compactMap(\.self)).map(shown)
        let names = { (paths: [Path]) in paths.map(\.makefileWord).joined(separator: " ") }
        let rules = ["\(names(outputs)): \(names(all))"] + all.map { "\($0.makefileWord):" }
        let text = rules.map { $0 + "\n" }.joined()
        do throws(SystemError) { try replaceFile(path, with: Array(text.utf8)) } catch { throw Trouble(path, error) }
    }

    /// The folders of files, and those around them up to the root, which itself is left out: outputs lie there.
    private func folders(of files: [Path], below root: Path) -> [Path] {
        var folders: Set<Path> = []
        for file in files {
            var folder = file.parent
            while folder != root, folder.relative(to: root) != nil, folders.insert(folder).inserted {
                folder = folder.parent
            }
        }
        return folders.sorted()
    }
}

extension Path {
    /// With what Make takes for itself escaped.
    fileprivate var makefileWord: String {
        display.reduce(into: "") { word, character in
            switch character {
            case " ", "#", ":": word += "\\\(character)"
            case "$": word += "$$"
            default: word.append(character)
            }
        }
    }
}
