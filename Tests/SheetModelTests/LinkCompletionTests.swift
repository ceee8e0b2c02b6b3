import SheetLayout
import SheetModel
import SheetText
import Testing

@Suite struct LinkCompletionTests {
    let at = SyntaxWriter()

    private func sheet(_ entries: (Key, Content)...) -> LinkedSheet? {
        var sheet = at.sheet("s")
        sheet.record.entries += entries.map { Entry($0.0, at: at.place(), at.value($0.1)) }
        return linked([sheet]).project.sheets.first
    }

    /// What a value comes to as one line, without places.
    private func text(_ content: Content?) -> String {
        switch content {
        case nil: "absent"
        case .null, .pairs: "null"
        case .bool(let value): "\(value)"
        case .number(let number): number.text
        case .text(let text): text
        case .expression(let syntax): text(syntax.expression)
        case .condition: "condition"
        case .ratio(let ratio): "\(ratio.width.text)/\(ratio.height.text)"
        case .curve(let curve): "\(curve)"
        case .color: "not linked"
        case .paint(.external(let name)): name
        case .paint(.value(_, _, _, let token)): "paint \(token ?? "-")"
        case .list(let values): "[\(values.map { text($0.content) }.joined(separator: ", "))]"
        case .record(let record):
            "{\(record.entries.map { "\($0.key.rawValue): \(text($0.value.content))" }.joined(separator: ", "))}"
        }
    }

    private func text(_ expression: SheetExpression) -> String {
        switch expression {
        case .number(let number): number.text
        case .name(let name): name.rawValue
        case .call(let function, let arguments):
            "\(function.rawValue)(\(arguments.map { text($0) }.joined(separator: ", ")))"
        default: "expression"
        }
    }

    @Test func `a sheet of nothing has every default, in the schema's order`() {
        let complete = sheet()?.complete
        let expected = [
            "type: default", "presentation: system", "background: paint system", "header: {height: 0, overlay: false}",
            "footer: {height: 0}",
            "grabber: {visible: auto, width: 36, height: 5, top: 5, area: 0}",
            "insets: {top: 0, bottom: 0, leading: 0, trailing: 0}", "spacing: 0", "safeArea: add",
            "dim: {color: paint -}", "interaction: disabled", "dismiss: {drag: true, tap: true}", "snap: nearest",
            "swipeRegion: all", "contentInteraction: resizes", "debounce: 0", "compactHeight: fullScreen",
            "accessibility: {voiceOver: unchanged}", "events: [dismiss]", "detents: [{id: fit, height: fit}]",
            "content: []",
        ]
        #expect(complete?.entries.map { "\($0.key.rawValue): \(text($0.value.content))" } == expected)
    }

    @Test func `a sheet of nothing is the resolver's own default`() {
        var definition = SheetDefinition(id: "s")
        definition.detents = [SheetDetent(id: "fit", height: .name(.fit))]
        #expect(sheet()?.definition == definition)
    }

    @Test func `a custom sheet has defaults of its own`() {
        let complete = sheet((.presentation, .text("custom")), (.safeArea, .text("ignore")))?.complete
        #expect(text(complete?[.background]?.content) == "paint systemBackground")
        #expect(text(complete?[.compactHeight]?.content) == "attached")
        #expect(text(complete?[.safeArea]?.content) == "ignore")
        #expect(text(sheet((.safeArea, .text("ignore")))?.complete[.safeArea]?.content) == "add")
    }

