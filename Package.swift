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

let package = Package(
    name: "sheetc",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "sheetc", targets: ["sheetc"]),
        .library(name: "SheetLayout", targets: ["SheetLayout"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CLayoutSources"),
        .target(name: "CHeap"),
        module("SheetText"),
        module("SheetYAML", "CLibYAML", "SheetText"),
        module("SheetLayout"),
        module("SheetModel", "SheetYAML", "SheetText", "SheetLayout"),
        module("SheetRules", "SheetModel", "SheetLayout", "SheetText"),
        module("SheetEmit", "SheetModel", "SheetLayout", "SheetText", "CLayoutSources"),
        module(
            "SheetCompiler", "SheetText", "SheetYAML", "SheetLayout", "SheetModel", "SheetRules", "SheetEmit"),
        module("CommandKit", "SheetText"),
        .executableTarget(
            name: "sheetc", dependencies: ["SheetCompiler", "SheetText", "CommandKit", "CHeap"], swiftSettings: settings),
        tests("ConventionTests"),
        tests("SheetTextTests", "SheetText"),
        tests("SheetYAMLTests", "SheetYAML"),
        tests("SheetLayoutTests", "SheetLayout"),
        tests("SheetModelTests", "SheetModel"),
        tests("SheetEmitTests", "SheetEmit", "SheetModel", "SheetLayout", "SheetYAML", "SheetText"),
        tests("CommandKitTests", "CommandKit"),
        tests(
            "SheetcTests", "sheetc", "CommandKit", "SheetCompiler", "SheetEmit", "SheetRules", "SheetModel",
            "SheetYAML", "SheetLayout", "SheetText"),
    ],
    swiftLanguageModes: [.v6]
)
