import SheetLayout

/// What other code calls the lengths that expressions have a name for.
enum ForeignName {
    /// The name that a word of other code means; nil where nobody knows. Case, `_` and `.` do not matter.
    static func find(_ word: String) -> SheetName? {
        let letters = word.lowercased().filter { $0 != "_" && $0 != "." }
        return SheetName.allCases.first { words(for: $0).contains(letters) }
    }

    private static func words(for name: SheetName) -> [String] {
        switch name {
        case .screen:
            [
                "screenheight", "kscreenheight", "windowheight", "viewheight", "viewportheight", "deviceheight", "vh",
                "height", "uiscreenmainboundsheight", "viewboundsheight", "viewframeheight", "geometrysizeheight",
                "proxysizeheight",
            ]
        case .width:
            [
                "screenwidth", "kscreenwidth", "windowwidth", "viewwidth", "viewportwidth", "devicewidth", "vw",
                "uiscreenmainboundswidth", "viewboundswidth", "viewframewidth", "geometrysizewidth", "proxysizewidth",
            ]
        case .topInset: ["safeareainsetstop", "safeareatop", "topsafearea", "statusbarheight", "statusbar"]
        case .bottomInset:
            [
                "safeareainsetsbottom", "safeareabottom", "bottomsafearea", "homeindicator", "homeindicatorheight",
                "safeareainsetbottom",
            ]
        case .leadingInset: ["safeareainsetsleading", "safeareainsetsleft", "leftinset"]
        case .trailingInset: ["safeareainsetstrailing", "safeareainsetsright", "rightinset"]
        case .safeArea: ["safeareaheight", "safeareainsets"]
        case .pixel: ["hairline", "px", "onepixel"]
        case .max: ["maxheight", "maximumdetentvalue", "contextmaximumdetentvalue", "fullscreen"]
        case .medium: ["half"]
        case .large: ["full"]
        case .header: ["headerheight"]
        case .footer: ["footerheight"]
        case .content: ["contentheight", "contentsizeheight"]
        case .fit: ["auto", "intrinsic", "intrinsiccontentsizeheight", "wrapcontent", "hug"]
        case .detent: ["currentdetent", "selecteddetent"]
        }
    }
}
