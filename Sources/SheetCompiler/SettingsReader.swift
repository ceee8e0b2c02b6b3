import SheetEmit
import SheetLayout
import SheetModel
import SheetText
import SheetYAML

/// Makes settings of a decoded project file that has an entry for everything. What is wrong is reported at its place
/// and left out.
struct SettingsReader {
    private(set) var report = Report()
    private let record: RecordValue
    /// False where something was wrong before: a list may be empty because of it.
    private let isSound: Bool

    init(_ record: RecordValue, isSound: Bool) {
        self.record = record
        self.isSound = isSound
    }

    mutating func read() -> ProjectSettings {
        var settings = ProjectSettings()
        settings.record = record
        settings.specs = record[.specs].map { _ in record.texts(.specs) }
        settings.exclude = record.texts(.exclude)
        settings.external = record.texts(.external)
        settings.orientations = record.choices(.orientations)
        settings.textSizes = record.choices(.textSizes)
        settings.profile = record.choice(.profile) ?? .ios26
        settings.minOS = record.number(.minOS) ?? 0
        settings.outputs = outputs()
        settings.swift = swift()
        settings.limits = limits()
        settings.severities = severities()
        settings.devices = devices()
        checkMatrix(settings)
        return settings
    }

    /// Where outputs go: within the project, and each to a file of its own.
    private mutating func outputs() -> OutputPaths {
        let outputs = record.record(.outputs) ?? RecordValue()
        var paths = OutputPaths()
        paths.json = outputPath(outputs[.json])
        paths.swift = outputPath(outputs[.swift])
        if let json = paths.json, json.lowercased() == paths.swift?.lowercased(), let value = outputs[.swift] {
            report.add(
                Finding(.unknownValue, at: value.range, "the JSON and the Swift source are both to be \"\(json)\""))
        }
        paths.commands = commands(outputs[.exec])
        return paths
    }

    private mutating func commands(_ value: Value?) -> [EmitterCommand] {
        switch value?.content {
        case .record(let record): [command(record)].compactMap(\.self)
        case .list(let list):
            list.compactMap { item in
                guard case .record(let record) = item.content else { return nil }
                return command(record)
            }
        default: []
        }
    }

    private mutating func command(_ record: RecordValue) -> EmitterCommand? {
        guard let command = record[.command], let into = outputPath(record[.into], isFolder: true) else { return nil }
        let words = record.texts(.command)
        if let first = words.first, !first.isEmpty {
            return EmitterCommand(words: words, folder: into, range: command.range)
        }
        report.add(Finding(.unknownValue, at: command.range, "the command names no program"))
        return nil
    }

    /// A path below the project's folder, without `.` and `..`: one file has one spelling.
    private mutating func outputPath(_ value: Value?, isFolder: Bool = false) -> String? {
        guard let value, let text = value.content.word else { return nil }
        var parts: [Substring]? = text.hasPrefix("/") ? nil : []
        for part in text.split(separator: "/") where part != "." {
            if part != ".." { parts?.append(part) } else if parts?.popLast() == nil { parts = nil }
        }
        if let parts, !parts.isEmpty { return parts.joined(separator: "/") }
        let fault =
            parts == nil
            ? "lies outside of the project" : isFolder && !text.isEmpty ? "is the project's own folder" : "is no file"
        report.add(
            Finding(
                .unknownValue, at: value.range, "output \"\(text)\" \(fault)",
                help: "write a path below the project file's folder, as in \"Generated/sheets.json\""))
        return nil
    }

    private mutating func swift() -> SwiftSettings {
        let swift = record.record(.swift) ?? RecordValue()
        var settings = SwiftSettings()
        settings.style = swift.choice(.style) ?? .spec
        settings.options.access = swift.choice(.access) ?? .internal
        settings.options.files = swift.choice(.files) ?? .one
        settings.options.header = swift.texts(.header)
        settings.options.namespace = name(swift[.namespace], .namespace) ?? settings.options.namespace
        settings.options.colorType = name(swift[.colorType], .colorType)
        if let type = settings.options.colorType, type == settings.options.namespace, let value = swift[.colorType] {
            report.add(
                Finding(
                    .invalidID, at: value.range, "the colours and the sheets are both to be \"\(type)\"",
                    help: "name the app's type for colours, or another `namespace`"))
        }
        return settings
    }

    private mutating func name(_ value: Value?, _ use: SwiftTypeName.Use) -> String? {
        guard let value, let text = value.content.word else { return nil }
        // The default needs no check, and the check needs the names of all types of `SheetLayout`.
        guard value.range.file != SettingOrigin.standardFile, let fault = SwiftTypeName(text).fault(as: use) else {
            return text
        }
        report.add(Finding(.invalidID, at: value.range, fault.message, help: fault.help))
        return nil
    }

