import SheetLayout
import SheetModel
import SheetText
import Testing

@Suite struct LinkExtendsTests {
    let at = SyntaxWriter()

    private func number(_ value: Double) -> SheetExpression { .number(value) }

    @Test func `mappings merge key by key, lists and scalars are replaced`() {
        let sides = at.mapping((.top, at.number(16)), (.bottom, at.number(16)))
        let (project, findings) = linked([
            at.sheet(
                "base", (.abstract, .bool(true)), (.summary, .text("old")), (.insets, sides), (.spacing, at.number(4)),
                (.content, at.list(at.block(40), at.block(50)))),
            at.sheet(
                "s", (.extends, .text("base")), (.insets, at.mapping((.top, at.number(8)))),
                (.content, at.list(at.block(60)))),
        ])
        #expect(findings.isEmpty)
        let sheet = project.sheets.last
        #expect(sheet?.base == "base")
        #expect(sheet?.isAbstract == false)
        #expect(sheet?.summary == nil)
        #expect(sheet?.definition?.insets.top == number(8))
        #expect(sheet?.definition?.insets.bottom == number(16))
        #expect(sheet?.definition?.spacing == number(4))
        #expect(sheet?.definition?.content == [SheetBlock(.height(.number(60)))])
    }

    @Test func `null resets to the default`() {
        let project = linked([
            at.sheet(
                "base", (.spacing, at.number(4)),
                (.grabber, at.mapping((.width, at.number(50)), (.area, at.number(20))))),
            at.sheet("s", (.extends, .text("base")), (.spacing, .null), (.grabber, at.mapping((.width, .null)))),
        ]).project
        let sheet = project.sheets.last?.definition
        #expect(sheet?.spacing == number(0))
        #expect(sheet?.grabber.width == number(36))
        #expect(sheet?.grabber.area == number(20))
    }

    @Test func `of a part's height and content the extending sheet's wins`() {
        let blocks = at.mapping((.content, at.list(at.block(40))), (.overlay, .bool(true)))
        let project = linked([
            at.sheet("a", (.header, blocks), (.footer, at.mapping((.height, at.number(9))))),
            at.sheet(
                "b", (.extends, .text("a")), (.header, at.mapping((.height, at.number(30)))),
                (.footer, at.mapping((.content, at.list(at.block(7)))))),
        ]).project
        #expect(project.sheets.last?.definition?.header == SheetPart(.height(number(30)), overlay: true))
        #expect(project.sheets.last?.definition?.footer == SheetPart(.content([SheetBlock(.height(number(7)))])))
    }

    @Test func `chains work in any order of declaration, the nearest wins`() {
        let project = linked([
            at.sheet("c", (.extends, .text("b"))), at.sheet("b", (.extends, .text("a")), (.spacing, at.number(2))),
            at.sheet("a", (.spacing, at.number(1)), (.minHeight, at.number(3))),
        ]).project
        #expect(project.sheets.last?.base == "b")
        #expect(project.sheets.last?.definition?.spacing == number(2))
        #expect(project.sheets.last?.definition?.minHeight == number(3))
    }

