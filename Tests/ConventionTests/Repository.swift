import Foundation

/// The checkout, as the convention tests see it.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// All files below a folder whose name ends in one of the extensions, hidden and built ones left out, sorted.
    static func files(below folder: String, extensions: [String]) -> [URL] {
        let keys: [URLResourceKey] = [.isRegularFileKey]
        let walk = FileManager.default.enumerator(
            at: root.appending(path: folder), includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
        var found: [URL] = []
        while let file = walk?.nextObject() as? URL {
            if extensions.contains(file.pathExtension), !file.path.contains("/.build/") { found.append(file) }
        }
        return found.sorted { $0.path < $1.path }
    }

    static func text(_ file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8)
    }

    /// A file's path from the root of the checkout.
    static func name(_ file: URL) -> String {
        String(file.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1))
    }
}
