import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Something to tap under the home indicator.
    static let homeIndicatorOverlap = Rule(
        .homeIndicatorOverlap, .layout, .warning,
        summary: "a block to tap lies under the home indicator",
        why: """
            With `safeArea: ignore` the content runs down to the screen's edge. A swipe or tap there belongs to the \
            system: the app would be left instead of the button pressed.
            """,
        howToFix: "Put a `spacer: bottomInset` below it, or write `safeArea: include`.",
        bad: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            safeArea: ignore
            content: [{height: 250}, {id: apply, height: 56, role: button}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            safeArea: include
            content: [{height: 250}, {id: apply, height: 56, role: button}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.definition.presentation == .custom, sheet.definition.safeArea == .ignore else { return }
        var found = Grouped<String>()
        var blocks: [(list: SheetBlockList, path: [Int])] = []
        let resolver = sheet.resolver
        for index in sheet.soundContexts where sheet.contexts[index].safeArea.bottom > 0 {
            let tallest = sheet.resolutions[index].detents.last?.value ?? 0
            let measures = resolver.measures(in: sheet.contexts[index])
            for block in measures.blocks where sheet.isTarget(block.list, block.path) {
                let end = block.y + block.height.typical
                let below = (block.list == .content ? max(tallest, measures.fit.typical) : measures.fit.typical) - end
                let overlap = sheet.contexts[index].safeArea.bottom - below
                guard overlap > 0.0005, block.height.typical > 0, block.list != .header else { continue }
                let key = "\(block.list)\(block.path)"
                if !found.groups.contains(where: { $0.key == key }) { blocks.append((block.list, block.path)) }
                found.add(key, index, min(overlap, block.height.typical))
            }
        }
        for (block, group) in zip(blocks, found.groups) {
            report.add(finding(sheet, block.list, block.path, group.contexts))
        }
    }

    private static func finding(
        _ sheet: ResolvedSheet, _ list: SheetBlockList, _ path: [Int], _ affected: Affected
    ) -> Finding {
        let worst = affected.worst ?? (0, 0)
        return Finding(
            .homeIndicatorOverlap, at: sheet.sheet.block(list, path)?.range ?? sheet.sheet.contentRange,
            message(sheet.block(list, path), worst.points, sheet.names[worst.context]), notes: sheet.note(affected),
            help: "put a `spacer: bottomInset` below it", contexts: sheet.ids(affected))
    }

    private static func message(_ block: String, _ points: Double, _ context: String) -> String {
        "\(points.text) pt of \(block) lie under the home indicator of \(context)"
    }
}

extension ResolvedSheet {
    fileprivate func isTarget(_ list: SheetBlockList, _ path: [Int]) -> Bool {
        switch definition.block(list, path)?.role {
        case .button, .input, .link: true
        case .image, .text, .decoration, nil: false
        }
    }
}