    @Test func `a ring is one finding at its first member, and what extends it is silent`() {
        let sheets = [
            at.sheet("x", (.extends, .text("a")), (.initial, .text("none"))), at.sheet("a", (.extends, .text("b"))),
            at.sheet("b", (.extends, .text("a"))), at.sheet("own", (.extends, .text("own"))),
        ]
        let (project, findings) = linked(sheets)
        #expect(
            findings.map(\.message) == [
                "sheets extend each other in a ring: \"a\" → \"b\" → \"a\"",
                "sheets extend each other in a ring: \"own\" → \"own\"",
            ])
        #expect(findings.first?.range == sheets[1].record[.extends]?.range)
        #expect(project.sheets.allSatisfy { $0.definition == nil })
    }

    @Test func `an unknown base is named, unless it may be in what could not be read`() {
        let sheets = [at.sheet("base"), at.sheet("s", (.extends, .text("Base")))]
        let findings = linked(sheets).findings
        #expect(findings.map(\.rule) == [.unknownSheet])
        #expect(findings.first?.message.hasSuffix("did you mean \"base\"?") == true)
        #expect(findings.first?.range == sheets[1].record[.extends]?.range)
        #expect(linked(sheets + [at.sheet(nil)]).findings.isEmpty)
    }

    @Test func `an error in a base is reported once and leaves no definition`() {
        let twice = at.list(at.block(1, id: "a"), at.block(2, id: "a"))
        let (project, findings) = linked([
            at.sheet("base", (.content, twice)), at.sheet("s", (.extends, .text("base"))),
            at.sheet("t", (.extends, .text("s"))),
        ])
        #expect(findings.map(\.rule) == [.duplicateID])
        #expect(project.sheets.map { $0.definition == nil } == [true, true, true])
    }

    @Test func `what breaks by extending points at what is extended`() {
        let sheets = [
            at.sheet(
                "base", (.detents, at.list(at.detent(at.through("title")))),
                (.content, at.list(at.block(1, id: "title")))),
            at.sheet("s", (.extends, .text("base")), (.content, at.list(at.block(1, id: "titel")))),
        ]
        let findings = linked(sheets).findings
        #expect(findings.map(\.rule) == [.unknownBlock])
        #expect(findings.first?.range == sheets[1].record[.extends]?.range)
        #expect(findings.first?.notes.map(\.message) == ["it is named here"])
    }

    @Test func `slots are filled in place, also in stacks and in fills`() {
        let stack = at.mapping((.stack, at.list(at.mapping((.slot, .text("inner"))))))
        let base = at.sheet(
            "base", (.abstract, .bool(true)),
            (
                .content,
                at.list(at.block(40), at.mapping((.slot, .text("body"))), stack, at.mapping((.slot, .text("end"))))
            ))
        var filled = at.sheet("filled", (.extends, .text("base")))
        filled.slots = [
            at.fill("body", at.block(1), at.mapping((.slot, .text("more"))), at.block(2)), at.fill("more", at.block(3)),
            at.fill("inner", at.block(4)),
        ]
        let (project, findings) = linked([base, filled])
        #expect(findings.isEmpty)
        let heights = [40, 1, 3, 2].map { SheetBlock(.height(number($0))) }
        let inner = SheetBlock(.stack([SheetBlock(.height(number(4)))], axis: .vertical, spacing: number(0)))
        #expect(project.sheets.last?.definition?.content == heights + [inner])
        #expect(project.sheets.last?.unfilledSlots.map(\.value) == ["end"])
        #expect(project.sheets.first?.unfilledSlots.isEmpty == true)
    }

    @Test func `fills of a base are inherited by name`() {
        var base = at.sheet(
            "base", (.content, at.list(at.mapping((.slot, .text("a"))), at.mapping((.slot, .text("b"))))))
        base.slots = [at.fill("a", at.block(1)), at.fill("b", at.block(2))]
        var sheet = at.sheet("s", (.extends, .text("base")))
        sheet.slots = [at.fill("b", at.block(3))]
        let project = linked([base, sheet]).project
        #expect(project.sheets.last?.definition?.content == [1, 3].map { SheetBlock(.height(number($0))) })
    }

    @Test func `a ring of fills is cyclic, a fill for no slot is unknown`() {
        var sheet = at.sheet("s", (.content, at.list(at.mapping((.slot, .text("a"))))))
        sheet.slots = [at.fill("a", at.mapping((.slot, .text("b")))), at.fill("b", at.mapping((.slot, .text("a"))))]
        let cyclic = linked([sheet])
        #expect(cyclic.findings.map(\.rule) == [.cyclicExtends])
        #expect(cyclic.findings.first?.range == sheet.slots.first?.name.range)
        sheet.slots = [at.fill("a", at.mapping((.slot, .text("actions")))), at.fill("actoins", at.block(1))]
        let unknown = linked([sheet]).findings
        #expect(unknown.map(\.rule) == [.unknownBlock])
        #expect(unknown.first?.message.hasSuffix("did you mean \"actions\"?") == true)
    }

    @Test func `fills that multiply end at a limit`() {
        var sheet = at.sheet("s", (.content, at.list(at.mapping((.slot, .text("s0"))))))
        sheet.slots = (0..<40).map { level in
            let next = at.mapping((.slot, .text("s\(level + 1)")))
            return at.fill("s\(level)", next, next)
        }
        sheet.slots.append(at.fill("s40", at.block(1)))
        #expect(linked([sheet]).findings.map(\.rule) == [.limitExceeded])
        sheet.slots = (0..<9_000).map { at.fill("s\($0)", at.mapping((.slot, .text("s\($0 + 1)")))) }
        #expect(linked([sheet]).findings.map(\.rule) == [.limitExceeded])
    }

    @Test func `x- keys are inherited by name`() {
        func entry(_ name: String, _ text: String) -> ExtensionEntry {
            ExtensionEntry(name: Located(name, at: at.place()), value: .text(text))
        }
        var base = at.sheet("base")
        base.extensions = [entry("x-a", "1"), entry("x-b", "2")]
        var sheet = at.sheet("s", (.extends, .text("base")))
        sheet.extensions = [entry("x-a", "3")]
        let extensions = linked([base, sheet]).project.sheets.last?.extensions
        #expect(extensions?.map(\.name.value) == ["x-b", "x-a"])
        #expect(extensions?.last?.value == .text("3"))
    }

    @Test func `linking sheet by sheet in any order gives the same project`() {
        var file = SyntaxFile(index: 0)
        file.sheets = [at.sheet("b", (.extends, .text("a"))), at.sheet("a", (.spacing, at.number(3))), at.sheet("c")]
        let linker = Linker([file], options: LinkOptions(profile: .ios26))
        let units = (0..<linker.count).reversed().map { linker.sheet(at: $0) }
        var report = Report()
        let project = linker.project(from: units, into: &report)
        #expect(project.sheets.map(\.id) == ["a", "b", "c"])
        #expect(project.sheets.map(\.definition?.spacing) == [number(3), number(3), number(0)])
    }
}
