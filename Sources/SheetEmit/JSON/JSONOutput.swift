import SheetLayout
package import SheetModel
package import SheetText

/// The normalised JSON of a project (LANGUAGE §8): a head, one chunk a sheet, and what closes it.
package func jsonOutput(_ project: ResolvedProject, path: String, style: JSONWriter.Style) -> OutputFile {
    let document = JSONDocument(project, style: style)
    return OutputFile(path: path, chunkCount: document.sheets.count + 2) { chunk, buffer in
        document.write(chunk, into: &buffer)
    }
}

/// What all chunks of one JSON file share.
struct JSONDocument: Sendable {
    let project: ResolvedProject
    let style: JSONWriter.Style
    /// Places of the sheets that are emitted: all but abstract ones.
    let sheets: [Int]
    let contextIDs: [String]

    init(_ project: ResolvedProject, style: JSONWriter.Style) {
        self.project = project
        self.style = style
        sheets = project.linked.sheets.indices.filter { !project.linked.sheets[$0].isAbstract }
        contextIDs = project.contexts.map(\.id)
    }

    /// Appends one chunk.
    func write(_ chunk: Int, into buffer: inout ByteBuffer) {
        switch chunk {
        case 0:
            buffer.appendJSON(style: style) { writeHead(&$0) }
        case sheets.count + 1:
            buffer.appendJSON(style: style, depth: 2, hasValues: !sheets.isEmpty) {
                $0.endArray()
                $0.endObject()
                $0.buffer.append(0x0A)
            }
        default:
            let index = sheets[chunk - 1]
            buffer.appendJSON(style: style, depth: 2, hasValues: chunk > 1) { json in
                json.write(sheet: project.linked.sheets[index], resolutions: resolutions(index), contexts: contextIDs)
            }
        }
    }

    private func resolutions(_ sheet: Int) -> [SheetResolution] {
        project.resolutions.indices.contains(sheet) ? project.resolutions[sheet] : []
    }

    private func writeHead(_ json: inout JSONWriter) {
        json.beginObject()
        json.key("sheetc")
        json.number(1)
        json.key("contexts")
        json.beginArray()
        for (context, id) in zip(project.contexts, contextIDs) { json.write(context, id: id) }
        json.endArray()
        json.key("tokens")
        json.write(project.linked.tokens)
        json.key("sheets")
        json.beginArray()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ context: SheetContext, id: String) {
        beginObject()
        key("id")
        string(id)
        key("device")
        string(context.device)
        key("orientation")
        string(context.orientation.rawValue)
        key("textSize")
        string(context.textSize.rawValue)
        key("profile")
        string(context.profile.rawValue)
        key("width")
        number(context.width)
        key("height")
        number(context.height)
        key("scale")
        raw(context.scale.fullText)
        key("safeArea")
        write(context.safeArea)
        endObject()
    }

    /// Four distances from the edges, as numbers.
    mutating func write(_ insets: SheetInsets) {
        beginObject()
        key("top")
        number(insets.top)
        key("bottom")
        number(insets.bottom)
        key("leading")
        number(insets.leading)
        key("trailing")
        number(insets.trailing)
        endObject()
    }

    fileprivate mutating func write(_ tokens: TokenTable) {
        beginObject()
        key("colors")
        beginObject()
        for token in tokens.colors {
            key(named: token.path)
            write(token.value)
        }
        endObject()
        key("lengths")
        beginObject()
        for token in tokens.lengths {
            key(named: token.path)
            number(token.value)
        }
        endObject()
        endObject()
    }
}

extension Double {
    /// All its digits: the shortest text that reads back as this number.
    fileprivate var fullText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
