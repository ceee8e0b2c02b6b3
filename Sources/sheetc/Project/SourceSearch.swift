import SheetCompiler
import SheetText

/// A file that may hold specs.
struct SourceCandidate: Equatable {
    /// Absolute and normalized.
    var path: Path
    /// As reports show it.
    var display: String
    /// Named on the command line itself, not only found in a folder.
    var isNamed = false
    /// Within the project's `specs`.
    var isInSpecs = false
    /// Findings in it are reported.
    var isReported = false
}

/// Finds the files of a project and tells which of them a run reports on.
struct SourceSearch {
    let location: ProjectLocation
    let current: Path
    private(set) var exclude: Excludes
    /// In the order in which they were found.
    private(set) var candidates: [SourceCandidate] = []
    /// Their places, by absolute path.
    private var places: [Path: Int] = [:]
    /// What could not be read, or is no source; the run goes on and ends with 2.
    private(set) var failures: [Trouble] = []
    /// Named files that a pattern excludes, and named folders of which one leaves nothing, as reports show them.
    private(set) var excludedByName: [String] = []
    /// How many files a pattern excluded in all.
    private(set) var excludedCount = 0
    private var outputs: [Path: Set<Path>] = [:]

    init(location: ProjectLocation, current: Path, exclude: Excludes) {
        self.location = location
        self.current = current
        self.exclude = exclude
    }

    /// The candidates in byte order of what reports call them.
    var sorted: [SourceCandidate] {
        let isSorted = zip(candidates, candidates.dropFirst()).allSatisfy { precedes($0, $1) }
        return isSorted ? candidates : candidates.sorted(by: precedes)
    }

    /// Adds what the project's `specs` name.
    mutating func addSpecs(_ paths: [String]) {
        for text in paths {
            let path = location.root.appending(Path(text)).normalized
            add(path, called: Path(text), isInSpecs: true, isReported: false)
        }
    }

    /// Adds what the command line names. Without any name everything is reported.
    mutating func addNamed(_ paths: [Path]) {
        for path in paths { add(current.appending(path).normalized, called: path, isInSpecs: false, isReported: true) }
    }

    /// Reports on everything found so far.
    mutating func reportAll() {
        for place in candidates.indices { candidates[place].isReported = true }
    }

    private func precedes(_ left: SourceCandidate, _ right: SourceCandidate) -> Bool {
        left.display.utf8.lexicographicallyPrecedes(right.display.utf8)
    }

    private mutating func add(_ path: Path, called name: Path, isInSpecs: Bool, isReported: Bool) {
        do throws(SystemError) {
            switch try kind(of: path) {
            case .folder: walk(path, isInSpecs: isInSpecs, isReported: isReported)
            case .file: addFile(path, called: name, isInSpecs: isInSpecs, isReported: isReported)
            case .special: throw .isSpecial
            }
        } catch { failures.append(Trouble(name, error)) }
    }

    private mutating func addFile(_ path: Path, called name: Path, isInSpecs: Bool, isReported: Bool) {
        let display = location.display(path)
        guard !exclude.excludes(display) else {
            excludedCount += 1
            if isReported { excludedByName.append(display) }
            return
        }
        guard path.isSource else {
            return failures.append(Trouble("\(name.display): not a .yaml, .yml or .json file"))
        }
        record(
            SourceCandidate(
                path: path, display: display, isNamed: isReported, isInSpecs: isInSpecs, isReported: isReported))
    }

    private mutating func walk(_ folder: Path, isInSpecs: Bool, isReported: Bool) {
        var excluded = 0
        let walk = FolderWalk(folder) { path, kind in
            guard kind == .folder || path.isSource && path.name != ProjectLocation.fileName.bytes else { return false }
            guard exclude.patterns.isEmpty || !exclude.excludes(location.display(path), isFolder: kind == .folder)
            else {
                excluded += 1
                return false
            }
            return true
        }
        excludedCount += excluded
        if isReported, excluded > 0, walk.files.isEmpty { excludedByName.append(location.display(folder)) }
        failures += walk.failures.map { Trouble(Path(display: location.display($0.path)), $0.error) }
        for path in walk.files where !isOutput(path) {
            record(
                SourceCandidate(
                    path: path, display: location.display(path), isInSpecs: isInSpecs, isReported: isReported))
        }
    }

    private mutating func record(_ candidate: SourceCandidate) {
        guard let place = places[candidate.path] else {
            places[candidate.path] = candidates.count
            return candidates.append(candidate)
        }
        if candidate.isNamed { candidates[place].isNamed = true }
        if candidate.isInSpecs { candidates[place].isInSpecs = true }
        if candidate.isReported { candidates[place].isReported = true }
    }

    /// Whether a manifest beside the file, or in a folder of the project around it, lists it as written by a build.
    private mutating func isOutput(_ path: Path) -> Bool {
        var folder = path.parent
        while true {
            let listed = outputs[folder] ?? outputsListed(in: folder)
            outputs[folder] = listed
            if listed.contains(path) { return true }
            guard folder != location.root, folder.parent != folder else { return false }
            folder = folder.parent
        }
    }

    private func outputsListed(in folder: Path) -> Set<Path> {
        guard let bytes = try? readFile(folder.appending(OutputManifest.fileName)) else { return [] }
        return Set(OutputManifest(bytes).paths.map { folder.appending($0).normalized })
    }
}

extension Path {
    /// Whether its extension is one of a source's.
    var isSource: Bool { hasExtension("yaml") || hasExtension("yml") || hasExtension("json") }

    func hasExtension(_ name: String) -> Bool {
        let start = bytes.count - name.utf8.count
        guard start > 1, bytes[start - 1] == 0x2E, bytes[start - 2] != 0x2F else { return false }
        return bytes[start...].elementsEqual(name.utf8)
    }
}
