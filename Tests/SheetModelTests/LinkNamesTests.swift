import Foundation
import SheetLayout
import SheetModel
import SheetText
import Testing

@Suite struct LinkNamesTests {
    let at = SyntaxWriter()

    @Test(arguments: [
        ("coupon-list", "couponList", "CouponList"), ("coupon_list.all", "couponListAll", "CouponListAll"),
        ("default", "default", "Default"), ("self", "self_", "Self_"), ("init", "init_", "Init"),
        ("type", "type", "Type_"), ("swift", "swift", "Swift_"), ("Swift", "Swift_", "Swift_"),
        ("_1st", "_1st", "_1st"), ("a--b", "aB", "AB"), ("désert", "désert", "Désert"), ("쿠폰list", "쿠폰list", "쿠폰list"),
    ])
    func `an id has a name as a value and as a type`(id: String, value: String, type: String) {
        let name = SwiftName(for: id)
        #expect(name.value == value)
        #expect(name.type == type)
    }

    @Test func `reserved words stand in backticks, six names get a suffix`() {
        #expect(SwiftName.escaped("class") == "`class`")
        #expect(SwiftName.escaped("actor") == "actor")
        #expect(SwiftName(for: "self").isReserved)
        #expect(!SwiftName(for: "default").isReserved)
    }

    @Test func `the reserved words are those of the data`() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Docs/Data/swift_keywords.txt")
        var words: [String] = []
        for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
            let cells = line.split(separator: "\t")
            if cells.count > 1, cells[1] == "reserved" { words.append(String(cells[0])) }
        }
        #expect(words.count == 53)
        #expect(SwiftKeyword.reserved == Set(words))
    }

    @Test func `two sheets of one id are a finding at the later, composed and decomposed alike`() {
        let first = at.sheet("caf\u{E9}")
        let second = at.sheet("cafe\u{301}")
        let (project, findings) = linked([first, second])
        #expect(project.sheets.map(\.id) == ["caf\u{E9}"])
        #expect(findings.map(\.rule) == [.duplicateSheet])
        #expect(findings.first?.range == second.id?.range)
        #expect(findings.first?.notes.first?.range == first.id?.range)
    }

    @Test func `ids with one Swift name collide, each with the first`() {
        let sheets = ["coupon-list", "couponList", "coupon_list"].map { at.sheet($0) }
        let findings = linked(sheets).findings
        #expect(findings.map(\.rule) == [.nameCollision, .nameCollision])
        #expect(findings.map(\.range) == sheets.dropFirst().compactMap(\.id?.range))
        #expect(linked([at.sheet("Coupon"), at.sheet("coupon")]).findings.map(\.rule) == [.nameCollision])
    }

    @Test func `letter case counts unless each sheet has a file`() {
        let sheets = [at.sheet("couponlist"), at.sheet("couponList")]
        #expect(linked(sheets).findings.isEmpty)
        #expect(linked(sheets, files: .fileForEachSheet).findings.map(\.rule) == [.nameCollision])
    }

    @Test func `sheets are sorted by the bytes of their ids`() {
        #expect(
            linked([at.sheet("b"), at.sheet("é"), at.sheet("B"), at.sheet("ab")]).project.sheets.map(\.id) == [
                "B", "ab", "b", "é",
            ])
    }

    @Test func `ids of blocks are unique across content, stacks, header and footer`() {
        let content = at.list(
            at.block(1, id: "a"), at.mapping((.stack, at.list(at.block(1, id: "b"), at.block(1, id: "a")))))
        let footer = at.mapping((.content, at.list(at.block(1, id: "b"))))
        let (project, findings) = linked([at.sheet("s", (.content, content), (.footer, footer))])
        #expect(findings.map(\.message) == ["there are two blocks \"a\"", "there are two blocks \"b\""])
        #expect(project.sheets.first?.definition == nil)
    }

    @Test func `default ids of detents count`() {
        let detents = at.list(
            at.detent(at.name(.fit)), at.detent(at.number(100)), at.detent(at.number(200), id: "d2"),
            at.detent(at.name(.fit)), at.detent(at.number(300), id: "a-b"), at.detent(at.number(300), id: "aB"))
        let findings = linked([at.sheet("s", (.detents, detents))]).findings
        #expect(findings.map(\.rule) == [.duplicateID, .duplicateID, .nameCollision])
        #expect(findings.map(\.message).first == "there are two detents \"d2\"")
    }

    @Test func `names of detents and blocks are looked up`() {
        let detents = at.list(at.detent(at.through("titel"), id: "low"), at.detent(at.through("end"), id: "tall"))
        let (project, findings) = linked([
            at.sheet(
                "s", (.initial, .text("tal")), (.detents, detents), (.dim, at.mapping((.from, .text("lo")))),
                (.interaction, at.mapping((.upThrough, .text("Low")))),
                (.content, at.list(at.block(40, id: "title"))),
                (.footer, at.mapping((.content, at.list(at.block(9, id: "end"))))))
        ])
        #expect(findings.map(\.rule) == [.unknownDetent, .unknownDetent, .unknownDetent, .unknownBlock, .unknownBlock])
        #expect(findings.first?.message.hasSuffix("did you mean \"tall\"?") == true)
        #expect(findings.dropFirst(3).first?.message.hasSuffix("did you mean \"title\"?") == true)
        #expect(project.sheets.count == 1)
    }

    @Test func `patterns of external names take any characters for a star`() {
        #expect(NamePattern("brand.*").matches("brand.a.b"))
        #expect(NamePattern("*.text").matches("a.text"))
        #expect(!NamePattern("brand.*").matches("brands.a"))
        #expect(!NamePattern("brand").matches("brand.a"))
        #expect(NamePattern("a*b*c").matches("aXbYbZc"))
    }
}
