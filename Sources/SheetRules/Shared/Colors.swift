import SheetLayout
import SheetModel
import SheetText

extension Located where Value == ColorSyntax {
    /// Calls `body` with every literal in it.
    func forEachLiteral(_ body: (Located<ColorValue>) -> Void) {
        switch value {
        case .literal(let literal): body(Located<ColorValue>(literal, at: range))
        case .name: break
        case .sides(let light, let dark):
            light.forEachLiteral(body)
            dark?.forEachLiteral(body)
        case .faded(let inner, _): inner.forEachLiteral(body)
        }
    }
}

extension SheetRGBA {
    /// This colour over an opaque one.
    func over(_ other: SheetRGBA) -> SheetRGBA {
        let share = Double(alpha) / 255
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * share + Double(bottom) * (1 - share) + 0.5).rounded(.down))
        }
        return SheetRGBA(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// WCAG 2.2's contrast of two opaque colours, from 1 to 21.
    func contrast(with other: SheetRGBA) -> Double {
        let (first, second) = (luminance, other.luminance)
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// What a colour on this one has to be to stand out more.
    var standingOut: String {
        let black = SheetRGBA(red: 0, green: 0, blue: 0)
        let white = SheetRGBA(red: 255, green: 255, blue: 255)
        return contrast(with: black) > contrast(with: white) ? "darker" : "lighter"
    }

    private var luminance: Double {
        0.2126 * SheetRGBA.linear[Int(red)] + 0.7152 * SheetRGBA.linear[Int(green)]
            + 0.0722 * SheetRGBA.linear[Int(blue)]
    }

    /// sRGB's channels made linear: x to the power 2.4 is x² times the fifth root of x², which needs no library.
    private static let linear: [Double] = (0...255).map { byte in
        let channel = Double(byte) / 255
        if channel <= 0.04045 { return channel / 12.92 }
        let base = (channel + 0.055) / 1.055
        return base * base * fifthRoot(base * base)
    }

    /// The fifth root of a number between 0 and 1, by Newton's steps.
    private static func fifthRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 { root -= (root - number / (root * root * root * root)) / 5 }
        return root
    }
}

/// A colour's two sides.
struct Sides {
    var light: SheetRGBA
    var dark: SheetRGBA

    init(light: SheetRGBA, dark: SheetRGBA) {
        self.light = light
        self.dark = dark
    }

    /// nil for a colour that only the app knows.
    init?(_ color: SheetColor) {
        guard case .value(let light, let dark, _, _) = color else { return nil }
        self.init(light: light, dark: dark)
    }

    /// As it looks over an app that is white in light and black in dark appearance.
    var opaque: Sides {
        over(Sides(light: SheetRGBA(red: 255, green: 255, blue: 255), dark: SheetRGBA(red: 0, green: 0, blue: 0)))
    }

    /// This colour over an opaque one.
    func over(_ other: Sides) -> Sides { Sides(light: light.over(other.light), dark: dark.over(other.dark)) }
}
