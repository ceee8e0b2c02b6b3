import SheetLayout

extension SheetExpression {
    /// Its value where it is the same in every context: literals and tokens, and what is computed from them.
    var constant: Double? {
        switch self {
        case .number(let value), .points(let value), .token(_, let value): value.isFinite ? value : nil
        case .name, .through: nil
        case .percent(let value, let whole): whole.constant.map { value * $0 / 100 }
        case .negative(let value): value.constant.map { -$0 }
        case .binary(let operation, let left, let right): SheetExpression.constant(operation, left, right)
        case .call(let function, let arguments): SheetExpression.constant(function, arguments)
        }
    }

    private static func constant(_ operation: SheetOperator, _ left: Self, _ right: Self) -> Double? {
        guard let left = left.constant, let right = right.constant else { return nil }
        let value =
            switch operation {
            case .add: left + right
            case .subtract: left - right
            case .multiply: left * right
            case .divide: left / right
            }
        return value.isFinite ? value : nil
    }

    private static func constant(_ function: SheetFunction, _ arguments: [Self]) -> Double? {
        let values = arguments.compactMap(\.constant)
        guard let first = values.first, values.count == arguments.count else { return nil }
        switch function {
        case .min: return values.min()
        case .max: return values.max()
        case .clamp: return values.count == 3 ? max(values[1], min(first, values[2])) : nil
        case .round: return first.rounded(.toNearestOrAwayFromZero)
        case .floor: return first.rounded(.down)
        case .ceil: return first.rounded(.up)
        }
    }
}

extension SheetBlock {
    /// Its height, padding and bounds included, where it is the same in every context and with any content.
    var constantHeight: Double? {
        guard let form = form.constantHeight, let top = paddingTop.constant, let bottom = paddingBottom.constant
        else { return nil }
        var height = form + top + bottom
        if let maxHeight {
            guard let bound = maxHeight.constant else { return nil }
            height = min(height, bound)
        }
        if let minHeight {
            guard let bound = minHeight.constant else { return nil }
            height = max(height, bound)
        }
        return height
    }

    /// Its id and those of the blocks inside it, in order.
    var idsInside: [String] {
        guard case .stack(let blocks, _, _) = form else { return id.map { [$0] } ?? [] }
        return (id.map { [$0] } ?? []) + blocks.flatMap(\.idsInside)
    }
}

extension SheetBlock.Form {
    fileprivate var constantHeight: Double? {
        switch self {
        case .height(let height), .spacer(let height), .divider(let height): height.constant
        case .rows(let count, let height, let spacing): rows(count, 1, height, spacing)
        case .grid(let items, let columns, let height, let spacing): rows(items, columns, height, spacing)
        case .measured, .text, .aspect, .stack: nil
        }
    }

    /// Of rows and grids, the height of one row where it never varies.
    var constantRowHeight: Double? {
        switch self {
        case .rows(_, let height, _), .grid(_, _, let height, _): height.constant
        case .height, .measured, .text, .aspect, .stack, .spacer, .divider: nil
        }
    }

    private func rows(
        _ count: SheetCount, _ columns: Int, _ height: SheetExpression, _ spacing: SheetExpression
    ) -> Double? {
        guard count.min == count.max, count.min == count.typical, columns > 0, let height = height.constant,
            let spacing = spacing.constant
        else { return nil }
        let rows = Double((count.typical + columns - 1) / columns)
        return rows * height + max(0, rows - 1) * spacing
    }
}
