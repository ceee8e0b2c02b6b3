import SheetCompiler
import SheetText

/// Runs the programs under `outputs.exec`: the normalised JSON on standard input, the files on standard output.
struct CommandRunner {
    /// The project's folder: where programs run, and what a path of one is relative to.
    let folder: Path

    /// Bytes of an answer.
    private static let limit = 64 << 20

    /// What a program answers to the JSON.
    func answer(_ command: EmitterCommand, _ json: OutputFile) throws(EmitterFailure) -> [UInt8] {
        let result: ChildResult
        do throws(SystemError) {
            var process = try ChildProcess([program(of: command)] + command.words.dropFirst(), in: folder)
            result = try process.finish(json.bytes, atMost: Self.limit)
        } catch { throw failure(command, error) }
        let name = command.words[0]
        switch result.ending {
        case .status(0): return result.output
        case .status(let status):
            throw EmitterFailure(command, "\"\(name)\" ended with status \(status)", words: result.lastLines)
        case .signal(let signal):
            throw EmitterFailure(command, "\"\(name)\" was ended by signal \(signal)", words: result.lastLines)
        case .tooMuch:
            throw EmitterFailure(command, "\"\(name)\" answered with more than \(Self.limit >> 20) MiB")
        }
    }

    private func program(of command: EmitterCommand) -> String {
        let word = command.words[0]
        return word.utf8.contains(0x2F) ? folder.appending(Path(word)).display : word
    }

    private func failure(_ command: EmitterCommand, _ error: SystemError) -> EmitterFailure {
        let name = command.words[0]
        let path = name.utf8.contains(0x2F) ? folder.appending(Path(name)) : nil
        let isThere = path.map { (try? kind(of: $0)) == .file } ?? false
        switch error {
        case .missing where isThere:
            return EmitterFailure(command, "\"\(name)\" cannot be run: what its first line names is not there")
        case .missing:
            return EmitterFailure(
                command, "there is no program \"\(name)\"",
                help: path == nil
                    ? "it is looked for in PATH; write \"./\(name)\" for one beside the project file"
                    : "its path is relative to the project file")
        case .noPermission:
            return EmitterFailure(command, "\"\(name)\" is no program", help: "make it executable: chmod +x")
        case .noProgram:
            return EmitterFailure(
                command, "\"\(name)\" is no program", help: "begin a script with a line such as \"#!/bin/sh\"")
        case .linkLoop, .isFolder, .isNoFolder, .isSpecial, .noSpace, .interrupted, .tooLarge, .other:
            return EmitterFailure(command, "\"\(name)\" cannot be run: \(error.message)")
        }
    }
}

extension ChildResult {
    /// The last lines on standard error, at most ten, as far as they say anything.
    fileprivate var lastLines: [String] {
        String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(10).map { line in
            String(String(line).oneLine.prefix(300))
        }
    }
}

extension EmittedOutputs {
    /// What is wrong with files of programs that a link leads out of their folder: writing would follow it.
    func escaping(_ root: Path) -> [EmitterFailure] {
        files.compactMap { file in
            guard let command = owners[file.path] else { return nil }
            let folder = root.appending(Path(command.folder)).normalized
            guard let place = leavesFolder(root.appending(Path(file.path)).normalized, folder, root) else { return nil }
            return EmitterFailure(
                command, "the path \"\(file.path)\" leads out of \"\(command.folder)\"",
                help: "\"\(place.seen(from: root).display)\" is a link to somewhere else")
        }
    }

    /// The first part of a path that is a link to what lies outside of the folder, or of the project.
    private func leavesFolder(_ path: Path, _ folder: Path, _ root: Path) -> Path? {
        var place = root
        guard let below = path.relative(to: root) else { return path }
        for part in below.parts {
            place = place.appending(Path(bytes: Array(part)))
            guard let real = realPath(place), let realRoot = realPath(root) else { return isLink(place) ? place : nil }
            let isDeep = place.relative(to: folder) != nil && place != folder
            let limit = isDeep ? realPath(folder) ?? realRoot : realRoot
            if real.relative(to: limit) == nil { return place }
        }
        return nil
    }
}
