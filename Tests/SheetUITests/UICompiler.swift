import Foundation
import Testing

/// Type-checks `Sources/SheetUI`, and code that uses it, on a machine without Apple's SDK: against modules `SwiftUI`,
/// `UIKit` and `ObjectiveC` of our own, of which only the signatures count.
struct UICompiler {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Where the modules are, built once; nil where there is no compiler, or an SDK of Apple's that would be shadowed.
    static let modules: Result<String, any Error>? = isPossible ? Result { try build() } : nil

    /// Two errors of one kind: what a module's compiler says.
    struct Complaint: Error { let text: String }

    private static var isPossible: Bool {
        #if canImport(Darwin)
            false
        #else
            compiler != nil
        #endif
    }

    private static let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile(atPath:))

    /// `@objc` and `#selector` without an Objective-C runtime.
    private static let selectors = [
        "-Xfrontend", "-enable-objc-interop", "-Xfrontend", "-disable-objc-attr-requires-foundation-module",
    ]

    private static let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
        .flatMap { ["-enable-upcoming-feature", $0] }

    /// Swift sources below a folder of the checkout.
    static func sources(below folder: String) -> [String] {
        let walk = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        var found: [String] = []
        while let file = walk?.nextObject() as? URL { if file.pathExtension == "swift" { found.append(file.path) } }
        return found.sorted()
    }

    /// What the compiler says about files in a language mode, strict concurrency on and warnings as errors; empty
    /// where they are clean.
    static func complaints(_ files: [String], mode: String, module: String = "App") throws -> String {
        let strict = ["-strict-concurrency=complete", "-warnings-as-errors"]
        let flags = module == "App" ? [] : features
        return try run(
            ["-typecheck", "-parse-as-library", "-module-name", module, "-swift-version", mode] + strict + selectors
                + flags + ["-I", try #require(modules).get()] + files)
    }

    /// The same about texts of an app, beside files of it.
    static func complaints(_ texts: [String: String], beside files: [String] = [], mode: String = "6") throws -> String
    {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var paths = files
        for (name, text) in texts {
            paths.append("\(folder)/\(name)")
            try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        return try complaints(paths, mode: mode)
    }

    /// What a program prints that has the layout's sources in it; what the compiler says where it does not compile.
    static func output(_ texts: [String: String]) throws -> String {
        let folder = try temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var paths = sources(below: "Sources/SheetLayout")
        for (name, text) in texts {
            paths.append("\(folder)/\(name)")
            try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        let program = ["-swift-version", "6", "-Onone", "-module-name", "Numbers", "-o", "\(folder)/numbers"]
        let complaints = try run(program + paths)
        return complaints.isEmpty ? try run([], program: "\(folder)/numbers") : complaints
    }

    private static func build() throws -> String {
        let folder = try temporaryFolder()
        for module in ["ObjectiveC", "UIKit", "SwiftUI"] {
            try emit(module, sources(below: "Tests/SheetUIStubs/\(module)"), selectors, into: folder)
        }
        try emit("SheetLayout", sources(below: "Sources/SheetLayout"), features, into: folder)
        try emit("SheetUI", sources(below: "Sources/SheetUI"), selectors + features, into: folder)
        return folder
    }

    private static func emit(_ module: String, _ files: [String], _ flags: [String], into folder: String) throws {
        let output = ["-I", folder, "-o", "\(folder)/\(module).swiftmodule"]
        let text = try run(
            ["-emit-module", "-parse-as-library", "-module-name", module, "-swift-version", "6"] + flags + output
                + files)
        guard text.isEmpty else { throw Complaint(text: text) }
    }

    private static func temporaryFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sheet-ui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    private static func run(_ arguments: [String], program: String? = compiler) throws -> String {
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
