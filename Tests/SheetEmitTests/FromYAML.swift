import SheetLayout
import SheetModel
import SheetText
import SheetYAML

/// A project from the text of one file, and what was found wrong with it.
func compile(_ yaml: String, devices: [String] = ["iphone-se-3", "iphone-15"]) -> (ResolvedProject, [Finding]) {
    var report = Report()
    let source = SourceFile(path: "case.yaml", bytes: Array(yaml.utf8))
    let (file, tree) = YAMLReader().read(source, index: 0, into: &report)
    let syntax = decode(file, tree: tree, expectation: .specs, into: &report)
    var options = LinkOptions(profile: .ios26)
    options.paths = ["case.yaml"]
    options.external = [NamePattern("brand.*")]
    let linked = link([syntax], options: options, into: &report)
    let contexts = devices.compactMap { id in
        SheetDevice.all.first { $0.id == id }?.context(orientation: .portrait)
    }
    let resolutions = linked.sheets.map { sheet in
        sheet.definition.map { definition in contexts.map { resolve(definition, in: $0) } } ?? []
    }
    return (ResolvedProject(linked: linked, contexts: contexts, resolutions: resolutions), report.findings)
}
