import SheetLayout

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension ColorValue {
    /// The same colour in Display P3 coordinates; both spaces have the white D65 and sRGB's transfer curve.
    package var inDisplayP3: ColorValue {
        guard space == .sRGB else { return self }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        // The product of the matrices of IEC 61966-2-1 and SMPTE EG 432-1.
        return ColorValue(
            red: encoded(0.822461968714 * r + 0.177538031286 * g),
            green: encoded(0.033194198851 * r + 0.966805801149 * g),
            blue: encoded(0.017082630721 * r + 0.072397440764 * g + 0.910519928515 * b), alpha: alpha,
            space: .displayP3)
    }
}

private func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
}

private func encoded(_ channel: Double) -> Double {
    channel <= 0.0031308 ? channel * 12.92 : 1.055 * pow(channel, 1 / 2.4) - 0.055
}
