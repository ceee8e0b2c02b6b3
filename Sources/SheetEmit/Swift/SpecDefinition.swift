import SheetLayout
import SheetModel

extension SwiftWriter {
    /// A sheet as the plain values that `SheetLayout` resolves: a property that makes them. What is the same as in any
    /// new definition is left out.
    mutating func define(_ sheet: SheetDefinition, as name: Identifier) {
        namedLengths = 0
        line("static var \(name): SheetDefinition {", name: name)
        indented { body in
            body.line("var sheet: SheetDefinition = \(.call("SheetDefinition", ["id: \(StringLiteral(sheet.id))"]))")
            body.set("type", sheet.type, unless: .default)
            body.set("presentation", sheet.presentation, unless: .system)
            body.writeDetents(sheet)
            body.writeParts(sheet)
            body.writeLook(sheet)
            body.writeTouch(sheet)
            body.line("return sheet")
        }
        line("}")
    }

    private mutating func set(_ key: SwiftCode, _ value: SwiftCode) { line("sheet.\(key) = \(value)") }

    private mutating func set(_ key: SwiftCode, _ expression: SheetExpression?, unless standard: SheetExpression? = nil)
    {
        if let expression, expression != standard { set(key, value(expression)) }
    }

    private mutating func set<Word: RawRepresentable<String> & Equatable>(
        _ key: SwiftCode, _ word: Word, unless standard: Word
    ) {
        if word != standard { set(key, .value(word)) }
    }

    private mutating func set(_ key: SwiftCode, _ color: SheetColor?, unless standard: SheetColor? = nil) {
        if let color, color != standard { set(key, .value(color)) }
    }

    private mutating func set(_ key: SwiftCode, text: String?) {
        if let text { set(key, "\(StringLiteral(text))") }
    }

    private mutating func set(_ key: SwiftCode, number: Double?) {
        if let number { set(key, "\(exact: number)") }
    }

    private mutating func set(_ key: SwiftCode, flag: Bool, unless standard: Bool) {
        if flag != standard { set(key, "\(flag)") }
    }
}

extension SwiftWriter {
    private mutating func writeDetents(_ sheet: SheetDefinition) {
        var names: [SwiftCode] = []
        for (index, detent) in sheet.detents.enumerated() {
            let name: SwiftCode = "detent\(index + 1)"
            let parts: [SwiftCode] = ["id: \(StringLiteral(detent.id))", "height: \(value(detent.height))"]
            let hasMore = detent.min != nil || detent.max != nil || detent.when != nil
            line("\(hasMore ? "var" as SwiftCode : "let") \(name): SheetDetent = \(.call("SheetDetent", parts))")
            if let min = detent.min { line("\(name).min = \(value(min))") }
            if let max = detent.max { line("\(name).max = \(value(max))") }
            if let when = detent.when { line("\(name).when = \(value(when))") }
            names.append(name)
        }
        set("detents", .array(names))
        set("initial", text: sheet.initial)
        set("screenCap", sheet.screenCap)
        set("minHeight", sheet.minHeight)
    }

    private mutating func writeParts(_ sheet: SheetDefinition) {
        var names = BlockNames()
        let plain = SheetDefinition(id: "")
        if sheet.header != plain.header { set("header", part(sheet.header, &names)) }
        if sheet.footer != plain.footer { set("footer", part(sheet.footer, &names)) }
        set("insets.top", sheet.insets.top, unless: plain.insets.top)
        set("insets.bottom", sheet.insets.bottom, unless: plain.insets.bottom)
        set("insets.leading", sheet.insets.leading, unless: plain.insets.leading)
        set("insets.trailing", sheet.insets.trailing, unless: plain.insets.trailing)
        set("spacing", sheet.spacing, unless: plain.spacing)
        if !sheet.content.isEmpty { set("content", blocks(sheet.content, &names)) }
        set("width", sheet.width)
        set("maxWidth", sheet.maxWidth)
    }

    private mutating func part(_ part: SheetPart, _ names: inout BlockNames) -> SwiftCode {
        let overlay: [SwiftCode] = part.overlay ? ["overlay: true"] : []
        switch part.form {
        case .height(let height): return .call("SheetPart", [.call(".height", [value(height)])] + overlay)
        case .content(let content):
            return .call("SheetPart", [.call(".content", [blocks(content, &names)])] + overlay)
        }
    }

