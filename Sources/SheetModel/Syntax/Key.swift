/// Every key of the language and of the project file. Which of them a mapping may have, and in what order they are
/// printed, is said by the schema (`SheetSchema` and its neighbours).
package enum Key: String, CaseIterable, Sendable {
    // Documents
    case sheet, tokens
    // A sheet
    case summary, abstract, extends, slots, type, presentation, background, detents, initial, screenCap, minHeight
    case header, footer, grabber, insets, spacing, content, safeArea, corner, shadow, dim, interaction, dismiss
    case snap, swipeRegion, contentInteraction, motion, debounce, width, maxWidth, compactHeight, accessibility
    case events
    // Its parts
    case id, height, min, typical, max, when, overlay, visible, top, bottom, leading, trailing, area, color
    case radius, curve, corners, opacity, x, y, from, upThrough, drag, tap, threshold, velocity
    case present, change, transition, duration, label, grabberLabel, voiceOver
    // Blocks
    case slot, rows, rowHeight, rowSpacing, grid, items, columns, text, lines, reflow, aspect, stack, axis
    case spacer, divider, padding, maxHeight, scroll, role
    // Colours and tokens
    case light, dark, colors, lengths
    // The project file
    case sheetc, specs, exclude, devices, orientations, textSizes, profile, minOS, external, outputs, swift, rules
    case limits, kind, scale, homeButton, landscape, json
    case exec, command, into
    case access, namespace, style, colorType, files
    case fileBytes, nesting, nodes, scalarBytes, documents
}

extension Key {
    /// Whether an extending sheet gets what the base has, so that `null` can reset it; false for the keys that say
    /// which sheet it is.
    package var isInherited: Bool {
        self != .sheet && self != .summary && self != .abstract && self != .extends && self != .slots
    }
}
