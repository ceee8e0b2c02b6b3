import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A division by a constant 0, which is found while reading, or by a value that is 0 in some context.
    static let divisionByZero = Rule(
        .divisionByZero, .expression, .error,
        summary: "an expression divides by 0, always or on some device",
        why: """
            There is no such height. On a device whose value happens to be 0 (an inset, an empty list) the sheet would \
            have none, and the app would have to make one up.
            """,
        howToFix: "Keep the divisor away from 0: `… / max(1, bottomInset)`, or ask for it in a `when` first.",
        bad: """
            sheet: coupon
            detents: [fit * (34pt / bottomInset)]
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            detents: ["fit * (34pt / max(34pt, bottomInset))"]
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var found = Grouped<SheetPlace>()
        for index in sheet.resolutions.indices {
            for case .divisionByZero(let place) in sheet.resolutions[index].problems {
                found.add(place, index)
            }
        }
        for (place, affected) in found.groups { report.add(finding(sheet, place, affected)) }
    }

    private static func finding(_ sheet: ResolvedSheet, _ place: SheetPlace, _ affected: Affected) -> Finding {
        let context = affected.worst?.context ?? 0
        let division = sheet.zeroDivision(at: place, in: context)
        return Finding(
            .divisionByZero, at: division ?? sheet.sheet.range(of: place),
            message(sheet.phrase(place), sheet.names[context]), notes: sheet.note(affected),
            help: "keep the divisor above 0: `max(1, …)`", contexts: sheet.ids(affected))
    }

    private static func message(_ what: String, _ context: String) -> String {
        "\(what) divides by 0 on \(context)"
    }
}

extension ResolvedSheet {
    /// Where the `/` stands whose right side is 0.
    fileprivate func zeroDivision(at place: SheetPlace, in context: Int) -> SourceRange? {
        guard let term = definition.term(at: place), let places = divisions(at: place) else { return nil }
        let resolver = resolver
        let stops = place == .threshold ? resolutions[context].detents.map(\.value) : [0]
        for (divisor, range) in zip(term.divisors, places) {
            for size in SheetContentSize.allCases {
                for stop in stops
                where resolver.value(of: divisor, in: contexts[context], content: size, detent: stop) == 0 {
                    return range
                }
            }
        }
        return nil
    }

    /// Where the divisions of an expression are written.
    private func divisions(at place: SheetPlace) -> [SourceRange]? {
        switch sheet.value(at: place)?.content {
        case .expression(let syntax): syntax.divisions
        case .condition(let syntax): syntax.divisions
        case .null, .bool, .number, .text, .ratio, .curve, .color, .paint, .list, .record, .pairs, nil: nil
        }
    }
}
