/// Where a sheet is presented: a window of a device in one orientation, at one text size, on one system.
/// Lengths are in points.
public struct SheetContext: Hashable, Sendable {
    /// What the device is.
    public enum Kind: String, CaseIterable, Sendable { case phone, pad }
    /// How it is held.
    public enum Orientation: String, CaseIterable, Sendable { case portrait, landscape }
    /// How much room there is along an axis, as the system puts it.
    public enum SizeClass: String, CaseIterable, Sendable { case compact, regular }

    /// Id of the device.
    public var device: String
    /// Phone or pad.
    public var kind: Kind
    /// Whether the device has one, in either orientation.
    public var homeButton: Bool
    /// How it is held.
    public var orientation: Orientation
    /// The content size category.
    public var textSize: SheetTextSize
    /// Which system it runs.
    public var profile: SheetProfile
    /// Of the window.
    public var width: Double
    /// Of the window.
    public var height: Double
    /// The height of the window in portrait, whatever the orientation is.
    public var portraitHeight: Double
    /// Pixels a point.
    public var scale: Double
    /// The safe area's insets in the window.
    public var safeArea: SheetInsets
    /// Of the window.
    public var horizontalSizeClass: SizeClass

    /// Of all its properties; lengths are in points.
    public init(
        device: String, kind: Kind, homeButton: Bool, orientation: Orientation, textSize: SheetTextSize,
        profile: SheetProfile, width: Double, height: Double, portraitHeight: Double, scale: Double,
        safeArea: SheetInsets, horizontalSizeClass: SizeClass
    ) {
        self.device = device
        self.kind = kind
        self.homeButton = homeButton
        self.orientation = orientation
        self.textSize = textSize
        self.profile = profile
        self.width = width
        self.height = height
        self.portraitHeight = portraitHeight
        self.scale = scale
        self.safeArea = safeArea
        self.horizontalSizeClass = horizontalSizeClass
    }

    /// `device-orientation-textSize-profile`.
    public var id: String { "\(device)-\(orientation.rawValue)-\(textSize.rawValue)-\(profile.rawValue)" }

    /// Only a phone in landscape is compact high.
    public var verticalSizeClass: SizeClass { kind == .phone && orientation == .landscape ? .compact : .regular }
}

/// Distances from the edges, in points.
public struct SheetInsets: Hashable, Sendable {
    /// In points.
    public var top: Double
    /// In points.
    public var bottom: Double
    /// In points.
    public var leading: Double
    /// In points.
    public var trailing: Double

    /// Of four lengths in points, 0 where nothing is said.
    public init(top: Double = 0, bottom: Double = 0, leading: Double = 0, trailing: Double = 0) {
        self.top = top
        self.bottom = bottom
        self.leading = leading
        self.trailing = trailing
    }
}

/// The system whose sheets are modelled.
public enum SheetProfile: String, CaseIterable, Sendable { case ios18, ios26 }

/// The content size categories, smallest first; AX is short for accessibility.
public enum SheetTextSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5
}

/// The text styles of the system.
public enum SheetTextStyle: String, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}
