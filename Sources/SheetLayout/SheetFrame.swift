/// What the container gives to a sheet, before anything of its content is known: form, limits and system detents.
struct SheetFrame {
    /// Where the sheet is presented.
    let context: SheetContext
    /// How it stands there.
    let form: SheetForm
    /// W: the width that the container offers.
    let width: Double
    /// cap₀: the tallest that the container lets a sheet be, in total.
    let limit: Double
    /// B: the bottom inset that is added to a detent's value.
    let addedBottom: Double
    /// The bottom inset that `fit` and `through` count.
    let includedBottom: Double
    /// M: the tallest value of a detent; `max` and `large`.
    let tallest: Double
    /// The system's medium detent.
    let medium: Double

    /// Borrows the sheet, which is expensive to copy.
    init(_ sheet: borrowing SheetDefinition, in context: SheetContext) {
        let isCustom = sheet.presentation == .custom
        self.context = context
        form = SheetFrame.form(of: sheet, in: context)
        let isFloating = form == .floating
        width = isFloating ? min(580, context.width) : context.width
        addedBottom = form == .edge && (!isCustom || sheet.safeArea == .add) ? context.safeArea.bottom : 0
        includedBottom = isCustom && sheet.safeArea == .include ? context.safeArea.bottom : 0
        limit =
            isFloating
            ? min(650, context.height - context.safeArea.top - context.safeArea.bottom)
            : context.height - (isCustom ? context.safeArea.top : SheetFrame.gapAbove(in: context))
        tallest = max(0, limit - addedBottom)
        medium = (context.portraitHeight <= 568 ? 0.63 : 0.56) * tallest
    }

    /// Full screen, floating or at the bottom edge.
    private static func form(of sheet: SheetDefinition, in context: SheetContext) -> SheetForm {
        guard sheet.presentation == .system else { return .edge }
        if context.kind == .pad { return .floating }
        return context.verticalSizeClass == .compact && sheet.compactHeight == .fullScreen ? .fullScreen : .edge
    }

    /// R: what a system sheet leaves free above it.
    private static func gapAbove(in context: SheetContext) -> Double {
        let top = context.safeArea.top
        switch context.profile {
        case .ios26: return context.homeButton ? top + 10 : top
        case .ios18:
            if context.verticalSizeClass == .compact { return 8 }
            return context.homeButton ? top + 20 : top + 10
        }
    }
}

extension SheetFrame {
    /// In pixels, a whole number.
    func pixels(_ points: Double) -> Double { SheetMath.rounded(points * context.scale) }

    /// Rounded to the pixel.
    func rounded(_ points: Double) -> Double { pixels(points) / context.scale }

    /// Rounded up to the pixel, as a label is.
    func roundedUp(_ points: Double) -> Double { SheetMath.ceil(points * context.scale) / context.scale }

    /// Whether the context has a trait.
    func has(_ trait: SheetTrait) -> Bool {
        switch trait {
        case .portrait: context.orientation == .portrait
        case .landscape: context.orientation == .landscape
        case .phone: context.kind == .phone
        case .pad: context.kind == .pad
        case .compactWidth: context.horizontalSizeClass == .compact
        case .regularWidth: context.horizontalSizeClass == .regular
        case .compactHeight: context.verticalSizeClass == .compact
        case .regularHeight: context.verticalSizeClass == .regular
        case .accessibilitySize: context.textSize.isAccessibilitySize
        case .homeButton: context.homeButton
        }
    }
}

extension SheetTextSize {
    /// AX1 and up.
    public var isAccessibilitySize: Bool {
        switch self {
        case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
        case .AX1, .AX2, .AX3, .AX4, .AX5: true
        }
    }
}