    @Test func `the detents decide the type, or the type the detents`() {
        let one = sheet((.detents, at.list(at.detent(at.name(.medium)))))
        let two = sheet((.detents, at.list(at.detent(at.name(.medium)), at.detent(at.number(40)))))
        #expect(one?.definition?.type == .default)
        #expect(two?.definition?.type == .expand)
        #expect(text(two?.complete[.detents]?.content) == "[{id: medium, height: medium}, {id: d2, height: 40}]")
        let expand = sheet((.type, .text("expand")))
        #expect(
            text(expand?.complete[.detents]?.content)
                == "[{id: collapsed, height: min(fit, medium)}, {id: expanded, height: large, when: condition}]")
        #expect(expand?.definition?.detents.last?.when == .compare(.name(.fit), .greater, .name(.medium)))
        #expect(sheet((.detents, .list([])))?.definition?.detents == [])
    }

    @Test func `dim follows interaction`() {
        let detents = at.list(at.detent(at.number(1), id: "low"), at.detent(at.number(2), id: "high"))
        func dim(_ interaction: Content) -> String {
            text(sheet((.detents, detents), (.interaction, interaction))?.complete[.dim]?.content)
        }
        #expect(dim(.text("disabled")) == "{color: paint -}")
        #expect(dim(.text("enabled")) == "false")
        #expect(dim(at.mapping((.upThrough, .text("low")))) == "{color: paint -, from: high}")
        #expect(dim(at.mapping((.upThrough, .text("high")))) == "false")
    }

    @Test func `interaction follows dim`() {
        let detents = at.list(at.detent(at.number(1), id: "low"), at.detent(at.number(2), id: "high"))
        func interaction(_ dim: Content, _ presentation: SheetPresentation = .system) -> String {
            let sheet = sheet((.detents, detents), (.presentation, .text(presentation.rawValue)), (.dim, dim))
            return text(sheet?.complete[.interaction]?.content)
        }
        #expect(interaction(.bool(false)) == "enabled")
        #expect(interaction(.bool(true)) == "disabled")
        #expect(interaction(at.mapping((.opacity, .number(0.4)))) == "disabled")
        #expect(interaction(at.mapping((.opacity, .number(0)))) == "disabled")
        #expect(interaction(at.mapping((.opacity, .number(0))), .custom) == "enabled")
        #expect(interaction(at.mapping((.from, .text("low")))) == "disabled")
        #expect(interaction(at.mapping((.from, .text("high")))) == "{upThrough: low}")
        #expect(sheet((.dim, .bool(false)))?.definition?.dim.isEnabled == false)
    }

    @Test func `mappings are complete, what is left to the system stays out`() {
        let animation = at.mapping((.duration, .number(0.3)))
        let complete = sheet(
            (.presentation, .text("custom")), (.header, at.mapping((.content, at.list(at.block(1))))),
            (.corner, at.mapping((.radius, at.number(20)))), (.dismiss, at.mapping((.drag, .bool(false)))),
            (.shadow, at.mapping((.radius, at.number(12)))), (.motion, at.mapping((.change, animation))))?.complete
        #expect(text(complete?[.header]?.content) == "{content: [{height: 1}], overlay: false}")
        #expect(text(complete?[.corner]?.content) == "{radius: 20, curve: continuous, corners: top}")
        #expect(text(complete?[.dismiss]?.content) == "{drag: false, tap: true}")
        #expect(text(complete?[.shadow]?.content) == "[{color: paint -, opacity: 1, x: 0, y: 0, radius: 12}]")
        #expect(text(complete?[.motion]?.content) == "{change: {duration: 0.3, curve: easeInOut}, transition: slide}")
        #expect(sheet((.header, at.mapping((.overlay, .bool(true)))))?.definition?.header == SheetPart(overlay: true))
        #expect(sheet((.shadow, .list([])))?.complete[.shadow] == nil)
    }

    @Test func `blocks have the defaults of their form, common keys only where written`() {
        let count = at.mapping((.typical, .number(8)))
        let blocks = at.list(
            at.mapping((.rowHeight, at.number(72)), (.rows, count), (.id, .text("r"))),
            at.mapping((.text, .text("body"))), at.mapping((.divider, .null)),
            at.mapping((.stack, at.list(at.block(1))), (.padding, at.mapping((.top, at.number(8))))),
            at.mapping((.height, at.mapping((.typical, at.number(5))))),
            at.mapping((.grid, at.mapping((.items, count), (.columns, .number(2)), (.rowHeight, at.number(9))))),
            at.mapping((.aspect, .ratio(SheetRatio(width: 16, height: 9))), (.scroll, .bool(true))))
        let complete = sheet((.content, blocks))
        guard case .list(let values)? = complete?.complete[.content]?.content else {
            Issue.record("no content")
            return
        }
        #expect(
            values.map { text($0.content) } == [
                "{id: r, rows: {min: 0, typical: 8, max: 8}, rowHeight: 72, rowSpacing: 0}",
                "{text: body, lines: {min: 1, typical: 1, max: 1}, reflow: false}", "{divider: pixel}",
                "{stack: [{height: 1}], axis: vertical, spacing: 0, padding: {top: 8, bottom: 0}}",
                "{height: {min: 0, typical: 5}}",
                "{grid: {items: {min: 0, typical: 8, max: 8}, columns: 2, rowHeight: 9, spacing: 0}}",
                "{aspect: 16/9, scroll: true}",
            ])
        #expect(
            complete?.definition?.content.map(\.form) == [
                .rows(SheetCount(min: 0, typical: 8, max: 8), height: .number(72), spacing: .number(0)),
                .text(.body, lines: SheetCount(1), reflow: false), .divider(.name(.pixel)),
                .stack([SheetBlock(.height(.number(1)))], axis: .vertical, spacing: .number(0)),
                .measured(min: .number(0), typical: .number(5), max: nil),
                .grid(
                    items: SheetCount(min: 0, typical: 8, max: 8), columns: 2, rowHeight: .number(9),
                    spacing: .number(0)),
                .aspect(SheetRatio(width: 16, height: 9)),
            ])
        #expect(complete?.definition?.content[3].paddingTop == .number(8))
        #expect(complete?.definition?.content.last?.scrolls == true)
    }

    @Test func `completing what is complete changes nothing`() {
        let detents = at.list(at.detent(at.number(1), id: "low"), at.detent(at.number(2), id: "high"))
        let first = sheet(
            (.detents, detents), (.interaction, at.mapping((.upThrough, .text("low")))),
            (.content, at.list(at.mapping((.text, .text("body"))), at.mapping((.divider, .null)))))
        guard let complete = first?.complete else {
            Issue.record("not linked")
            return
        }
        var again = at.sheet("s")
        again.record.entries += complete.entries
        let second = linked([again]).project.sheets.first
        #expect(
            second?.complete.entries.map { text($0.value.content) } == complete.entries.map { text($0.value.content) })
        #expect(second?.definition == first?.definition)
    }

    @Test func `the definition has what is written`() {
        let curve = at.mapping((.duration, .number(0.3)), (.curve, .curve(.spring(response: 0.4, damping: 0.8))))
        let detents = at.list(
            at.mapping(
                (.id, .text("a")), (.height, at.number(3)), (.min, at.number(1)), (.max, at.number(4)),
                (.when, .condition(ConditionSyntax(.trait(.phone))))))
        let definition = sheet(
            (.detents, detents), (.presentation, .text("custom")), (.snap, .text("velocity")), (.debounce, .number(50)),
            (.events, at.list(.text("heightChange"))), (.maxWidth, at.number(400)), (.initial, .text("a")),
            (.grabber, at.mapping((.visible, .bool(false)))), (.swipeRegion, .text("header")),
            (.dismiss, at.mapping((.threshold, at.number(90)), (.velocity, .number(800)))),
            (.motion, at.mapping((.present, curve), (.transition, .text("fade")))),
            (.accessibility, at.mapping((.label, .text("Coupons")), (.voiceOver, .text("largest")))))?.definition
        #expect(
            definition?.detents == [
                SheetDetent(id: "a", height: .number(3), min: .number(1), max: .number(4), when: .trait(.phone))
            ])
        #expect(definition?.snap == .velocity)
        #expect(definition?.debounce == 50)
        #expect(definition?.events == [.heightChange])
        #expect(definition?.maxWidth == .number(400))
        #expect(definition?.grabber.visible == .hidden)
        #expect(definition?.swipeRegion == .header)
        #expect(definition?.dismiss.threshold == .number(90))
        #expect(definition?.dismiss.velocity == 800)
        #expect(definition?.motion?.present?.curve == .spring(response: 0.4, damping: 0.8))
        #expect(definition?.motion?.transition == .fade)
        #expect(definition?.accessibility.label == "Coupons")
        #expect(definition?.accessibility.voiceOver == .largest)
        #expect(definition?.initial == "a")
    }
}