    private mutating func writeLook(_ sheet: SheetDefinition) {
        let plain = SheetDefinition(id: "")
        set("background", sheet.background, unless: plain.background)
        writeGrabber(sheet.grabber)
        set("safeArea", sheet.safeArea, unless: plain.safeArea)
        if let corner = sheet.corner {
            set("corner", .call("SheetCorner", ["radius: \(value(corner.radius))"]))
            set("corner?.curve", corner.curve, unless: .continuous)
            set("corner?.corners", corner.corners, unless: .top)
        }
        for shadow in sheet.shadow { write(shadow) }
        set("dim.isEnabled", flag: sheet.dim.isEnabled, unless: plain.dim.isEnabled)
        set("dim.color", sheet.dim.color, unless: plain.dim.color)
        set("dim.opacity", number: sheet.dim.opacity)
        set("dim.from", text: sheet.dim.from)
        if let motion = sheet.motion { write(motion) }
        set("compactHeight", sheet.compactHeight, unless: plain.compactHeight)
    }

    private mutating func writeGrabber(_ grabber: SheetGrabber) {
        let plain = SheetGrabber()
        switch grabber.visible {
        case .auto: break
        case .visible: set("grabber.visible", ".visible")
        case .hidden: set("grabber.visible", ".hidden")
        }
        set("grabber.width", grabber.width, unless: plain.width)
        set("grabber.height", grabber.height, unless: plain.height)
        set("grabber.top", grabber.top, unless: plain.top)
        set("grabber.area", grabber.area, unless: plain.area)
        set("grabber.color", grabber.color)
    }

    private mutating func write(_ shadow: SheetShadow) {
        let plain = SheetShadow()
        line("sheet.shadow.append(SheetShadow())")
        let last: SwiftCode = "shadow[sheet.shadow.count - 1]"
        set("\(last).color", shadow.color, unless: plain.color)
        if shadow.opacity != plain.opacity { set("\(last).opacity", number: shadow.opacity) }
        set("\(last).x", shadow.x, unless: plain.x)
        set("\(last).y", shadow.y, unless: plain.y)
        set("\(last).radius", shadow.radius, unless: plain.radius)
    }

    private mutating func write(_ motion: SheetMotion) {
        set("motion", "SheetMotion()")
        write("present", motion.present)
        write("dismiss", motion.dismiss)
        write("change", motion.change)
        set("motion?.transition", motion.transition, unless: .slide)
    }

    private mutating func write(_ key: SwiftCode, _ animation: SheetAnimation?) {
        guard let animation else { return }
        let duration: SwiftCode = animation.duration.map { "\(exact: $0)" } ?? "nil"
        set("motion?.\(key)", "SheetAnimation(duration: \(duration))")
        switch animation.curve {
        case .easeInOut: break
        case .linear: set("motion?.\(key)?.curve", ".linear")
        case .easeIn: set("motion?.\(key)?.curve", ".easeIn")
        case .easeOut: set("motion?.\(key)?.curve", ".easeOut")
        case .spring(let response, let damping):
            set("motion?.\(key)?.curve", ".spring(response: \(exact: response), damping: \(exact: damping))")
        }
    }

    private mutating func writeTouch(_ sheet: SheetDefinition) {
        let plain = SheetDefinition(id: "")
        switch sheet.interaction {
        case .disabled: break
        case .enabled: set("interaction", ".enabled")
        case .upThrough(let id): set("interaction", .call(".upThrough", ["\(StringLiteral(id))"]))
        }
        set("dismiss.drag", flag: sheet.dismiss.drag, unless: plain.dismiss.drag)
        set("dismiss.tap", flag: sheet.dismiss.tap, unless: plain.dismiss.tap)
        set("dismiss.threshold", sheet.dismiss.threshold)
        set("dismiss.velocity", number: sheet.dismiss.velocity)
        set("snap", sheet.snap, unless: plain.snap)
        set("swipeRegion", sheet.swipeRegion, unless: plain.swipeRegion)
        set("contentInteraction", sheet.contentInteraction, unless: plain.contentInteraction)
        if sheet.debounce != plain.debounce { set("debounce", number: sheet.debounce) }
        set("accessibility.label", text: sheet.accessibility.label)
        set("accessibility.grabberLabel", text: sheet.accessibility.grabberLabel)
        set("accessibility.voiceOver", sheet.accessibility.voiceOver, unless: plain.accessibility.voiceOver)
        if sheet.events != plain.events {
            let events: [SwiftCode] = sheet.events.map { .value($0) }
            set("events", .array(events))
        }
    }
}
