@testable import SheetLayout
import Testing

@Suite struct DynamicTypeTests {
    /// Write what differs into SheetTypeMetrics.swift.
    @Test func metricsAreThoseOfTheFile() throws {
        let rows = try table("dynamic_type.csv")
        #expect(rows.count == SheetTextStyle.allCases.count * SheetTextSize.allCases.count)
        for row in rows {
            let style = try #require(SheetTextStyle(rawValue: row["style_uikit"] ?? ""))
            let textSize = try #require(SheetTextSize(rawValue: row["category"] ?? ""))
            let metrics = SheetTypeMetrics(style, at: textSize)
            #expect(metrics.size == row["size_pt"].flatMap(Double.init), "\(style) at \(textSize)")
            #expect(metrics.leading == row["leading_pt"].flatMap(Double.init), "\(style) at \(textSize)")
        }
    }

    /// The file tells what labels measure: one line at both scales, two and three lines at 3.
    @Test func labelsAreAsTallAsMeasured() throws {
        for row in try table("dynamic_type.csv") {
            let style = try #require(SheetTextStyle(rawValue: row["style_uikit"] ?? ""))
            let textSize = try #require(SheetTextSize(rawValue: row["category"] ?? ""))
            for (device, lines, column) in [
                ("iphone-se-3", 1, "height1_at2x"), ("iphone-16", 1, "height1_at3x"),
                ("iphone-16", 2, "height2_at3x"), ("iphone-16", 3, "height3_at3x"),
            ] {
                let expected = try #require(row[column].flatMap(Double.init))
                let height = try height(style, lines, context(device, .portrait, textSize))
                #expect(printed(height) == expected, "\(lines) lines of \(style) at \(textSize) on \(device)")
            }
        }
    }

    private func height(
        _ style: SheetTextStyle, _ lines: Int, reflow: Bool = false, _ context: SheetContext
    ) -> Double {
        let text = SheetBlock(.text(style, lines: SheetCount(lines), reflow: reflow))
        return resolve(sheet(content: [text]), in: context).content.typical
    }

    @Test func noLinesAreNothing() throws { #expect(try height(.body, 0, reflow: true, context("iphone-16")) == 0) }

    @Test func reflowMeansLinesAtLarge() throws {
        // AX5: 3 * 53 / 17 = 9.353, so 10 lines: 1.193359375 * 53 + 9 * 62 = 621.248, up to 621.5.
        #expect(try height(.body, 3, reflow: true, context("iphone-se-3", .portrait, .AX5)) == 621.5)
        #expect(try height(.body, 3, context("iphone-se-3", .portrait, .AX5)) == 187.5)
        #expect(try height(.body, 3, reflow: true, context("iphone-se-3")) == 64.5)
        // Smaller than large: still 3 lines; 1.193359375 * 14 + 2 * 19 = 54.707, up to 55.
        #expect(try height(.body, 3, reflow: true, context("iphone-se-3", .portrait, .xSmall)) == 55)
    }

    @Test func eightLinesOfBody() throws {
        #expect(try height(.body, 8, context("iphone-se-3")) == 174.5)
        #expect(try height(.body, 8, context("iphone-se-3", .portrait, .AX5)) == 497.5)
    }

    @Test func accessibilitySizesBeginAtAX1() {
        #expect(
            SheetTextSize.allCases.filter(\.isAccessibilitySize).map(\.rawValue) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
    }
}
