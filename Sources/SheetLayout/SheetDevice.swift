/// A device on which sheets are presented full-window. Lengths are in points.
public struct SheetDevice: Hashable, Sendable {
    /// What contexts and specs call it.
    public var id: String
    /// As its maker calls it.
    public var name: String
    /// Phone or pad.
    public var kind: SheetContext.Kind
    /// Whether it has one, in either orientation.
    public var homeButton: Bool
    /// Of the window in portrait.
    public var width: Double
    /// Of the window in portrait.
    public var height: Double
    /// Pixels a point.
    public var scale: Double
    /// The safe area's insets in portrait.
    public var insets: SheetInsets
    /// The safe area's insets in landscape; nil where there is no landscape.
    public var landscapeInsets: SheetInsets?
    /// Horizontally, of a phone in landscape. A pad is regular in both orientations.
    public var landscapeSizeClass: SheetContext.SizeClass
    /// The insets of profile `ios18` where they differ.
    public var ios18: SheetDeviceVariant?

    /// A device of your own: a phone without a home button, compact wide in landscape, if nothing else is said.
    public init(
        id: String, name: String? = nil, kind: SheetContext.Kind = .phone, homeButton: Bool = false, width: Double,
        height: Double, scale: Double, insets: SheetInsets = SheetInsets(), landscapeInsets: SheetInsets? = nil,
        landscapeSizeClass: SheetContext.SizeClass = .compact, ios18: SheetDeviceVariant? = nil
    ) {
        self.id = id
        self.name = name ?? id
        self.kind = kind
        self.homeButton = homeButton
        self.width = width
        self.height = height
        self.scale = scale
        self.insets = insets
        self.landscapeInsets = landscapeInsets
        self.landscapeSizeClass = landscapeSizeClass
        self.ios18 = ios18
    }
}

/// The safe area's insets of a device under another system.
public struct SheetDeviceVariant: Hashable, Sendable {
    /// In portrait.
    public var insets: SheetInsets
    /// In landscape, where there is one.
    public var landscapeInsets: SheetInsets?

    /// Insets in both orientations.
    public init(insets: SheetInsets, landscapeInsets: SheetInsets?) {
        self.insets = insets
        self.landscapeInsets = landscapeInsets
    }
}

extension SheetDevice {
    /// The device as a context; nil in landscape where it has none.
    public func context(
        orientation: SheetContext.Orientation, textSize: SheetTextSize = .large, profile: SheetProfile = .ios26
    ) -> SheetContext? {
        guard let safeArea = safeArea(in: orientation, profile) else { return nil }
        let isPortrait = orientation == .portrait
        return SheetContext(
            device: id, kind: kind, homeButton: homeButton, orientation: orientation, textSize: textSize,
            profile: profile, width: isPortrait ? width : height, height: isPortrait ? height : width,
            portraitHeight: height, scale: scale, safeArea: safeArea,
            horizontalSizeClass: sizeClass(in: orientation))
    }

    private func safeArea(in orientation: SheetContext.Orientation, _ profile: SheetProfile) -> SheetInsets? {
        let variant = profile == .ios18 ? ios18 : nil
        switch orientation {
        case .portrait: return variant?.insets ?? insets
        case .landscape: return landscapeInsets.map { variant?.landscapeInsets ?? $0 }
        }
    }

    private func sizeClass(in orientation: SheetContext.Orientation) -> SheetContext.SizeClass {
        switch (kind, orientation) {
        case (.pad, _): .regular
        case (.phone, .portrait): .compact
        case (.phone, .landscape): landscapeSizeClass
        }
    }
}
