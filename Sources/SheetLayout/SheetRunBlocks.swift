extension SheetRun {
    /// Steps 1 to 3: which blocks are active, and the heights of header, footer, content and `fit`, with this much
    /// content.
    mutating func measure(_ sheet: SheetDefinition, with size: SheetContentSize) -> SheetBoundedness {
        self.size = size
        isMeasured = false
        let isContentUnbounded = measureContent()
        isUnbounded = false
        if case .content(let blocks) = sheet.header.form, !hasRun || sheet.header.varies {
            header = sum(of: blocks, in: .header)
        }
        if sheet.header.overlay { isUnbounded = false }
        headerInFlow = sheet.header.overlay ? 0 : header
        if case .content(let blocks) = sheet.footer.form, !hasRun || sheet.footer.varies {
            footer = sum(of: blocks, in: .footer)
        }
        fit = (((grabberArea + headerInFlow) + content) + footer) + frame.includedBottom
        isMeasured = true
        hasRun = true
        return SheetBoundedness(content: !isContentUnbounded, fit: !isContentUnbounded && !isUnbounded)
    }

    /// Says whether a block of the content is without an upper bound.
    private mutating func measureContent() -> Bool {
        isUnbounded = false
        list = .content
        if hasRun {
            for index in states.indices where states[index].varies { states[index].height = height(blocks, index) }
        } else {
            states.reserveCapacity(blocks.count)
            for index in blocks.indices { states.append(state(of: index)) }
        }
        var sum = insets.top
        var isFirst = true
        for index in states.indices where states[index].isActive {
            if !isFirst { sum += spacing }
            isFirst = false
            sum += states[index].height
        }
        content = sum + insets.bottom
        return isUnbounded
    }

    private mutating func state(of index: Int) -> SheetBlockState {
        guard isActive(blocks, index) else { return SheetBlockState(isActive: false, varies: false, height: 0) }
        return SheetBlockState(isActive: true, varies: blocks[index].form.varies, height: height(blocks, index))
    }

    private mutating func sum(of blocks: [SheetBlock], in list: SheetBlockList) -> Double {
        self.list = list
        defer { self.list = .content }
        return sum(of: blocks, spacing: 0)
    }
}

/// Which sums have an upper bound.
struct SheetBoundedness {
    /// Of the content.
    var content: Bool
    /// Of everything.
    var fit: Bool
}

extension SheetRun {
    /// Active blocks and the spacing between them, added from the top.
    private mutating func sum(of blocks: [SheetBlock], spacing: Double) -> Double {
        var sum = 0.0
        var isFirst = true
        for index in blocks.indices where isActive(blocks, index) {
            if !isFirst { sum += spacing }
            isFirst = false
            sum += height(blocks, index)
        }
        return sum
    }

    /// Whether a block counts at all.
    mutating func isActive(_ blocks: [SheetBlock], _ index: Int) -> Bool {
        guard let condition = blocks[index].when else { return true }
        let holds = checked(condition)
        if let failure { report(failure, at: place(.when, of: index)) }
        return holds
    }

    /// Form and padding, at most `maxHeight`, at least `minHeight`.
    mutating func height(_ blocks: [SheetBlock], _ index: Int) -> Double {
        let known = problems.count
        let wasUnbounded = isUnbounded
        var height = height(of: blocks[index].form, index)
        height += length(blocks[index].paddingTop, .paddingTop, of: index)
        height += length(blocks[index].paddingBottom, .paddingBottom, of: index)
        if let most = blocks[index].maxHeight {
            height = min(height, length(most, .maxHeight, of: index))
            isUnbounded = wasUnbounded
        }
        if let least = blocks[index].minHeight { height = max(height, length(least, .minHeight, of: index)) }
        if height.magnitude > SheetRun.beyondUse {
            report(.notFinite(place(.whole, of: index)))
            return 0
        }
        // What went wrong inside is the cause, and is said there.
        if SheetRun.isNegative(height), problems.count == known {
            report(.negative(place(.whole, of: index), height))
        }
        return height
    }

    private mutating func height(of form: SheetBlock.Form, _ index: Int) -> Double {
        switch form {
        case .height(let height): return length(height, .height, of: index)
        case .spacer(let height), .divider(let height): return length(height, .height, of: index)
        case .measured(let min, let typical, let max): return measured(min, typical, max, index)
        case .rows(let count, let height, let spacing):
            return rows(Double(count.count(for: size)), height, spacing, index)
        case .grid(let items, let columns, let height, let spacing):
            return rows(SheetRun.rows(of: items.count(for: size), in: columns), height, spacing, index)
        case .text(let style, let lines, let reflow):
            return text(style, Double(lines.count(for: size)), reflow: reflow)
        case .aspect(let ratio): return aspect(ratio, index)
        case .stack(let blocks, let axis, let spacing): return stack(blocks, axis, spacing, index)
        }
    }
}

extension SheetRun {
    /// What stands for a height without an upper bound.
    static let unbounded = 1_000_000.0

    private mutating func measured(
        _ min: SheetExpression, _ typical: SheetExpression, _ max: SheetExpression?, _ index: Int
    ) -> Double {
        switch size {
        case .min: return length(min, .min, of: index)
        case .typical: return length(typical, .typical, of: index)
        case .max:
            if let max { return length(max, .max, of: index) }
            isUnbounded = true
            return SheetRun.unbounded
        }
    }

    private mutating func rows(
        _ count: Double, _ height: SheetExpression, _ spacing: SheetExpression, _ index: Int
    ) -> Double {
        let rowHeight = length(height, .rowHeight, of: index)
        let gap = notNegative(spacing, .spacing, of: index)
        return count * rowHeight + max(0, count - 1) * gap
    }

    private static func rows(of items: Int, in columns: Int) -> Double {
        guard columns > 1 else { return Double(items) }
        let (full, rest) = items.quotientAndRemainder(dividingBy: columns)
        return Double(full) + (rest > 0 ? 1 : 0)
    }

    private func text(_ style: SheetTextStyle, _ lines: Double, reflow: Bool) -> Double {
        let metrics = SheetTypeMetrics(style, at: frame.context.textSize)
        var lines = lines
        if reflow {
            lines = max(lines, SheetMath.ceil(lines * metrics.size / SheetTypeMetrics(style, at: .large).size))
        }
        return lines < 1 ? 0 : frame.roundedUp(metrics.height(ofLines: lines))
    }

    private mutating func aspect(_ ratio: SheetRatio, _ index: Int) -> Double {
        let safeArea = frame.context.safeArea
        let width =
            frame.form == .fullScreen
            ? min(sheetWidth, frame.width - safeArea.leading - safeArea.trailing) : sheetWidth
        let quotient = ratio.width / ratio.height
        guard quotient.magnitude > 0 else {
            report(.divisionByZero(place(.whole, of: index)))
            return 0
        }
        return (width - insets.leading - insets.trailing) / quotient
    }

    private mutating func stack(
        _ blocks: [SheetBlock], _ axis: SheetAxis, _ spacing: SheetExpression, _ index: Int
    ) -> Double {
        let gap = notNegative(spacing, .spacing, of: index)
        path.append(index)
        defer { path.removeLast() }
        switch axis {
        case .vertical: return sum(of: blocks, spacing: gap)
        case .horizontal: return tallest(of: blocks)
        }
    }

    private mutating func tallest(of blocks: [SheetBlock]) -> Double {
        var tallest: Double?
        for index in blocks.indices where isActive(blocks, index) {
            let height = height(blocks, index)
            tallest = max(tallest ?? height, height)
        }
        return tallest ?? 0
    }
}
