import SheetEmit
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
            case .swift: swiftOutput(project, path: request.path, style: .spec, options: settings.swift.options)
            case .constants:
                swiftOutput(project, path: request.path, style: .constants, options: settings.swift.options)
            case .runtime: runtimeOutput(path: request.path)
            }
        }
    }
}
