/// A colour in light and dark appearance.
public enum SheetColor: Hashable, Sendable {
    /// `token` is the path it was named by, if it was.
    case value(light: SheetRGBA, dark: SheetRGBA, space: SheetColorSpace, token: String?)
    /// A name that the app resolves.
    case external(String)

    /// The platform's own sheet material, with the value of `systemBackground`.
    public static let system = SheetColor.value(
        light: SheetRGBA(red: 255, green: 255, blue: 255), dark: SheetRGBA(red: 28, green: 28, blue: 30),
        space: .sRGB, token: "system")
    /// Black in both appearances: a dim and a shadow have it where the spec names none.
    public static let black = SheetColor.value(
        light: SheetRGBA(red: 0, green: 0, blue: 0), dark: SheetRGBA(red: 0, green: 0, blue: 0), space: .sRGB,
        token: nil)
}

/// What the channels of a colour are measured in.
public enum SheetColorSpace: String, CaseIterable, Sendable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
}

/// Red, green, blue and opacity, each from 0 to 255.
public struct SheetRGBA: Hashable, Sendable {
    /// From 0 to 255.
    public var red: UInt8
    /// From 0 to 255.
    public var green: UInt8
    /// From 0 to 255.
    public var blue: UInt8
    /// From 0, clear, to 255, opaque.
    public var alpha: UInt8

    /// Of four channels, each from 0 to 255; opaque if nothing else is said.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
