import SheetLayout
package import SheetModel
package import SheetText

/// The project's Swift (CLI.md): one file at `path`, or one for what the sheets share and one beside it for each
/// sheet.
package func swiftOutputs(
    _ project: ResolvedProject, path: String, style: SwiftStyle, options: SwiftOptions
) -> [OutputFile] {
    switch options.files {
    case .one: return [swiftOutput(project, path: path, style: style, options: options)]
    case .perSheet:
        let document = SwiftDocument(project.linked, style: style, options: options)
        let shared = OutputFile(path: path, chunkCount: 1) { document.writeShared(into: &$1) }
        return [shared]
            + document.sheets.map { sheet in
                let id = document.project.sheets[sheet].id
                return OutputFile(path: swiftPath(path, ofSheet: id), chunkCount: 1) {
                    document.writeFile(of: sheet, into: &$1)
                }
            }
    }
}

/// The project's Swift as one file: a head with the tokens, one chunk a sheet, and what closes the namespace; in style
/// `spec` then one more chunk a sheet, with its plain values.
package func swiftOutput(
    _ project: ResolvedProject, path: String, style: SwiftStyle, options: SwiftOptions
) -> OutputFile {
    let document = SwiftDocument(project.linked, style: style, options: options)
    return OutputFile(path: path, chunkCount: document.chunkCount) { chunk, buffer in
        document.write(chunk, into: &buffer)
    }
}

/// What all chunks of the project's Swift share.
struct SwiftDocument: Sendable {
    let project: LinkedProject
    let style: SwiftStyle
    let options: SwiftOptions
    let types: TypeNames
    /// Places of the sheets that are emitted.
    let sheets: [Int]

    init(_ project: LinkedProject, style: SwiftStyle, options: SwiftOptions) {
        self.project = project
        self.style = style
        self.options = options
        sheets = project.sheets.indices.filter {
            !project.sheets[$0].isAbstract && project.sheets[$0].definition != nil
        }
        let names = Set(sheets.map { SwiftName(for: project.sheets[$0].id).type })
        types = TypeNames(sheets: names, tokens: project.tokens, options: options)
    }

    /// Head, sheets and the closing brace; the definitions and theirs.
    var chunkCount: Int {
        switch style {
        case .constants: sheets.count + 2
        case .spec: 2 * sheets.count + 3
        }
    }

    /// Appends one chunk.
    func write(_ chunk: Int, into buffer: inout ByteBuffer) {
        var writer = writer(
            depth: chunk == 0 ? 0 : 1, isAfterBrace: chunk == 1 && hasBareHead || chunk == sheets.count + 2)
        switch chunk {
        case 0: writeHead(&writer)
        case 1..<(sheets.count + 1): write(sheets[chunk - 1], &writer)
        case sheets.count + 1: writeFoot(&writer)
        case chunkCount - 1: writer.close()
        default: define(sheets[chunk - sheets.count - 2], &writer)
        }
        buffer.append(contentsOf: writer.buffer.bytes)
    }

    /// Appends the file of what all sheets share.
    func writeShared(into buffer: inout ByteBuffer) {
        var writer = writer(depth: 0, isAfterBrace: false)
        writeHead(&writer)
        writer.close()
        buffer.append(contentsOf: writer.buffer.bytes)
    }

    /// Appends the file of one sheet.
    func writeFile(of sheet: Int, into buffer: inout ByteBuffer) {
        var writer = writer(depth: 0, isAfterBrace: false)
        writeNotice(["Source: " + project.sheets[sheet].source], &writer)
        writeImports(&writer)
        writeAlias(&writer)
        writer.openExtension(of: Identifier(options.namespace))
        write(sheet, &writer)
        writeFoot(&writer)
        if style == .spec {
            writer.indented { define(sheet, &$0) }
            writer.line("}")
        }
        buffer.append(contentsOf: writer.buffer.bytes)
    }

    private func writer(depth: Int, isAfterBrace: Bool) -> SwiftWriter {
        SwiftWriter(access: options.access, depth: depth, isAfterBrace: isAfterBrace)
    }

    private func write(_ index: Int, _ writer: inout SwiftWriter) {
        guard let definition = project.sheets[index].definition else { return }
        writer.blank()
        writer.write(project.sheets[index], definition, types: types, style: style)
    }

    /// Outside the namespace, no sheet's name hides a type of `SheetLayout`.
    private func define(_ index: Int, _ writer: inout SwiftWriter) {
        guard let definition = project.sheets[index].definition else { return }
        writer.blank()
        writer.define(definition, as: Identifier(SwiftName(for: project.sheets[index].id).specName))
    }

    private func writeFoot(_ writer: inout SwiftWriter) {
        writer.close()
        guard style == .spec else { return }
        writer.blank()
        writer.document(options.files == .one ? "The sheets as plain values." : "The sheet as plain values.")
        writer.beginDefinitions(types)
    }

    /// True where nothing stands between the namespace's brace and the first sheet.
    private var hasBareHead: Bool { !ownsColorType && colorTokens.isEmpty && project.tokens.lengths.isEmpty }
}

// MARK: - What the sheets share

