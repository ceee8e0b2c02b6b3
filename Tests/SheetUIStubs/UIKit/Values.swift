// Signatures after Apple's documentation, written for type-checking on Linux: no body does anything.
@_exported import Foundation
@_exported import ObjectiveC

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

public struct CGVector: Hashable, Sendable {
    public static let zero = CGVector()
}

public final class CGColor: Sendable {}

public final class CGPath: Sendable {}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "")
    public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
    public static let small = UIContentSizeCategory(rawValue: "S")
    public static let medium = UIContentSizeCategory(rawValue: "M")
    public static let large = UIContentSizeCategory(rawValue: "L")
    public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AXXXL")
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor open class UITraitCollection: NSObject {
    nonisolated public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    nonisolated public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    nonisolated public var displayScale: CGFloat { 3 }
    nonisolated public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    nonisolated public var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    nonisolated public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
    public init?(named: String) {}
    public static var systemBackground: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    public static var tertiaryLabel: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0.3) }
    public static var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
    public var cgColor: CGColor { CGColor() }
}

public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

open class UIBezierPath: NSObject {
    public init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {}
    public var cgPath: CGPath { CGPath() }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

open class CALayer: NSObject {
    public var masksToBounds = false
    public var cornerRadius: CGFloat = 0
    public var cornerCurve = CALayerCornerCurve.circular
    public var maskedCorners: CACornerMask = []
    public var shadowColor: CGColor?
    public var shadowOpacity: Float = 0
    public var shadowOffset = CGSize.zero
    public var shadowRadius: CGFloat = 0
    public var shadowPath: CGPath?
}
