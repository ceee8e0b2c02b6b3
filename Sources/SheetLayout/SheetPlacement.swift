/// How a custom sheet is drawn in one context: what is the same at every height, and where its parts stand at one.
///
/// A system sheet is drawn by the platform; for one, only what stands inside the panel has a meaning.
public struct SheetPlacement: Hashable, Sendable {
    /// Of the window, in points.
    public let windowWidth: Double
    /// Of the window, in points.
    public let windowHeight: Double
    /// Of the panel, in points.
    public let width: Double
    /// The lowest stop, in points: the panel is never drawn lower, it slides out below the window's edge instead.
    public let leastHeight: Double
    /// The radius of its corners, in points; nil is the system's own.
    public let cornerRadius: Double?
    /// One upon the other, as declared.
    public let shadows: [SheetShadowOnScreen]
    /// The handle in the panel; nil where none is to be seen.
    public let grabber: SheetRect?
    /// In the panel, below the grabber's area.
    public let header: SheetRect
    /// Around the content of the panel, in points, without header and footer.
    let insets: SheetInsets
    /// Where the content begins, without its own inset.
    let contentTop: Double
    /// Of the footer, in points.
    let footer: Double
    /// The bottom inset that lies inside the panel, in points.
    let bottomInset: Double

    /// Of a sheet and what it is in a context.
    public init(_ sheet: SheetDefinition, _ resolution: SheetResolution, in context: SheetContext) {
        let resolver = SheetResolver(sheet)
        func points(_ expression: SheetExpression) -> Double { resolver.value(of: expression, in: context) ?? 0 }
        let area = points(sheet.grabber.area)
        windowWidth = context.width
        windowHeight = context.height
        width = resolution.width
        leastHeight = resolution.detents.first?.total ?? 0
        cornerRadius = resolution.corner
        shadows = sheet.shadow.map { shadow in
            SheetShadowOnScreen(
                color: shadow.color, opacity: shadow.opacity, x: points(shadow.x), y: points(shadow.y),
                radius: points(shadow.radius))
        }
        let handle = points(sheet.grabber.width)
        grabber =
            resolution.showsGrabber
            ? SheetRect(
                x: (width - handle) / 2, y: points(sheet.grabber.top), width: handle,
                height: points(sheet.grabber.height)) : nil
        header = SheetRect(x: 0, y: area, width: width, height: resolution.header)
        contentTop = sheet.header.overlay ? area : area + resolution.header
        insets = resolution.insets
        footer = resolution.footer
        bottomInset = sheet.safeArea == .ignore ? 0 : context.safeArea.bottom
    }
}

extension SheetPlacement {
    /// The panel in the window while the sheet is at a height: it stands on the bottom edge, in the middle.
    public func panel(at height: Double) -> SheetRect {
        SheetRect(
            x: (windowWidth - width) / 2, y: windowHeight - height, width: width, height: drawn(height))
    }

    /// What is left in the panel for the content: between header and footer, inside the insets.
    public func content(at height: Double) -> SheetRect {
        let top = contentTop + insets.top
        let bottom = footer(at: height).y - insets.bottom
        return SheetRect(
            x: insets.leading, y: top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, bottom - top))
    }

    /// In the panel, above the bottom inset where that lies inside it.
    public func footer(at height: Double) -> SheetRect {
        SheetRect(x: 0, y: drawn(height) - bottomInset - footer, width: width, height: footer)
    }

    private func drawn(_ height: Double) -> Double { max(height, leastHeight) }
}

/// A rectangle in points; `x` is counted from the leading edge, `y` from the top.
public struct SheetRect: Hashable, Sendable {
    /// From the leading edge, in points.
    public var x: Double
    /// From the top edge, in points.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// Of its four numbers, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// A shadow with its lengths in points.
public struct SheetShadowOnScreen: Hashable, Sendable {
    /// Of the shadow, in both appearances.
    public let color: SheetColor
    /// From 0 to 1.
    public let opacity: Double
    /// To the right, in points.
    public let x: Double
    /// Downward, in points.
    public let y: Double
    /// Of its blur, in points.
    public let radius: Double
}
