/// What an app knows of a block once its content is there.
public enum SheetMeasurement: Hashable, Sendable {
    /// The height of its content in points, without the block's padding.
    case height(Double)
    /// How many rows, items of a grid or lines of a text there are; of a text that reflows, lines at the text size
    /// `large`.
    case count(Int)
}

/// What a sheet is in a context with content that was measured, by the ids of blocks of the content, the header and
/// the footer.
///
/// A measurement replaces the typical size of its block, and the least and the most with it. It is used as it is, also
/// outside of what the spec expects: the app measured it. The block's padding, `maxHeight`, `minHeight` and `when` count
/// as always. A height replaces the form of any block but a stack, which stays the sum of what is in it. A count
/// replaces the count of rows, a grid or a text, and says nothing about another block; an id that no block has says
/// nothing either. What is no height at all, below 0 or not finite, is among the resolution's `problems`.
///
/// Without measurements, this is `resolve(_:in:)`.
public func resolve(
    _ sheet: SheetDefinition, in context: SheetContext, measured: [String: SheetMeasurement]
) -> SheetResolution {
    SheetResolver(sheet).resolve(in: context, measured: measured)
}

extension SheetResolver {
    /// What the sheet is in a context with content that was measured; see `resolve(_:in:measured:)`.
    public func resolve(in context: SheetContext, measured: [String: SheetMeasurement]) -> SheetResolution {
        measured.isEmpty ? resolve(in: context) : SheetResolver(sheet.with(measured)).resolve(in: context)
    }
}

extension SheetDefinition {
    /// The same sheet with measurements in place of what was expected, by the ids of blocks.
    public func with(_ measured: [String: SheetMeasurement]) -> SheetDefinition {
        var sheet = self
        sheet.header.note(measured)
        sheet.content.note(measured)
        sheet.footer.note(measured)
        return sheet
    }
}

extension SheetPart {
    fileprivate mutating func note(_ measured: [String: SheetMeasurement]) {
        guard case .content(var blocks) = form else { return }
        blocks.note(measured)
        form = .content(blocks)
    }
}

extension [SheetBlock] {
    fileprivate mutating func note(_ measured: [String: SheetMeasurement]) {
        for index in indices {
            if case .stack(var inner, let axis, let spacing) = self[index].form {
                inner.note(measured)
                self[index].form = .stack(inner, axis: axis, spacing: spacing)
            } else if let id = self[index].id, let measurement = measured[id] {
                self[index].form = self[index].form.with(measurement)
            }
        }
    }
}

extension SheetBlock.Form {
    fileprivate func with(_ measurement: SheetMeasurement) -> SheetBlock.Form {
        switch measurement {
        case .height(let points): .height(.points(points))
        case .count(let count): with(SheetCount(count))
        }
    }

    private func with(_ count: SheetCount) -> SheetBlock.Form {
        switch self {
        case .rows(_, let height, let spacing): .rows(count, height: height, spacing: spacing)
        case .grid(_, let columns, let height, let spacing):
            .grid(items: count, columns: columns, rowHeight: height, spacing: spacing)
        case .text(let style, _, let reflow): .text(style, lines: count, reflow: reflow)
        case .height, .measured, .aspect, .stack, .spacer, .divider: self
        }
    }
}
