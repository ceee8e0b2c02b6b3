import SheetLayout
import SheetModel
import SheetText

/// Writes syntax values as a decoder would make them. Places count up, so that later means further down.
final class SyntaxWriter {
    private let file: UInt32
    private var offset: UInt32 = 0

    init(file: UInt32 = 0) { self.file = file }

    func place() -> SourceRange {
        offset += 10
        return SourceRange(file: file, start: offset, end: offset + 5)
    }

    func value(_ content: Content) -> Value { Value(content, at: place()) }

    func record(_ entries: [(Key, Content)]) -> RecordValue {
        RecordValue(entries.map { Entry($0.0, at: place(), value($0.1)) })
    }

    func mapping(_ entries: (Key, Content)...) -> Content { .record(record(entries)) }

    func list(_ contents: Content...) -> Content { .list(contents.map { value($0) }) }

    func number(_ number: Double) -> Content { .expression(ExpressionSyntax(.number(number))) }

    func name(_ name: SheetName) -> Content { .expression(ExpressionSyntax(.name(name))) }

    func length(token path: String) -> Content {
        var syntax = ExpressionSyntax(.token(path, .nan))
        syntax.references = [Reference(.length, path, at: place())]
        return .expression(syntax)
    }

    func through(_ id: String) -> Content {
        var syntax = ExpressionSyntax(.through(id))
        syntax.references = [Reference(.block, id, at: place())]
        return .expression(syntax)
    }

    func block(_ height: Double, id: String? = nil) -> Content {
        .record(record((id.map { [(.id, .text($0))] } ?? []) + [(.height, number(height))]))
    }

    func detent(_ height: Content, id: String? = nil) -> Content {
        .record(record((id.map { [(.id, .text($0))] } ?? []) + [(.height, height)]))
    }

    func sheet(_ id: String?, _ entries: (Key, Content)...) -> SheetSyntax {
        let first = place()
        let located = id.map { Located($0, at: place()) }
        var record = self.record(entries)
        if let located {
            record.entries.insert(Entry(.sheet, at: first, Value(.text(located.value), at: located.range)), at: 0)
        }
        return SheetSyntax(id: located, firstKey: first, record: record)
    }

    func fill(_ name: String, _ blocks: Content...) -> SlotFill {
        SlotFill(name: Located(name, at: place()), blocks: value(.list(blocks.map { value($0) })))
    }

    func colors(_ tokens: (String, ColorSyntax)...) -> TokensSyntax {
        var syntax = TokensSyntax()
        syntax.colors = tokens.map {
            TokenSyntax(path: Located($0.0, at: place()), value: Located($0.1, at: place()))
        }
        return syntax
    }

    func lengths(_ tokens: (String, LengthSyntax)...) -> TokensSyntax {
        var syntax = TokensSyntax()
        syntax.lengths = tokens.map {
            TokenSyntax(path: Located($0.0, at: place()), value: Located($0.1, at: place()))
        }
        return syntax
    }

    func located(_ color: ColorSyntax) -> Located<ColorSyntax> { Located(color, at: place()) }
}

/// The project of one file, and what was found.
func linked(
    _ sheets: [SheetSyntax], tokens: [TokensSyntax] = [], external: [String] = [], profile: SheetProfile = .ios26,
    files: OutputSplit = .together
) -> (project: LinkedProject, findings: [Finding]) {
    var file = SyntaxFile(index: 0)
    file.sheets = sheets
    file.tokens = tokens
    var options = LinkOptions(profile: profile)
    options.paths = ["Specs/a.yaml"]
    options.external = external.map { NamePattern($0) }
    options.files = files
    var report = Report()
    let project = link([file], options: options, into: &report)
    return (project, report.findings)
}
