import SheetLayout
import SheetText

/// Turns a sheet as written into what the resolver takes. A value that is not there, or not of the schema's kind,
/// leaves the definition's own default: `SheetDefinition` and the schema have the same ones (a test holds them
/// together).
struct SheetLowering {
    private let outline: SheetOutline
    private let blocks: BlockLowering
    private var sheet: RecordValue { outline.merged }

    init(_ outline: SheetOutline, _ lengths: LengthScope) {
        self.outline = outline
        blocks = BlockLowering(lengths: lengths)
    }

    /// The definition of the sheet.
    func definition(_ id: String) -> SheetDefinition {
        var definition = Self.standard
        definition.id = id
        definition.type = outline.type
        if outline.isCustom { definition.presentation = .custom }
        definition.background = outline.background
        definition.safeArea = outline.safeArea
        definition.compactHeight = outline.compactHeight
        definition.detents = detents
        definition.dim = dim(sheet[.dim]?.content)
        definition.interaction = interaction(sheet[.interaction]?.content)
        sheet.entries.withUnsafeBufferPointer { entries in
            for index in entries.indices { lower(entries[index].key, entries[index].value.content, &definition) }
        }
        return definition
    }

    /// A sheet that writes nothing; it is shared, since its expressions take memory of their own.
    private static let standard = SheetDefinition(id: "")

    /// Keys that stand for themselves.
    private func lower(_ key: Key, _ content: Content, _ definition: inout SheetDefinition) {
        switch content {
        case .expression(let syntax): lower(key, syntax, &definition)
        case .record(let record): lower(key, record, &definition)
        case .list(let values): lower(key, values, &definition)
        case .text(let word): lower(key, word, &definition)
        case .number(let number): if key == .debounce { definition.debounce = number }
        case .null, .bool, .condition, .ratio, .curve, .color, .paint, .pairs: return
        }
    }

    private func lower(_ key: Key, _ syntax: ExpressionSyntax, _ definition: inout SheetDefinition) {
        let expression = blocks.lengths.linked(syntax)
        switch key {
        case .screenCap: definition.screenCap = expression
        case .minHeight: definition.minHeight = expression
        case .spacing: definition.spacing = expression
        case .width: definition.width = expression
        case .maxWidth: definition.maxWidth = expression
        default: return
        }
    }

    private func lower(_ key: Key, _ record: RecordValue, _ definition: inout SheetDefinition) {
        switch key {
        case .header: definition.header = part(record)
        case .footer: definition.footer = part(record)
        case .grabber: lower(record, &definition.grabber)
        case .insets: lower(record, &definition.insets)
        case .corner: definition.corner = corner(record)
        case .shadow: definition.shadow = [shadow(record)]
        case .dismiss: lower(record, &definition.dismiss)
        case .motion: definition.motion = motion(record)
        case .accessibility: lower(record, &definition.accessibility)
        default: return
        }
    }

    private func lower(_ key: Key, _ values: [Value], _ definition: inout SheetDefinition) {
        switch key {
        case .content: definition.content = blocks.blocks(values)
        case .shadow:
            definition.shadow = values.compactMap { value in
                guard case .record(let record) = value.content else { return nil }
                return shadow(record)
            }
        case .events: definition.events = values.compactMap { $0.content.word.flatMap { SheetEvent(rawValue: $0) } }
        default: return
        }
    }

    private func lower(_ key: Key, _ word: String, _ definition: inout SheetDefinition) {
        switch key {
        case .initial: definition.initial = word
        case .snap: definition.snap = SheetSnap(rawValue: word) ?? .nearest
        case .swipeRegion: definition.swipeRegion = SheetSwipeRegion(rawValue: word) ?? .all
        case .contentInteraction: definition.contentInteraction = SheetContentInteraction(rawValue: word) ?? .resizes
        default: return
        }
    }

    private func expression(_ record: RecordValue, _ key: Key) -> SheetExpression? { blocks.expression(record, key) }
}

// MARK: - Parts of a sheet

