import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A number beyond what its key takes, which is found while reading, or a length beyond all use.
    static let numberOutOfRange = Rule(
        .numberOutOfRange, .schema, .error,
        summary: "a number is beyond what its key can be",
        why: """
            Opacities go from 0 to 1, counts are whole and not below 0, no number is above a million. A length that an \
            expression makes larger than a million million points is a mistake as well: no arithmetic on it is exact.
            """,
        howToFix: "Write a number within the range that is named.",
        bad: """
            sheet: coupon
            content:
              - {id: list, rows: -1, rowHeight: 56}
            """,
        good: """
            sheet: coupon
            content:
              - {id: list, rows: 1, rowHeight: 56}
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var found = Grouped<SheetPlace>()
        for index in sheet.resolutions.indices {
            for case .notFinite(let place) in sheet.resolutions[index].problems {
                found.add(place, index)
            }
        }
        for (place, affected) in found.groups {
            let context = sheet.names[affected.worst?.context ?? 0]
            report.add(
                Finding(
                    .numberOutOfRange, at: sheet.sheet.range(of: place), message(sheet.phrase(place), context),
                    notes: sheet.note(affected), help: "correct the arithmetic: no screen is that high",
                    contexts: sheet.ids(affected)))
        }
    }

    private static func message(_ what: String, _ context: String) -> String {
        "\(what) is more than a million million points on \(context)"
    }
}
