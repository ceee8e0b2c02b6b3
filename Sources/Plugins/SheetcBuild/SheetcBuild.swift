import Foundation
import PackagePlugin

/// Generates `Sheets.swift` from the specs of a target whenever one of them changes, and compiles it with the target.
///
/// The specs are the YAML files in the target's folder. A target without any takes those of the package's `Specs`
/// folder; SwiftPM looks only for changed files there: after one was added or removed, `touch Package.swift`.
/// A target that does not depend on SheetLayout gets its source too.
@main struct SheetcBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let package = context.package.directoryURL
        let own = target.sourceFiles.map(\.url).filter(\.isSpec)
        let specs = own.isEmpty ? specs(below: package.appending(path: "Specs")) : own
        guard !specs.isEmpty else {
            Diagnostics.warning(
                "\(target.name) has no specs: put a .yaml file with the key `sheet` into \(target.directoryURL.path)")
            return []
        }
        let output = context.pluginWorkDirectoryURL
        let isLinked = target.recursiveTargetDependencies.contains { $0.name == "SheetLayout" }
        let emissions = isLinked ? ["swift"] : ["swift", "runtime"]
        let written = isLinked ? ["Sheets.swift"] : ["Sheets.swift", "SheetLayout.swift"]
        let options = ["-C", package.path, "build", "--quiet", "-o", output.path]
        return [
            .buildCommand(
                displayName: "Generating the sheets of \(target.name)",
                executable: try context.tool(named: "sheetc").url,
                arguments: options + emissions.flatMap { ["--emit", $0] } + ["--"] + specs.map(\.path),
                inputFiles: specs + projectFiles(from: target.directoryURL, to: package),
                outputFiles: written.map { output.appending(path: $0) })
        ]
    }

    /// The specs in a folder of the package and the folders in it, sorted; none where there is no such folder.
    private func specs(below folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let specs = files?.compactMap { $0 as? URL }.filter(\.isSpec) ?? []
        return specs.sorted { $0.path < $1.path }
    }

    /// The project files that may hold for the target: from its folder up to the package.
    private func projectFiles(from folder: URL, to package: URL) -> [URL] {
        var folders = [folder.standardizedFileURL]
        while let last = folders.last, last.path.count > package.standardizedFileURL.path.count {
            folders.append(last.deletingLastPathComponent())
        }
        return folders.map { $0.appending(path: "sheetc.yaml") }.filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }
}

extension URL {
    /// Whether it may be a spec by its name. The project file is none.
    fileprivate var isSpec: Bool {
        ["yaml", "yml"].contains(pathExtension) && lastPathComponent != "sheetc.yaml"
    }
}
