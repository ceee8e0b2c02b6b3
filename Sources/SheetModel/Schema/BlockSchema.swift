import SheetLayout

/// The keys of a block (LANGUAGE §4.2), in the order in which they are printed.
package enum BlockSchema {
    /// Keys of which a block has exactly one: they say how high it is. `slot` stands in their place.
    package static let heightForms: [Key] = [
        .height, .rows, .grid, .text, .aspect, .stack, .spacer, .divider, .slot,
    ]

    /// A block of the content. Which key belongs to which form is said by `companions`.
    package static let block = Record("a block", isAtomic: true, own + common)

    /// A block of a header or footer, where nothing scrolls and nothing is filled in.
    package static let partBlock = Record(
        "a block of a header or footer", isAtomic: true,
        own.filter { $0.key != .slot } + common.filter { $0.key != .scroll })

    /// Keys that mean something beside one height form only.
    package static let companions: [Key: [Key]] = [
        .rows: [.rowHeight, .rowSpacing], .text: [.lines, .reflow], .stack: [.axis, .spacing],
    ]

    /// Keys without which a height form says nothing.
    package static let needs: [Key: Key] = [.rows: .rowHeight]

    package static let count = Shape.byKind(
        scalar: [Form(.count(0...1_000_000), fills: [.min, .typical, .max])], list: nil,
        mapping: Record(
            "a count", isAtomic: true,
            [
                Field(.min, .count(0...1_000_000), standard: "0", "at least"),
                Field(.typical, .count(0...1_000_000), required: true, "as a rule"),
                Field(.max, .count(0...1_000_000), "at most; `typical` by default"),
            ]))

    private static let measured = Record(
        "a measured height", isAtomic: true,
        [
            Field(.min, .expression(.everywhere), standard: "0", "at least"),
            Field(.typical, .expression(.everywhere), required: true, "as a rule"),
            Field(.max, .expression(.everywhere), "at most; unbounded by default"),
        ])

    private static let grid = Record(
        "a grid", isAtomic: true,
        [
            Field(.items, count, required: true, "how many there are"),
            Field(.columns, .count(1...1_000_000), required: true, "how many stand in a row"),
            Field(.rowHeight, .expression(.everywhere), required: true, "the height of a row"),
            Field(.spacing, .expression(.everywhere), standard: "0", "the gap between rows"),
        ])

    private static var own: [Field] {
        [
            Field(.id, .identifier, "its name, unique in the sheet"),
            Field(
                .height, .byKind(scalar: [Form(.expression(.everywhere))], list: nil, mapping: measured),
                "a fixed height, or one that is measured at run time"),
            Field(.rows, count, "rows of one height"),
            Field(.rowHeight, .expression(.everywhere), "the height of a row"),
            Field(.rowSpacing, .expression(.everywhere), standard: "0", "the gap between rows"),
            Field(.grid, .record(grid), "items in rows of several"),
            Field(
                .text,
                .choice(
                    Choice(
                        "text style", SheetTextStyle.self, aliases: ["title": "title1", "caption": "caption1"])),
                "lines of text of this style"),
            Field(.lines, count, standard: "1", "how many lines"),
            Field(.reflow, .bool, standard: "false", "`lines` holds at the size `large`, larger text takes more"),
            Field(.aspect, .ratio, "as high as its width has it: width to height"),
            Field(.stack, .special(.blocks), "blocks in a column or a row"),
            Field(.axis, .choice(Choice("axis", SheetAxis.self)), standard: "vertical", "column or row"),
            Field(.spacing, .expression(.everywhere), standard: "0", "the gap between the stack's blocks"),
            Field(.spacer, .expression(.everywhere), "a fixed gap"),
            Field(.divider, .expression(.everywhere), standard: "pixel", "a hairline"),
            Field(.slot, .identifier, "a place that extending sheets fill"),
        ]
    }

    private static var common: [Field] {
        [
            Field(
                .padding,
                .byKind(
                    scalar: [Form(.expression(.everywhere), fills: [.top, .bottom])], list: nil,
                    mapping: Record(
                        "padding", isAtomic: true,
                        [
                            Field(.top, .expression(.everywhere), standard: "0", "above"),
                            Field(.bottom, .expression(.everywhere), standard: "0", "below"),
                        ])),
                "room above and below, part of its height"),
            Field(.minHeight, .expression(.everywhere), "lower bound of the height; wins over `maxHeight`"),
            Field(.maxHeight, .expression(.everywhere), "upper bound of the height"),
            Field(.when, .condition(.everywhere), "where it counts; everywhere by default"),
            Field(.scroll, .bool, "gives way when the sheet is lower than its content"),
            Field(.role, .choice(Choice("role", SheetRole.self)), "what it is for people"),
            Field(.color, .color(.surface), "of its text"),
            Field(.background, .color(.surface), "under it; the sheet's by default"),
        ]
    }
}
