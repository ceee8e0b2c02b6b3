/// An example of a rule's page, as the files it consists of. A line `# Specs/coupon.yaml`, a path and nothing else,
/// begins the file of that name; an example without such a line is one spec. `sheetc.yaml` is the project file, a
/// `.swift` file a generated one that somebody has edited.
package struct RuleExample: Sendable, Equatable {
    package struct File: Sendable, Equatable {
        package var path: String
        package var text: String
    }

    package var files: [File] = []

    /// From the text of `Rule.bad` or `Rule.good`.
    package init(_ text: String) {
        for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
            if let path = RuleExample.path(Substring(line)) {
                files.append(File(path: path, text: ""))
            } else {
                if files.isEmpty { files.append(File(path: "example.yaml", text: "")) }
                files[files.count - 1].text.unicodeScalars.append(contentsOf: line)
                files[files.count - 1].text += "\n"
            }
        }
    }

    private static func path(_ line: Substring) -> String? {
        guard line.hasPrefix("# "), line.hasSuffix(".yaml") || line.hasSuffix(".swift") else { return nil }
        let path = line.dropFirst(2)
        return path.contains(" ") ? nil : String(path)
    }
}