extension SheetLowering {
    private var detents: [SheetDetent] {
        guard case .list(let values)? = sheet[.detents]?.content else {
            return SheetOutline.standardDetents(outline.type)
        }
        var detents: [SheetDetent] = []
        detents.reserveCapacity(values.count)
        for index in values.indices {
            guard case .record(let record) = values[index].content, let height = expression(record, .height) else {
                continue
            }
            var detent = SheetDetent(id: outline.detentIDs[index].value, height: height)
            detent.min = expression(record, .min)
            detent.max = expression(record, .max)
            if case .condition(let syntax)? = record[.when]?.content { detent.when = blocks.lengths.linked(syntax) }
            detents.append(detent)
        }
        return detents
    }

    private func part(_ record: RecordValue) -> SheetPart {
        let overlay = record.bool(.overlay) ?? false
        if case .list(let values)? = record[.content]?.content {
            return SheetPart(.content(blocks.blocks(values)), overlay: overlay)
        }
        return SheetPart(.height(expression(record, .height) ?? .zero), overlay: overlay)
    }

    private func lower(_ record: RecordValue, _ grabber: inout SheetGrabber) {
        if let isVisible = record.bool(.visible) { grabber.visible = isVisible ? .visible : .hidden }
        grabber.width = expression(record, .width) ?? grabber.width
        grabber.height = expression(record, .height) ?? grabber.height
        grabber.top = expression(record, .top) ?? grabber.top
        grabber.area = expression(record, .area) ?? grabber.area
        grabber.color = record.color(.color)
    }

    private func lower(_ record: RecordValue, _ insets: inout SheetEdges) {
        insets.top = expression(record, .top) ?? insets.top
        insets.bottom = expression(record, .bottom) ?? insets.bottom
        insets.leading = expression(record, .leading) ?? insets.leading
        insets.trailing = expression(record, .trailing) ?? insets.trailing
    }

    private func corner(_ record: RecordValue) -> SheetCorner? {
        guard let radius = expression(record, .radius) else { return nil }
        var corner = SheetCorner(radius: radius)
        corner.curve = record.choice(.curve) ?? corner.curve
        corner.corners = record.choice(.corners) ?? corner.corners
        return corner
    }

    private func shadow(_ record: RecordValue) -> SheetShadow {
        var shadow = SheetShadow()
        shadow.color = record.color(.color) ?? shadow.color
        shadow.opacity = record.number(.opacity) ?? shadow.opacity
        shadow.x = expression(record, .x) ?? shadow.x
        shadow.y = expression(record, .y) ?? shadow.y
        shadow.radius = expression(record, .radius) ?? shadow.radius
        return shadow
    }
}

// MARK: - Behaviour

extension SheetLowering {
    private func dim(_ content: Content?) -> SheetDim {
        guard let content else { return outline.followingDim }
        var dim = SheetDim()
        if case .bool(let isEnabled) = content { dim.isEnabled = isEnabled }
        guard case .record(let record) = content else { return dim }
        dim.color = record.color(.color) ?? dim.color
        dim.opacity = record.number(.opacity)
        dim.from = record.word(.from)
        return dim
    }

    private func interaction(_ content: Content?) -> SheetInteraction {
        guard let content else { return outline.followingInteraction }
        if case .record(let record) = content, let id = record.word(.upThrough) { return .upThrough(id) }
        return content.word == "enabled" ? .enabled : .disabled
    }

    private func lower(_ record: RecordValue, _ dismiss: inout SheetDismiss) {
        dismiss.drag = record.bool(.drag) ?? dismiss.drag
        dismiss.tap = record.bool(.tap) ?? dismiss.tap
        dismiss.threshold = expression(record, .threshold)
        dismiss.velocity = record.number(.velocity)
    }

    private func motion(_ record: RecordValue) -> SheetMotion {
        var motion = SheetMotion()
        motion.present = record.record(.present).map { animation($0) }
        motion.dismiss = record.record(.dismiss).map { animation($0) }
        motion.change = record.record(.change).map { animation($0) }
        motion.transition = record.choice(.transition) ?? motion.transition
        return motion
    }

    private func animation(_ record: RecordValue) -> SheetAnimation {
        var animation = SheetAnimation(duration: record.number(.duration))
        if case .curve(let curve)? = record[.curve]?.content { animation.curve = curve }
        return animation
    }

    private func lower(_ record: RecordValue, _ accessibility: inout SheetAccessibility) {
        accessibility.label = record.word(.label)
        accessibility.grabberLabel = record.word(.grabberLabel)
        accessibility.voiceOver = record.choice(.voiceOver) ?? accessibility.voiceOver
    }
}
