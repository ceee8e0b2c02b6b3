import SheetModel
package import SheetText

/// How a list of settings is written down.
package enum SettingsFormat: String, CaseIterable, Sendable { case text, json, markdown }

extension [EffectiveSetting] {
    /// The settings for people or for programs.
    package func report(as format: SettingsFormat) -> ByteBuffer {
        var buffer = ByteBuffer()
        switch format {
        case .text: appendText(to: &buffer)
        case .json: appendJSON(to: &buffer)
        case .markdown: appendMarkdown(to: &buffer)
        }
        return buffer
    }

    private func appendText(to buffer: inout ByteBuffer) {
        for setting in self { buffer.append("\(setting.name): \(setting.value.flow)  # \(setting.origin.text)\n") }
    }

    private func appendMarkdown(to buffer: inout ByteBuffer) {
        buffer.append("| setting | value | from |\n|---|---|---|\n")
        for setting in self {
            let cells = ["`\(setting.name)`", "`\(setting.value.flow)`", setting.origin.text]
            buffer.append("| " + cells.map(\.withEscapedBars).joined(separator: " | ") + " |\n")
        }
    }

    private func appendJSON(to buffer: inout ByteBuffer) {
        buffer.appendJSON(style: .indented) { writer in
            writer.beginObject()
            for setting in self {
                writer.key(named: setting.name)
                writer.beginObject()
                writer.key("value")
                writer.value(setting.value)
                writer.key("from")
                writer.string(setting.origin.text)
                writer.endObject()
            }
            writer.endObject()
        }
        buffer.append("\n")
    }
}

extension SettingOrigin {
    /// `default`, `sheetc.yaml:9` or `--set profile=ios18`.
    package var text: String {
        switch self {
        case .standard: "default"
        case .file(let path, let line): "\(path):\(line)"
        case .override(let text): "--set \(text)"
        }
    }
}

extension String {
    fileprivate var withEscapedBars: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    /// Whether YAML takes it for a text without quotes, also inside a list.
    fileprivate var isPlainText: Bool {
        guard let first = utf8.first, 0x61...0x7A ~= first | 0x20 else { return false }
        return utf8.allSatisfy { byte in
            0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
        }
    }
}

extension ExtensionValue {
    /// On one line, in YAML's flow style.
    fileprivate var flow: String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .number(let text): return text
        case .text(let text):
            guard !text.isPlainText else { return text }
            var quoted = ByteBuffer()
            quoted.append(json: text)
            return String(decoding: quoted.bytes, as: UTF8.self)
        case .list(let list): return "[" + list.map(\.flow).joined(separator: ", ") + "]"
        case .mapping(let entries):
            return "{" + entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ") + "}"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ value: ExtensionValue) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .number(let text): number(Double(text) ?? 0)
        case .text(let text): string(text)
        case .list(let list):
            beginArray()
            for item in list { self.value(item) }
            endArray()
        case .mapping(let entries):
            beginObject()
            for entry in entries {
                key(named: entry.key)
                self.value(entry.value)
            }
            endObject()
        }
    }
}
