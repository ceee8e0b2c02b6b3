import Foundation
import PackagePlugin

/// `swift package sheetc-lint …`: checks the specs. It writes nothing, so SwiftPM asks for no permission.
@main struct SheetcLint: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "sheetc").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["lint"] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            return Diagnostics.error("sheetc ended with status \(process.terminationStatus)")
        }
    }
}
