import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Content that large text makes unreachable.
    static let dynamicTypeOverflow = Rule(
        .dynamicTypeOverflow, .layout, .warning,
        summary: "content cannot be reached with very large text",
        why: """
            At the accessibility sizes a line of body text is up to three times as high. People who need them cannot \
            get to what is cut off. The smallest device is looked at with AX5 even where the project has no such size.
            """,
        howToFix: "Give the block with the text `scroll: true`.",
        bad: """
            sheet: terms
            content:
              - {id: words, text: body, lines: 8}
              - {id: picture, height: 200, role: image}
            """,
        good: """
            sheet: terms
            content:
              - {id: words, text: body, lines: 8, scroll: true}
              - {id: picture, height: 200, role: image}
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        var affected = Affected()
        for index in sheet.soundContexts where sheet.resolutions[index].unreachable > 0 {
            guard sheet.contexts[index].textSize.isAccessibilitySize else { return }
            affected.add(index, sheet.resolutions[index].unreachable)
        }
        if let worst = affected.worst {
            let (context, resolution) = (sheet.contexts[worst.context], sheet.resolutions[worst.context])
            var finding = finding(sheet, context, resolution, sheet.names[worst.context])
            finding.notes = sheet.roomNote(worst.context) + sheet.note(affected)
            finding.contexts = sheet.ids(affected)
            report.add(finding)
        } else if let context = sheet.largestText {
            guard sheet.resolver.unreachable(in: context) > 0 else { return }
            let resolution = sheet.resolver.resolve(in: context)
            guard resolution.unreachable > 0, resolution.problems.isEmpty else { return }
            report.add(finding(sheet, context, resolution, "\(context.device) at text size AX5"))
        }
    }

    private static func finding(
        _ sheet: ResolvedSheet, _ context: SheetContext, _ resolution: SheetResolution, _ name: String
    ) -> Finding {
        Finding(
            .dynamicTypeOverflow, at: sheet.sheet.contentRange, message(resolution.unreachable, name),
            label: Overflow(sheet.definition, resolution, context).label,
            help: "give the block with the text `scroll: true`", contexts: [context.id])
    }

    private static func message(_ points: Double, _ context: String) -> String {
        "\(points.text) pt of content cannot be reached on \(context)"
    }
}

extension ResolvedSheet {
    /// The smallest device with the largest text, where no context has an accessibility size and text grows.
    fileprivate var largestText: SheetContext? {
        guard !contexts.contains(where: { $0.textSize.isAccessibilitySize }), facts.growsWithText else { return nil }
        var smallest = contexts.min { ($0.height, $0.width) < ($1.height, $1.width) }
        smallest?.textSize = .AX5
        return smallest
    }
}
