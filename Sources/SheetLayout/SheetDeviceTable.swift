extension SheetDevice {
    /// Every known device: Docs/Data/devices.csv with the rows of devices_variants.csv for `ios18`, in that order.
    /// A test holds the table to the files.
    public static let all: [SheetDevice] = phones + pads + others

    /// iPhones.
    private static let phones: [SheetDevice] = [
        home("iphone-se-1", "iPhone SE (1st gen)", 320, 568, 2),
        home("iphone-6s", "iPhone 6s", 375, 667, 2),
        home("iphone-7", "iPhone 7", 375, 667, 2),
        home("iphone-8", "iPhone 8", 375, 667, 2),
        home("iphone-7-plus", "iPhone 7 Plus", 414, 736, 3, wide),
        home("iphone-8-plus", "iPhone 8 Plus", 414, 736, 3, wide),
        home("iphone-se-2", "iPhone SE (2nd gen)", 375, 667, 2),
        home("iphone-se-3", "iPhone SE (3rd gen)", 375, 667, 2),
        notch18("iphone-x", "iPhone X", 375, 812, 3, 44),
        notch18("iphone-xs", "iPhone XS", 375, 812, 3, 44),
        notch("iphone-11-pro", "iPhone 11 Pro", 375, 812, 3, 44),
        notch18("iphone-xs-max", "iPhone XS Max", 414, 896, 3, 44, wide),
        notch("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, 3, 44, wide),
        notch18("iphone-xr", "iPhone XR", 414, 896, 2, 48, wide),
        notch("iphone-11", "iPhone 11", 414, 896, 2, 48, wide),
        notch("iphone-12-mini", "iPhone 12 mini", 375, 812, 3, 50),
        notch("iphone-13-mini", "iPhone 13 mini", 375, 812, 3, 50),
        notch("iphone-12", "iPhone 12", 390, 844, 3, 47),
        notch("iphone-12-pro", "iPhone 12 Pro", 390, 844, 3, 47),
        notch("iphone-13", "iPhone 13", 390, 844, 3, 47),
        notch("iphone-13-pro", "iPhone 13 Pro", 390, 844, 3, 47),
        notch("iphone-14", "iPhone 14", 390, 844, 3, 47),
        notch("iphone-16e", "iPhone 16e", 390, 844, 3, 47),
        notch26("iphone-17e", "iPhone 17e", 390, 844, 3, 47),
        notch("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, 47, wide),
        notch("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, 47, wide),
        notch("iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, 47, wide),
        notch("iphone-14-pro", "iPhone 14 Pro", 393, 852, 3, 59),
        notch("iphone-15", "iPhone 15", 393, 852, 3, 59),
        notch("iphone-15-pro", "iPhone 15 Pro", 393, 852, 3, 59),
        notch("iphone-16", "iPhone 16", 393, 852, 3, 59),
        notch("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 3, 59, wide),
        notch("iphone-15-plus", "iPhone 15 Plus", 430, 932, 3, 59, wide),
        notch("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, 59, wide),
        notch("iphone-16-plus", "iPhone 16 Plus", 430, 932, 3, 59, wide),
        notch("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, 62),
        notch26("iphone-17", "iPhone 17", 402, 874, 3, 62),
        notch26("iphone-17-pro", "iPhone 17 Pro", 402, 874, 3, 62),
        notch26("iphone-18-pro", "iPhone 18 Pro", 402, 874, 3, 62),
        notch("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, 62, wide),
        notch26("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 3, 62, wide),
        notch26("iphone-18-pro-max", "iPhone 18 Pro Max", 440, 956, 3, 62, wide),
        notch26("iphone-air", "iPhone Air", 420, 912, 3, 68, wide),
        other("iphone-duo-outer", "iPhone Duo outer display", .phone, 466, 678, 3, [0, 34], nil),
        other("iphone-duo-inner", "iPhone Duo inner display", .pad, 669, 951, 3, [82, 34], [0, 34, 0, 84]),
    ]

    /// iPads.
    private static let pads: [SheetDevice] = [
        homePad("ipad-5", "iPad (5th gen)", 768, 1024),
        homePad("ipad-6", "iPad (6th gen)", 768, 1024),
        homePad("ipad-7", "iPad (7th gen)", 810, 1080),
        homePad("ipad-8", "iPad (8th gen)", 810, 1080),
        homePad("ipad-9", "iPad (9th gen)", 810, 1080),
        homePad("ipad-mini-4", "iPad mini 4", 768, 1024),
        homePad("ipad-mini-5", "iPad mini (5th gen)", 768, 1024),
        homePad("ipad-air-2", "iPad Air 2", 768, 1024),
        homePad("ipad-air-3", "iPad Air (3rd gen)", 834, 1112),
        homePad("ipad-pro-10.5", "iPad Pro 10.5-inch", 834, 1112),
        homePad("ipad-pro-12.9-1-2", "iPad Pro 12.9-inch (1st/2nd gen)", 1024, 1366),
        pad("ipad-10", "iPad (10th gen)", 820, 1180),
        pad("ipad-a16", "iPad (A16)", 820, 1180),
        pad("ipad-mini-6", "iPad mini (6th gen)", 744, 1133),
        pad("ipad-mini-a17pro", "iPad mini (A17 Pro)", 744, 1133),
        pad("ipad-air-4", "iPad Air (4th gen)", 820, 1180),
        pad("ipad-air-5", "iPad Air (5th gen)", 820, 1180),
        pad("ipad-air-11-m2", "iPad Air 11-inch (M2)", 820, 1180),
        pad("ipad-air-11-m3", "iPad Air 11-inch (M3)", 820, 1180),
        pad("ipad-air-11-m4", "iPad Air 11-inch (M4)", 820, 1180),
        pad("ipad-air-13-m2", "iPad Air 13-inch (M2)", 1024, 1366),
        pad("ipad-air-13-m3", "iPad Air 13-inch (M3)", 1024, 1366),
        pad("ipad-air-13-m4", "iPad Air 13-inch (M4)", 1024, 1366),
        pad("ipad-pro-11-1-4", "iPad Pro 11-inch (1st-4th gen)", 834, 1194),
        pad("ipad-pro-12.9-3-6", "iPad Pro 12.9-inch (3rd-6th gen)", 1024, 1366),
        pad("ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210),
        pad("ipad-pro-11-m5", "iPad Pro 11-inch (M5)", 834, 1210),
        pad("ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376),
        pad("ipad-pro-13-m5", "iPad Pro 13-inch (M5)", 1032, 1376),
    ]

    /// Devices of other makers; what the file does not know is no landscape.
    private static let others: [SheetDevice] = [
        other("pixel-8", "Google Pixel 8", .phone, 411.43, 914.29, 2.625, [50.29, 24], nil),
        other("pixel-9", "Google Pixel 9", .phone, 411.43, 923.43, 2.625, [54.1, 24], nil),
        other("pixel-10", "Google Pixel 10", .phone, 411.43, 923.43, 2.625, [54.1, 24], nil),
        other("pixel-10-pro", "Google Pixel 10 Pro", .phone, 426.67, 952, 3, [52, 24], nil),
        other("pixel-10-pro-xl", "Google Pixel 10 Pro XL", .phone, 448, 997.33, 3, [53, 24], nil),
        other(
            "pixel-10-pro-fold-cover", "Google Pixel 10 Pro Fold cover", .phone, 443.08, 969.85, 2.4375,
            [62.36, 24.21], nil),
        other(
            "pixel-10-pro-fold-main", "Google Pixel 10 Pro Fold inner", .pad, 851.69, 882.87, 2.4375, [55.79, 32], nil),
        other("galaxy-s24", "Samsung Galaxy S24", .phone, 360, 780, 3, [34.33, 15], [30, 15, 34.33, 0]),
        other(
            "galaxy-s24-ultra", "Samsung Galaxy S24 Ultra", .phone, 384, 832, 2.8125, [34.49, 14.93],
            [29.87, 14.93, 34.13, 0]),
        other("galaxy-s25", "Samsung Galaxy S25", .phone, 360, 780, 3, [34.33, 15], [30, 15, 34.33, 0]),
        other("galaxy-s26", "Samsung Galaxy S26", .phone, 360, 780, 3, [37, 15], [30, 15, 37, 0]),
        other(
            "galaxy-s26-ultra", "Samsung Galaxy S26 Ultra", .phone, 384, 832, 2.8125, [37.33, 14.93],
            [29.87, 14.93, 36.98, 0]),
        other("galaxy-a16", "Samsung Galaxy A16", .phone, 384, 832, 2.8125, [35.56, 14.93], [29.87, 14.93, 35.56, 0]),
        other("galaxy-a55", "Samsung Galaxy A55", .phone, 384, 832, 2.8125, [31.64, 14.93], [29.87, 14.93, 31.64, 0]),
        other(
            "galaxy-z-fold7-cover", "Samsung Galaxy Z Fold7 cover", .phone, 411.43, 960, 2.625, [41.9, 14.86],
            [30.1, 14.86, 38.86, 0]),
        other(
            "galaxy-z-fold7-main", "Samsung Galaxy Z Fold7 inner", .pad, 749.71, 832, 2.625, [33.9, 14.86],
            [30.1, 14.86, 0, 0]),
        other("galaxy-z-flip7", "Samsung Galaxy Z Flip7 main", .phone, 360, 840, 3, [36.33, 15], [30, 15, 36.33, 0]),
        other(
            "galaxy-tab-s11", "Samsung Galaxy Tab S11", .pad, 752.94, 1204.71, 2.125, [30.12, 15.06],
            [30.12, 15.06, 0, 0]),
        other(
            "android-nominal-compact", "Android nominal phone (24 dp bars)", .phone, 360, 800, 3, [24, 24],
            [24, 24, 0, 0]),
    ]
}

extension SheetDevice {
    private static let wide = SheetContext.SizeClass.regular

    /// A phone with a home button.
    private static func home(
        _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double,
        _ landscape: SheetContext.SizeClass = .compact
    ) -> SheetDevice {
        SheetDevice(
            id: id, name: name, homeButton: true, width: width, height: height, scale: scale,
            insets: SheetInsets(top: 20), landscapeInsets: SheetInsets(), landscapeSizeClass: landscape)
    }

    /// A phone with a home indicator, which takes 21 points in landscape up to iOS 18 and 20 from iOS 26 on.
    private static func notch(
        _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
        _ landscape: SheetContext.SizeClass = .compact
    ) -> SheetDevice {
        var device = notch26(id, name, width, height, scale, top, landscape)
        device.ios18 = SheetDeviceVariant(insets: device.insets, landscapeInsets: sideways(top, bottom: 21))
        return device
    }

    /// The same where only iOS 26 and later are known.
    private static func notch26(
        _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
        _ landscape: SheetContext.SizeClass = .compact
    ) -> SheetDevice {
        SheetDevice(
            id: id, name: name, width: width, height: height, scale: scale,
            insets: SheetInsets(top: top, bottom: 34), landscapeInsets: sideways(top, bottom: 20),
            landscapeSizeClass: landscape)
    }

    /// The same where only iOS 18 and earlier are known.
    private static func notch18(
        _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double,
        _ landscape: SheetContext.SizeClass = .compact
    ) -> SheetDevice {
        var device = notch26(id, name, width, height, scale, top, landscape)
        device.landscapeInsets = sideways(top, bottom: 21)
        return device
    }

    private static func sideways(_ notch: Double, bottom: Double) -> SheetInsets {
        SheetInsets(bottom: bottom, leading: notch, trailing: notch)
    }

    /// A pad with a home button.
    private static func homePad(_ id: String, _ name: String, _ width: Double, _ height: Double) -> SheetDevice {
        SheetDevice(
            id: id, name: name, kind: .pad, homeButton: true, width: width, height: height, scale: 2,
            insets: SheetInsets(top: 20), landscapeInsets: SheetInsets(top: 20))
    }

    /// A pad with a home indicator.
    private static func pad(_ id: String, _ name: String, _ width: Double, _ height: Double) -> SheetDevice {
        let insets = SheetInsets(top: 32, bottom: 25)
        let older = SheetInsets(top: 24, bottom: 20)
        return SheetDevice(
            id: id, name: name, kind: .pad, width: width, height: height, scale: 2, insets: insets,
            landscapeInsets: insets, ios18: SheetDeviceVariant(insets: older, landscapeInsets: older))
    }

    /// Insets are top and bottom in portrait; top, bottom, left and right in landscape.
    private static func other(
        _ id: String, _ name: String, _ kind: SheetContext.Kind, _ width: Double, _ height: Double, _ scale: Double,
        _ portrait: [Double], _ landscape: [Double]?
    ) -> SheetDevice {
        SheetDevice(
            id: id, name: name, kind: kind, width: width, height: height, scale: scale,
            insets: SheetInsets(top: portrait[0], bottom: portrait[1]),
            landscapeInsets: landscape.map {
                SheetInsets(top: $0[0], bottom: $0[1], leading: $0[2], trailing: $0[3])
            })
    }
}
