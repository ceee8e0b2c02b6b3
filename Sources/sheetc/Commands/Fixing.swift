import CommandKit
import SheetCompiler
import SheetText

extension LintCommand {
    /// Fixes what can be fixed, and reports on what is left; with `--diff` on what there is.
    func runFixing(
        _ project: LoadedProject, _ compilation: Compilation, _ plan: ReportPlan, _ session: Session
    ) throws -> ExitStatus {
        let hasFixes = compilation.diagnostics.contains { $0.finding.fix != nil }
        let fixed = hasFixes ? session.fixed(project, paths) : nil
        if diff {
            for file in fixed?.files ?? [] {
                try session.output(unifiedDiff(old: file.old, new: file.new, path: file.path))
            }
            return try finish(project, compilation, plan, session)
        }
        for file in fixed?.files ?? [] where file.path != project.standardInputPath {
            try session.write(file, of: project)
        }
        if let path = project.standardInputPath {
            let text = fixed?.files.first { $0.path == path }?.new
            try session.output(bytes: text ?? project.inputs.first { $0.file.path == path }?.file.bytes ?? [])
        }
        guard let fixed else { return try finish(project, compilation, plan, session) }
        try session.tell(fixed)
        // Other settings may find other files.
        if let file = project.configuration.file, fixed.files.contains(where: { $0.path == file.path }) {
            let again = try session.load(paths)
            return try finish(again, session.compile(again, for: .findings), plan, session)
        }
        return try finish(project, fixed.compilation, plan, session)
    }
}

extension Session {
    /// The project file is changed only where the run is about the folder that it lies in.
    fileprivate func fixed(_ project: LoadedProject, _ paths: [Argument]) -> FixedProject {
        let current = currentFolder()
        let isIncluded =
            paths.isEmpty
            || paths.contains { project.location.file?.relative(to: current.appending(Path($0)).normalized) != nil }
        return Fixer.fix(
            project.inputs, with: Compiler(project.configuration, for: .findings, threads: threads),
            projectFile: isIncluded ? .included : .leftAlone)
    }

    /// Writes a file that nobody else has changed in the meantime.
    fileprivate func write(_ file: FixedProject.File, of project: LoadedProject) throws {
        try checkInterrupt()
        let path = project.location.root.appending(Path(display: file.path)).normalized
        do throws(SystemError) {
            guard try readFile(path) == file.old else { throw .other(0) }
            try replaceFile(path, with: file.new)
        } catch {
            if error == .other(0) { throw Trouble("\(file.path) was changed while it was read: run it again") }
            throw Trouble(Path(display: file.path), error)
        }
    }

    fileprivate func tell(_ fixed: FixedProject) throws {
        for (finding, reason) in fixed.refused {
            let place = fixed.compilation.place(of: finding.range)
            let title = finding.fix.map { " (\($0.title))" } ?? ""
            try note("\(place): [\(finding.rule.rawValue)] is not fixed\(title): \(reason.text)")
        }
        if fixed.appliedCount > 0 {
            try note("fixed \(fixed.appliedCount.counted("finding")) in \(fixed.files.counted("file"))")
        }
    }
}

extension Array {
    fileprivate func counted(_ noun: String) -> String { count.counted(noun) }
}

extension Compilation {
    /// `path:line:column` of a range.
    fileprivate func place(of range: SourceRange) -> String {
        let file = files[Int(range.file)]
        let position = LineIndex(file.bytes).position(of: range.start)
        return "\(file.path):\(position.line):\(position.column)"
    }
}
