import CommandKit
import SheetCompiler
import SheetText

/// `sheetc init`: the first files of a project.
struct InitCommand: Command {
    static let name = "init"
    static let summary = "writes a project file, a sample and the pre-commit entry"
    static let discussion = [
        "Writes sheetc.yaml, Specs/welcome.yaml, the schema that editors check it against and, where there is none, "
            + ".pre-commit-config.yaml; an entry for one that is there is printed. Nothing is overwritten.",
        "The sample's first line names the schema, .sheetc.schema.json. It is a copy: "
            + "`sheetc schema > .sheetc.schema.json` writes that of a newer sheetc.",
    ]
    static var parameters: [Parameter<InitCommand>] { [] }

    func run(in session: Session) throws -> ExitStatus {
        let root = currentFolder()
        let files = [StarterFile.project, .sample, .schema]
        for file in files where (try? kind(of: root.appending(file.path))) != nil {
            throw Trouble("\(file.path.display) is there already: nothing was written")
        }
        for file in files { try session.write(file, in: root) }
        guard (try? kind(of: root.appending(StarterFile.hooks.path))) == nil else {
            try session.note("\(StarterFile.hooks.path.display) is there already: add this entry to its repos")
            try session.output(StarterFile.entry)
            return .done
        }
        try session.write(.hooks, in: root)
        return .done
    }
}

extension Session {
    fileprivate func write(_ file: StarterFile, in root: Path) throws {
        let path = root.appending(file.path)
        do throws(SystemError) {
            try makeFolder(path.parent)
            try replaceFile(path, with: Array(file.text.utf8))
        } catch { throw Trouble(file.path, error) }
        try note("wrote \(file.path.display)")
    }
}

/// A file that a new project begins with.
private struct StarterFile {
    var path: Path
    var text: String

    static let project = StarterFile(
        path: "sheetc.yaml",
        text: """
            # What sheetc reads, for which devices it resolves, and what it writes: `sheetc help build`.
            sheetc: 1
            specs: [Specs]
            devices: [iphone-se-3, iphone-16, iphone-16-pro-max, ipad-air-11-m3]
            outputs:
              json: Generated/sheets.json
              swift: Generated/Sheets.swift

            """)

    static let sample = StarterFile(
        path: "Specs/welcome.yaml",
        text: """
            # yaml-language-server: $schema=../.sheetc.schema.json
            # A sheet that opens as tall as its content and can be pulled up where there is more of it.
            sheet: welcome
            summary: Greets the user and lists what is new.
            detents:
              - id: collapsed
                height: min(fit, 50% of screen)
              - id: expanded
                height: large
                when: fit > 50% of screen
            content:
              - {id: title, text: title2, lines: 1, padding: 16}
              - {id: news, rows: {min: 1, typical: 8, max: 20}, rowHeight: 64, scroll: true}
              - {id: start, height: 56, role: button}

            """)

    /// Hidden, so that no folder of specs takes it for one.
    static let schema = StarterFile(
        path: ".sheetc.schema.json", text: String(decoding: jsonSchema(of: .spec).bytes, as: UTF8.self))

    static let hooks = StarterFile(path: ".pre-commit-config.yaml", text: "repos:\n" + entry)

    /// For a `sheetc` that is installed on the machine.
    static let entry = """
          - repo: local
            hooks:
              - id: sheetc-lint
                name: sheetc lint
                entry: sheetc lint
                language: system
                files: ^Specs/.*\\.(yaml|yml|json)$
                require_serial: true

        """
}
