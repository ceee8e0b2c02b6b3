import SheetLayout
import SheetModel
import SheetText

extension SheetResolution {
    /// The tallest active detent, before rounding.
    var tallest: SheetCandidate? { candidates.max { $0.value < $1.value } }
}

extension LinkedSheet {
    /// What findings about the content as a whole point at: the key `content`, else `header`, `footer` or `sheet`.
    var contentRange: SourceRange {
        for key in [Key.content, .header, .footer] {
            if let entry = merged.entry(key) { return entry.keyRange }
        }
        return own.firstKey
    }
}

extension ResolvedSheet {
    /// Says what limits the tallest detent in a context.
    func roomNote(_ context: Int) -> [Note] {
        let resolution = resolutions[context]
        if resolution.form == .fullScreen {
            return [
                Note("the full screen has \((resolution.fit.typical - resolution.overflow).text) between its insets")
            ]
        }
        guard let tallest = resolution.tallest else { return [] }
        if tallest.capReason != nil { return capNote(tallest, context) }
        guard let detent = sheet.detent(tallest.index) else { return [] }
        return [Note("the tallest detent is \(self.detent(tallest.index)), \(tallest.value.text)", at: detent.range)]
    }
}

/// The arithmetic of content that is taller than its sheet.
struct Overflow {
    /// `header 30 + title 44.5 + rows 8 × 72 + apply 56 = 706.5 > 607`.
    let label: String

    init(_ sheet: SheetDefinition, _ resolution: SheetResolution, _ context: SheetContext) {
        let measures = SheetResolver(sheet).measures(in: context)
        var terms: [String] = []
        func add(_ name: String, _ points: Double) { if points != 0 { terms.append("\(name) \(points.text)") } }
        add("grabber area", measures.grabberArea)
        if measures.isHeaderInFlow { add("header", measures.header.typical) }
        add("top inset", resolution.insets.top)
        let blocks = measures.blocks.filter { $0.list == .content && $0.path.count == 1 }
        // Nobody reads a sum of hundreds.
        let shown = blocks.count > 12 ? 10 : blocks.count
        for block in blocks.prefix(shown) {
            terms.append(Overflow.term(sheet.content[block.path[0]], block, sheet, context))
        }
        let rest = blocks.dropFirst(shown)
        if !rest.isEmpty { add("\(rest.count) more blocks", rest.reduce(0) { $0 + $1.height.typical }) }
        if resolution.spacing != 0, blocks.count > 1 {
            terms.append("spacing \(blocks.count - 1) × \(resolution.spacing.text)")
        }
        add("bottom inset", resolution.insets.bottom)
        add("footer", measures.footer.typical)
        add("safe area", measures.includedBottom)
        let room = resolution.fit.typical - resolution.overflow
        let given = resolution.overflow - resolution.unreachable
        let sum = "\(terms.joined(separator: " + ")) = \(resolution.fit.typical.text)"
        if given > 0.0005 {
            let rest = resolution.fit.typical - given
            label = "\(sum), less \(given.text) that can scroll = \(rest.text) > \(room.text)"
        } else {
            label = "\(sum) > \(room.text)"
        }
    }

    /// A block as a term: its name and height, rows as a product where that is all there is to them.
    private static func term(
        _ block: SheetBlock, _ measured: SheetMeasuredBlock, _ sheet: SheetDefinition, _ context: SheetContext
    ) -> String {
        let name = measured.id ?? block.form.word
        let height = measured.height.typical
        guard case .rows(let count, let rowHeight, let spacing) = block.form, spacing == .number(0),
            let row = SheetResolver(sheet).value(of: rowHeight, in: context), count.typical > 1,
            Double(count.typical) * row == height
        else { return "\(name) \(height.text)" }
        return "\(name) \(count.typical) × \(row.text)"
    }
}

extension SheetBlock.Form {
    /// What a block without an id is called.
    fileprivate var word: String {
        switch self {
        case .height, .measured: "block"
        case .rows: "rows"
        case .grid: "grid"
        case .text: "text"
        case .aspect: "picture"
        case .stack: "stack"
        case .spacer: "spacer"
        case .divider: "divider"
        }
    }
}
