import SheetLayout
import SheetText

extension JSONWriter {
    /// What a sheet is in one context.
    mutating func write(_ resolution: SheetResolution, context: String) {
        beginObject()
        key("context")
        string(context)
        key("form")
        string(resolution.form.rawValue)
        writeFrame(resolution)
        key("content")
        write(resolution.content)
        key("fit")
        write(resolution.fit)
        key("detents")
        beginArray()
        for index in resolution.detents.indices { write(resolution.detents[index]) }
        endArray()
        writeBehaviour(resolution)
        key("blocks")
        beginArray()
        for index in resolution.blocks.indices { write(resolution.blocks[index]) }
        endArray()
        endObject()
    }

    private mutating func writeFrame(_ resolution: SheetResolution) {
        key("width")
        number(resolution.width)
        key("max")
        number(resolution.max)
        key("cap")
        number(resolution.cap)
        key("header")
        number(resolution.header)
        key("footer")
        number(resolution.footer)
        key("insets")
        write(resolution.insets)
        key("spacing")
        number(resolution.spacing)
        key("grabber")
        bool(resolution.showsGrabber)
        if let corner = resolution.corner {
            key("corner")
            number(corner)
        }
    }

    private mutating func writeBehaviour(_ resolution: SheetResolution) {
        key("initial")
        string(resolution.initial)
        write("conditional", resolution.conditional)
        if let id = resolution.dimFrom {
            key("dimFrom")
            string(id)
        }
        if let id = resolution.upThrough {
            key("upThrough")
            string(id)
        }
        if resolution.overflow.isPrintedAbove0 {
            key("overflow")
            number(resolution.overflow)
        }
        if resolution.unreachable.isPrintedAbove0 {
            key("unreachable")
            number(resolution.unreachable)
        }
        write("scrolls", resolution.scrolls)
    }

    private mutating func write(_ interval: SheetInterval) {
        beginObject()
        key("min")
        number(interval.min)
        key("typical")
        number(interval.typical)
        key("max")
        if let max = interval.max { number(max) } else { null() }
        endObject()
    }

    private mutating func write(_ detent: SheetResolvedDetent) {
        beginObject()
        key("id")
        string(detent.id)
        key("value")
        number(detent.value)
        key("total")
        number(detent.total)
        if let top = detent.top {
            key("top")
            number(top)
        }
        if let range = detent.range {
            key("range")
            beginArray()
            for value in range { number(value) }
            endArray()
        }
        if !detent.reasons.isEmpty {
            key("reasons")
            beginArray()
            for reason in detent.reasons { string(reason.rawValue) }
            endArray()
        }
        write("merged", detent.merged)
        if let card = detent.card { write(card) }
        if let threshold = detent.threshold {
            key("threshold")
            number(threshold)
        }
        endObject()
    }

    private mutating func write(_ card: SheetCard) {
        key("card")
        beginObject()
        key("inset")
        number(card.inset)
        key("height")
        number(card.height)
        key("top")
        number(card.top)
        endObject()
    }

    private mutating func write(_ block: SheetResolvedBlock) {
        beginObject()
        if let id = block.id {
            key("id")
            string(id)
        }
        key("y")
        number(block.y)
        key("height")
        number(block.height)
        endObject()
    }

    /// A key with a list of ids; nothing where there are none.
    private mutating func write(_ name: StaticString, _ ids: [String]) {
        guard !ids.isEmpty else { return }
        key(name)
        beginArray()
        for id in ids { string(id) }
        endArray()
    }
}

extension Double {
    fileprivate var isPrintedAbove0: Bool { self * 1000 >= 0.5 }
}
