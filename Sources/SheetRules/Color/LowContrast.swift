import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// Text that hardly differs from what is under it.
    static let lowContrast = Rule(
        .lowContrast, .color, .warning,
        summary: "a text hardly stands out from its background",
        why: """
            WCAG 2.2 wants a contrast of 4.5 to 1, of 3 to 1 for large text, in both appearances. Below that many \
            people cannot read it, outdoors nobody can. Translucent colours count as what they look like.
            """,
        howToFix: "Choose a darker or lighter colour in the appearance that is named.",
        bad: """
            sheet: coupon
            background: {light: "#FFFFFF", dark: "#000000"}
            content:
              - {id: note, text: body, color: {light: "#9A9A9A", dark: "#FFFFFF"}}
            """,
        good: """
            sheet: coupon
            background: {light: "#FFFFFF", dark: "#000000"}
            content:
              - {id: note, text: body, color: {light: "#6A6A6A", dark: "#FFFFFF"}}
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard sheet.facts.hasTextColors else { return }
        var found = Report()
        guard let base = Sides(sheet.definition.background)?.opaque else { return }
        sheet.definition.forEachBlock { list, path, block in
            guard let color = block.color, block.role != .decoration, let text = Sides(color) else { return }
            guard let under = sheet.definition.background(list, path, over: base) else { return }
            let needed = block.isLargeText ? 3.0 : 4.5
            let light = text.light.over(under.light).contrast(with: under.light)
            let dark = text.dark.over(under.dark).contrast(with: under.dark)
            guard min(light, dark) < needed else { return }
            let appearance = light <= dark ? "light" : "dark"
            let side = light <= dark ? under.light : under.dark
            found.add(
                Finding(
                    .lowContrast, at: sheet.colorRange(list, path),
                    message(sheet.block(list, path), min(light, dark), appearance),
                    label: label(min(light, dark), needed), help: help(side, needed, appearance)))
        }
        report.add(contentsOf: found)
    }

    private static func message(_ block: String, _ contrast: Double, _ appearance: String) -> String {
        "the text of \(block) has a contrast of \(tenths(contrast)) to 1 in \(appearance) appearance"
    }

    private static func help(_ under: SheetRGBA, _ needed: Double, _ appearance: String) -> String {
        "choose a \(under.standingOut) colour for \(appearance) appearance, with a contrast of \(needed.text) to 1"
    }

    private static func label(_ contrast: Double, _ needed: Double) -> String {
        "\(tenths(contrast)) < \(needed.text)"
    }

    /// Rounded down, so that what is too low never reads as enough.
    static func tenths(_ contrast: Double) -> String { ((contrast * 10).rounded(.down) / 10).text }
}

extension SheetBlock {
    /// Large in the sense of WCAG: 18 points and more.
    fileprivate var isLargeText: Bool {
        guard case .text(let style, _, _) = form else { return false }
        return switch style {
        case .largeTitle, .title1, .title2, .title3: true
        case .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2: false
        }
    }
}

extension SheetDefinition {
    /// What lies under a block's text: the backgrounds on the way down to it, one over the other; nil where one of
    /// them is known to the app only.
    fileprivate func background(_ list: SheetBlockList, _ path: [Int], over base: Sides) -> Sides? {
        var under = base
        for depth in 1...path.count {
            guard let color = block(list, Array(path.prefix(depth)))?.background else { continue }
            guard let sides = Sides(color) else { return nil }
            under = sides.over(under)
        }
        return under
    }
}

extension ResolvedSheet {
    /// The colour of a block's text.
    fileprivate func colorRange(_ list: SheetBlockList, _ path: [Int]) -> SourceRange {
        let block = sheet.block(list, path)
        guard case .record(let record)? = block?.content, let color = record[.color] else {
            return block?.range ?? sheet.contentRange
        }
        return color.range
    }
}
