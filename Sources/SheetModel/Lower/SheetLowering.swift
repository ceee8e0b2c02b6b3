import SheetLayout
import SheetText

/// Turns a complete sheet into what the resolver takes. A value that is not there, or not of the schema's kind,
/// leaves the definition's own default.
enum SheetLowering {
    static func definition(_ id: String, _ sheet: RecordValue) -> SheetDefinition {
        var definition = SheetDefinition(id: id)
        definition.type = sheet.choice(.type) ?? definition.type
        definition.presentation = sheet.choice(.presentation) ?? definition.presentation
        definition.background = sheet.color(.background) ?? definition.background
        definition.detents = sheet.list(.detents).compactMap { detent($0) }
        definition.initial = sheet.word(.initial)
        definition.screenCap = sheet.expression(.screenCap)
        definition.minHeight = sheet.expression(.minHeight)
        definition.header = part(sheet.record(.header))
        definition.footer = part(sheet.record(.footer))
        definition.grabber = grabber(sheet.record(.grabber))
        definition.insets = insets(sheet.record(.insets))
        definition.spacing = sheet.expression(.spacing) ?? definition.spacing
        definition.content = BlockLowering.blocks(sheet.list(.content))
        definition.safeArea = sheet.choice(.safeArea) ?? definition.safeArea
        lowerLook(sheet, &definition)
        lowerBehaviour(sheet, &definition)
        return definition
    }

    private static func lowerLook(_ sheet: RecordValue, _ definition: inout SheetDefinition) {
        definition.corner = sheet.record(.corner).flatMap { corner($0) }
        definition.shadow = sheet.list(.shadow).compactMap { shadow($0) }
        definition.dim = dim(sheet[.dim]?.content)
        definition.motion = sheet.record(.motion).map { motion($0) }
        definition.width = sheet.expression(.width)
        definition.maxWidth = sheet.expression(.maxWidth)
        definition.compactHeight = sheet.choice(.compactHeight) ?? definition.compactHeight
    }

    private static func lowerBehaviour(_ sheet: RecordValue, _ definition: inout SheetDefinition) {
        definition.interaction = interaction(sheet[.interaction]?.content)
        definition.dismiss = dismiss(sheet.record(.dismiss))
        definition.snap = sheet.choice(.snap) ?? definition.snap
        definition.swipeRegion = sheet.choice(.swipeRegion) ?? definition.swipeRegion
        definition.contentInteraction = sheet.choice(.contentInteraction) ?? definition.contentInteraction
        definition.debounce = sheet.number(.debounce) ?? definition.debounce
        definition.accessibility = accessibility(sheet.record(.accessibility))
        definition.events = sheet.list(.events).compactMap { $0.content.word.flatMap { SheetEvent(rawValue: $0) } }
    }
}

// MARK: - Parts of a sheet

extension SheetLowering {
    private static func detent(_ value: Value) -> SheetDetent? {
        guard case .record(let record) = value.content, let id = record.word(.id),
            let height = record.expression(.height)
        else { return nil }
        return SheetDetent(
            id: id, height: height, min: record.expression(.min), max: record.expression(.max),
            when: record.condition(.when))
    }

    private static func part(_ record: RecordValue?) -> SheetPart {
        guard let record else { return SheetPart() }
        let overlay = record.bool(.overlay) ?? false
        if case .list(let blocks)? = record[.content]?.content {
            return SheetPart(.content(BlockLowering.blocks(blocks)), overlay: overlay)
        }
        return SheetPart(.height(record.expression(.height) ?? .number(0)), overlay: overlay)
    }

    private static func grabber(_ record: RecordValue?) -> SheetGrabber {
        var grabber = SheetGrabber()
        guard let record else { return grabber }
        if let isVisible = record.bool(.visible) { grabber.visible = isVisible ? .visible : .hidden }
        grabber.width = record.expression(.width) ?? grabber.width
        grabber.height = record.expression(.height) ?? grabber.height
        grabber.top = record.expression(.top) ?? grabber.top
        grabber.area = record.expression(.area) ?? grabber.area
        grabber.color = record.color(.color)
        return grabber
    }

    private static func insets(_ record: RecordValue?) -> SheetEdges {
        var insets = SheetEdges()
        guard let record else { return insets }
        insets.top = record.expression(.top) ?? insets.top
        insets.bottom = record.expression(.bottom) ?? insets.bottom
        insets.leading = record.expression(.leading) ?? insets.leading
        insets.trailing = record.expression(.trailing) ?? insets.trailing
        return insets
    }

    private static func corner(_ record: RecordValue) -> SheetCorner? {
        guard let radius = record.expression(.radius) else { return nil }
        var corner = SheetCorner(radius: radius)
        corner.curve = record.choice(.curve) ?? corner.curve
        corner.corners = record.choice(.corners) ?? corner.corners
        return corner
    }

    private static func shadow(_ value: Value) -> SheetShadow? {
        guard case .record(let record) = value.content else { return nil }
        var shadow = SheetShadow()
        shadow.color = record.color(.color) ?? shadow.color
        shadow.opacity = record.number(.opacity) ?? shadow.opacity
        shadow.x = record.expression(.x) ?? shadow.x
        shadow.y = record.expression(.y) ?? shadow.y
        shadow.radius = record.expression(.radius) ?? shadow.radius
        return shadow
    }
}

// MARK: - Behaviour

extension SheetLowering {
    private static func dim(_ content: Content?) -> SheetDim {
        var dim = SheetDim()
        if case .bool(let isEnabled)? = content { dim.isEnabled = isEnabled }
        guard case .record(let record)? = content else { return dim }
        dim.color = record.color(.color) ?? dim.color
        dim.opacity = record.number(.opacity)
        dim.from = record.word(.from)
        return dim
    }

    private static func interaction(_ content: Content?) -> SheetInteraction {
        if case .record(let record)? = content, let id = record.word(.upThrough) { return .upThrough(id) }
        return content?.word == "enabled" ? .enabled : .disabled
    }

    private static func dismiss(_ record: RecordValue?) -> SheetDismiss {
        var dismiss = SheetDismiss()
        guard let record else { return dismiss }
        dismiss.drag = record.bool(.drag) ?? dismiss.drag
        dismiss.tap = record.bool(.tap) ?? dismiss.tap
        dismiss.threshold = record.expression(.threshold)
        dismiss.velocity = record.number(.velocity)
        return dismiss
    }

    private static func motion(_ record: RecordValue) -> SheetMotion {
        var motion = SheetMotion()
        motion.present = record.record(.present).map { animation($0) }
        motion.dismiss = record.record(.dismiss).map { animation($0) }
        motion.change = record.record(.change).map { animation($0) }
        motion.transition = record.choice(.transition) ?? motion.transition
        return motion
    }

    private static func animation(_ record: RecordValue) -> SheetAnimation {
        var animation = SheetAnimation(duration: record.number(.duration))
        if case .curve(let curve)? = record[.curve]?.content { animation.curve = curve }
        return animation
    }

    private static func accessibility(_ record: RecordValue?) -> SheetAccessibility {
        var accessibility = SheetAccessibility()
        guard let record else { return accessibility }
        accessibility.label = record.word(.label)
        accessibility.grabberLabel = record.word(.grabberLabel)
        accessibility.voiceOver = record.choice(.voiceOver) ?? accessibility.voiceOver
        return accessibility
    }
}
