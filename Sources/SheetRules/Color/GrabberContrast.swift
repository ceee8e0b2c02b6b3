import SheetLayout
import SheetModel
import SheetText

extension Rule {
    /// A grabber that hardly differs from the sheet.
    static let grabberContrast = Rule(
        .grabberContrast, .color, .hint,
        summary: "the grabber hardly stands out from the sheet",
        why: """
            The grabber is the sign that the sheet can be dragged. WCAG 2.2 wants 3 to 1 for such parts.
            """,
        howToFix: "Choose a darker or lighter colour in the appearance that is named.",
        bad: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            background: {light: "#FFFFFF", dark: "#000000"}
            grabber: {visible: true, color: "#D0D0D0"}
            content: [{height: 80}]
            """,
        good: """
            sheet: coupon
            presentation: custom
            accessibility: {label: Coupons}
            background: {light: "#FFFFFF", dark: "#000000"}
            grabber: {visible: true, color: "#808080"}
            content: [{height: 80}]
            """,
        check: .resolved(check))

    private static func check(_ sheet: ResolvedSheet, _ report: inout Report) {
        guard let color = sheet.definition.grabber.color, sheet.resolutions.contains(where: \.showsGrabber),
            let grabber = Sides(color), let under = Sides(sheet.definition.background)?.opaque
        else { return }
        let light = grabber.light.over(under.light).contrast(with: under.light)
        let dark = grabber.dark.over(under.dark).contrast(with: under.dark)
        guard min(light, dark) < 3 else { return }
        let appearance = light <= dark ? "light" : "dark"
        let side = light <= dark ? under.light : under.dark
        report.add(
            Finding(
                .grabberContrast, at: sheet.sheet.range(of: Key.grabber, .color),
                message(min(light, dark), appearance),
                label: "\(tenths(min(light, dark))) < 3",
                help: "choose a \(side.standingOut) colour for \(appearance) appearance"))
    }

    private static func message(_ contrast: Double, _ appearance: String) -> String {
        "the grabber has a contrast of \(tenths(contrast)) to 1 in \(appearance) appearance"
    }
}
