import SheetText

/// The files of a compilation in byte order of their paths, the project file among them.
struct FileList: Sendable {
    struct Item: Sendable {
        var input: CompilerInput
        var isProjectFile = false

        var file: SourceFile { input.file }
    }

    let items: [Item]
    /// The place of the project file.
    let projectFile: UInt32?

    init(_ inputs: [CompilerInput], _ configuration: ProjectConfiguration) {
        var items = inputs.map { Item(input: $0) }
        if let file = configuration.file {
            items.removeAll { $0.file.path == file.path }
            items.append(Item(input: CompilerInput(file), isProjectFile: true))
        }
        if !items.isSorted { items = items.sortedByPath }
        self.items = items
        projectFile = items.firstIndex { $0.isProjectFile }.map { UInt32($0) }
    }
}

extension [FileList.Item] {
    fileprivate var isSorted: Bool {
        zip(self, dropFirst()).allSatisfy { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
    }

    /// Stable, so that the first of two with one path is the one that is kept.
    fileprivate var sortedByPath: Self {
        let paths = map { Array<UInt8>($0.file.path.utf8) }
        let order = indices.sorted { left, right in
            paths[left] == paths[right] ? left < right : paths[left].lexicographicallyPrecedes(paths[right])
        }
        var sorted: Self = []
        sorted.reserveCapacity(count)
        var last: Int?
        for place in order {
            if let last, paths[last] == paths[place] { continue }
            sorted.append(self[place])
            last = place
        }
        return sorted
    }
}
