import Foundation

/// The Swift compiler beside the tests' own, for trying generated code.
enum Compiler {
    static let path: String? = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile(atPath:))

    /// What the compiler says about the files in a language mode; empty where they are clean.
    static func complaints(_ files: [String: String], mode: String) throws -> String {
        try inFolder(files) { folder, paths in
            try run(
                arguments: ["-typecheck", "-wmo", "-warnings-as-errors", "-package-name", "app"]
                    + ["-swift-version", mode] + strict(mode) + paths)
        }
    }

    /// The same where the app links `SheetLayout`, built from `module`.
    static func complaints(_ files: [String: String], mode: String, module: String) throws -> String {
        try inFolder(["SheetLayout.swift": module]) { folder, paths in
            let built = ["-o", folder + "/SheetLayout.swiftmodule"]
            let flags = ["-emit-module", "-parse-as-library", "-module-name", "SheetLayout", "-swift-version", "6"]
            let complaints = try run(arguments: flags + built + paths)
            guard complaints.isEmpty else { return complaints }
            return try inFolder(files) { _, paths in
                try run(
                    arguments: ["-typecheck", "-warnings-as-errors", "-I", folder, "-swift-version", mode]
                        + strict(mode) + paths)
            }
        }
    }

    /// What the compiler says where the file is compiled for a machine without Swift's run-time metadata.
    static func embeddedComplaints(_ text: String) throws -> String {
        try inFolder(["SheetLayout.swift": text]) { folder, paths in
            let embedded = ["-enable-experimental-feature", "Embedded", "-wmo"]
            let output = ["-emit-object", "-parse-as-library", "-swift-version", "6", "-o", folder + "/SheetLayout.o"]
            return try run(arguments: embedded + output + paths)
        }
    }

    /// What `swift format lint --strict` says of the files by its own defaults; empty where they are clean.
    static func lint(_ files: [String: String]) throws -> String {
        try inFolder(files) { _, paths in
            try run(
                path.map { $0.dropLast("swiftc".count) + "swift-format" },
                arguments: ["lint", "--strict", "--configuration", #"{"version": 1}"#] + paths)
        }
    }

    /// What a program prints.
    static func output(_ files: [String: String]) throws -> String {
        try inFolder(files) { folder, paths in
            let program = folder + "/program"
            let complaints = try run(
                arguments: ["-swift-version", "6", "-Onone", "-module-name", "program", "-lm", "-o", program] + paths)
            return complaints.isEmpty ? try run(program, arguments: []) : complaints
        }
    }

    /// What a program prints that is linked with `layout`, the source of `SheetLayout` and of what belongs to it, which
    /// is compiled once, with optimisation.
    static func output(_ files: [String: String], layout: [String: String]) throws -> String {
        try inFolder(layout) { folder, paths in
            let object = ["-c", "-o", folder + "/SheetLayout.o"]
            let module = ["-emit-module", "-emit-module-path", folder + "/SheetLayout.swiftmodule"]
            let flags = ["-O", "-wmo", "-enable-testing", "-parse-as-library", "-module-name", "SheetLayout"]
            let complaints = try run(arguments: flags + ["-swift-version", "6"] + object + module + paths)
            guard !complaints.contains("error:") else { return complaints }
            return try inFolder(files) { own, paths in
                let program = own + "/program"
                let flags = ["-swift-version", "6", "-Onone", "-module-name", "program", "-I", folder, "-lm"]
                let link = [folder + "/SheetLayout.o", "-o", program]
                let complaints = try run(arguments: flags + paths + link)
                return complaints.isEmpty ? try run(program, arguments: []) : complaints
            }
        }
    }

    private static func strict(_ mode: String) -> [String] { mode == "5" ? ["-strict-concurrency=complete"] : [] }

    private static func inFolder(
        _ files: [String: String], _ body: (String, [String]) throws -> String
    ) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("emit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        return try body(folder.path, paths)
    }

    private static func run(_ program: String? = path, arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program ?? "swiftc")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
