import SheetModel
import SheetText

extension Rule {
    /// An id that mixes scripts, or looks like another one.
    static let confusableID = Rule(
        .confusableID, .names, .warning,
        summary: "an id mixes scripts, or looks like another id",
        why: """
            A Greek `υ` in a Latin word looks like a `u`, but whoever types the name later gets another one. The test \
            is the highly restrictive level of Unicode's UTS 39: Latin beside Hangul, or beside Han and Kana, is fine.
            """,
        howToFix: "Type the id again with one keyboard layout, or choose names that differ to the eye.",
        bad: """
            # The last letter is a Greek one.
            sheet: menυ
            content: [{height: 80}]
            """,
        good: """
            # The last letter is a Latin one.
            sheet: menu
            content: [{height: 80}]
            """,
        check: .project(check))

    private static func check(_ project: CheckedProject, _ report: inout Report) {
        var sheets: [Located<String>] = []
        for file in project.files {
            for sheet in file.sheets {
                if let id = sheet.id { sheets.append(id) }
            }
        }
        for facts in project.facts { for ids in facts.foreignIDs { check(ids, &report) } }
        check(sheets, &report)
    }

    /// Ids of one space, in the order of their places. Without other letters than ASCII's there is nothing to find.
    private static func check(_ ids: [Located<String>], _ report: inout Report) {
        guard ids.contains(where: { !$0.value.isASCII }) else { return }
        var seen: [String: Located<String>] = [:]
        for id in ids {
            let skeleton = Skeleton.of(id.value)
            let other = seen[skeleton]
            if other == nil { seen[skeleton] = id }
            if let mixture = ScriptMixture(id.value) {
                report.add(Finding(.confusableID, at: id.range, mixed(id.value, mixture.scripts), label: mixture.label))
            } else if let other, other.value != id.value, !(other.value.isASCII && id.value.isASCII) {
                report.add(
                    Finding(
                        .confusableID, at: id.range, alike(id.value, other.value),
                        notes: [Note("\(quoted(other.value)) is", at: other.range)]))
            }
        }
    }

    private static func mixed(_ id: String, _ scripts: [Script]) -> String {
        "the id \(quoted(id)) mixes \(listed(scripts.map(\.rawValue))) letters"
    }

    private static func alike(_ id: String, _ other: String) -> String {
        "the id \(quoted(id)) looks like \(quoted(other))"
    }
}
