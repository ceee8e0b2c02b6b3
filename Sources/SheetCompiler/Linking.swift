import SheetEmit
import SheetModel
import SheetText

extension Compiler {
    /// Links the sheets of all sources: the tables on one thread, then every sheet on its own.
    func link(_ sources: inout Sources) -> LinkedProject {
        var options = LinkOptions(profile: configuration.settings.profile)
        options.external = configuration.settings.external.map(NamePattern.init)
        if configuration.settings.swift.options.files == .perSheet { options.files = .fileForEachSheet }
        options.paths = sources.files.map(\.path)
        let linker = Linker(sources.syntax, options: options)
        let units = parallel(count: linker.count, threads: threads) { place in
            defer { onItem?() }
            return linker.sheet(at: place)
        }
        var report = Report()
        let project = linker.project(from: units, into: &report)
        sources.findings += report.findings
        return project
    }
}
