/// Every known device as a context, for tests and previews: in portrait, at the text size `large`, on `ios26`.
///
/// Made of Docs/Data/devices.csv; a test says what to write here.
extension SheetContext {
    /// iPhone SE (1st gen)
    public static let iphoneSE1: SheetContext = known("iphone-se-1", .phone, home: true, 320, 568, 2, 20, 0)
    /// iPhone 6s
    public static let iphone6s: SheetContext = known("iphone-6s", .phone, home: true, 375, 667, 2, 20, 0)
    /// iPhone 7
    public static let iphone7: SheetContext = known("iphone-7", .phone, home: true, 375, 667, 2, 20, 0)
    /// iPhone 8
    public static let iphone8: SheetContext = known("iphone-8", .phone, home: true, 375, 667, 2, 20, 0)
    /// iPhone 7 Plus
    public static let iphone7Plus: SheetContext = known("iphone-7-plus", .phone, home: true, 414, 736, 3, 20, 0)
    /// iPhone 8 Plus
    public static let iphone8Plus: SheetContext = known("iphone-8-plus", .phone, home: true, 414, 736, 3, 20, 0)
    /// iPhone SE (2nd gen)
    public static let iphoneSE2: SheetContext = known("iphone-se-2", .phone, home: true, 375, 667, 2, 20, 0)
    /// iPhone SE (3rd gen)
    public static let iphoneSE3: SheetContext = known("iphone-se-3", .phone, home: true, 375, 667, 2, 20, 0)
    /// iPhone X
    public static let iphoneX: SheetContext = known("iphone-x", .phone, home: false, 375, 812, 3, 44, 34)
    /// iPhone XS
    public static let iphoneXS: SheetContext = known("iphone-xs", .phone, home: false, 375, 812, 3, 44, 34)
    /// iPhone 11 Pro
    public static let iphone11Pro: SheetContext = known("iphone-11-pro", .phone, home: false, 375, 812, 3, 44, 34)
    /// iPhone XS Max
    public static let iphoneXSMax: SheetContext = known("iphone-xs-max", .phone, home: false, 414, 896, 3, 44, 34)
    /// iPhone 11 Pro Max
    public static let iphone11ProMax: SheetContext = known(
        "iphone-11-pro-max", .phone, home: false, 414, 896, 3, 44, 34)
    /// iPhone XR
    public static let iphoneXR: SheetContext = known("iphone-xr", .phone, home: false, 414, 896, 2, 48, 34)
    /// iPhone 11
    public static let iphone11: SheetContext = known("iphone-11", .phone, home: false, 414, 896, 2, 48, 34)
    /// iPhone 12 mini
    public static let iphone12Mini: SheetContext = known("iphone-12-mini", .phone, home: false, 375, 812, 3, 50, 34)
    /// iPhone 13 mini
    public static let iphone13Mini: SheetContext = known("iphone-13-mini", .phone, home: false, 375, 812, 3, 50, 34)
    /// iPhone 12
    public static let iphone12: SheetContext = known("iphone-12", .phone, home: false, 390, 844, 3, 47, 34)
    /// iPhone 12 Pro
    public static let iphone12Pro: SheetContext = known("iphone-12-pro", .phone, home: false, 390, 844, 3, 47, 34)
    /// iPhone 13
    public static let iphone13: SheetContext = known("iphone-13", .phone, home: false, 390, 844, 3, 47, 34)
    /// iPhone 13 Pro
    public static let iphone13Pro: SheetContext = known("iphone-13-pro", .phone, home: false, 390, 844, 3, 47, 34)
    /// iPhone 14
    public static let iphone14: SheetContext = known("iphone-14", .phone, home: false, 390, 844, 3, 47, 34)
    /// iPhone 16e
    public static let iphone16e: SheetContext = known("iphone-16e", .phone, home: false, 390, 844, 3, 47, 34)
    /// iPhone 17e
    public static let iphone17e: SheetContext = known("iphone-17e", .phone, home: false, 390, 844, 3, 47, 34)
    /// iPhone 12 Pro Max
    public static let iphone12ProMax: SheetContext = known(
        "iphone-12-pro-max", .phone, home: false, 428, 926, 3, 47, 34)
    /// iPhone 13 Pro Max
    public static let iphone13ProMax: SheetContext = known(
        "iphone-13-pro-max", .phone, home: false, 428, 926, 3, 47, 34)
    /// iPhone 14 Plus
    public static let iphone14Plus: SheetContext = known("iphone-14-plus", .phone, home: false, 428, 926, 3, 47, 34)
    /// iPhone 14 Pro
    public static let iphone14Pro: SheetContext = known("iphone-14-pro", .phone, home: false, 393, 852, 3, 59, 34)
    /// iPhone 15
    public static let iphone15: SheetContext = known("iphone-15", .phone, home: false, 393, 852, 3, 59, 34)
    /// iPhone 15 Pro
    public static let iphone15Pro: SheetContext = known("iphone-15-pro", .phone, home: false, 393, 852, 3, 59, 34)
    /// iPhone 16
    public static let iphone16: SheetContext = known("iphone-16", .phone, home: false, 393, 852, 3, 59, 34)
    /// iPhone 14 Pro Max
    public static let iphone14ProMax: SheetContext = known(
        "iphone-14-pro-max", .phone, home: false, 430, 932, 3, 59, 34)
    /// iPhone 15 Plus
    public static let iphone15Plus: SheetContext = known("iphone-15-plus", .phone, home: false, 430, 932, 3, 59, 34)
    /// iPhone 15 Pro Max
    public static let iphone15ProMax: SheetContext = known(
        "iphone-15-pro-max", .phone, home: false, 430, 932, 3, 59, 34)
    /// iPhone 16 Plus
    public static let iphone16Plus: SheetContext = known("iphone-16-plus", .phone, home: false, 430, 932, 3, 59, 34)
    /// iPhone 16 Pro
    public static let iphone16Pro: SheetContext = known("iphone-16-pro", .phone, home: false, 402, 874, 3, 62, 34)
    /// iPhone 17
    public static let iphone17: SheetContext = known("iphone-17", .phone, home: false, 402, 874, 3, 62, 34)
    /// iPhone 17 Pro
    public static let iphone17Pro: SheetContext = known("iphone-17-pro", .phone, home: false, 402, 874, 3, 62, 34)
    /// iPhone 18 Pro
    public static let iphone18Pro: SheetContext = known("iphone-18-pro", .phone, home: false, 402, 874, 3, 62, 34)
    /// iPhone 16 Pro Max
    public static let iphone16ProMax: SheetContext = known(
        "iphone-16-pro-max", .phone, home: false, 440, 956, 3, 62, 34)
    /// iPhone 17 Pro Max
    public static let iphone17ProMax: SheetContext = known(
        "iphone-17-pro-max", .phone, home: false, 440, 956, 3, 62, 34)
    /// iPhone 18 Pro Max
    public static let iphone18ProMax: SheetContext = known(
        "iphone-18-pro-max", .phone, home: false, 440, 956, 3, 62, 34)
    /// iPhone Air
    public static let iphoneAir: SheetContext = known("iphone-air", .phone, home: false, 420, 912, 3, 68, 34)
    /// iPhone Duo outer display
    public static let iphoneDuoOuter: SheetContext = known("iphone-duo-outer", .phone, home: false, 466, 678, 3, 0, 34)
    /// iPhone Duo inner display
    public static let iphoneDuoInner: SheetContext = known("iphone-duo-inner", .pad, home: false, 669, 951, 3, 82, 34)
    /// iPad (5th gen)
    public static let ipad5: SheetContext = known("ipad-5", .pad, home: true, 768, 1024, 2, 20, 0)
    /// iPad (6th gen)
    public static let ipad6: SheetContext = known("ipad-6", .pad, home: true, 768, 1024, 2, 20, 0)
    /// iPad (7th gen)
    public static let ipad7: SheetContext = known("ipad-7", .pad, home: true, 810, 1080, 2, 20, 0)
    /// iPad (8th gen)
    public static let ipad8: SheetContext = known("ipad-8", .pad, home: true, 810, 1080, 2, 20, 0)
    /// iPad (9th gen)
    public static let ipad9: SheetContext = known("ipad-9", .pad, home: true, 810, 1080, 2, 20, 0)
    /// iPad mini 4
    public static let ipadMini4: SheetContext = known("ipad-mini-4", .pad, home: true, 768, 1024, 2, 20, 0)
    /// iPad mini (5th gen)
    public static let ipadMini5: SheetContext = known("ipad-mini-5", .pad, home: true, 768, 1024, 2, 20, 0)
    /// iPad Air 2
    public static let ipadAir2: SheetContext = known("ipad-air-2", .pad, home: true, 768, 1024, 2, 20, 0)
    /// iPad Air (3rd gen)
    public static let ipadAir3: SheetContext = known("ipad-air-3", .pad, home: true, 834, 1112, 2, 20, 0)
    /// iPad Pro 10.5-inch
    public static let ipadPro10_5: SheetContext = known("ipad-pro-10.5", .pad, home: true, 834, 1112, 2, 20, 0)
    /// iPad Pro 12.9-inch (1st/2nd gen)
    public static let ipadPro12_9_1_2: SheetContext = known("ipad-pro-12.9-1-2", .pad, home: true, 1024, 1366, 2, 20, 0)
    /// iPad (10th gen)
    public static let ipad10: SheetContext = known("ipad-10", .pad, home: false, 820, 1180, 2, 32, 25)
    /// iPad (A16)
    public static let ipadA16: SheetContext = known("ipad-a16", .pad, home: false, 820, 1180, 2, 32, 25)
    /// iPad mini (6th gen)
    public static let ipadMini6: SheetContext = known("ipad-mini-6", .pad, home: false, 744, 1133, 2, 32, 25)
    /// iPad mini (A17 Pro)
    public static let ipadMiniA17pro: SheetContext = known("ipad-mini-a17pro", .pad, home: false, 744, 1133, 2, 32, 25)
    /// iPad Air (4th gen)
    public static let ipadAir4: SheetContext = known("ipad-air-4", .pad, home: false, 820, 1180, 2, 32, 25)
    /// iPad Air (5th gen)
    public static let ipadAir5: SheetContext = known("ipad-air-5", .pad, home: false, 820, 1180, 2, 32, 25)
    /// iPad Air 11-inch (M2)
    public static let ipadAir11M2: SheetContext = known("ipad-air-11-m2", .pad, home: false, 820, 1180, 2, 32, 25)
    /// iPad Air 11-inch (M3)
    public static let ipadAir11M3: SheetContext = known("ipad-air-11-m3", .pad, home: false, 820, 1180, 2, 32, 25)
    /// iPad Air 11-inch (M4)
    public static let ipadAir11M4: SheetContext = known("ipad-air-11-m4", .pad, home: false, 820, 1180, 2, 32, 25)
    /// iPad Air 13-inch (M2)
    public static let ipadAir13M2: SheetContext = known("ipad-air-13-m2", .pad, home: false, 1024, 1366, 2, 32, 25)
    /// iPad Air 13-inch (M3)
    public static let ipadAir13M3: SheetContext = known("ipad-air-13-m3", .pad, home: false, 1024, 1366, 2, 32, 25)
    /// iPad Air 13-inch (M4)
    public static let ipadAir13M4: SheetContext = known("ipad-air-13-m4", .pad, home: false, 1024, 1366, 2, 32, 25)
    /// iPad Pro 11-inch (1st-4th gen)
    public static let ipadPro11_1_4: SheetContext = known("ipad-pro-11-1-4", .pad, home: false, 834, 1194, 2, 32, 25)
    /// iPad Pro 12.9-inch (3rd-6th gen)
    public static let ipadPro12_9_3_6: SheetContext = known(
        "ipad-pro-12.9-3-6", .pad, home: false, 1024, 1366, 2, 32, 25)
    /// iPad Pro 11-inch (M4)
    public static let ipadPro11M4: SheetContext = known("ipad-pro-11-m4", .pad, home: false, 834, 1210, 2, 32, 25)
    /// iPad Pro 11-inch (M5)
    public static let ipadPro11M5: SheetContext = known("ipad-pro-11-m5", .pad, home: false, 834, 1210, 2, 32, 25)
    /// iPad Pro 13-inch (M4)
    public static let ipadPro13M4: SheetContext = known("ipad-pro-13-m4", .pad, home: false, 1032, 1376, 2, 32, 25)
    /// iPad Pro 13-inch (M5)
    public static let ipadPro13M5: SheetContext = known("ipad-pro-13-m5", .pad, home: false, 1032, 1376, 2, 32, 25)
    /// Google Pixel 8
    public static let pixel8: SheetContext = known("pixel-8", .phone, home: false, 411.43, 914.29, 2.625, 50.29, 24)
    /// Google Pixel 9
    public static let pixel9: SheetContext = known("pixel-9", .phone, home: false, 411.43, 923.43, 2.625, 54.1, 24)
    /// Google Pixel 10
    public static let pixel10: SheetContext = known("pixel-10", .phone, home: false, 411.43, 923.43, 2.625, 54.1, 24)
    /// Google Pixel 10 Pro
    public static let pixel10Pro: SheetContext = known("pixel-10-pro", .phone, home: false, 426.67, 952, 3, 52, 24)
    /// Google Pixel 10 Pro XL
    public static let pixel10ProXl: SheetContext = known("pixel-10-pro-xl", .phone, home: false, 448, 997.33, 3, 53, 24)
    /// Google Pixel 10 Pro Fold cover
    public static let pixel10ProFoldCover: SheetContext = known(
        "pixel-10-pro-fold-cover", .phone, home: false, 443.08, 969.85, 2.4375, 62.36, 24.21)
    /// Google Pixel 10 Pro Fold inner
    public static let pixel10ProFoldMain: SheetContext = known(
        "pixel-10-pro-fold-main", .pad, home: false, 851.69, 882.87, 2.4375, 55.79, 32)
    /// Samsung Galaxy S24
    public static let galaxyS24: SheetContext = known("galaxy-s24", .phone, home: false, 360, 780, 3, 34.33, 15)
    /// Samsung Galaxy S24 Ultra
    public static let galaxyS24Ultra: SheetContext = known(
        "galaxy-s24-ultra", .phone, home: false, 384, 832, 2.8125, 34.49, 14.93)
    /// Samsung Galaxy S25
    public static let galaxyS25: SheetContext = known("galaxy-s25", .phone, home: false, 360, 780, 3, 34.33, 15)
    /// Samsung Galaxy S26
    public static let galaxyS26: SheetContext = known("galaxy-s26", .phone, home: false, 360, 780, 3, 37, 15)
    /// Samsung Galaxy S26 Ultra
    public static let galaxyS26Ultra: SheetContext = known(
        "galaxy-s26-ultra", .phone, home: false, 384, 832, 2.8125, 37.33, 14.93)
    /// Samsung Galaxy A16
    public static let galaxyA16: SheetContext = known("galaxy-a16", .phone, home: false, 384, 832, 2.8125, 35.56, 14.93)
    /// Samsung Galaxy A55
    public static let galaxyA55: SheetContext = known("galaxy-a55", .phone, home: false, 384, 832, 2.8125, 31.64, 14.93)
    /// Samsung Galaxy Z Fold7 cover
    public static let galaxyZFold7Cover: SheetContext = known(
        "galaxy-z-fold7-cover", .phone, home: false, 411.43, 960, 2.625, 41.9, 14.86)
    /// Samsung Galaxy Z Fold7 inner
    public static let galaxyZFold7Main: SheetContext = known(
        "galaxy-z-fold7-main", .pad, home: false, 749.71, 832, 2.625, 33.9, 14.86)
    /// Samsung Galaxy Z Flip7 main
    public static let galaxyZFlip7: SheetContext = known("galaxy-z-flip7", .phone, home: false, 360, 840, 3, 36.33, 15)
    /// Samsung Galaxy Tab S11
    public static let galaxyTabS11: SheetContext = known(
        "galaxy-tab-s11", .pad, home: false, 752.94, 1204.71, 2.125, 30.12, 15.06)
    /// Android nominal phone (24 dp bars)
    public static let androidNominalCompact: SheetContext = known(
        "android-nominal-compact", .phone, home: false, 360, 800, 3, 24, 24)
}

extension SheetContext {
    /// The same device held sideways; nil where it has no landscape or is not among the known ones.
    public var landscape: SheetContext? {
        let device = SheetDevice.all.first { $0.id == self.device }
        return device?.context(orientation: .landscape, textSize: textSize, profile: profile)
    }

    /// The same at another text size.
    public func with(_ textSize: SheetTextSize) -> SheetContext {
        var context = self
        context.textSize = textSize
        return context
    }

    private static func known(
        _ device: String, _ kind: Kind, home homeButton: Bool, _ width: Double, _ height: Double, _ scale: Double,
        _ top: Double, _ bottom: Double
    ) -> SheetContext {
        SheetContext(
            device: device, kind: kind, homeButton: homeButton, orientation: .portrait, textSize: .large,
            profile: .ios26, width: width, height: height, portraitHeight: height, scale: scale,
            safeArea: SheetInsets(top: top, bottom: bottom), horizontalSizeClass: kind == .phone ? .compact : .regular)
    }
}
