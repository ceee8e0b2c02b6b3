import SheetLayout
import SheetModel
import SheetText

extension JSONWriter {
    /// One entry of `sheets`: its head, every key with its defaults in the schema's order, the team's own `x-…` keys
    /// before `detents`, and what it is in each context.
    mutating func write(sheet: LinkedSheet, resolutions: [SheetResolution], contexts: [String]) {
        beginObject()
        key("id")
        string(sheet.id)
        key("swiftName")
        string(sheet.swiftName)
        key("source")
        string(sheet.source)
        if let summary = sheet.summary {
            key("summary")
            string(summary)
        }
        writeKeys(of: sheet)
        key("resolved")
        beginArray()
        for index in resolutions.indices { write(resolutions[index], context: contexts[index]) }
        endArray()
        endObject()
    }

    private mutating func writeKeys(of sheet: LinkedSheet) {
        var hasExtensions = false
        let entries = sheet.complete.entries
        for index in entries.indices {
            switch entries[index].key {
            case .sheet, .summary, .abstract, .extends, .slots: continue
            case .detents, .content:
                if !hasExtensions { write(sheet.extensions) }
                hasExtensions = true
            default: break
            }
            write(entries, index)
        }
        if !hasExtensions { write(sheet.extensions) }
    }

    private mutating func write(_ extensions: [ExtensionEntry]) {
        for entry in extensions {
            key(named: entry.name.value)
            write(entry.value)
        }
    }
}

extension JSONWriter {
    /// A key and its value; nothing where that is `null`. By place, since an entry is expensive to copy.
    private mutating func write(_ entries: [Entry], _ index: Int) {
        if case .null = entries[index].value.content { return }
        key(plain: entries[index].key.rawValue)
        write(entries[index].value.content)
    }

    private mutating func write(_ content: Content) {
        switch content {
        case .null, .color, .pairs: null()  // None is left in a linked sheet.
        case .bool(let value): bool(value)
        case .number(let value): number(value)
        case .text(let text): string(text)
        case .expression(let syntax): string(plain: { $0.append(syntax.expression) })
        case .condition(let syntax): string(plain: { $0.append(syntax.condition) })
        case .ratio(let ratio): write(ratio)
        case .curve(let curve): string(plain: { $0.append(curve) })
        case .paint(let color): write(color)
        case .list(let values):
            beginArray()
            for index in values.indices { write(values[index].content) }
            endArray()
        case .record(let record):
            beginObject()
            for index in record.entries.indices { write(record.entries, index) }
            endObject()
        }
    }

    /// A number, or `"16/9"`.
    private mutating func write(_ ratio: SheetRatio) {
        guard ratio.height != 1 else { return number(ratio.width) }
        string(plain: {
            $0.append(number: ratio.width)
            $0.append(0x2F)
            $0.append(number: ratio.height)
        })
    }

    private mutating func write(_ value: ExtensionValue) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .number(let text): raw(text)
        case .text(let text): string(text)
        case .list(let values):
            beginArray()
            for value in values { write(value) }
            endArray()
        case .mapping(let entries):
            beginObject()
            for (name, value) in entries {
                key(named: name)
                write(value)
            }
            endObject()
        }
    }
}

extension ByteBuffer {
    fileprivate mutating func append(_ curve: SheetAnimation.Curve) {
        switch curve {
        case .linear: append("linear")
        case .easeIn: append("easeIn")
        case .easeOut: append("easeOut")
        case .easeInOut: append("easeInOut")
        case .spring(let response, let damping):
            append("spring(")
            append(number: response)
            append(", ")
            append(number: damping)
            append(")")
        }
    }
}
