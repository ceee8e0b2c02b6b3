extension SheetResolver {
    /// The value of an expression, or of a part of one, with this much content; nil where it has none. `detent` is
    /// what the name `detent` stands for.
    public func value(
        of expression: SheetExpression, in context: SheetContext, content: SheetContentSize = .typical,
        detent: Double = 0
    ) -> Double? {
        var run = measuredRun(in: context, content)
        run.detent = detent
        let value = run.checked(expression)
        return run.failure == nil ? value : nil
    }

    /// Whether a condition holds with this much content; nil where it has no answer.
    public func holds(
        _ condition: SheetCondition, in context: SheetContext, content: SheetContentSize = .typical
    ) -> Bool? {
        var run = measuredRun(in: context, content)
        let holds = run.checked(condition)
        return run.failure == nil ? holds : nil
    }

    /// Whether a declared detent, by its place in the definition, is active with this much content, on any form.
    public func isActive(
        detent index: Int, in context: SheetContext, content: SheetContentSize = .typical
    ) -> Bool {
        guard sheet.detents.indices.contains(index) else { return false }
        var run = measuredRun(in: context, content)
        let mediumStays = run.mediumStays(sheet)
        return run.isActive(sheet, index, mediumStays: mediumStays)
    }

    /// What the natural height is made of, from the top edge down.
    public func measures(in context: SheetContext) -> SheetMeasures {
        var run = measuredRun(in: context, .typical)
        var measures = SheetMeasures(run, sheet)
        for size in varies ? [SheetContentSize.min, .max] : [] {
            let isBounded = run.measure(sheet, with: size)
            measures.set(run, size, isBounded, run.activeBlocks(of: sheet))
        }
        return measures
    }

    private func measuredRun(in context: SheetContext, _ size: SheetContentSize) -> SheetRun {
        var run = SheetRun(sheet, SheetFrame(sheet, in: context))
        _ = run.measure(sheet, with: size)
        return run
    }
}

/// The heights that add up to `fit`: grabber area, header unless it is drawn over the content, content, footer and
/// the bottom inset that is included.
public struct SheetMeasures: Hashable, Sendable {
    /// Reserved above the header.
    public var grabberArea: Double
    /// False where the header is drawn over the content and counts nothing.
    public var isHeaderInFlow: Bool
    /// Its height, wherever it is drawn.
    public var header: SheetInterval
    /// With its insets and spacing.
    public var content: SheetInterval
    /// Its height.
    public var footer: SheetInterval
    /// The bottom inset of a sheet with `safeArea: include`, else 0.
    public var includedBottom: Double
    /// The natural height.
    public var fit: SheetInterval
    /// Active blocks of header, content and footer, a stack before the blocks in it.
    public var blocks: [SheetMeasuredBlock] = []
}

/// An active block with its height at each size of the content.
public struct SheetMeasuredBlock: Hashable, Sendable {
    /// Header, content or footer.
    public var list: SheetBlockList
    /// Its place in the list, then in the stacks.
    public var path: [Int]
    /// Its own, if it has one.
    public var id: String?
    /// From the sheet's top edge, with typical content.
    public var y: Double
    /// `max` is nil where nothing bounds it.
    public var height: SheetInterval
}

extension SheetMeasures {
    fileprivate init(_ run: SheetRun, _ sheet: SheetDefinition) {
        var run = run
        grabberArea = run.grabberArea
        isHeaderInFlow = !sheet.header.overlay
        header = SheetInterval(run.header)
        content = SheetInterval(run.content)
        footer = SheetInterval(run.footer)
        includedBottom = run.frame.includedBottom
        fit = SheetInterval(run.fit)
        blocks = run.activeBlocks(of: sheet)
    }

    /// Which blocks are active does not depend on the content, so the two lists go side by side.
    fileprivate mutating func set(
        _ run: SheetRun, _ size: SheetContentSize, _ isBounded: SheetBoundedness, _ found: [SheetMeasuredBlock]
    ) {
        for (index, block) in zip(blocks.indices, found) {
            blocks[index].height.set(block.height.typical, size, isBounded: block.height.max != nil)
        }
        header.set(run.header, size, isBounded: SheetMeasures.isBounded(found, .header))
        content.set(run.content, size, isBounded: isBounded.content)
        footer.set(run.footer, size, isBounded: SheetMeasures.isBounded(found, .footer))
        fit.set(run.fit, size, isBounded: isBounded.fit)
    }

    private static func isBounded(_ blocks: [SheetMeasuredBlock], _ list: SheetBlockList) -> Bool {
        !blocks.contains { $0.list == list && $0.path.count == 1 && $0.height.max == nil }
    }
}

extension SheetInterval {
    fileprivate init(_ height: Double) { self.init(min: height, typical: height, max: height) }

    fileprivate mutating func set(_ height: Double, _ size: SheetContentSize, isBounded: Bool) {
        switch size {
        case .min: min = height
        case .typical: typical = height
        case .max: max = isBounded ? height : nil
        }
    }
}

extension SheetRun {
    /// The active blocks of all three lists, top down, with the content at hand; `max` is nil where unbounded.
    fileprivate mutating func activeBlocks(of sheet: SheetDefinition) -> [SheetMeasuredBlock] {
        var found: [SheetMeasuredBlock] = []
        if case .content(let blocks) = sheet.header.form {
            list = .header
            collect(blocks, spacing: 0, from: grabberArea, into: &found)
        }
        list = .content
        let top = grabberArea + headerInFlow
        collect(blocks, spacing: spacing, from: top + insets.top, into: &found)
        if case .content(let blocks) = sheet.footer.form {
            list = .footer
            collect(blocks, spacing: 0, from: top + content, into: &found)
            list = .content
        }
        return found
    }

    /// `spacing` is nil for blocks side by side.
    private mutating func collect(
        _ blocks: [SheetBlock], spacing: Double?, from top: Double, into found: inout [SheetMeasuredBlock]
    ) {
        var y = top
        for index in blocks.indices where isActive(blocks, index) {
            isUnbounded = false
            let height = height(blocks, index)
            let interval = SheetInterval(min: height, typical: height, max: isUnbounded ? nil : height)
            found.append(
                SheetMeasuredBlock(list: list, path: path + [index], id: blocks[index].id, y: y, height: interval))
            if case .stack(let inner, let axis, let gap) = blocks[index].form {
                let padding = length(blocks[index].paddingTop, .paddingTop, of: index)
                let between = axis == .vertical ? length(gap, .spacing, of: index) : nil
                path.append(index)
                collect(inner, spacing: between, from: y + padding, into: &found)
                path.removeLast()
            }
            if let spacing { y += height + spacing }
        }
    }
}
