package import SheetModel
import SheetText

/// A setting in force: its name as `--set` takes it, its value, and who said so.
package struct EffectiveSetting: Sendable, Equatable {
    package var name: String
    package var value: ExtensionValue
    package var origin: SettingOrigin
}

extension ProjectConfiguration {
    /// Every setting that has a value, in the order of the schema.
    package var effectiveSettings: [EffectiveSetting] {
        let lines = file.map { LineIndex($0.bytes) }
        return settings(in: ProjectSchema.project, settings.record, prefix: "", lines)
    }

    private func settings(
        in schema: Record, _ record: RecordValue, prefix: String, _ lines: LineIndex?
    ) -> [EffectiveSetting] {
        schema.fields.flatMap { field -> [EffectiveSetting] in
            guard let value = record[field.key] else { return [] }
            let name = prefix + field.key.rawValue
            if case .record(let inner) = field.shape, case .record(let values) = value.content {
                return settings(in: inner, values, prefix: name + ".", lines)
            }
            guard field.key != .rules else { return ruleSettings(record, lines) }
            return [EffectiveSetting(name: name, value: value.plain, origin: origin(of: value.range, lines))]
        }
    }

    /// One for each rule that somebody set, by name.
    private func ruleSettings(_ record: RecordValue, _ lines: LineIndex?) -> [EffectiveSetting] {
        var byName: [String: EffectiveSetting] = [:]
        for pair in record.ruleSettings {
            byName[pair.name.value] = EffectiveSetting(
                name: "rules.\(pair.name.value)", value: pair.value.plain, origin: origin(of: pair.value.range, lines))
        }
        return byName.values.sorted { $0.name < $1.name }
    }

    private func origin(of range: SourceRange, _ lines: LineIndex?) -> SettingOrigin {
        if range.file == SettingOrigin.projectFile, let file, let lines {
            return .file(path: file.path, line: lines.position(of: range.start).line)
        }
        guard let index = SettingOrigin.override(of: range), overrides.indices.contains(index) else { return .standard }
        return .override(overrides[index])
    }
}

extension Value {
    /// Its value as anyone would write it in YAML or JSON.
    fileprivate var plain: ExtensionValue {
        switch content {
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number.text)
        case .text(let text): .text(text)
        case .list(let list): .list(list.map(\.plain))
        case .record(let record): .mapping(record.entries.map { ($0.key.rawValue, $0.value.plain) })
        case .pairs(let pairs): .mapping(pairs.map { ($0.name.value, $0.value.plain) })
        case .null, .expression, .condition, .ratio, .curve, .color, .paint: .null
        }
    }
}
