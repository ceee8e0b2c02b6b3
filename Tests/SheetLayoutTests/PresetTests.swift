import Foundation
import SheetLayout
import Testing

/// `SheetContext.iphoneSE3` and the like.
@Suite struct PresetTests {
    /// Write what is missing into SheetPresets.swift.
    @Test func areTheKnownDevices() throws {
        let file = root.appendingPathComponent("Sources/SheetLayout/SheetPresets.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        let words = text.filter { !$0.isWhitespace }
        for device in SheetDevice.all {
            let preset = "/// \(device.name) \(declaration(of: device))"
            let isThere = words.contains(preset.filter { !$0.isWhitespace })
            #expect(isThere, "\(preset)")
        }
        #expect(words.components(separatedBy: "=known(").count == SheetDevice.all.count + 1)
    }

    @Test func areContextsOfTheirDevices() throws {
        #expect(SheetContext.iphoneSE3 == (try context("iphone-se-3")))
        #expect(SheetContext.ipadAir11M3 == (try context("ipad-air-11-m3")))
        #expect(SheetContext.ipadPro10_5.landscape == (try context("ipad-pro-10.5", .landscape)))
        #expect(SheetContext.iphone16.with(.AX5).landscape == (try context("iphone-16", .landscape, .AX5)))
        #expect(SheetContext.pixel9.landscape == nil)
    }

    private func declaration(of device: SheetDevice) -> String {
        let numbers = [device.width, device.height, device.scale, device.insets.top, device.insets.bottom]
            .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
        let known = "\"\(device.id)\", .\(device.kind.rawValue), home: \(device.homeButton), \(numbers)"
        return "public static let \(name(of: device.id)): SheetContext = known(\(known))"
    }

    /// Parts joined in camel case; `_` between digits that a dot or a dash kept apart.
    private func name(of id: String) -> String {
        id.split { $0 == "-" || $0 == "." }.reduce(into: "") { name, part in
            let isAbbreviation = ["se", "xr", "xs"].contains(part)
            let word = isAbbreviation ? part.uppercased() : part.prefix(1).uppercased() + part.dropFirst()
            if name.last?.isNumber == true, part.first?.isNumber == true { name += "_" }
            name += name.isEmpty ? String(part) : word
        }
    }
}
