import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A key that the sheet's presentation or its other keys make meaningless.
    static let noEffect = Rule(
        .noEffect, .platform, .warning,
        summary: "a key has no effect",
        why: """
            The platform's own sheet draws its own shadow, snaps and moves as it likes; a sheet with one detent has \
            nothing to snap to. A key that says otherwise is passed over, and the sheet is not what the spec says.
            """,
        howToFix: "Remove the key, or write `presentation: custom`.",
        bad: """
            sheet: coupon
            shadow: {y: 4, radius: 12}
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            shadow: {y: 4, radius: 12}
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        let own = sheet.sheet.own.record
        if sheet.definition.presentation == .system {
            checkSystem(own, sheet, &report)
        } else {
            checkCustom(own, &report)
        }
        if sheet.definition.detents.count == 1 { checkSingle(own, sheet, &report) }
        for entry in own.entries {
            switch entry.key {
            case .content: checkBlocks(entry.value, &report)
            case .header, .footer:
                for part in entry.parts where part.key == .content { checkBlocks(part.value, &report) }
            default: continue
            }
        }
        if let debounce = own.entry(.debounce), own[.debounce] != nil, !sheet.facts.isMeasured {
            report.add(finding(debounce, .debounce, "without a block that is measured"))
        }
    }

    /// Of which form of a block's height a key is a part.
    private static let formOfPart: [Key: Key] = [
        .lines: .text, .reflow: .text, .rowHeight: .rows, .rowSpacing: .rows, .axis: .stack, .spacing: .stack,
    ]

    private static func checkBlocks(_ blocks: Value, _ report: inout Report) {
        guard case .list(let list) = blocks.content else { return }
        for case .record(let block) in list.map(\.content) {
            for entry in block.entries where entry.value.content != .null {
                if entry.key == .stack { checkBlocks(entry.value, &report) }
                guard let form = formOfPart[entry.key], block[form] == nil else { continue }
                report.add(finding(entry, entry.key, "on a block without `\(form)`"))
            }
        }
    }

    private static let onSystem = "on the platform's own sheet"
    private static let withOne = "with one detent"

    /// The way out where it is another than the page's.
    private static func help(_ reason: String) -> String? {
        if reason == onSystem { return nil }
        return reason == withOne ? "remove the key, or add a detent" : "remove the key"
    }

    private static func checkSystem(_ own: RecordValue, _ sheet: ResolvedSheet, _ report: inout Report) {
        for index in own.entries.indices where isConcerned(own.entries[index].key) {
            let entry = own.entries[index]
            if entry.value.content == .null { continue }
            switch entry.key {
            case .safeArea:
                if entry.value.content != .text("add") { report.add(finding(entry, .safeArea, onSystem)) }
            case .width, .maxWidth:
                if sheet.hasOwnWidth { continue }
                report.add(finding(entry, entry.key, "on the platform's own sheet, which fills the width here"))
            default:
                guard let inner = drawnParts[entry.key] else {
                    report.add(finding(entry, entry.key, onSystem))
                    continue
                }
                for part in entry.parts where inner.contains(part.key) { report.add(finding(entry, part, onSystem)) }
            }
        }
    }

    /// Whether a key, or one in it, is for a sheet that the app draws.
    private static func isConcerned(_ key: Key) -> Bool {
        switch key {
        case .shadow, .motion, .snap, .swipeRegion, .safeArea, .width, .maxWidth: true
        case .dim, .dismiss, .corner, .grabber, .accessibility: true
        default: false
        }
    }

    /// Of which keys what parts only a sheet drawn by the app has a use for.
    private static let drawnParts: [Key: [Key]] = [
        .dim: [.color, .opacity], .dismiss: [.threshold, .velocity], .corner: [.curve, .corners],
        .grabber: [.width, .height, .top, .color], .accessibility: [.grabberLabel],
    ]

    private static func checkCustom(_ own: RecordValue, _ report: inout Report) {
        guard let entry = own.entry(.compactHeight), entry.value.content == .text("fullScreen") else { return }
        report.add(finding(entry, .compactHeight, "on a custom sheet, which is always attached"))
    }

    private static func checkSingle(_ own: RecordValue, _ sheet: ResolvedSheet, _ report: inout Report) {
        let reason = withOne
        let isSystem = sheet.definition.presentation == .system
        for entry in own.entries where entry.value.content != .null {
            switch entry.key {
            case .initial, .contentInteraction: report.add(finding(entry, entry.key, reason))
            case .snap: if !isSystem { report.add(finding(entry, .snap, reason)) }
            case .interaction, .dim:
                for part in entry.parts where part.key == .upThrough || part.key == .from {
                    report.add(finding(entry, part, reason))
                }
            case .events: checkEvents(entry.value, reason, &report)
            default: break
            }
        }
    }

    private static func checkEvents(_ value: Value, _ reason: String, _ report: inout Report) {
        guard case .list(let events) = value.content else { return }
        for event in events where event.content == .text(SheetEvent.detentChange.rawValue) {
            report.add(Finding(.noEffect, at: event.range, message("detentChange", reason), help: help(reason)))
        }
    }

    private static func finding(_ entry: Entry, _ key: Key, _ reason: String) -> Finding {
        Finding(.noEffect, at: entry.keyRange, message(key.rawValue, reason), help: help(reason))
    }

    /// Of a part: at its own key, or at the outer one where it was written as a shorthand.
    private static func finding(_ outer: Entry, _ part: Entry, _ reason: String) -> Finding {
        let isShort = part.keyRange == outer.value.range
        return Finding(
            .noEffect, at: isShort ? outer.keyRange : part.keyRange, message("\(outer.key).\(part.key)", reason),
            help: help(reason))
    }

    private static func message(_ key: String, _ reason: String) -> String { "`\(key)` has no effect \(reason)" }
}

extension Entry {
    /// The entries of the mapping behind it, without those that are `null`.
    fileprivate var parts: [Entry] {
        guard case .record(let record) = value.content else { return [] }
        return record.entries.filter { $0.value.content != .null }
    }
}

extension ResolvedSheet {
    /// Whether `width` and `maxWidth` count somewhere: where the sheet floats and in compact height.
    fileprivate var hasOwnWidth: Bool {
        zip(contexts, resolutions).contains { $1.form == .floating || $0.verticalSizeClass == .compact }
    }
}