extension SwiftDocument {
    private func writeHead(_ writer: inout SwiftWriter) {
        writeNotice(sources, &writer)
        writeImports(&writer)
        if style == .spec { writer.writeHiddenTypes(types) }
        if options.files == .one { writeAlias(&writer) }
        writer.document("The bottom sheets of this project. Lengths are in points.")
        writer.open("enum \(Identifier(options.namespace))")
        writer.write(colorTokens, project.tokens.lengths, types: types)
        if ownsColorType { writer.writeColorType(types) }
    }

    /// The project's own lines, where the file comes from, and what linters are to leave alone.
    private func writeNotice(_ sources: [String], _ writer: inout SwiftWriter) {
        for line in options.header.flatMap(Comment.lines) {
            writer.comment(line.isEmpty ? "//" : "// \(comment: line)")
        }
        if !options.header.isEmpty { writer.blank() }
        writer.comment("// Generated by sheetc. Do not edit: change the specs and build again.")
        for line in sources { writer.comment("// \(comment: line)") }
        writer.comment("// swiftlint:disable all")
        writer.blank()
    }

    /// What the file is made of: the sources of its sheets, unless they are so many that each sheet's own comment
    /// serves better.
    private var sources: [String] {
        let paths = Set(sheets.map { project.sheets[$0].source }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !paths.isEmpty else { return [] }
        return paths.count > 12
            ? ["Sources: \(paths.count) specs, named below"] : ["Sources:"] + paths.map { "  " + $0 }
    }

    /// `SheetLayout` for specs, and the framework of a colour type that is Apple's.
    private func writeImports(_ writer: inout SwiftWriter) {
        let frameworks = ["UIColor": "UIKit", "NSColor": "AppKit", "Color": "SwiftUI"]
        if let framework = options.colorType.flatMap({ frameworks[$0] }) { writer.writeImport(framework) }
        if style == .spec { writer.writeImport("SheetLayout") }
    }

    /// Where a name inside the namespace hides the app's type of colours: another name for it.
    private func writeAlias(_ writer: inout SwiftWriter) {
        guard let alias = types.appColorAlias else { return }
        writer.line("private typealias \(alias.name) = \(alias.type)")
        writer.blank()
    }

    /// The colours that the file declares: none where the app has them all.
    private var colorTokens: [Token<SheetColor>] { types.appColor == nil ? project.tokens.colors : [] }

    /// Whether a colour is written by its numbers.
    private var ownsColorType: Bool {
        types.appColor == nil
            || sheets.contains { index in
                project.sheets[index].definition?.shownColors.contains { !types.isAppColor($0) } ?? false
            }
    }
}

extension SwiftWriter {
    /// Of a module where there is one: `SheetLayout` may be source in this one (`--emit runtime`).
    fileprivate mutating func writeImport(_ module: String) {
        line("#if canImport(\(Identifier(module)))")
        indented { $0.line("\($0.access)import \(Identifier(module))") }
        line("#endif")
        blank()
    }

    fileprivate mutating func writeHiddenTypes(_ types: TypeNames) {
        for type in types.hidden {
            document("For use where a sheet is called so.")
            declaration("typealias \(type.otherName) = \(type.code)")
            blank()
        }
    }

    fileprivate mutating func writeColorType(_ types: TypeNames) {
        blank()
        document("A colour in light and in dark appearance, each as 0xRRGGBBAA.")
        block("struct \(types.color): \(types.hashable), \(types.sendable)") { body in
            body.document("Red, green, blue and alpha in light appearance, a byte each.")
            body.declaration("let light: \(types.uint32)")
            body.document("Red, green, blue and alpha in dark appearance, a byte each.")
            body.declaration("let dark: \(types.uint32)")
            body.document("True for Display P3, false for sRGB.")
            body.declaration("let isDisplayP3: \(types.bool)")
            // Swift makes that of an internal type.
            guard !body.isInternal else { return }
            body.blank()
            body.document("A colour from its two sides.")
            let sides: [SwiftCode] = ["light: \(types.uint32)", "dark: \(types.uint32)"]
            body.block(.parameters("init", sides + ["isDisplayP3: \(types.bool)"])) { initializer in
                initializer.line("self.light = light")
                initializer.line("self.dark = dark")
                initializer.line("self.isDisplayP3 = isDisplayP3")
            }
        }
    }

    fileprivate mutating func write(_ colors: [Token<SheetColor>], _ lengths: [Token<Double>], types: TypeNames) {
        guard !colors.isEmpty || !lengths.isEmpty else { return }
        blank()
        document("The design tokens.")
        block("enum \(types.tokens)") { body in
            if !colors.isEmpty {
                body.block("enum Colors") { body in
                    var names = UniqueNames()
                    for token in colors {
                        body.document("`\(token.path)`")
                        body.color(names.name(for: token.path), token.value, types: types)
                    }
                }
            }
            if !lengths.isEmpty {
                body.blank()
                body.block("enum Lengths") { body in
                    var names = UniqueNames()
                    for token in lengths {
                        body.document("`\(token.path)`")
                        let name = names.name(for: token.path)
                        body.declaration("static let \(name): \(types.double) = \(token.value)", name: name)
                    }
                }
            }
        }
    }
}

/// Names of which no two are the same: a later one of one name gets `_2`, `_3` and so on.
private struct UniqueNames {
    private var taken: Set<String> = []

    mutating func name(for path: String) -> Identifier {
        let name = SwiftName(for: path).value
        var candidate = name
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(name)_\(number)"
            number += 1
        }
        return Identifier(candidate)
    }
}
