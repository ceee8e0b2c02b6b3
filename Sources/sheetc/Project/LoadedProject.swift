import CommandKit
import SheetCompiler
import SheetText

/// A project as a run sees it: its settings, and the bytes of its sources in the order of reports.
struct LoadedProject {
    var location: ProjectLocation
    var configuration: ProjectConfiguration
    var inputs: [CompilerInput] = []
    /// What could not be read: the run reports on the rest and ends with 2.
    var failures: [Trouble] = []
    /// Facts for standard error.
    var notes: [String] = []
    /// What reports call standard input, where it is read.
    var standardInputPath: String?
}

extension Session {
    /// Finds and reads the project that `paths` belong to.
    ///
    /// A path `-` is standard input, called `standardInput` in reports and standing in for the file of that name.
    func load(_ paths: [Argument], standardInput name: Argument? = nil) throws -> LoadedProject {
        guard !paths.contains("") else {
            throw Trouble("a PATH is empty", hint: "a variable of a script may be unset; `.` is the current folder")
        }
        let current = currentFolder()
        let named = paths.filter { $0 != "-" }.map(Path.init)
        guard paths.count - named.count < 2 else { throw Trouble("standard input can be read once only") }
        let first = named.first ?? name.map(Path.init) ?? "."
        let location =
            try globals.config.map { try ProjectLocation(config: Path($0), from: current) }
            ?? (try ProjectLocation(near: first, from: current))
        var project = LoadedProject(location: location, configuration: try configuration(at: location))
        var search = SourceSearch(
            location: location, current: current, exclude: Excludes(project.configuration.settings))
        search.find(named, readsInput: named.count < paths.count, settings: project.configuration.settings)
        project.failures = search.failures
        project.notes = search.notes
        let isWhole = project.configuration.settings.specs != nil || paths.isEmpty
        if isWhole, search.failures.isEmpty { project.configuration.findings += search.exclude.findings }
        try read(search.sorted, into: &project)
        if named.count < paths.count { try readInput(called: name.map(Path.init), current, into: &project) }
        try requireSources(project, search, paths: named)
        return project
    }

    /// The settings in force at a place.
    func configuration(at location: ProjectLocation) throws -> ProjectConfiguration {
        var file: SourceFile?
        if let path = location.file {
            do { file = SourceFile(path: location.display(path), bytes: try readFile(path)) } catch {
                throw Trouble(Path(display: location.display(path)), error)
            }
        }
        do { return try ProjectConfiguration(file: file, applying: globals.set) } catch {
            throw Trouble(error.message, hint: error.help)
        }
    }

    private func read(_ candidates: [SourceCandidate], into project: inout LoadedProject) throws {
        let contents = parallel(count: candidates.count, threads: threads) { index in
            Result { () throws(SystemError) in try readFile(candidates[index].path) }
        }
        for (candidate, content) in zip(candidates, contents) {
            switch content {
            case .success(let bytes): project.inputs.append(CompilerInput(candidate, bytes: bytes))
            case .failure(let error): project.failures.append(Trouble(Path(display: candidate.display), error))
            }
        }
        try checkInterrupt()
    }

    private func readInput(called name: Path?, _ current: Path, into project: inout LoadedProject) throws {
        let display = name.map { project.location.display(current.appending($0).normalized) } ?? "<stdin>"
        let bytes: [UInt8]
        do { bytes = try readStandardInput() } catch { throw Trouble("<stdin>: \(error.message)") }
        project.standardInputPath = display
        project.inputs.removeAll { $0.file.path == display }
        project.inputs.append(.named(SourceFile(path: display, bytes: bytes)))
    }

    /// A run that would look at nothing has been called in the wrong place.
    private func requireSources(_ project: LoadedProject, _ search: SourceSearch, paths: [Path]) throws {
        guard project.inputs.isEmpty, project.failures.isEmpty, search.excludedCount == 0 else { return }
        let places = paths.isEmpty ? project.configuration.settings.specs ?? ["."] : paths.map(\.display)
        throw Trouble(
            places.isEmpty
                ? "no specs: the list `specs` is empty" : "no specs found under \(places.joined(separator: ", "))",
            hint: "a spec is a .yaml, .yml or .json file with the key `sheet` or `tokens`")
    }
}

extension SourceSearch {
    /// Finds the whole project: the `specs` of its settings and what is named; without settings, what is named.
    mutating func find(_ named: [Path], readsInput: Bool, settings: ProjectSettings) {
        if let specs = settings.specs {
            addSpecs(specs)
        } else if named.isEmpty, location.file != nil || !readsInput {
            addSpecs([location.file == nil ? current.display : "."])
        }
        addNamed(named)
        if named.isEmpty, !readsInput { reportAll() }
    }

    /// What the search has to say.
    var notes: [String] {
        let isAll = excludedByName.isEmpty && candidates.isEmpty && excludedCount > 0
        return excludedByName.map { "\($0) is excluded by the project file" }
            + (isAll ? ["every source is excluded by the project file"] : [])
    }
}

extension CompilerInput {
    init(_ candidate: SourceCandidate, bytes: [UInt8]) {
        let file = SourceFile(path: candidate.display, bytes: bytes)
        self = candidate.isNamed ? .named(file) : candidate.isInSpecs ? .spec(file) : .found(file)
        isReported = candidate.isReported
    }
}
