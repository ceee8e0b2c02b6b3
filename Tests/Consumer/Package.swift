// swift-tools-version: 5.9
import PackageDescription

// A project that uses the plugin: `Linked` depends on the layout library, `Alone` gets its source.
let package = Package(
    name: "Consumer",
    dependencies: [.package(name: "sheetc", path: Context.environment["SHEETC"] ?? "../..")],
    targets: [
        .executableTarget(
            name: "Linked",
            dependencies: [.product(name: "SheetLayout", package: "sheetc")],
            plugins: [.plugin(name: "SheetcBuild", package: "sheetc")]),
        .executableTarget(name: "Alone", plugins: [.plugin(name: "SheetcBuild", package: "sheetc")]),
    ]
)
