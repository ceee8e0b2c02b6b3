import SheetEmit
import SheetModel
package import SheetText

/// What can be written of a project.
package enum Emission: String, CaseIterable, Sendable {
    /// The normalised JSON.
    case json
    /// Swift of style `spec`: constants, and typed values for `SheetLayout`.
    case swift
    /// Plain Swift without dependencies.
    case constants
    /// The source of `SheetLayout`.
    case runtime
}

/// What makes output files of a resolved project.
package enum Emitter: Sendable, Equatable {
    case builtIn(Emission)
    /// A program of the project's own.
    case command(EmitterCommand)
}

/// An output to make, and the path it has.
package struct OutputRequest: Sendable, Equatable {
    package var emitter: Emitter
    /// Relative to where outputs are written, `/` between parts; of a program the folder of its files.
    package var path: String

    package init(_ emission: Emission, path: String) {
        emitter = .builtIn(emission)
        self.path = path
    }

    init(_ command: EmitterCommand) {
        emitter = .command(command)
        path = command.folder
    }
}

extension Emission {
    /// The name of its file where a folder was named.
    package var fileName: String {
        switch self {
        case .json: "sheets.json"
        case .swift, .constants: "Sheets.swift"
        case .runtime: "SheetLayout.swift"
        }
    }
}

extension SwiftStyle {
    /// What is written in this style.
    fileprivate var emission: Emission {
        switch self {
        case .constants: .constants
        case .spec: .swift
        }
    }
}

extension ProjectSettings {
    /// What is written into a folder where nothing is said.
    package var usualOutputs: [Emission] { [.json, swift.style.emission] }

    /// What the project says that is written, relative to the project file.
    package var standardOutputs: [OutputRequest] {
        let json = outputs.json.map { OutputRequest(.json, path: $0) }
        let swift = outputs.swift.map { OutputRequest(self.swift.style.emission, path: $0) }
        return [json, swift].compactMap(\.self) + outputs.commands.map(OutputRequest.init)
    }
}

/// The files to write, and what went wrong with those that are not there.
package struct EmittedOutputs: Sendable {
    /// In the order asked for; no two have one path, also where letter case does not count.
    package var files: [OutputFile] = []
    package var failures: [EmitterFailure] = []
    /// Which program a file is of, by its path.
    package var owners: [String: EmitterCommand] = [:]
}

extension Compilation {
    /// The outputs, in the order asked for; none where any error was found or only findings were the goal.
    ///
    /// `run` gives a program the normalised JSON and returns its answer.
    package func outputs(
        _ requests: [OutputRequest], _ settings: ProjectSettings, style: JSONWriter.Style = .indented,
        running run: (EmitterCommand, OutputFile) throws(EmitterFailure) -> [UInt8]
    ) -> EmittedOutputs {
        guard let project, !hasErrors else { return EmittedOutputs() }
        var outputs = EmittedOutputs()
        var taken = TakenPaths()
        for request in requests {
            do throws(EmitterFailure) {
                let files = try emit(project, request, settings, style, run)
                if case .command(let command) = request.emitter {
                    try taken.check(files, of: command)
                    for file in files { outputs.owners[file.path] = command }
                }
                for file in files { taken.add(file.path) }
                outputs.files += files
            } catch { outputs.failures.append(error) }
        }
        return outputs
    }

    /// The one way from a project to files, for what is built in and for programs.
    private func emit(
        _ project: ResolvedProject, _ request: OutputRequest, _ settings: ProjectSettings, _ style: JSONWriter.Style,
        _ run: (EmitterCommand, OutputFile) throws(EmitterFailure) -> [UInt8]
    ) throws(EmitterFailure) -> [OutputFile] {
        let path = request.path
        switch request.emitter {
        case .builtIn(.json): return [jsonOutput(project, path: path, style: style)]
        case .builtIn(.swift): return swiftOutputs(project, path: path, style: .spec, options: settings.swift.options)
        case .builtIn(.constants):
            return swiftOutputs(project, path: path, style: .constants, options: settings.swift.options)
        case .builtIn(.runtime): return [runtimeOutput(path: path)]
        case .command(let command):
            let json = jsonOutput(project, path: "sheets.json", style: .compact)
            return try EmitterAnswer(run(command, json), from: command).files
        }
    }
}

extension TakenPaths {
    /// A program's files must leave all others alone.
    fileprivate func check(_ files: [OutputFile], of command: EmitterCommand) throws(EmitterFailure) {
        let help = "let the program give its file another name, or change `into`"
        for file in files {
            switch conflict(with: file.path) {
            case .sameFile(let other):
                throw EmitterFailure(
                    command, "two outputs are one file: \"\(other)\" and \"\(file.path)\"", help: help)
            case .fileAndFolder(let other):
                throw EmitterFailure(
                    command, "one output would have to be a folder, too: \"\(other)\" and \"\(file.path)\"",
                    help: help)
            case nil: continue
            }
        }
    }
}
