#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
    import SheetLayout
    import UIKit

    extension SheetColor {
        /// As UIKit wants it, for both appearances. A colour that the app resolves is that of its asset catalogue, the
        /// system's background where there is none of that name.
        var uiColor: UIColor {
            switch self {
            case .external(let name): UIColor(named: name) ?? .systemBackground
            case .value(let light, let dark, let space, _):
                UIColor { traits in UIColor(traits.userInterfaceStyle == .dark ? dark : light, space) }
            }
        }

        /// The platform's own material, for which nothing is set.
        var isSystem: Bool { self == .system }
    }

    extension UIColor {
        fileprivate convenience init(_ color: SheetRGBA, _ space: SheetColorSpace) {
            let red = CGFloat(color.red) / 255
            let green = CGFloat(color.green) / 255
            let blue = CGFloat(color.blue) / 255
            let alpha = CGFloat(color.alpha) / 255
            switch space {
            case .sRGB: self.init(red: red, green: green, blue: blue, alpha: alpha)
            case .displayP3: self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            }
        }
    }
#endif
