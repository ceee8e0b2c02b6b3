import Foundation
import Testing

/// An output that is held to a blessed file: `BLESS=1 swift test` writes what differs, and fails on purpose.
struct Golden {
    static let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"

    /// The folder of the package.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Relative to the package, `/` between parts.
    let path: String

    init(_ path: String) { self.path = path }

    private var url: URL { Self.root.appending(path: path) }

    /// What was blessed; nil where there is nothing.
    var text: String? { try? String(contentsOf: url, encoding: .utf8) }

    /// Compares an output with what was blessed.
    func hold(_ output: String) throws {
        guard text != output else { return }
        if Self.isBlessing {
            try Data(output.utf8).write(to: url)
            Issue.record("\(path) was blessed anew")
        } else {
            Issue.record("\(path) differs; `BLESS=1 swift test` rewrites it. Now it is:\n\(output)")
        }
    }

    /// The names of the files in a folder, sorted, without hidden ones.
    static func names(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
