import SheetLayout

/// What is in a sheet, from one walk over it: most rules have nothing to look for in most sheets.
struct SheetFacts: Sendable {
    /// Whether a block's height is measured at run time.
    private(set) var isMeasured = false
    /// Whether a block has text, or a condition that may let one appear.
    private(set) var growsWithText = false
    /// Whether a block's text has a colour.
    private(set) var hasTextColors = false
    /// Whether a block can be tapped that is not plainly high enough for it.
    private(set) var hasDoubtfulTargets = false
    /// Whether there is a pair of bounds that are not both numbers.
    private(set) var hasBounds = false

    init(_ sheet: SheetDefinition) {
        hasBounds = sheet.hasOwnBounds
        for list in SheetBlockList.allCases { add(sheet.blocks(of: list)) }
    }

    /// By place, since a block is expensive to copy.
    private mutating func add(_ blocks: [SheetBlock]) {
        for index in blocks.indices {
            if blocks[index].when != nil { growsWithText = true }
            if blocks[index].color != nil { hasTextColors = true }
            if !hasBounds { hasBounds = SheetFacts.hasBounds(blocks, index) }
            if !hasDoubtfulTargets { hasDoubtfulTargets = blocks[index].isDoubtfulTarget }
            switch blocks[index].form {
            case .text: growsWithText = true
            case .measured: isMeasured = true
            case .stack(let inner, _, _): add(inner)
            case .height, .rows, .grid, .aspect, .spacer, .divider: break
            }
        }
    }

    private static func hasBounds(_ blocks: [SheetBlock], _ index: Int) -> Bool {
        if let least = blocks[index].minHeight, let most = blocks[index].maxHeight {
            if least.literal == nil || most.literal == nil { return true }
        }
        if blocks[index].paddingTop.hasClamp || blocks[index].paddingBottom.hasClamp { return true }
        if blocks[index].minHeight?.hasClamp ?? false || blocks[index].maxHeight?.hasClamp ?? false { return true }
        return blocks[index].when?.hasClamp ?? false || blocks[index].form.hasBounds
    }
}

extension SheetBlock.Form {
    fileprivate var hasBounds: Bool {
        switch self {
        case .height(let height), .spacer(let height), .divider(let height): height.hasClamp
        case .measured(let min, let typical, let max):
            min.literal == nil || typical.literal == nil || max?.literal == nil
        case .rows(_, let height, let spacing), .grid(_, _, let height, let spacing):
            height.hasClamp || spacing.hasClamp
        case .stack(_, _, let spacing): spacing.hasClamp
        case .text, .aspect: false
        }
    }
}

extension SheetDefinition {
    fileprivate var hasOwnBounds: Bool {
        if SheetPlace.ofSheet.contains(where: { term(at: $0)?.hasClamp ?? false }) { return true }
        return detents.contains { detent in
            detent.min != nil && detent.max != nil || detent.height.hasClamp || detent.min?.hasClamp ?? false
                || detent.max?.hasClamp ?? false || detent.when?.hasClamp ?? false
        }
    }
}

extension SheetBlock {
    /// The least height at which it can be tapped well; nil for what is not tapped.
    var leastTarget: Double? {
        switch role {
        case .button, .input: 44
        case .link: 24
        case .image, .text, .decoration, nil: nil
        }
    }

    /// Whether it is tapped, and its height does not tell at a glance that this is easy in every context.
    fileprivate var isDoubtfulTarget: Bool {
        guard let least = leastTarget else { return false }
        switch form {
        case .rows(_, let height, _), .grid(_, _, let height, _): return height.number ?? 0 < least
        case .height(let height):
            guard maxHeight == nil, let height = height.number, let above = paddingTop.number,
                let below = paddingBottom.number
            else { return true }
            return height + above + below < least
        case .measured, .text, .aspect, .stack, .spacer, .divider: return true
        }
    }
}

extension SheetExpression {
    /// Its value where it is a number or a token.
    fileprivate var number: Double? {
        switch self {
        case .number(let number), .points(let number), .token(_, let number): number
        case .name, .through, .percent, .negative, .binary, .call: nil
        }
    }
}
