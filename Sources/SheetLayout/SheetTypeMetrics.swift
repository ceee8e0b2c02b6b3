/// Size and leading of a text style at a text size: Docs/Data/dynamic_type.csv, which a test holds this table to.
struct SheetTypeMetrics {
    /// Of the font, in points.
    let size: Double
    /// From line to line, in points.
    let leading: Double

    /// Looks a style up.
    init(_ style: SheetTextStyle, at textSize: SheetTextSize) {
        let index = (textSize.row * SheetTypeMetrics.styles + style.column) * 2
        size = Double(SheetTypeMetrics.table[index])
        leading = Double(SheetTypeMetrics.table[index + 1])
    }

    /// The height of one line or more, before it is rounded up to the pixel.
    func height(ofLines lines: Double) -> Double { 1.193359375 * size + (lines - 1) * leading }

    private static let styles = 11

    /// A row a text size, in it size and leading of each style.
    private static let table: [UInt8] = [
        31, 38, 25, 31, 19, 24, 17, 22, 14, 19, 14, 19, 13, 18, 12, 16, 12, 16, 11, 13, 11, 13,
        32, 39, 26, 32, 20, 25, 18, 23, 15, 20, 15, 20, 14, 19, 13, 18, 12, 16, 11, 13, 11, 13,
        33, 40, 27, 33, 21, 26, 19, 24, 16, 21, 16, 21, 15, 20, 14, 19, 12, 16, 11, 13, 11, 13,
        34, 41, 28, 34, 22, 28, 20, 25, 17, 22, 17, 22, 16, 21, 15, 20, 13, 18, 12, 16, 11, 13,
        36, 43, 30, 37, 24, 30, 22, 28, 19, 24, 19, 24, 18, 23, 17, 22, 15, 20, 14, 19, 13, 18,
        38, 46, 32, 39, 26, 32, 24, 30, 21, 26, 21, 26, 20, 25, 19, 24, 17, 22, 16, 21, 15, 20,
        40, 48, 34, 41, 28, 34, 26, 32, 23, 29, 23, 29, 22, 28, 21, 28, 19, 24, 18, 23, 17, 22,
        44, 52, 38, 46, 34, 41, 31, 38, 28, 34, 28, 34, 26, 32, 25, 31, 23, 29, 22, 28, 20, 25,
        48, 57, 43, 51, 39, 47, 37, 44, 33, 40, 33, 40, 32, 39, 30, 37, 27, 33, 26, 32, 24, 30,
        52, 61, 48, 57, 44, 52, 43, 51, 40, 48, 40, 48, 38, 46, 36, 43, 33, 40, 32, 39, 29, 35,
        56, 66, 53, 62, 50, 59, 49, 58, 47, 56, 47, 56, 44, 52, 42, 50, 38, 46, 37, 44, 34, 41,
        60, 70, 58, 68, 56, 66, 55, 65, 53, 62, 53, 62, 51, 60, 49, 58, 44, 52, 43, 51, 40, 48,
    ]
}

extension SheetTextStyle {
    fileprivate var column: Int {
        switch self {
        case .largeTitle: 0
        case .title1: 1
        case .title2: 2
        case .title3: 3
        case .headline: 4
        case .body: 5
        case .callout: 6
        case .subheadline: 7
        case .footnote: 8
        case .caption1: 9
        case .caption2: 10
        }
    }
}

extension SheetTextSize {
    fileprivate var row: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .AX1: 7
        case .AX2: 8
        case .AX3: 9
        case .AX4: 10
        case .AX5: 11
        }
    }
}
