import SheetLayout
import SheetModel

extension SwiftWriter {
    /// One sheet: its ids as enums, what never varies as constants, and its heights.
    mutating func write(
        _ sheet: LinkedSheet, _ definition: SheetDefinition, types: TypeNames, style: SwiftStyle = .constants
    ) {
        let name = SwiftName(for: sheet.id)
        writeSummary(sheet)
        if style == .spec { writeSpec(name, types: types) }
        block("enum \(Identifier(name.type))\(style == .spec ? definition.conformances(types) : "")") { body in
            body.writeIDs(definition, types: types, style: style)
            if style == .spec { body.writeContent(definition, types: types) }
            body.blank()
            body.writeConstants(definition, types: types)
            body.writeBounds(definition, types: types)
            body.writeHeights(definition, types: types)
            body.writeBlocks(definition, types: types)
        }
    }

    /// The constant, and the first words about the type whose names it has.
    private mutating func writeSpec(_ name: SwiftName, types: TypeNames) {
        let type: SwiftCode = "\(types.runtime(.spec))<\(Identifier(name.type))>"
        let constant = Identifier(name.specName)
        declaration("static let \(constant): \(type) = \(type)(\(types.definitions).\(constant))")
        blank()
        document("The names and numbers of `\(name.specName)`.")
    }

    private mutating func writeSummary(_ sheet: LinkedSheet) {
        let summary = sheet.summary.map(Comment.lines) ?? []
        for part in summary { line(part.isEmpty ? "///" : "/// \(comment: part)") }
        if !summary.isEmpty { line("///") }
        document("From `\(sheet.source)`.")
    }

    private mutating func writeIDs(_ sheet: SheetDefinition, types: TypeNames, style: SwiftStyle) {
        document("Where it rests, from smallest to largest.")
        cases("Detent", sheet.detents.map(\.id), types, style)
        let blocks = [sheet.header.blocks, sheet.content, sheet.footer.blocks].flatMap { $0.flatMap(\.idsInside) }
        guard !blocks.isEmpty || style == .spec else { return }
        blank()
        document("Its blocks, from top to bottom.")
        cases("Block", blocks, types, style)
    }

    private mutating func cases(_ name: SwiftCode, _ ids: [String], _ types: TypeNames, _ style: SwiftStyle) {
        let traits: SwiftCode
        switch style {
        case .constants where ids.isEmpty: return block("enum \(name): \(types.sendable)") { _ in }
        case .spec where ids.isEmpty: return declaration("typealias \(name) = \(types.runtime(.noID))")
        case .constants: traits = "\(types.caseIterable), \(types.sendable)"
        case .spec: traits = "\(types.runtime(.id))"
        }
        block("enum \(name): \(types.string), \(traits)") { body in
            for id in ids {
                let name = SwiftName(for: id).caseName
                if name == id {
                    body.line("case \(Identifier(name))")
                } else {
                    body.line("case \(Identifier(name)) = \(StringLiteral(id))")
                }
            }
        }
    }

    private mutating func writeBounds(_ sheet: SheetDefinition, types: TypeNames) {
        if let cap = sheet.screenCap {
            blank()
            document("The upper bound of the total height: `\(cap.canonical)`.")
            height(Identifier("screenCap"), cap, types: types)
        }
        if let bound = sheet.minHeight {
            blank()
            document("The lower bound of every detent's height: `\(bound.canonical)`.")
            height(Identifier("minHeight"), bound, types: types)
        }
    }

    private mutating func writeHeights(_ sheet: SheetDefinition, types: TypeNames) {
        guard !sheet.detents.isEmpty else { return }
        blank()
        document(
            """
            The height of each detent as its own `height`, `max` and `min` give it (`min` wins): before `minHeight`,
            the cap and the rounding to pixels, and without a bottom inset that the system adds.
            """)
        block("enum Height") { body in
            for (index, detent) in sheet.detents.enumerated() {
                if index > 0 { body.blank() }
                body.document(detent.explanation)
                body.height(
                    Identifier(SwiftName(for: detent.id).value), detent.height, min: detent.min, max: detent.max,
                    types: types)
            }
        }
    }

    private mutating func writeBlocks(_ sheet: SheetDefinition, types: TypeNames) {
        let all = [sheet.header.blocks, sheet.content, sheet.footer.blocks].flatMap { $0.flatMap(\.withBlocksInside) }
        lengths("BlockHeight", "The heights of the blocks that never vary, padding included.", all, types) {
            $0.constantHeight
        }
        lengths("RowHeight", "The height of one row of the blocks that are made of rows.", all, types) {
            $0.form.constantRowHeight
        }
    }

    private mutating func lengths(
        _ name: SwiftCode, _ explanation: String, _ blocks: [SheetBlock], _ types: TypeNames,
        _ length: (SheetBlock) -> Double?
    ) {
        let known = blocks.compactMap { block in
            block.id.flatMap { id in length(block).map { (id: id, length: $0) } }
        }
        guard !known.isEmpty else { return }
        blank()
        document(explanation)
        block("enum \(name)") { body in
            for (id, length) in known {
                body.declaration("static let \(Identifier(SwiftName(for: id).value)): \(types.double) = \(length)")
            }
        }
    }
}

extension SwiftName {
    /// As a case of an enum with raw values, which has members of its own.
    var caseName: String {
        let own: Set<String> = ["allCases", "AllCases", "rawValue", "RawValue", "hashValue", "hash"]
        return own.contains(value) ? value + "_" : value
    }
}

extension SheetPart {
    /// None where it is only a height.
    var blocks: [SheetBlock] {
        guard case .content(let blocks) = form else { return [] }
        return blocks
    }
}

extension SheetBlock {
    fileprivate var withBlocksInside: [SheetBlock] {
        guard case .stack(let blocks, _, _) = form else { return [self] }
        return [self] + blocks.flatMap(\.withBlocksInside)
    }
}

extension SheetDetent {
    fileprivate var explanation: String {
        var text = "`\(height.canonical)`"
        if let max { text += ", at most `\(max.canonical)`" }
        if let min { text += ", at least `\(min.canonical)`" }
        if let when { text += "; only when `\(when.canonical)`" }
        return text
    }
}

extension SheetDefinition {
    /// What the sheet's names are to the runtime: names, and a mark for each event, in the order of the language.
    fileprivate func conformances(_ types: TypeNames) -> SwiftCode {
        let declared = SheetEvent.allCases.filter(events.contains).map(\.type)
        return ": \(.joined(([.names] + declared).map { types.runtime($0) }, by: ", "))"
    }
}
