import SheetLayout
import SheetModel
import SheetText

@testable import SheetEmit

let nowhere = SourceRange.wholeFile(0)

func value(_ content: Content) -> Value { Value(content, at: nowhere) }

func record(_ entries: (Key, Content)...) -> RecordValue {
    RecordValue(entries.map { Entry($0.0, at: nowhere, value($0.1)) })
}

func length(_ expression: SheetExpression) -> Content { .expression(ExpressionSyntax(expression)) }

func linkedSheet(
    _ id: String, source: String? = nil, summary: String? = nil, isAbstract: Bool = false,
    merged: RecordValue = RecordValue(),
    extensions: [ExtensionEntry] = [], definition: SheetDefinition? = nil
) -> LinkedSheet {
    LinkedSheet(
        id: id, source: source ?? "Specs/\(id).yaml", summary: summary,
        isAbstract: isAbstract, own: SheetSyntax(id: nil, firstKey: nowhere, record: RecordValue()), merged: merged,
        extensions: extensions, definition: definition)
}

func project(_ sheets: [LinkedSheet], contexts: [SheetContext] = []) -> ResolvedProject {
    var linked = LinkedProject(profile: .ios26)
    linked.sheets = sheets
    let resolutions = sheets.map { sheet in
        sheet.definition.map { definition in contexts.map { resolve(definition, in: $0) } } ?? []
    }
    return ResolvedProject(linked: linked, contexts: contexts, resolutions: resolutions)
}

let phone = SheetContext(
    device: "iphone-16", kind: .phone, homeButton: false, orientation: .portrait, textSize: .large, profile: .ios26,
    width: 393, height: 852, portraitHeight: 852, scale: 3, safeArea: SheetInsets(top: 59, bottom: 34),
    horizontalSizeClass: .compact)

/// The sample of LANGUAGE.md.
func coupon() -> SheetDefinition {
    var sheet = SheetDefinition(id: "coupon")
    let half = SheetExpression.percent(50, of: .name(.screen))
    sheet.type = .expand
    sheet.background = .value(
        light: SheetRGBA(red: 255, green: 255, blue: 255), dark: SheetRGBA(red: 28, green: 28, blue: 30), space: .sRGB,
        token: "surface.floating")
    sheet.detents = [
        SheetDetent(id: "collapsed", height: .call(.min, [.name(.fit), half])),
        SheetDetent(
            id: "expanded", height: .name(.large), when: .compare(.name(.fit), .greater, half)),
    ]
    sheet.screenCap = .binary(.subtract, .name(.screen), .number(60))
    sheet.header = SheetPart(.height(.number(30)))
    var title = SheetBlock(.text(.headline, lines: SheetCount(1), reflow: false), id: "title")
    title.paddingTop = .number(12)
    title.paddingBottom = .number(12)
    var rows = SheetBlock(
        .rows(SheetCount(min: 0, typical: 8, max: 40), height: .number(72), spacing: .number(0)), id: "rows")
    rows.scrolls = true
    var apply = SheetBlock(.height(.number(56)), id: "apply")
    apply.role = .button
    sheet.content = [title, rows, apply]
    return sheet
}

extension OutputFile {
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
