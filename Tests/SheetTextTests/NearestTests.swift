import Testing

@testable import SheetText

@Suite struct NearestTests {
    @Test(arguments: [
        ("biuld", "build"), ("tpye", "type"), ("Content", "content"), ("contnet", "content"), ("lnit", "lint"),
        ("unreachable-contnt", "unreachable-content"), ("쿠퐁", nil), ("zzz", nil), ("a", nil), ("", nil),
        ("cornerRadius", nil), ("lin", "lint"),
    ])
    func offersOnlyWhatIsNear(word: String, expected: String?) {
        let known = ["build", "type", "content", "lint", "unreachable-content", "쿠폰함께"]
        #expect(nearest(to: word, among: known) == expected)
    }

    @Test func tiesGoToTheFirst() {
        #expect(nearest(to: "cat1", among: ["cat3", "cat2"]) == "cat3")
        #expect(nearest(to: "cat1", among: ["cats1", "CAT1"]) == "CAT1")
        #expect(nearest(to: "same", among: ["same"]) == nil)
    }
}
