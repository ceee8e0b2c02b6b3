import SheetText

/// What a program answers: `{"files": [{"path": "Sheets.kt", "text": "…"}]}`.
struct EmitterAnswer {
    /// Their paths begin with the program's folder.
    private(set) var files: [OutputFile] = []
    private let command: EmitterCommand
    private var taken = TakenPaths()

    /// Fails for what is no such answer, and for paths that leave the folder.
    init(_ bytes: [UInt8], from command: EmitterCommand) throws(EmitterFailure) {
        self.command = command
        let value: JSONText
        do { value = try JSONText(bytes) } catch {
            let place = LineIndex(bytes).position(of: UInt32(clamping: error.offset))
            throw EmitterFailure(
                command, "the answer is no JSON: \(error.reason) at \(place.line):\(place.column)", help: Self.form)
        }
        for (index, file) in try list(value).enumerated() { try add(file, "files[\(index)]") }
    }

    private static let form = #"a program answers {"files": [{"path": "…", "text": "…"}]}"#

    private func list(_ value: JSONText) throws(EmitterFailure) -> [JSONText] {
        guard case .object(let members) = value else { throw fault("the answer is no object") }
        guard let files = members.first(where: { $0.key == "files" })?.value else {
            throw fault("the answer has no \"files\"")
        }
        if let other = members.first(where: { $0.key != "files" }) { throw fault("unknown key \"\(other.key)\"") }
        guard case .array(let list) = files else { throw fault("\"files\" is no list") }
        return list
    }

    private mutating func add(_ value: JSONText, _ place: String) throws(EmitterFailure) {
        guard case .object(let members) = value else { throw fault("\(place) is no object") }
        var texts: [String: String] = [:]
        for (key, value) in members {
            guard key == "path" || key == "text" else { throw fault("unknown key \"\(key)\" in \(place)") }
            guard case .string(let text) = value else { throw fault("\"\(key)\" of \(place) is no text") }
            texts[key] = text
        }
        guard let path = texts["path"] else { throw fault("\(place) has no \"path\"") }
        guard let text = texts["text"] else { throw fault("\(place) has no \"text\"") }
        try check(path)
        let whole = command.folder + "/" + path
        switch taken.conflict(with: whole) {
        case .sameFile(let other):
            throw fault("two files are one where letter case does not count: \"\(other)\" and \"\(whole)\"")
        case .fileAndFolder(let other):
            throw fault("one file would have to be a folder, too: \"\(other)\" and \"\(whole)\"")
        case nil: taken.add(whole)
        }
        files.append(OutputFile(path: whole, bytes: Array(text.utf8)))
    }

    /// Every part of a path is a plain name: no path leads out of the folder, or to a file of our own.
    private func check(_ path: String) throws(EmitterFailure) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            !part.isEmpty && part != "." && part != ".." && part.utf8.count <= 255
                && part.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\\" }
        }
        guard isPlain, path.utf8.count <= 1000 else {
            throw fault(
                "the path \"\(path)\" does not lie in \"\(command.folder)\"",
                "write paths relative to that folder, without \"..\"")
        }
        if let part = parts.first(where: { $0.lowercased().hasPrefix(".sheetc") }) {
            throw fault("the path \"\(path)\" has a part \"\(part)\", a name that sheetc keeps for itself", nil)
        }
    }

    private func fault(_ message: String, _ help: String? = form) -> EmitterFailure {
        EmitterFailure(command, message, help: help)
    }
}
