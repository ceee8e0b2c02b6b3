import SheetLayout
import SheetModel
import SheetText

/// What stands at a place of a definition.
enum Term {
    case expression(SheetExpression)
    case condition(SheetCondition)
}

extension SheetDefinition {
    /// The expression or condition at a place; nil where there is none, as for a block as a whole.
    func term(at place: SheetPlace) -> Term? {
        switch place {
        case .screenCap: screenCap.map(Term.expression)
        case .minHeight: minHeight.map(Term.expression)
        case .width: width.map(Term.expression)
        case .maxWidth: maxWidth.map(Term.expression)
        case .spacing: .expression(spacing)
        case .cornerRadius: corner.map { .expression($0.radius) }
        case .threshold: dismiss.threshold.map(Term.expression)
        case .header: header.height.map(Term.expression)
        case .footer: footer.height.map(Term.expression)
        case .insets(let edge): .expression(insets[edge])
        case .grabberArea: .expression(grabber.area)
        case .detent(let index, let part): detents.indices.contains(index) ? detents[index].term(part) : nil
        case .block(let list, let path, let part): block(list, path)?.term(part)
        }
    }

    /// A block of a list, by the way down to it.
    func block(_ list: SheetBlockList, _ path: [Int]) -> SheetBlock? {
        var blocks = blocks(of: list)
        var found: SheetBlock?
        for index in path {
            guard blocks.indices.contains(index) else { return nil }
            found = blocks[index]
            if case .stack(let inner, _, _) = blocks[index].form { blocks = inner } else { blocks = [] }
        }
        return found
    }

    /// The blocks of the content, the header or the footer.
    func blocks(of list: SheetBlockList) -> [SheetBlock] {
        switch list {
        case .content: content
        case .header: header.blocks
        case .footer: footer.blocks
        }
    }

    /// Calls `body` with every block and the way down to it, a stack before the blocks in it.
    func forEachBlock(_ body: (SheetBlockList, [Int], SheetBlock) -> Void) {
        for list in SheetBlockList.allCases { SheetDefinition.visit(blocks(of: list), list, [], body) }
    }

    private static func visit(
        _ blocks: [SheetBlock], _ list: SheetBlockList, _ path: [Int],
        _ body: (SheetBlockList, [Int], SheetBlock) -> Void
    ) {
        for (index, block) in blocks.enumerated() {
            body(list, path + [index], block)
            if case .stack(let inner, _, _) = block.form { visit(inner, list, path + [index], body) }
        }
    }
}

extension SheetPart {
    fileprivate var height: SheetExpression? {
        if case .height(let height) = form { height } else { nil }
    }

    fileprivate var blocks: [SheetBlock] {
        if case .content(let blocks) = form { blocks } else { [] }
    }
}

extension SheetEdges {
    fileprivate subscript(edge: SheetEdge) -> SheetExpression {
        switch edge {
        case .top: top
        case .bottom: bottom
        case .leading: leading
        case .trailing: trailing
        }
    }
}

extension SheetDetent {
    fileprivate func term(_ part: SheetDetentPart) -> Term? {
        switch part {
        case .height: .expression(height)
        case .min: min.map(Term.expression)
        case .max: max.map(Term.expression)
        case .when: when.map(Term.condition)
        }
    }
}

extension SheetBlock {
    /// One of its expressions.
    func term(_ part: SheetBlockPart) -> Term? {
        switch part {
        case .whole: nil
        case .paddingTop: .expression(paddingTop)
        case .paddingBottom: .expression(paddingBottom)
        case .minHeight: minHeight.map(Term.expression)
        case .maxHeight: maxHeight.map(Term.expression)
        case .when: when.map(Term.condition)
        case .height, .min, .typical, .max, .rowHeight, .spacing: form.term(part).map(Term.expression)
        }
    }
}

extension SheetBlock.Form {
    fileprivate func term(_ part: SheetBlockPart) -> SheetExpression? {
        switch (self, part) {
        case (.height(let height), .height), (.spacer(let height), .height), (.divider(let height), .height): height
        case (.measured(let min, _, _), .min): min
        case (.measured(_, let typical, _), .typical): typical
        case (.measured(_, _, let max), .max): max
        case (.rows(_, let height, _), .rowHeight), (.grid(_, _, let height, _), .rowHeight): height
        case (.rows(_, _, let gap), .spacing), (.grid(_, _, _, let gap), .spacing), (.stack(_, _, let gap), .spacing):
            gap
        case (.height, _), (.measured, _), (.rows, _), (.grid, _), (.text, _), (.aspect, _), (.stack, _),
            (.spacer, _), (.divider, _):
            nil
        }
    }
}
