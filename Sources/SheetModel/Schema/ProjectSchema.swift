import SheetLayout

/// The keys of the project file `sheetc.yaml` (CLI.md).
package enum ProjectSchema {
    package static let project = Record(
        "the project file",
        [
            Field(.sheetc, .count(1...1), required: true, "the version of this file's language: 1"),
            Field(.specs, .list(.text), "files and folders that hold the specs, relative to this file"),
            Field(.exclude, .list(.text), standard: "[]", "patterns of files to pass over, in gitignore syntax"),
            Field(
                .devices, .list(.byKind(scalar: [Form(.text)], list: nil, mapping: device)),
                standard: "[iphone-se-3, iphone-16, iphone-16-pro-max, ipad-air-11-m3]",
                "devices by id, the groups `phones`, `pads`, `all`, or devices of your own"),
            Field(
                .orientations, .list(.choice(Choice("orientation", SheetContext.Orientation.self))),
                standard: "[portrait]", "orientations to resolve for"),
            Field(
                .textSizes, .list(.choice(textSize)), standard: "[large]", "content size categories to resolve for"),
            Field(.profile, .choice(Choice("profile", SheetProfile.self)), standard: "ios26", "the system to model"),
            Field(.minOS, .number(13...99), standard: "16.4", "the oldest system the app runs on"),
            Field(.external, .list(.text), standard: "[]", "patterns of colour names that the app resolves"),
            Field(.outputs, .record(outputs), standard: "{}", "what `build` writes, and where"),
            Field(.swift, .record(swift), standard: "{}", "how the generated Swift looks"),
            Field(.rules, .special(.ruleSeverities), standard: "{}", "severities by rule: error, warning, hint, off"),
            Field(.limits, .record(limits), standard: "{}", "how much a source may hold"),
        ])

    /// `accessibility1` … `accessibility5` are other words for `AX1` … `AX5`.
    package static let textSize = Choice(
        "text size", SheetTextSize.self,
        aliases: [
            "accessibility1": "AX1", "accessibility2": "AX2", "accessibility3": "AX3", "accessibility4": "AX4",
            "accessibility5": "AX5",
        ])

    /// One device of the project's own.
    package static let device = Record(
        "a device",
        [
            Field(.id, .identifier, required: true, "its name in context ids"),
            Field(.kind, .choice(Choice("kind of device", SheetContext.Kind.self)), standard: "phone", "phone or pad"),
            Field(.width, .number(1...100_000), required: true, "points, in portrait"),
            Field(.height, .number(1...100_000), required: true, "points, in portrait"),
            Field(.scale, .number(0.1...100), required: true, "pixels a point"),
            Field(.homeButton, .bool, standard: "false", "whether it has a home button"),
            Field(.insets, .record(deviceInsets), standard: "{}", "safe area in portrait"),
            Field(.landscape, .record(deviceInsets), "safe area in landscape; without it there is no landscape"),
        ])

    private static let deviceInsets = Record(
        "safe area insets",
        [
            Field(.top, .number(0...100_000), standard: "0", "points"),
            Field(.bottom, .number(0...100_000), standard: "0", "points"),
            Field(.leading, .number(0...100_000), standard: "0", "points"),
            Field(.trailing, .number(0...100_000), standard: "0", "points"),
        ])

    private static let outputs = Record(
        "the outputs",
        [
            Field(.json, .text, "path of the JSON, relative to this file"),
            Field(.swift, .text, "path of the Swift source, relative to this file"),
            Field(
                .exec, .byKind(scalar: [], list: Form(.list(.record(command))), mapping: command),
                "programs that make files of the JSON; one, or a list"),
        ])

    private static let command = Record(
        "an emitter",
        [
            Field(
                .command, .list(.text), required: true,
                "the program and its arguments; one with `/` in it is looked for relative to this file"),
            Field(.into, .text, required: true, "the folder of its files, relative to this file"),
        ])

    private static let swift = Record(
        "the settings of Swift",
        [
            Field(
                .access, .choice(Choice("access level", ["internal", "package", "public"])), standard: "internal",
                "access level of what is generated"),
            Field(.namespace, .text, standard: "Sheets", "the enum around everything"),
            Field(
                .style, .choice(Choice("style", ["constants", "spec"])), standard: "spec",
                "plain constants, or typed specs as well"),
            Field(
                .files, .choice(Choice("way to split it", ["one", "perSheet"])), standard: "one",
                "one file, or one for what sheets share and one beside it for each sheet"),
            Field(.colorType, .text, "the app's type with a static member for each colour token"),
            Field(.header, .list(.text), standard: "[]", "lines put at the top of each file, as comments"),
        ])

    private static let limits = Record(
        "limits",
        [
            Field(.fileBytes, .count(1...1_073_741_824), standard: "8388608", "bytes of a file"),
            Field(.nesting, .count(1...1000), standard: "64", "nested collections, the root being 1"),
            Field(.nodes, .count(1...100_000_000), standard: "100000", "nodes of a document, aliases expanded"),
            Field(.scalarBytes, .count(1...1_073_741_824), standard: "1048576", "bytes of a scalar"),
            Field(.documents, .count(1...100_000_000), standard: "100000", "documents of a file"),
        ])
}
