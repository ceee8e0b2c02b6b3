import SheetLayout
import SheetModel

/// A block of which an app may say how much there is.
struct MeasuredBlock {
    /// Its own.
    var id: String
    /// True where it is a count, false where it is a height in points.
    var isCount: Bool

    /// As a property of the sheet's `Content`, which has members of its own.
    var name: Identifier {
        let value = SwiftName(for: id).value
        return Identifier(["measured", "hashValue", "hash"].contains(value) ? value + "_" : value)
    }
}

extension SheetDefinition {
    /// The blocks with an id whose height depends on how much there is, from top to bottom.
    var measuredBlocks: [MeasuredBlock] {
        [header.blocks, content, footer.blocks].flatMap { $0.flatMap(\.measuredInside) }
    }
}

extension SheetBlock {
    fileprivate var measuredInside: [MeasuredBlock] {
        if case .stack(let blocks, _, _) = form { return blocks.flatMap(\.measuredInside) }
        guard let id else { return [] }
        switch form {
        case .measured: return [MeasuredBlock(id: id, isCount: false)]
        case .rows(let count, _, _), .grid(let count, _, _, _), .text(_, let count, _):
            return count.min != count.max || count.min != count.typical ? [MeasuredBlock(id: id, isCount: true)] : []
        case .height, .aspect, .stack, .spacer, .divider: return []
        }
    }
}

extension SwiftWriter {
    /// The type of what an app knows of the content: an optional count or height for each measured block.
    mutating func writeContent(_ sheet: SheetDefinition, types: TypeNames) {
        let blocks = sheet.measuredBlocks
        blank()
        guard !blocks.isEmpty else { return declaration("typealias Content = \(types.runtime(.fixedContent))") }
        document("How much of its content there is, where that is known.")
        block("struct Content: \(types.runtime(.content))") { body in
            for block in blocks {
                body.document(block.isCount ? "How many there are in `\(block.id)`." : "Points, of `\(block.id)`.")
                body.declaration("var \(block.name): \(types.type(of: block))?", name: block.name)
            }
            body.blank()
            body.writeInitializers(blocks, types)
            body.document("By the ids of the blocks.")
            body.writeMeasured(blocks, types)
        }
    }

    /// Swift makes those of an internal type.
    private mutating func writeInitializers(_ blocks: [MeasuredBlock], _ types: TypeNames) {
        guard !isInternal else { return }
        document("Nothing is known.")
        declaration("init() {}")
        blank()
        document("What is known.")
        let parameters = blocks.map { "\($0.name): \(types.type(of: $0))? = nil" as SwiftCode }
        block(.parameters("init", parameters), names: blocks.map(\.name)) { initializer in
            for block in blocks { initializer.line("self.\(block.name) = \(block.name)") }
        }
        blank()
    }

    private mutating func writeMeasured(_ blocks: [MeasuredBlock], _ types: TypeNames) {
        let type: SwiftCode = "[\(types.string): \(types.runtime(.measurement))]"
        block("var measured: \(type)") { body in
            body.line("var known: \(type) = [:]")
            for block in blocks {
                let form: SwiftCode = block.isCount ? "count" : "height"
                body.line("if let value = self.\(block.name) { known[\(StringLiteral(block.id))] = .\(form)(value) }")
            }
            body.line("return known")
        }
    }
}

extension TypeNames {
    fileprivate func type(of block: MeasuredBlock) -> SwiftCode { block.isCount ? int : double }
}
