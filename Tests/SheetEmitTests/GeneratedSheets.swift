/// Specs of all kinds, in YAML: the same ones for the same seed.
struct GeneratedSheets {
    private var random: Numbers

    init(seed: UInt64) { random = Numbers(state: seed) }

    /// Documents of a YAML stream with the ids `sheet-0`, `sheet-1` and so on.
    mutating func yaml(_ count: Int) -> String {
        (0..<count).map { sheet($0) }.joined(separator: "---\n")
    }

    private mutating func sheet(_ index: Int) -> String {
        var lines = ["sheet: sheet-\(index)", "type: expand"]
        let isCustom = chance(2)
        if isCustom { lines += custom() }
        lines += detents()
        if chance(3) { lines.append("screenCap: \(pick(["screen - 60", "90% of screen", "safeArea", "max - 8.25"]))") }
        if chance(4) { lines.append("minHeight: \(pick(["120", "header + 40", "10% of max"]))") }
        if chance(2) {
            lines.append("header: \(pick(["30", "{height: 44, overlay: true}", "pixel * 7", headerBlocks]))")
        }
        if chance(3) { lines.append("footer: \(pick(["56", "[{id: buy, height: 50}]", "topInset / 2 + 20"]))") }
        if chance(3) { lines.append("grabber: {area: \(number(0...24))}") }
        if chance(2) { lines.append("insets: {top: \(number(0...20)), bottom: bottomInset / 3, leading: 16}") }
        if chance(2) { lines.append("spacing: \(number(0...12))") }
        if chance(3) { lines.append("corner: \(number(0...40))") }
        if chance(4) { lines.append("initial: b") }
        lines.append(pick(["interaction: {upThrough: a}", "dim: {from: b}", "interaction: enabled", "dim: 0.3"]))
        lines.append("content:")
        for place in 0..<(1 + random.next(6)) { lines += block("c\(place)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private let headerBlocks = "[{id: name, text: title2, lines: {min: 1, typical: 1, max: 3}, reflow: true}]"

    private mutating func custom() -> [String] {
        var lines = ["presentation: custom", "safeArea: \(pick(["add", "include", "ignore"]))"]
        if chance(2) { lines.append("dismiss: {threshold: \(pick(["detent / 3", "fit / 2.5", "80"]))}") }
        if chance(3) { lines.append("width: \(pick(["400", "90% of width"]))") }
        return lines
    }

    private mutating func detents() -> [String] {
        let heights = [
            "min(fit, 50% of screen)", "fit", "medium", "large", "through(c0)", "clamp(fit, 200, 70%)",
            "round(content * 1.1)", "\(number(60...700))", "-(12 - fit)", "max(header + 90, 1/3 * screen)",
        ]
        var lines = ["detents:", "  - {id: a, height: \"\(pick(heights))\"}"]
        var second = "  - {id: b, height: \"\(pick(heights))\""
        if chance(2) { second += ", min: \(number(40...300))" }
        if chance(2) { second += ", max: \"ceil(90.5% of max)\"" }
        if chance(2) { second += ", when: \"\(pick(conditions))\"" }
        lines.append(second + "}")
        if chance(3) { lines.append("  - {id: c, height: \"\(pick(heights))\"}") }
        return lines
    }

    private let conditions = [
        "fit > medium", "portrait and not accessibilitySize", "content + 20 <= 400 or (pad and regularWidth)",
        "not (compactHeight or homeButton)", "fit != 300.5",
    ]

    private mutating func block(_ id: String) -> [String] {
        var line = "  - {id: \(id), \(form())"
        if chance(3) { line += ", padding: \(number(0...16))" }
        if chance(4) { line += ", maxHeight: \(number(200...600))" }
        if chance(5) { line += ", when: \"\(pick(["phone", "portrait", "not compactWidth"]))\"" }
        if chance(3) { line += ", scroll: true" }
        return [line + "}"]
    }

    private mutating func form() -> String {
        switch random.next(8) {
        case 0: "height: \(number(0...200))"
        case 1: "height: {min: \(number(0...80)), typical: \(number(80...400)), max: \(number(400...2000))}"
        case 2: "height: {typical: 536 - bottomInset}"
        case 3: "rows: {min: 0, typical: \(random.next(9)), max: \(9 + random.next(40))}, rowHeight: \(number(20...90))"
        case 4: "grid: {items: {min: 1, typical: 5, max: 11}, columns: 3, rowHeight: 80, spacing: \(number(0...9))}"
        case 5: "text: \(pick(["body", "headline", "caption2"])), lines: {min: 1, typical: 2, max: 7}"
        case 6: "aspect: \"16/9\""
        default: "stack: [{height: 20.25}, {id: in-\(random.next(1_000_000)), height: {typical: 31}}], spacing: 4"
        }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> String {
        let whole = range.lowerBound + random.next(range.upperBound - range.lowerBound)
        return pick(["\(whole)", "\(whole).5", "\(whole).123456"])
    }

    private mutating func chance(_ sides: Int) -> Bool { random.next(sides) == 0 }

    private mutating func pick(_ words: [String]) -> String { words[random.next(words.count)] }
}

/// Pseudo-random numbers by Marsaglia's xorshift.
private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}
