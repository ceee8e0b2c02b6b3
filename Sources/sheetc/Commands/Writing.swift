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
            try output(
                unifiedDiff(old: difference.old ?? [], new: difference.new ?? [], path: target.display(difference.path))
            )
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
                    "\(target.display(path)) was changed by hand, or is not ours: nothing was written",
                    hint: "move it away, or put the change into the specs"))
        }
        for path in outcome.kept {
            try note("\(target.display(path)) was changed by hand and stays, but is no output any more")
        }
        guard outcome.edited.isEmpty else { return .trouble }
        try tell(outcome, in: target)
        return .done
    }

    private func tell(_ outcome: OutputOutcome, in target: OutputTarget) throws {
        for path in outcome.written { try note("wrote \(target.display(path))") }
        for path in outcome.removed { try note("removed \(target.display(path))") }
        if globals.verbose || outcome.written.isEmpty && outcome.removed.isEmpty {
            for path in outcome.unchanged { try note("\(target.display(path)) is up to date") }
        }
    }
}
