import CommandKit
import SheetCompiler
import SheetText

extension Session {
    /// Adds the files that builds of the project wrote and somebody changed since, as far as they lie in `paths`.
    func addEditedOutputs(to project: inout LoadedProject, _ paths: [Argument]) {
        let root = project.location.root
        guard let bytes = try? readFile(root.appending(OutputManifest.fileName)) else { return }
        let manifest = OutputManifest(bytes)
        let current = currentFolder()
        let places = paths.map { current.appending(Path($0)).normalized }
        for path in manifest.paths where isInside(path) {
            let place = root.appending(path)
            guard places.isEmpty || places.contains(where: { place.relative(to: $0) != nil }) else { continue }
            guard let bytes = try? readFile(place) else { continue }
            guard !manifest.knows(path, hash: ContentHash.hexadecimal(of: bytes)) else { continue }
            project.inputs.append(.editedOutput(SourceFile(path: path.display, bytes: bytes)))
        }
    }
}
