import Foundation

/// The built `sheetc`, run as its users run it.
enum BuiltProgram {
    /// Beside the test bundle in the build folder.
    static let folder: URL = {
        var folder = URL(filePath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let candidates = [built, Bundle.main.bundleURL, folder.appending(path: ".build/debug")]
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.appending(path: "sheetc").path) }
            ?? folder.appending(path: ".build/debug")
    }()

    struct Result {
        var status: Int32
        /// Standard output, and standard error in the same stream where that was asked for.
        var output: String
        var error: String
    }

    /// Runs a line of shell with `sheetc` in the path, colourless and at a fixed locale.
    static func shell(_ line: String, in folder: URL, mergingStreams: Bool = false) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = Self.folder.path + ":" + (environment["PATH"] ?? "")
        environment["NO_COLOR"] = "1"
        environment["TERM"] = "dumb"
        for name in ["GITHUB_ACTIONS", "CLICOLOR_FORCE", "BLESS"] { environment[name] = nil }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let scratch = try TemporaryFolder()
        let output = URL(filePath: scratch.path).appending(path: "output")
        let error = URL(filePath: scratch.path).appending(path: "error")
        for file in [output, error] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = mergingStreams ? process.standardOutput : try FileHandle(forWritingTo: error)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            error: try String(contentsOf: error, encoding: .utf8))
    }
}
