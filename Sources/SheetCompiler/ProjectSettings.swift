package import SheetEmit
package import SheetLayout
package import SheetModel
package import SheetText
package import SheetYAML

/// What `sheetc.yaml` and `--set` say, with a default for everything they do not.
package struct ProjectSettings: Sendable {
    /// Files and folders with the project's specs, relative to the project file; nil where nothing says so.
    package var specs: [String]?
    /// Patterns in the syntax of `.gitignore`.
    package var exclude: [String] = []
    /// Each once, in the order given.
    package var devices: [SheetDevice] = []
    package var orientations: [SheetContext.Orientation] = []
    package var textSizes: [SheetTextSize] = []
    package var profile = SheetProfile.ios26
    /// The oldest system that the app runs on: 16.4.
    package var minOS = 0.0
    /// Patterns of the colour names that the app resolves.
    package var external: [String] = []
    package var outputs = OutputPaths()
    package var swift = SwiftSettings()
    package var severities = RuleSeverities()
    package var limits = YAMLLimits()
    /// All of it as written, the defaults too. The file of a range tells where a setting comes from.
    package var record = RecordValue()

    init() {}
}

/// Where `build` writes, relative to the project file; nil for what it does not write.
package struct OutputPaths: Sendable, Equatable {
    package var json: String?
    package var swift: String?
    /// Programs that make outputs.
    package var commands: [EmitterCommand] = []
}

/// A program of the project's own that makes files of its normalised JSON.
package struct EmitterCommand: Sendable, Equatable {
    /// The program and its arguments, at least one.
    package var words: [String]
    /// The folder that its files lie in.
    package var folder: String
    /// Where it is written; its file tells where the setting comes from.
    package var range: SourceRange
}

/// How the generated Swift looks.
package struct SwiftSettings: Sendable, Equatable {
    package var style = SwiftStyle.spec
    package var options = SwiftOptions()
}

extension ProjectSettings {
    /// The matrix: devices × orientations × text sizes, in this nesting.
    package var contexts: [SheetContext] {
        devices.flatMap { device in
            orientations.flatMap { orientation in
                textSizes.compactMap { textSize in
                    device.context(orientation: orientation, textSize: textSize, profile: profile)
                }
            }
        }
    }
}

extension ProjectSettings {
    /// Resolves for one device only: one of the project's, or any that is known. False where there is none.
    package mutating func useDevice(_ id: String) -> Bool {
        guard let device = (devices + SheetDevice.all).first(where: { $0.id == id }) else { return false }
        devices = [device]
        return true
    }

    /// The ids of all devices that could be used.
    package var deviceIDs: [String] {
        devices.map(\.id) + SheetDevice.all.map(\.id).filter { id in !devices.contains { $0.id == id } }
    }
}
