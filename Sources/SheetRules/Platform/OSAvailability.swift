import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A key that needs a newer system than the app supports.
    static let osAvailability = Rule(
        .osAvailability, .platform, .warning,
        summary: "a key needs a newer system than `minOS`",
        why: """
            Heights of one's own came to the platform's sheet with iOS 16.0, its corner, background and touches behind \
            it with 16.4. On an older system there is nothing to take their place, so the sheet is another one there.
            """,
        howToFix: "Raise `minOS` in sheetc.yaml, write `presentation: custom`, or do without the key.",
        bad: """
            # sheetc.yaml
            sheetc: 1
            minOS: 16.0
            # coupon.yaml
            sheet: coupon
            corner: 20
            content: [{height: 80}]
            """,
        good: """
            # sheetc.yaml
            sheetc: 1
            minOS: 16.4
            # coupon.yaml
            sheet: coupon
            corner: 20
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        let minOS = sheet.project.minOS
        guard minOS < 16.4, sheet.definition.presentation == .system else { return }
        for entry in sheet.sheet.own.record.entries where entry.value.content != .null {
            guard let needed = systemNeeded(entry, sheet), needed > minOS else { continue }
            report.add(Finding(.osAvailability, at: entry.keyRange, message(entry.key, needed, minOS)))
        }
    }

    /// The first iOS with what a key asks for; nil for what every system has.
    private static func systemNeeded(_ entry: Entry, _ sheet: ResolvedSheet) -> Double? {
        switch entry.key {
        case .corner, .interaction, .dim, .contentInteraction: 16.4
        case .background: sheet.definition.background == .system ? nil : 16.4
        case .compactHeight: sheet.definition.compactHeight == .attached ? 16.4 : nil
        case .detents: sheet.definition.detents.allSatisfy(\.isOfTheSystem) ? nil : 16
        default: nil
        }
    }

    private static func message(_ key: Key, _ needed: Double, _ minOS: Double) -> String {
        "`\(key)` needs iOS \(version(needed)) on the platform's own sheet, `minOS` is \(version(minOS))"
    }

    private static func version(_ number: Double) -> String {
        number == number.rounded() ? number.text + ".0" : number.text
    }
}

extension SheetDetent {
    /// `medium` or `large`, as the system has them.
    fileprivate var isOfTheSystem: Bool {
        (height == .name(.medium) || height == .name(.large)) && min == nil && max == nil
    }
}
