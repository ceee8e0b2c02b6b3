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
        return .array(declared)
    }

    private mutating func block(_ block: SheetBlock, _ names: inout BlockNames) -> SwiftCode {
        let form = self.form(block.form, &names)
        let name = names.next()
        let details = self.details(of: block)
        let id: [SwiftCode] = block.id.map { ["id: \(StringLiteral($0))"] } ?? []
        let keyword: SwiftCode = details.isEmpty ? "let" : "var"
        line("\(keyword) \(name): SheetBlock = \(.call("SheetBlock", [form] + id))")
        for (key, value) in details { line("\(name).\(key) = \(value)") }
        return name
    }

    private mutating func form(_ form: SheetBlock.Form, _ names: inout BlockNames) -> SwiftCode {
        switch form {
        case .height(let height): return .call(".height", [value(height)])
        case .measured(let min, let typical, let max):
            let most: SwiftCode = max.map { value($0) } ?? "nil"
            return .call(".measured", ["min: \(value(min))", "typical: \(value(typical))", "max: \(most)"])
        case .rows(let count, let height, let spacing):
            return .call(".rows", [.value(count), "height: \(value(height))", "spacing: \(value(spacing))"])
        case .grid(let items, let columns, let height, let spacing):
            let counts: [SwiftCode] = ["items: \(.value(items))", "columns: \(columns)"]
            return .call(".grid", counts + ["rowHeight: \(value(height))", "spacing: \(value(spacing))"])
        case .text(let style, let lines, let reflow):
            return .call(".text", [.value(style), "lines: \(.value(lines))", "reflow: \(reflow)"])
        case .aspect(let ratio):
            let sides: [SwiftCode] = ["width: \(exact: ratio.width)", "height: \(exact: ratio.height)"]
            return .call(".aspect", [.call("SheetRatio", sides)])
        case .stack(let inner, let axis, let spacing):
            return .call(
                ".stack", [blocks(inner, &names), "axis: \(.value(axis))", "spacing: \(value(spacing))"])
        case .spacer(let height): return .call(".spacer", [value(height)])
        case .divider(let height): return .call(".divider", [value(height)])
        }
    }

    /// What differs from a block that is only declared: properties and their values.
    private mutating func details(of block: SheetBlock) -> [(SwiftCode, SwiftCode)] {
        let plain = SheetBlock(block.form)
        var details: [(SwiftCode, SwiftCode)] = []
        if block.paddingTop != plain.paddingTop { details.append(("paddingTop", value(block.paddingTop))) }
        if block.paddingBottom != plain.paddingBottom { details.append(("paddingBottom", value(block.paddingBottom))) }
        if let minHeight = block.minHeight { details.append(("minHeight", value(minHeight))) }
        if let maxHeight = block.maxHeight { details.append(("maxHeight", value(maxHeight))) }
        if let when = block.when { details.append(("when", value(when))) }
        if block.scrolls { details.append(("scrolls", "true")) }
        if let role = block.role { details.append(("role", .value(role))) }
        if let color = block.color { details.append(("color", .value(color))) }
        if let background = block.background { details.append(("background", .value(background))) }
        return details
    }
}
