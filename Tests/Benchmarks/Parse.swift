import Glibc
import SheetModel
import SheetText
import SheetYAML

/// Reads every file named in a list by `YAMLReader` and does nothing else: the parse stage alone. With `decode` behind
/// the list it decodes each file too.
@main
enum Parse {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count >= 2, let list = read(arguments[1]) else { exit(2) }
        let decodes = arguments.count > 2 && arguments[2] == "decode"
        let reader = YAMLReader()
        var sheets = 0
        var report = Report()
        var nodes = 0
        var rest = list[...]
        while let end = rest.firstIndex(of: 0x0A) {
            let path = String(decoding: rest[..<end], as: UTF8.self)
            rest = rest[(end + 1)...]
            guard let bytes = read(path) else { exit(2) }
            let (file, tree) = reader.read(SourceFile(path: path, bytes: bytes), index: 0, into: &report)
            nodes += tree.nodes.count
            guard decodes else { continue }
            sheets += decode(file, tree: tree, expectation: .specs, into: &report).sheets.count
        }
        print("\(nodes) nodes, \(sheets) sheets, \(report.findings.count) findings")
    }

    /// The content of a file.
    static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
        }
    }
}
