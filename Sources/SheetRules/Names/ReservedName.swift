import SheetModel
import SheetText

extension Rule {
    /// An id whose Swift name needs a suffix.
    static let reservedName = Rule(
        .reservedName, .names, .warning,
        summary: "an id's Swift name needs a suffix",
        why: """
            Most reserved words can be names in backticks; `init`, `self`, `Self`, `Type`, `Protocol` and `Swift` \
            cannot, or mean something else there. They get `_` behind, so the app has to write another name than the \
            spec.
            """,
        howToFix: "Choose another id.", check: .sheet(check))

    private static func check(_ checked: CheckedSheet, _ report: inout Report) {
        let sheet = checked.sheet
        if let id = sheet.own.id { add(id, isType: true, &report) }
        for id in sheet.own.innerIDs { add(id, isType: false, &report) }
    }

    private static func add(_ id: Located<String>, isType: Bool, _ report: inout Report) {
        guard (4...10).contains(id.value.utf8.count) else { return }
        let name = SwiftName(for: id.value)
        if name.isReserved {
            report.add(Finding(.reservedName, at: id.range, message(id.value, name.value)))
        } else if isType, name.type.hasSuffix("_") {
            report.add(Finding(.reservedName, at: id.range, message(id.value, name.type)))
        }
    }

    private static func message(_ id: String, _ name: String) -> String {
        "the id \(quoted(id)) becomes `\(name)` in Swift, where the word itself is no name"
    }
}
