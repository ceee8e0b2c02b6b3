import Foundation
import SheetLayout
import SheetModel
import SheetText
import Testing

@testable import SheetEmit

/// The heights that were checked are the heights that ship: generated code, compiled with the emitted runtime and run,
/// says what the JSON says, to the last digit.
@Suite struct EqualityTests {
    private let devices = [
        "iphone-se-1", "iphone-se-3", "iphone-16", "ipad-air-11-m3", "pixel-9",
    ]

    @Test func specsOfTheSourceSystems() throws {
        try #require(Compiler.path != nil)
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Specs")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
        let yaml = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "---\n")
        try expectEquality(yaml, atLeast: 6)
    }

    @Test func hundredsOfGeneratedSheets() throws {
        try #require(Compiler.path != nil)
        var sheets = GeneratedSheets(seed: 20)
        try expectEquality(sheets.yaml(240), atLeast: 200)
    }

    private func expectEquality(_ yaml: String, atLeast count: Int) throws {
        var project = compile(yaml, devices: []).0
        project.contexts = contexts
        project.linked.sheets.removeAll { $0.isAbstract || $0.definition == nil }
        #expect(project.linked.sheets.count >= count)
        let (sheets, contexts) = (project.linked.sheets, contexts)
        project.resolutions = onAllCores(sheets.count) { index in
            sheets[index].definition.map { definition in contexts.map { resolve(definition, in: $0) } } ?? []
        }
        let printed = try run(project)
        let expected = self.expected(project)
        #expect(printed.count == expected.count)
        for (printed, expected) in zip(printed, expected) where printed != expected {
            Issue.record("the program says \(printed), the compiler says \(expected)")
            break
        }
    }

    /// Devices × orientations × text sizes × systems.
    private var contexts: [SheetContext] {
        SheetDevice.all.filter { devices.contains($0.id) }.flatMap { device in
            SheetContext.Orientation.allCases.flatMap { orientation in
                [SheetTextSize.large, .AX3].flatMap { textSize in
                    SheetProfile.allCases.compactMap {
                        device.context(orientation: orientation, textSize: textSize, profile: $0)
                    }
                }
            }
        }
    }

    /// For each sheet what the JSON says of all contexts, then what the resolver says of measured content.
    private func expected(_ project: ResolvedProject) -> [String] {
        let file = jsonOutput(project, path: "sheets.json", style: .compact)
        let contexts = contexts
        let lines = onAllCores(project.linked.sheets.count) { index -> [String] in
            var buffer = ByteBuffer()
            file.render(index + 1, &buffer)
            let json = String(decoding: buffer.bytes, as: UTF8.self)
            let resolved = json.components(separatedBy: "\"resolved\":").dropFirst().joined()
            guard let definition = project.linked.sheets[index].definition else { return [] }
            return [String(resolved.dropLast())]
                + Amount.allCases.map { amount in
                    let measured = Dictionary(
                        uniqueKeysWithValues: definition.measuredBlocks.map { ($0.id, amount.measurement(of: $0)) })
                    let lines = contexts.map { line(resolve(definition, in: $0, measured: measured), $0) }
                    return "[" + lines.joined(separator: ",") + "]"
                }
        }
        return lines.flatMap(\.self)
    }

    /// The results of `body` for 0, 1 and so on.
    private func onAllCores<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        parallel(count: count, threads: ProcessInfo.processInfo.activeProcessorCount, body: body)
    }

    /// How much there is of each measured block.
    private enum Amount: CaseIterable {
        case none, some, much

        func measurement(of block: MeasuredBlock) -> SheetMeasurement {
            switch self {
            case .none: block.isCount ? .count(0) : .height(0)
            case .some: block.isCount ? .count(3) : .height(217.625)
            case .much: block.isCount ? .count(60) : .height(1234.1)
            }
        }

        func argument(for block: MeasuredBlock) -> String {
            switch measurement(of: block) {
            case .count(let count): "\(block.name.text): \(count)"
            case .height(let points): "\(block.name.text): \(points)"
            }
        }
    }

    /// The lines of a program made of the generated code.
    private func run(_ project: ResolvedProject) throws -> [String] {
        let swift = swiftOutput(project, path: "Sheets.swift", style: .spec, options: SwiftOptions()).text
        let shows = project.linked.sheets.flatMap { sheet -> [String] in
            let name = SwiftName(for: sheet.id).specName
            let blocks = sheet.definition?.measuredBlocks ?? []
            return ["show(Sheets.\(name))"]
                + Amount.allCases.map { amount in
                    let arguments = blocks.map(amount.argument).joined(separator: ", ")
                    return "show(Sheets.\(name), .init(\(arguments)))"
                }
        }
        let lineFile = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ResolvedLine.swift")
        let main = ["@testable import SheetLayout", program, "func showAll() {"] + shows + ["}", "showAll()"]
        let output = try Compiler.output(
            ["Sheets.swift": swift, "main.swift": main.joined(separator: "\n")],
            layout: [
                "Layout.swift": runtimeOutput(path: "SheetLayout.swift").text,
                "ResolvedLine.swift": try String(contentsOf: lineFile, encoding: .utf8),
            ])
        return output.split(separator: "\n").map(String.init)
    }

    private var program: String {
        """
        let devices: [String] = \(devices)
        let contexts: [SheetContext] = SheetDevice.all.filter { devices.contains($0.id) }.flatMap { device in
            SheetContext.Orientation.allCases.flatMap { orientation in
                [SheetTextSize.large, .AX3].flatMap { textSize in
                    SheetProfile.allCases.compactMap {
                        device.context(orientation: orientation, textSize: textSize, profile: $0)
                    }
                }
            }
        }

        func show<Sheet: SheetNames>(_ spec: SheetSpec<Sheet>, _ content: Sheet.Content = Sheet.Content()) {
            let lines: [String] = contexts.map { context in
                let resolved = spec.resolve(in: context, content: content)
                for detent in resolved.values.detents {
                    guard let name = Sheet.Detent(rawValue: detent.id), resolved.total(of: name) == detent.total,
                        resolved.value(of: name) == detent.value, resolved.top(of: name) == detent.top
                    else { return "no name for \\(detent.id)" }
                }
                return line(resolved.values, context)
            }
            print("[" + lines.joined(separator: ",") + "]")
        }
        """
    }
}
