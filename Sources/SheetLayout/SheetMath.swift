/// Rounding without the C library, so that the sources of this module link anywhere.
enum SheetMath {
    /// The nearest whole number, half away from zero.
    static func rounded(_ x: Double) -> Double {
        let whole = truncated(x)
        let rest = x - whole
        if rest >= 0.5 { return whole + 1 }
        return rest <= -0.5 ? whole - 1 : whole
    }

    /// The next whole number downward.
    static func floor(_ x: Double) -> Double {
        let whole = truncated(x)
        return whole > x ? whole - 1 : whole
    }

    /// The next whole number upward.
    static func ceil(_ x: Double) -> Double {
        let whole = truncated(x)
        return whole < x ? whole + 1 : whole
    }

    /// Whether it is 0 once printed with 3 decimals.
    static func printsAsZero(_ x: Double) -> Bool { rounded(x * 1000) == 0 }

    /// Without the digits after the point. From 2^52 on a double has none; what is no number stays as it is.
    private static func truncated(_ x: Double) -> Double {
        x.magnitude < 4_503_599_627_370_496 ? Double(Int64(x)) : x
    }
}
