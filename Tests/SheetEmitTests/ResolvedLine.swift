#if canImport(SheetLayout)
    import SheetLayout
#endif

// Compiled twice: with these tests, and with the program that EqualityTests makes of generated code.

/// A resolution as one object of `sheetc`'s JSON without white space (LANGUAGE §8), written independently of the
/// emitter. Ids stand as they are.
func line(_ resolved: SheetResolution, _ context: SheetContext) -> String {
    var parts = [
        "\"context\":\"\(context.id)\"", "\"form\":\"\(resolved.form.rawValue)\"", "\"width\":\(text(resolved.width))",
        "\"max\":\(text(resolved.max))", "\"cap\":\(text(resolved.cap))", "\"header\":\(text(resolved.header))",
        "\"footer\":\(text(resolved.footer))", "\"insets\":\(text(resolved.insets))",
        "\"spacing\":\(text(resolved.spacing))", "\"grabber\":\(resolved.showsGrabber)",
    ]
    if let corner = resolved.corner { parts.append("\"corner\":\(text(corner))") }
    parts.append("\"content\":\(text(resolved.content))")
    parts.append("\"fit\":\(text(resolved.fit))")
    parts.append("\"detents\":[\(resolved.detents.map { text($0) }.joined(separator: ","))]")
    parts.append("\"initial\":\"\(resolved.initial)\"")
    if !resolved.conditional.isEmpty { parts.append("\"conditional\":\(text(resolved.conditional))") }
    if let from = resolved.dimFrom { parts.append("\"dimFrom\":\"\(from)\"") }
    if let last = resolved.upThrough { parts.append("\"upThrough\":\"\(last)\"") }
    if text(resolved.overflow) != "0" { parts.append("\"overflow\":\(text(resolved.overflow))") }
    if text(resolved.unreachable) != "0" { parts.append("\"unreachable\":\(text(resolved.unreachable))") }
    if !resolved.scrolls.isEmpty { parts.append("\"scrolls\":\(text(resolved.scrolls))") }
    let blocks = resolved.blocks.map { block in
        let id = block.id.map { "\"id\":\"\($0)\"," } ?? ""
        return "{\(id)\"y\":\(text(block.y)),\"height\":\(text(block.height))}"
    }
    parts.append("\"blocks\":[\(blocks.joined(separator: ","))]")
    return "{\(parts.joined(separator: ","))}"
}

private func text(_ detent: SheetResolvedDetent) -> String {
    var parts = [
        "\"id\":\"\(detent.id)\"", "\"value\":\(text(detent.value))", "\"total\":\(text(detent.total))",
    ]
    if let top = detent.top { parts.append("\"top\":\(text(top))") }
    if let range = detent.range { parts.append("\"range\":[\(text(range[0])),\(text(range[1]))]") }
    if !detent.reasons.isEmpty { parts.append("\"reasons\":\(text(detent.reasons.map { $0.rawValue }))") }
    if !detent.merged.isEmpty { parts.append("\"merged\":\(text(detent.merged))") }
    if let card = detent.card {
        let sizes = "\"inset\":\(text(card.inset)),\"height\":\(text(card.height)),\"top\":\(text(card.top))"
        parts.append("\"card\":{\(sizes)}")
    }
    if let threshold = detent.threshold { parts.append("\"threshold\":\(text(threshold))") }
    return "{\(parts.joined(separator: ","))}"
}

private func text(_ ids: [String]) -> String { "[\(ids.map { "\"\($0)\"" }.joined(separator: ","))]" }

private func text(_ interval: SheetInterval) -> String {
    let max = interval.max.map { text($0) } ?? "null"
    return "{\"min\":\(text(interval.min)),\"typical\":\(text(interval.typical)),\"max\":\(max)}"
}

private func text(_ insets: SheetInsets) -> String {
    let vertical = "\"top\":\(text(insets.top)),\"bottom\":\(text(insets.bottom))"
    return "{\(vertical),\"leading\":\(text(insets.leading)),\"trailing\":\(text(insets.trailing))}"
}

/// At most 3 decimals, half away from zero, no zeros at the end.
private func text(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded(.toNearestOrAwayFromZero))
    let sign = thousandths < 0 ? "-" : ""
    var digits = "\(thousandths.magnitude % 1000 + 1000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(thousandths.magnitude / 1000)\(digits.isEmpty ? "" : ".")\(digits)"
}
