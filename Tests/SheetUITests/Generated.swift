import Foundation
import SheetCompiler
import SheetLayout
import SheetModel
import SheetText
import Testing

/// What `sheetc` makes of `Specs` and of two sheets beside the call sites.
enum Generated {
    /// The typed specs, as an app has them.
    static func swift() throws -> String {
        let compilation = try compile()
        let outputs = try compilation.outputs([OutputRequest(.swift, path: "Sheets.swift")], configuration.settings)
        return String(decoding: try #require(outputs.first).bytes, as: UTF8.self)
    }

    /// A sheet as plain values.
    static func definition(_ id: String) throws -> SheetDefinition {
        let sheets = try #require(try compile().project).linked.sheets
        return try #require(sheets.first { $0.id == id }?.definition)
    }

    /// Ids of the sheets of `Specs`.
    static func ids() throws -> [String] {
        try #require(try compile(["Specs"]).project).linked.sheets.filter { !$0.isAbstract }.map(\.id).sorted()
    }

    private static var configuration: ProjectConfiguration {
        get throws { try ProjectConfiguration(file: nil, applying: []) }
    }

    private static func compile(_ folders: [String] = ["Specs", "Tests/SheetUIStubs/CallSites"]) throws -> Compilation {
        var inputs: [CompilerInput] = []
        for folder in folders {
            let path = UICompiler.root.appending(path: folder).path
            for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where name.hasSuffix(".yaml")
            {
                let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
                inputs.append(CompilerInput(SourceFile(path: "\(folder)/\(name)", bytes: Array(text.utf8))))
            }
        }
        let compilation = Compiler(try configuration, for: .project, threads: 1).compile(inputs)
        #expect(!compilation.hasErrors)
        return compilation
    }
}
