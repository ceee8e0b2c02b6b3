import SheetLayout
import SheetModel

/// Names for the blocks of one sheet: `block1`, `block2` and so on.
struct BlockNames {
    private var count = 0

    mutating func next() -> SwiftCode {
        count += 1
        return "block\(count)"
    }
}

extension SwiftWriter {
    /// Declares blocks, those in stacks first; returns them as an array.
    mutating func blocks(_ blocks: [SheetBlock], _ names: inout BlockNames) -> SwiftCode {
        var declared: [SwiftCode] = []
        for block in blocks { declared.append(self.block(block, &names)) }
        return "[\(.joined(declared, by: ", "))]"
    }

    private mutating func block(_ block: SheetBlock, _ names: inout BlockNames) -> SwiftCode {
        let form = self.form(block.form, &names)
        let name = names.next()
        let details = block.details
        let id: SwiftCode = block.id.map { ", id: \(StringLiteral($0))" } ?? ""
        let keyword: SwiftCode = details.isEmpty ? "let" : "var"
        line("\(keyword) \(name): SheetBlock = SheetBlock(\(form)\(id))")
        for (key, value) in details { line("\(name).\(key) = \(value)") }
        return name
    }

    private mutating func form(_ form: SheetBlock.Form, _ names: inout BlockNames) -> SwiftCode {
        switch form {
        case .height(let height): return ".height(\(.value(height)))"
        case .measured(let min, let typical, let max):
            let most: SwiftCode = max.map { .value($0) } ?? "nil"
            return ".measured(min: \(.value(min)), typical: \(.value(typical)), max: \(most))"
        case .rows(let count, let height, let spacing):
            return ".rows(\(.value(count)), height: \(.value(height)), spacing: \(.value(spacing)))"
        case .grid(let items, let columns, let height, let spacing):
            let counts: SwiftCode = "items: \(.value(items)), columns: \(columns)"
            return ".grid(\(counts), rowHeight: \(.value(height)), spacing: \(.value(spacing)))"
        case .text(let style, let lines, let reflow):
            return ".text(\(.value(style)), lines: \(.value(lines)), reflow: \(reflow))"
        case .aspect(let ratio):
            return ".aspect(SheetRatio(width: \(exact: ratio.width), height: \(exact: ratio.height)))"
        case .stack(let inner, let axis, let spacing):
            return ".stack(\(blocks(inner, &names)), axis: \(.value(axis)), spacing: \(.value(spacing)))"
        case .spacer(let height): return ".spacer(\(.value(height)))"
        case .divider(let height): return ".divider(\(.value(height)))"
        }
    }
}

extension SheetBlock {
    /// What differs from a block that is only declared: properties and their values.
    fileprivate var details: [(SwiftCode, SwiftCode)] {
        let plain = SheetBlock(form)
        var details: [(SwiftCode, SwiftCode)] = []
        if paddingTop != plain.paddingTop { details.append(("paddingTop", .value(paddingTop))) }
        if paddingBottom != plain.paddingBottom { details.append(("paddingBottom", .value(paddingBottom))) }
        if let minHeight { details.append(("minHeight", .value(minHeight))) }
        if let maxHeight { details.append(("maxHeight", .value(maxHeight))) }
        if let when { details.append(("when", .value(when))) }
        if scrolls { details.append(("scrolls", "true")) }
        if let role { details.append(("role", .value(role))) }
        if let color { details.append(("color", .value(color))) }
        if let background { details.append(("background", .value(background))) }
        return details
    }
}
