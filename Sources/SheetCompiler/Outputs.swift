import SheetEmit
package import SheetText

/// What can be written of a project.
package enum Emission: String, CaseIterable, Sendable {
    /// The normalised JSON.
    case json
    /// Plain Swift without dependencies.
    case constants
}

/// An output to make, and the path it has.
package struct OutputRequest: Sendable, Equatable {
    package var emission: Emission
    /// Relative to where outputs are written, `/` between parts.
    package var path: String

    package init(_ emission: Emission, path: String) {
        self.emission = emission
        self.path = path
    }
}

extension Emission {
    /// The name of its file where a folder was named.
    package var fileName: String {
        switch self {
        case .json: "sheets.json"
        case .constants: "Sheets.swift"
        }
    }
}

extension ProjectSettings {
    /// What the project says that is written, relative to the project file.
    package var standardOutputs: [OutputRequest] {
        let json = outputs.json.map { OutputRequest(.json, path: $0) }
        let swift = outputs.swift.map { OutputRequest(.constants, path: $0) }
        return [json, swift].compactMap(\.self)
    }
}

extension Compilation {
    /// The outputs, in the order asked for; none where any error was found or only findings were the goal.
    package func outputs(
        _ requests: [OutputRequest], _ settings: ProjectSettings, style: JSONWriter.Style = .indented
    ) -> [OutputFile] {
        guard let project, !hasErrors else { return [] }
        return requests.map { request in
            switch request.emission {
            case .json: jsonOutput(project, path: request.path, style: style)
            case .constants: constantsOutput(project, path: request.path, options: settings.swift.options)
            }
        }
    }
}
