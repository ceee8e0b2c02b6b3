import SheetCompiler
import SheetText

extension Session {
    /// Streams an output to standard output, chunk by chunk.
    func output(_ file: OutputFile) throws {
        for chunk in 0..<file.chunkCount {
            var buffer = ByteBuffer()
            file.render(chunk, &buffer)
            try output(buffer)
        }
    }

    /// Shows what a build would change.
    func check(_ outputs: [OutputFile], in target: OutputTarget) throws -> ExitStatus {
        let differences: [OutputDifference]
        do { differences = try OutputWriter(root: target.root).differences(outputs) } catch {
            throw Trouble(error.path, error.reason)
        }
        for difference in differences {
            try output(unifiedDiff(old: difference.old ?? [], new: difference.new ?? [], path: difference.path.display))
        }
        guard !differences.isEmpty else { return .done }
        try note("\(differences.count.counted("output")) stale: run the build without --check")
        return .findings
    }

    /// Writes the outputs, all or nothing.
    func write(_ outputs: [OutputFile], into target: OutputTarget) throws -> ExitStatus {
        let outcome: OutputOutcome
        do { outcome = try OutputWriter(root: target.root).write(outputs) } catch {
            if error.reason == .interrupted { throw Interruption() }
            throw Trouble(error.path, error.reason)
        }
        for path in outcome.edited {
            try complain(
                Trouble(
                    "\(path.display) was changed by hand, or is not ours: nothing was written",
                    hint: "move it away, or put the change into the specs"))
        }
        for path in outcome.kept {
            try note("\(path.display) was changed by hand and stays, but is no output any more")
        }
        guard outcome.edited.isEmpty else { return .trouble }
        try tell(outcome)
        return .done
    }

    private func tell(_ outcome: OutputOutcome) throws {
        for path in outcome.written { try note("wrote \(path.display)") }
        for path in outcome.removed { try note("removed \(path.display)") }
        if globals.verbose || outcome.written.isEmpty && outcome.removed.isEmpty {
            for path in outcome.unchanged { try note("\(path.display) is up to date") }
        }
    }

    /// A rule for Make and Ninja: the outputs depend on the sources and on the project file.
    func writeDepfile(_ path: Path, _ target: OutputTarget, _ project: LoadedProject) throws {
        let current = currentFolder()
        let shown = { (path: Path) in path.relative(to: current) ?? path }
        let outputs = target.requests.map { shown(target.root.appending(Path($0.path)).normalized) }
        let sources = project.inputs.map {
            shown(project.location.root.appending(Path(display: $0.file.path)).normalized)
        }
        let names = { (paths: [Path]) in paths.map(\.makefileWord).joined(separator: " ") }
        let all = sources + [project.location.file].compactMap(\.self).map(shown)
        let rule = "\(names(outputs)): \(names(all))\n"
        do throws(SystemError) { try replaceFile(path, with: Array(rule.utf8)) } catch { throw Trouble(path, error) }
    }
}

extension Path {
    /// With what Make takes for itself escaped.
    fileprivate var makefileWord: String {
        display.reduce(into: "") { word, character in
            switch character {
            case " ", "#", ":": word += "\\\(character)"
            case "$": word += "$$"
            default: word.append(character)
            }
        }
    }
}
