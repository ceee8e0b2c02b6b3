import SheetLayout

/// The keys of a sheet (LANGUAGE §4), in the order in which they are printed.
package enum SheetSchema {
    package static let sheet = Record(
        "a sheet",
        [
            Field(.sheet, .identifier, required: true, "the sheet's id, unique in the project"),
            Field(.summary, .text, "becomes the doc comment of the generated code"),
            Field(.abstract, .bool, standard: "false", "only to be extended; checked, not emitted"),
            Field(.extends, .reference(.sheet), "the sheet whose keys this one starts from"),
            Field(.slots, .special(.slots), "blocks for the slots of the extended sheet, by slot name"),
            Field(.type, .choice(Choice("sheet type", SheetType.self)), "one resting height, or several"),
            Field(
                .presentation, .choice(Choice("presentation", SheetPresentation.self)), standard: "system",
                "the platform's own sheet, or a panel that the app draws"),
            Field(.background, .color(.background), "the sheet's colour; `system` leaves the platform's material"),
            Field(.initial, .reference(.detent), "the detent it opens at; the smallest active one by default"),
            Field(.screenCap, .expression(.bounds), "upper bound of the total height"),
            Field(.minHeight, .expression(.bounds), "lower bound of every detent's value"),
            Field(.header, part(header), standard: "{height: 0}", "the part above the content"),
            Field(.footer, part(footer), standard: "{height: 0}", "the part below the content, always visible"),
            Field(
                .grabber, .byKind(scalar: [Form(.bool, fills: [.visible])], list: nil, mapping: grabber),
                standard: "{}", "the handle at the top edge"),
            Field(.insets, edges, standard: "0", "the room around the content"),
            Field(.spacing, .expression(.everywhere), standard: "0", "the gap between active blocks"),
            Field(
                .safeArea, .choice(Choice("safe area", SheetSafeArea.self)), standard: "add",
                "custom sheets: the bottom inset outside the value, inside it, or ignored"),
            Field(
                .corner,
                .byKind(scalar: [Form(.expression(.everywhere), fills: [.radius])], list: nil, mapping: corner),
                "the rounding of the corners; the system's own by default"),
            Field(
                .shadow, .byKind(scalar: [], list: Form(.list(.record(shadow))), mapping: shadow),
                "custom sheets: one shadow or several"),
            Field(
                .dim,
                .byKind(
                    scalar: [Form(.off), Form(.number(0...1), fills: [.opacity])], list: nil, mapping: dim),
                "how what lies behind is darkened; follows `interaction` by default"),
            Field(
                .interaction,
                .byKind(
                    scalar: [Form(.choice(Choice("interaction", ["disabled", "enabled"])))], list: nil,
                    mapping: interaction),
                "touches on what lies behind; follows `dim` by default"),
            Field(
                .dismiss, .byKind(scalar: [Form(.bool, fills: [.drag, .tap])], list: nil, mapping: dismiss),
                standard: "{}", "how a person closes it"),
            Field(
                .snap, .choice(Choice("snapping", SheetSnap.self)), standard: "nearest",
                "where a drag comes to rest; `velocity` goes by its sign alone"),
            Field(
                .swipeRegion, .choice(Choice("swipe region", SheetSwipeRegion.self)), standard: "all",
                "where a drag may begin"),
            Field(
                .contentInteraction, .choice(Choice("content interaction", SheetContentInteraction.self)),
                standard: "resizes", "what an upward swipe on scrolling content does first"),
            Field(.motion, .record(motion), "how it appears, changes and goes; the system's own by default"),
            Field(
                .debounce, .number(0...1_000_000), standard: "0",
                "milliseconds for which a measured height must settle"),
            Field(.width, .expression(.everywhere), "the sheet's width; the window's by default"),
            Field(.maxWidth, .expression(.everywhere), "upper bound of the width"),
            Field(
                .compactHeight, .choice(Choice("form in compact height", SheetCompactHeight.self)),
                "what it is on a phone in landscape"),
            Field(.accessibility, .record(accessibility), standard: "{}", "what assistive technologies say"),
            Field(
                .events, .list(.choice(Choice("event", SheetEvent.self))), standard: "[dismiss]",
                "callbacks that the generated code offers"),
            Field(.detents, .list(detent), "the heights at which it rests, smallest first"),
            Field(.content, .list(.record(BlockSchema.block)), standard: "[]", "the blocks from top to bottom"),
        ])

    /// One detent: an expression, or a mapping.
    package static let detent = Shape.byKind(
        scalar: [Form(.expression(.bounds), fills: [.height])], list: nil,
        mapping: Record(
            "a detent", isAtomic: true,
            [
                Field(.id, .identifier, "its name; `fit`, `medium`, `large` or `d1`, `d2`, … by default"),
                Field(.height, .expression(.bounds), required: true, "the height"),
                Field(.min, .expression(.bounds), "lower bound of the height; wins over `max`"),
                Field(.max, .expression(.bounds), "upper bound of the height"),
                Field(.when, .condition(.detents), "where it is active; everywhere by default"),
            ]))

    private static let header = Record(
        "a header",
        [
            Field(.height, .expression(.everywhere), "its height"),
            Field(.content, .list(.record(BlockSchema.partBlock)), "its blocks"),
            Field(
                .overlay, .bool, standard: "false", "drawn over the content and left out of `fit`"),
        ])

    private static let footer = Record(
        "a footer",
        [
            Field(.height, .expression(.everywhere), "its height"),
            Field(.content, .list(.record(BlockSchema.partBlock)), "its blocks"),
        ])

    private static func part(_ record: Record) -> Shape {
        .byKind(
            scalar: [Form(.expression(.everywhere), fills: [.height])],
            list: Form(.list(.record(BlockSchema.partBlock)), fills: [.content]), mapping: record)
    }

    private static let grabber = Record(
        "a grabber",
        [
            Field(
                .visible,
                .byKind(scalar: [Form(.choice(Choice("visibility", ["auto"]))), Form(.bool)], list: nil, mapping: nil),
                standard: "auto", "whether it shows; `auto`: with more than one detent"),
            Field(.width, .expression(.everywhere), standard: "36", "its width"),
            Field(.height, .expression(.everywhere), standard: "5", "its height"),
            Field(.top, .expression(.everywhere), standard: "5", "from the sheet's top edge"),
            Field(.area, .expression(.everywhere), standard: "0", "the room kept for it above the header"),
            Field(.color, .color(.single), "its colour; the system's own by default"),
        ])

    private static let edges = Shape.byKind(
        scalar: [Form(.expression(.everywhere), fills: [.top, .bottom, .leading, .trailing])], list: nil,
        mapping: Record(
            "insets",
            [
                Field(.top, .expression(.everywhere), standard: "0", "above the content"),
                Field(.bottom, .expression(.everywhere), standard: "0", "below the content"),
                Field(.leading, .expression(.everywhere), standard: "0", "before the content"),
                Field(.trailing, .expression(.everywhere), standard: "0", "behind the content"),
            ]))

    private static let corner = Record(
        "a corner",
        [
            Field(.radius, .expression(.everywhere), required: true, "the radius"),
            Field(
                .curve, .choice(Choice("corner curve", SheetCorner.Curve.self)), standard: "continuous",
                "the shape of the rounding"),
            Field(
                .corners, .choice(Choice("corners", SheetCorner.Corners.self)), standard: "top",
                "which corners are rounded"),
        ])

    private static let shadow = Record(
        "a shadow",
        [
            Field(.color, .color(.single), standard: "black", "its colour"),
            Field(.opacity, .number(0...1), standard: "1", "its opacity"),
            Field(.x, .expression(.everywhere), standard: "0", "offset to the right"),
            Field(.y, .expression(.everywhere), standard: "0", "offset downward"),
            Field(.radius, .expression(.everywhere), standard: "0", "its blur"),
        ])

    private static let dim = Record(
        "a dim",
        [
            Field(.color, .color(.single), standard: "black", "its colour"),
            Field(.opacity, .number(0...1), "its opacity; the system's own by default"),
            Field(.from, .reference(.detent), "dims from this detent upward"),
        ])

    private static let interaction = Record(
        "an interaction",
        [Field(.upThrough, .reference(.detent), required: true, "touches pass up to and including this detent")])

    private static let dismiss = Record(
        "a dismissal",
        [
            Field(.drag, .bool, standard: "true", "by dragging it down"),
            Field(.tap, .bool, standard: "true", "by a tap beside it"),
            Field(.threshold, .expression(.threshold), "points of downward travel after which it closes"),
            Field(.velocity, .number(0...1_000_000), "points a second beyond which a fling closes it"),
        ])

    private static let animation = Record(
        "an animation",
        [
            Field(.duration, .number(0...10), "seconds"),
            Field(.curve, .curve, standard: "easeInOut", "its easing"),
        ])

    private static let motion = Record(
        "a motion", spread: Form(.record(animation), fills: [.present, .dismiss, .change]),
        [
            Field(.present, .record(animation), "on appearing"),
            Field(.dismiss, .record(animation), "on going"),
            Field(.change, .record(animation), "between detents"),
            Field(
                .transition, .choice(Choice("transition", SheetMotion.Transition.self)), standard: "slide",
                "how it enters and leaves"),
        ])

    private static let accessibility = Record(
        "an accessibility",
        [
            Field(.label, .text, "what the sheet is called: text or a localisation key"),
            Field(.grabberLabel, .text, "what the grabber is called: text or a localisation key"),
            Field(
                .voiceOver, .choice(Choice("behaviour with VoiceOver", SheetAccessibility.VoiceOver.self)),
                standard: "unchanged", "whether it grows to its largest detent with VoiceOver"),
        ])
}