    private func limits() -> YAMLLimits {
        let limits = record.record(.limits) ?? RecordValue()
        var result = YAMLLimits()
        limits.number(.fileBytes).map { result.fileBytes = Int($0) }
        limits.number(.nesting).map { result.nesting = Int($0) }
        limits.number(.nodes).map { result.nodes = Int($0) }
        limits.number(.scalarBytes).map { result.scalarBytes = Int($0) }
        limits.number(.documents).map { result.documents = Int($0) }
        return result
    }

    /// A run over no context would find every sheet sound.
    private mutating func checkMatrix(_ settings: ProjectSettings) {
        guard settings.contexts.isEmpty, isSound, report.findings.isEmpty else { return }
        let isLandscape = settings.orientations == [.landscape] && !settings.devices.isEmpty
        let entry = isLandscape ? record[.orientations] : emptyList
        guard let range = (entry ?? record[.devices])?.range else { return }
        let message = isLandscape ? "none of the devices has a landscape" : "with an empty list nothing is resolved"
        report.add(Finding(.unknownValue, at: range, message))
    }

    private var emptyList: Value? {
        [record[.devices], record[.orientations], record[.textSizes]].lazy.compactMap(\.self).first {
            $0.content == .list([])
        }
    }
}

// MARK: - Rules

extension SettingsReader {
    private mutating func severities() -> RuleSeverities {
        var result = RuleSeverities()
        for pair in record.ruleSettings {
            guard let rule = RuleID(rawValue: pair.name.value) else {
                report.add(unknownRule(pair.name, at: pair.name.range))
                continue
            }
            guard let wanted = pair.value.content.word.flatMap(RuleSetting.init) else { continue }
            if rule.isLocked, wanted != .error {
                report.add(lockedRule(rule, at: pair.value.range))
            } else {
                result.settings[rule] = wanted
            }
        }
        return result
    }
}

private func lockedRule(_ rule: RuleID, at range: SourceRange) -> Finding {
    Finding(
        .unknownSetting, at: range, "\"\(rule.rawValue)\" stops the resolution, so it stays an error",
        help: "take the setting out")
}

// MARK: - Devices

extension SettingsReader {
    private mutating func devices() -> [SheetDevice] {
        var devices: [SheetDevice] = []
        var known: Set<String> = []
        for value in record.list(.devices) {
            for device in self.devices(of: value, known) where known.insert(device.id).inserted {
                devices.append(device)
            }
        }
        return devices
    }

    /// The devices that one entry stands for.
    private mutating func devices(of value: Value, _ known: Set<String>) -> [SheetDevice] {
        switch value.content {
        case .text(let name):
            if let group = SheetDevice.group(name) { return group }
            if let device = SheetDevice.all.first(where: { $0.id == name }) { return [device] }
            report.add(unknownDevice(name, at: value.range))
            return []
        case .record(let own):
            guard let device = ownDevice(own) else { return [] }
            let isTaken = known.contains(device.id) || SheetDevice.all.contains { $0.id == device.id }
            guard isTaken || SheetDevice.group(device.id) != nil else { return [device] }
            let message = "there is another device \"\(device.id)\""
            report.add(Finding(.duplicateID, at: own[.id]?.range ?? value.range, message))
            return []
        default: return []
        }
    }

    private func ownDevice(_ own: RecordValue) -> SheetDevice? {
        guard let id = own.word(.id), let width = own.number(.width), let height = own.number(.height),
            let scale = own.number(.scale)
        else { return nil }
        return SheetDevice(
            id: id, kind: own.choice(.kind) ?? .phone, homeButton: own.bool(.homeButton) ?? false, width: width,
            height: height, scale: scale, insets: own.record(.insets)?.insets ?? SheetInsets(),
            landscapeInsets: own.record(.landscape)?.completeInsets)
    }
}

private func unknownDevice(_ name: String, at range: SourceRange) -> Finding {
    let near = nearest(to: name, among: SheetDevice.groupNames + SheetDevice.all.map(\.id))
    return Finding(
        .unknownValue, at: range, "there is no device \"\(name)\"",
        help: near.map { "did you mean \"\($0)\"?" } ?? "`sheetc devices` lists them",
        fix: near.map { FixIt("write `\($0)`", [TextEdit(range, $0)]) })
}

extension SheetDevice {
    /// What stands for several devices in the project file.
    static let groupNames = ["phones", "pads", "all"]

    fileprivate static func group(_ name: String) -> [SheetDevice]? {
        switch name {
        case "phones": all.filter { $0.kind == .phone }
        case "pads": all.filter { $0.kind == .pad }
        case "all": all
        default: nil
        }
    }
}

extension RecordValue {
    fileprivate var insets: SheetInsets {
        SheetInsets(
            top: number(.top) ?? 0, bottom: number(.bottom) ?? 0, leading: number(.leading) ?? 0,
            trailing: number(.trailing) ?? 0)
    }

    /// A device has a landscape only where all four are written.
    fileprivate var completeInsets: SheetInsets? {
        let sides: [Key] = [.top, .bottom, .leading, .trailing]
        return sides.allSatisfy { self[$0] != nil } ? insets : nil
    }
}
