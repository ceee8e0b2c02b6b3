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
        howToFix: "Choose another id.",
        bad: """
            sheet: self
            content: [{height: 80}]
            """,
        good: """
            sheet: profile
            content: [{height: 80}]
            """,
        check: .sheet(check))

    private static func check(_ checked: CheckedSheet, _ report: inout Report) {
        let sheet = checked.sheet
        if let id = sheet.own.id { add(id.value, id.range, isType: true, &report) }
        sheet.own.forEachInnerID { add($0, $1, isType: false, &report) }
    }

    private static func add(_ id: String, _ range: SourceRange, isType: Bool, _ report: inout Report) {
        guard mayBeReserved(id) else { return }
        let name = SwiftName(for: id)
        if name.isReserved {
            report.add(Finding(.reservedName, at: range, message(id, name.value)))
        } else if isType, name.type.hasSuffix("_") {
            report.add(Finding(.reservedName, at: range, message(id, name.type)))
        }
    }

    /// Whether an id may be one of the words, with separators around it or not: false at a glance for most.
    private static func mayBeReserved(_ id: String) -> Bool {
        guard (4...10).contains(id.utf8.count), let first = id.utf8.first, let last = id.utf8.last else { return false }
        return isSeparator(first) || isSeparator(last) || ends.contains { $0 == first | 0x20 && $1 == last }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x5F || byte == 0x2E }

    /// The first and the last letter of `init`, `self`, `type`, `protocol` and `swift`.
    private static let ends: [(UInt8, UInt8)] = [(0x69, 0x74), (0x73, 0x66), (0x74, 0x65), (0x70, 0x6C), (0x73, 0x74)]

    private static func message(_ id: String, _ name: String) -> String {
        "the id \(quoted(id)) becomes `\(name)` in Swift, where the word itself is no name"
    }
}
