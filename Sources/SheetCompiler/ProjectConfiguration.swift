import SheetModel
package import SheetText
import SheetYAML

/// The settings in force, and what was found out on the way to them.
package struct ProjectConfiguration: Sendable {
    package var settings: ProjectSettings
    /// `sheetc.yaml`, where there is one.
    package var file: SourceFile?
    /// What is wrong with the project file; their ranges lie in file `SettingOrigin.projectFile`.
    package var findings: [Finding]
    /// The ignores in the project file.
    package var ignores: [IgnoreComment]
    /// What `--set` said, in order.
    package var overrides: [String]

    /// The settings of a project file, or the defaults, with every `key=value` of `--set` applied in order.
    ///
    /// What is wrong in the file becomes findings, and its default is used. What is wrong in `--set` is thrown.
    package init(file: SourceFile? = nil, applying overrides: [String] = []) throws(SettingError) {
        var record = SettingOrigin.standardRecord
        var (source, report, ignores) = (file, Report(), [IgnoreComment]())
        if let file {
            let project = decodeProject(file, index: SettingOrigin.projectFile)
            (source, report, ignores) = (project.file, project.report, project.ignores)
            if project.record[.outputs] != nil { record.entries.removeAll { $0.key == .outputs } }
            record.apply(project.record)
        }
        for (index, text) in overrides.enumerated() {
            record.apply(try settingOverride(text, index: index))
        }
        var reader = SettingsReader(record, isSound: !report.findings.contains { $0.isLocked })
        settings = reader.read()
        if let wrong = reader.report.findings.first(where: { SettingOrigin.override(of: $0.range) != nil }),
            let place = SettingOrigin.override(of: wrong.range), overrides.indices.contains(place)
        {
            throw SettingError(overrides[place], wrong)
        }
        report.add(contentsOf: reader.report)
        self.file = source
        findings = report.findings
        self.ignores = ignores
        self.overrides = overrides
    }
}

/// A `--set` that cannot be followed: a usage error.
package struct SettingError: Error, Equatable {
    /// What is wrong, in one line.
    package var message: String
    /// The way out, where there is one.
    package var help: String?

    init(_ text: String, _ finding: Finding) {
        message = "--set \(text): \(finding.message)"
        help = finding.help
    }

    init(_ text: String, _ reason: String) { message = "--set \(text): \(reason)" }
}

/// Where settings come from. Ranges that lie in no file of the project tell it by their file.
package enum SettingOrigin: Sendable, Equatable {
    case standard
    /// A line of `sheetc.yaml`.
    case file(path: String, line: Int)
    /// A `--set`, as written.
    case override(String)

    /// The file of ranges in the project file, before it has a place among the project's files.
    package static let projectFile = UInt32.max
    /// The file of ranges in the defaults.
    static let standardFile = UInt32.max - 1
    private static let firstOverride = UInt32.max - 2

    /// The place of the `--set` that a range lies in.
    static func override(of range: SourceRange) -> Int? {
        let isOverride = range.file <= firstOverride && range.file > UInt32.max / 2
        return isOverride ? Int(firstOverride - range.file) : nil
    }

    static func file(ofOverride index: Int) -> UInt32 { firstOverride - UInt32(index) }

    /// The default of every setting, read from the words of the schema.
    static let standardRecord: RecordValue = {
        let text = "sheetc: 1\n" + standardLines(of: ProjectSchema.project, indent: "")
        return decodeProject(SourceFile(path: "", bytes: Array(text.utf8)), index: standardFile).record
    }()
}

/// A project file as it was read.
private struct DecodedProject {
    var file: SourceFile
    var record: RecordValue
    var report: Report
    var ignores: [IgnoreComment]
}

private func decodeProject(_ file: SourceFile, index: UInt32) -> DecodedProject {
    var report = Report()
    let (source, tree) = YAMLReader().read(file, index: index, into: &report)
    let record = decodeProjectFile(source, tree: tree, into: &report)
    return DecodedProject(
        file: source, record: record, report: report, ignores: IgnoreComment.all(in: tree, of: source))
}

/// Where a project without `outputs` writes.
private let standardOutputs = "outputs: {json: Generated/sheets.json, swift: Generated/Sheets.swift}\n"

/// A line for each key that has a default.
private func standardLines(of record: Record, indent: String) -> String {
    record.fields.map { field in
        if field.key == .outputs { return standardOutputs }
        guard let standard = field.standard else { return "" }
        guard case .record(let inner) = field.shape else { return "\(indent)\(field.key.rawValue): \(standard)\n" }
        return "\(indent)\(field.key.rawValue):\n" + standardLines(of: inner, indent: indent + "  ")
    }.joined()
}

/// One `key=value`: the key with dots, the value in YAML.
private func settingOverride(_ text: String, index: Int) throws(SettingError) -> RecordValue {
    guard let equals = text.firstIndex(of: "=") else {
        throw SettingError(text, "a setting is written as key=value")
    }
    let keys = text[..<equals].split(separator: ".", omittingEmptySubsequences: false)
    let value = text[text.index(after: equals)...]
    let isPlain = keys.allSatisfy { key in
        !key.isEmpty && key.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == 0x2D }
    }
    guard isPlain else { throw SettingError(text, "a setting is written as key=value") }
    guard value.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else {
        throw SettingError(text, "the value has more than one line")
    }
    var lines = "sheetc: 1\n"
    for (depth, key) in keys.enumerated() {
        lines += String(repeating: " ", count: depth) + key + ":" + (depth + 1 == keys.count ? " \(value)\n" : "\n")
    }
    let file = SourceFile(path: "--set", bytes: Array(lines.utf8))
    var project = decodeProject(file, index: SettingOrigin.file(ofOverride: index))
    if let wrong = project.report.findings.first { throw SettingError(text, wrong) }
    if keys != ["sheetc"] { project.record.entries.removeAll { $0.key == .sheetc } }
    return project.record
}
