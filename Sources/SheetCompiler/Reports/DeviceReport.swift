import SheetLayout
package import SheetText

/// The devices that are known, as a table or as JSON.
package struct DeviceReport: Sendable {
    private let devices: [SheetDevice]
    private let profile: SheetProfile

    /// The known devices, and those of the project's own.
    package init(_ settings: ProjectSettings) {
        let own = settings.devices.filter { device in !SheetDevice.all.contains { $0.id == device.id } }
        devices = SheetDevice.all + own
        profile = settings.profile
    }

    /// Ids and names.
    package var nameRows: [(String, String)] { devices.map { ($0.id, $0.name) } }

    package func render(_ format: Table.Format) -> ByteBuffer {
        var table = Table(
            ["id", "name", "kind", "size", "scale", "portrait", "landscape"],
            alignments: [.left, .left, .left, .right, .right, .right, .right])
        for device in devices {
            let size = "\(device.width.text) × \(device.height.text)"
            table.rows.append(
                [device.id, device.name, device.kind.rawValue, size, "\(scaleText(device.scale))"]
                    + SheetContext.Orientation.allCases.map { insets(of: device, $0)?.text ?? "–" })
        }
        return table.render(format)
    }

    /// JSON: an array of objects.
    package func renderJSON() -> ByteBuffer {
        var buffer = ByteBuffer()
        buffer.appendJSON(style: .indented) { writer in
            writer.beginArray()
            for device in devices { write(device, to: &writer) }
            writer.endArray()
        }
        buffer.append("\n")
        return buffer
    }

    private func insets(of device: SheetDevice, _ orientation: SheetContext.Orientation) -> SheetInsets? {
        device.context(orientation: orientation, textSize: .large, profile: profile)?.safeArea
    }

    private func write(_ device: SheetDevice, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("id")
        writer.string(device.id)
        writer.key("name")
        writer.string(device.name)
        writer.key("kind")
        writer.string(device.kind.rawValue)
        writer.key("homeButton")
        writer.bool(device.homeButton)
        for (key, number) in [("width", device.width), ("height", device.height), ("scale", device.scale)] {
            writer.key(plain: key)
            writer.number(number)
        }
        for orientation in SheetContext.Orientation.allCases {
            guard let insets = insets(of: device, orientation) else { continue }
            writer.key(named: orientation.rawValue)
            writer.insets(insets)
        }
        writer.endObject()
    }

    private func scaleText(_ scale: Double) -> String { scale.text }
}

extension SheetInsets {
    /// Top, bottom, leading, trailing.
    fileprivate var text: String { [top, bottom, leading, trailing].map(\.text).joined(separator: " ") }
}

extension JSONWriter {
    fileprivate mutating func insets(_ insets: SheetInsets) {
        beginObject()
        for (name, number) in [
            ("top", insets.top), ("bottom", insets.bottom), ("leading", insets.leading), ("trailing", insets.trailing),
        ] {
            key(plain: name)
            self.number(number)
        }
        endObject()
    }
}
