package import SheetLayout

/// A colour whose names are resolved, before its channels are rounded.
package enum LinkedColor: Sendable, Equatable {
    /// `token` is the name it was given by, if it is nothing but a name.
    case sides(light: ColorValue, dark: ColorValue, token: String?)
    case external(String)

    /// As the resolver and the outputs take it: both sides in one space, channels from 0 to 255.
    package var color: SheetColor {
        switch self {
        case .external(let name): return .external(name)
        case .sides(let light, let dark, let token):
            guard light.space != dark.space else {
                return .value(light: light.rounded, dark: dark.rounded, space: light.space, token: token)
            }
            return .value(
                light: light.inDisplayP3.rounded, dark: dark.inDisplayP3.rounded, space: .displayP3, token: token)
        }
    }

    /// The same colour under another name, or none.
    package func named(_ name: String?) -> LinkedColor {
        guard case .sides(let light, let dark, _) = self else { return self }
        return .sides(light: light, dark: dark, token: name)
    }
}

extension ColorValue {
    /// From 0xRRGGBBAA.
    package init(hex: UInt32) {
        self.init(
            red: Double(hex >> 24) / 255, green: Double(hex >> 16 & 0xFF) / 255, blue: Double(hex >> 8 & 0xFF) / 255,
            alpha: Double(hex & 0xFF) / 255)
    }

    /// Each channel is x·255, half away from zero.
    package var rounded: SheetRGBA {
        SheetRGBA(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }

    /// With its opacity multiplied.
    package func faded(by opacity: Double) -> ColorValue {
        var copy = self
        copy.alpha *= opacity
        return copy
    }
}

private func byte(_ channel: Double) -> UInt8 {
    UInt8(min(max((channel * 255).rounded(.toNearestOrAwayFromZero), 0), 255))
}
