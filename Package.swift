// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
]

/// Rounding on Linux.
let mathLibrary: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// A target of our own: its name is its folder, and it may import `dependencies` and nothing else (ImportTests).
func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: mathLibrary)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A plugin that runs sheetc.
func plugin(_ name: String, _ capability: Target.PluginCapability) -> Target {
    .plugin(name: name, capability: capability, dependencies: ["sheetc"], path: "Sources/Plugins/\(name)")
}

let package = Package(
    name: "sheetc",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "sheetc", targets: ["sheetc"]),
        .library(name: "SheetLayout", targets: ["SheetLayout"]),
        .library(name: "SheetUI", targets: ["SheetUI"]),
        .plugin(name: "SheetcBuild", targets: ["SheetcBuild"]),
        .plugin(name: "SheetcCommand", targets: ["SheetcCommand"]),
        .plugin(name: "SheetcLint", targets: ["SheetcLint"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CLayoutSources"),
        .target(name: "CHeap"),
        module("SheetText"),
        module("SheetYAML", "CLibYAML", "SheetText"),
        module("SheetLayout"),
        module("SheetUI", "SheetLayout"),
        module("SheetModel", "SheetYAML", "SheetText", "SheetLayout"),
        module("SheetRules", "SheetModel", "SheetLayout", "SheetText"),
        module("SheetEmit", "SheetModel", "SheetLayout", "SheetText", "CLayoutSources"),
        module(
            "SheetCompiler", "SheetText", "SheetYAML", "SheetLayout", "SheetModel", "SheetRules", "SheetEmit"),
        module("CommandKit", "SheetText"),
        .executableTarget(
            name: "sheetc", dependencies: ["SheetCompiler", "SheetText", "CommandKit", "CHeap"], swiftSettings: settings
        ),
        plugin("SheetcBuild", .buildTool()),
        plugin(
            "SheetcCommand",
            .command(
                intent: .custom(verb: "sheetc", description: "Runs sheetc in the package's folder"),
                permissions: [.writeToPackageDirectory(reason: "sheetc writes what it generates and what it fixes")])),
        plugin(
            "SheetcLint",
            .command(intent: .custom(verb: "sheetc-lint", description: "Checks the bottom-sheet specs of the package"))),
        tests("ConventionTests"),
        tests("SheetTextTests", "SheetText"),
        tests("SheetYAMLTests", "SheetYAML"),
        tests("SheetLayoutTests", "SheetLayout"),
        tests("SheetModelTests", "SheetModel"),
        tests("SheetEmitTests", "SheetEmit", "SheetModel", "SheetLayout", "SheetYAML", "SheetText"),
        tests("CommandKitTests", "CommandKit"),
        tests("SheetUITests", "SheetCompiler", "SheetModel", "SheetLayout", "SheetText"),
        tests(
            "SheetcTests", "sheetc", "CommandKit", "SheetCompiler", "SheetEmit", "SheetRules", "SheetModel",
            "SheetYAML", "SheetLayout", "SheetText"),
    ],
    swiftLanguageModes: [.v6]
)

// What a plugin depends on is compiled twice; whoever works on sheetc itself can do without.
if Context.environment["SHEETC_WITHOUT_PLUGINS"] != nil {
    package.targets.removeAll { $0.type == .plugin }
    package.products.removeAll { $0.name.hasPrefix("Sheetc") }
}
