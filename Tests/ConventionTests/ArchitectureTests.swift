import Foundation
import Testing

/// The invariants of Docs/Architecture.md that the compiler does not hold.
struct ArchitectureTests {
    /// Who may import whom. SwiftPM does not enforce it: what a dependency depends on can be imported too.
    static let mayImport: [String: Set<String>] = [
        "SheetText": [],
        "SheetYAML": ["CLibYAML", "SheetText"],
        "SheetLayout": [],
        "SheetModel": ["SheetYAML", "SheetText", "SheetLayout"],
        "SheetRules": ["SheetModel", "SheetLayout", "SheetText"],
        "SheetEmit": ["SheetModel", "SheetLayout", "SheetText", "CLayoutSources"],
        "SheetCompiler": [
            "SheetText", "SheetYAML", "SheetLayout", "SheetModel", "SheetRules", "SheetEmit",
        ],
        "SheetUI": ["SheetLayout", "SwiftUI", "UIKit", "Foundation"],
        "CommandKit": ["SheetText"],
        "sheetc": ["SheetCompiler", "SheetText", "CommandKit", "CHeap"],
        "Plugins": ["PackagePlugin", "Foundation"],
    ]

    /// Files that may import the C library, for what Swift has no own way to do: powers and threads.
    static let systemImports: Set = ["Sources/SheetModel/Colors/DisplayP3.swift", "Sources/SheetText/Parallel.swift"]

    static let systemModules: Set = ["Glibc", "Musl", "Darwin"]

    static var importLine: Regex<(Substring, Substring)> {
        /^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:struct\s+|func\s+|enum\s+)?(\w+)/
    }

    @Test func modulesImportOnlyWhatTheTableAllows() throws {
        for file in Repository.files(below: "Sources", extensions: ["swift"]) {
            let name = Repository.name(file)
            let module = String(name.split(separator: "/")[1])
            let allowed = try #require(Self.mayImport[module], "\(module) is not in the table")
            for line in try Repository.text(file).split(separator: "\n") {
                guard let match = line.firstMatch(of: Self.importLine) else { continue }
                let imported = String(match.1)
                let isSystem = Self.systemModules.contains(imported)
                let ok =
                    allowed.contains(imported)
                    || isSystem && (name.hasPrefix("Sources/sheetc/System/") || Self.systemImports.contains(name))
                #expect(ok, "\(name) imports \(imported)")
            }
        }
    }

    @Test func everyFolderOfSourcesIsInTheTable() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Sources").path)
        #expect(Set(folders) == Set(Self.mayImport.keys).union(["CLibYAML", "CLayoutSources", "CHeap"]))
    }

    @Test func onlySheetcPrintsExitsOrReadsTheWorld() throws {
        let forbidden = /\b(print|debugPrint|exit|fatalError|preconditionFailure|getenv|readLine)\(/
        for file in Repository.files(below: "Sources", extensions: ["swift"]) {
            let name = Repository.name(file)
            guard !name.hasPrefix("Sources/sheetc/") else { continue }
            for line in try Repository.text(file).split(separator: "\n")
            where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
                #expect(line.firstMatch(of: forbidden) == nil, "\(name): \(line)")
            }
        }
    }

    @Test func theTopLevelHoldsNothingElse() throws {
        let allowed: Set = ["Package.swift", "Sources", "Tests", "Specs", "Docs", "README.md", "LICENSE", "Generated"]
        for name in try FileManager.default.contentsOfDirectory(atPath: Repository.root.path) {
            #expect(allowed.contains(name) || name.hasPrefix("."), "\(name) at the top level")
        }
    }

    @Test func noPathOfAMachineStandsInTheRepository() throws {
        let text = ["swift", "md", "yaml", "json", "c", "h", "py", "sh"]
        for folder in ["Sources", "Tests", "Specs", "Docs"] {
            for file in Repository.files(below: folder, extensions: text)
            where Repository.name(file) != "Tests/ConventionTests/ArchitectureTests.swift" {
                let content = try Repository.text(file)
                for path in ["/work/", "/root/", "/home/", "/Users/"] {
                    #expect(!content.contains(path), "\(Repository.name(file)) holds \(path)")
                }
            }
        }
    }
}
