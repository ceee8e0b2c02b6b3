import Foundation
import PackagePlugin

/// `swift package sheetc …`: any command of sheetc, in the package's folder, with permission to write there.
@main struct SheetcCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "sheetc").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            return Diagnostics.error("sheetc ended with status \(process.terminationStatus)")
        }
    }
}
