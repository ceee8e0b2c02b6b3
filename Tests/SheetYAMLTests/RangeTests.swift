import SheetText
import Testing

@testable import SheetYAML

@Suite struct RangeTests {
    @Test(arguments: [
        ("a: plain", ["a", "plain"]),
        ("a: two\n  lines  \nb: c", ["a", "two\n  lines", "b", "c"]),
        ("a: 'q ''q'  \n", ["a", "'q ''q'"]),
        ("a: \"d\\\"q\" # x\n", ["a", "\"d\\\"q\""]),
        ("a: |\n  one\n\n  two\n\n\nb: >-\n  x\n", ["a", "|\n  one\n\n  two", "b", ">-\n  x"]),
        ("a: &x !!str b\nc: !!int &y 5\n", ["a", "b", "c", "5"]),
        ("a: &x\n  # comment\n  'b'\n", ["a", "'b'"]),
        ("a: !<tag:yaml.org,2002:str> b\n", ["a", "b"]),
        ("쿠폰: 오늘만 # 🎁\n한: '글'\n", ["쿠폰", "오늘만", "한", "'글'"]),
        ("{a: b, \"c\":d, e}", ["a", "b", "\"c\"", "d", "e", ""]),
    ])
    func scalars(_ text: String, _ expected: [String]) {
        for text in [text, "\u{FEFF}" + text, "# 한글 🎁\n" + text] { #expect(Reading(text).scalars == expected) }
    }

    @Test func emptyValuesStandBehindTheirIndicator() {
        let reading = Reading("a:   # x\nb:\n- \n-\nc: {d: , e, f : }\n? g\nh: &x\ni: !!null\n")
        let places = reading.tree.nodes.filter { $0.kind == .scalar && $0.textLength == 0 }
            .map { "\(reading.place($0.start))-\(reading.place($0.end))" }
        let expected = ["1:3", "3:2", "4:2", "5:7", "5:11", "5:16", "6:4", "7:6", "8:10"]
        #expect(places == expected.map { "\($0)-\($0)" })
    }

    @Test func collections() {
        let text = "a: &m {b: [1, 2], c: {}}\nd: !!map\n  e:\n  - f\n  -\n    - [x: y, z]\ng: &l\n- h  # end\n\n"
        let reading = Reading(text)
        let sources = reading.tree.nodes.indices.filter { reading.tree.nodes[$0].kind != .scalar }.map(reading.source)
        #expect(
            sources == [
                "a: &m {b: [1, 2], c: {}}\nd: !!map\n  e:\n  - f\n  -\n    - [x: y, z]\ng: &l\n- h",
                "{b: [1, 2], c: {}}", "[1, 2]", "{}", "e:\n  - f\n  -\n    - [x: y, z]",
                "- f\n  -\n    - [x: y, z]", "- [x: y, z]", "[x: y, z]", "x: y", "- h",
            ])
    }

    @Test func aliasesPointAtTheirTargets() {
        let reading = Reading("a: &x {b: c}\nd: *x\ne: [*x , 1]\n")
        let aliases = reading.tree.nodes.indices.filter { reading.tree.nodes[$0].kind == .alias }
        #expect(aliases.map(reading.source) == ["*x", "*x"])
        #expect(aliases.map { reading.source(reading.tree.target($0)) } == ["{b: c}", "{b: c}"])
        #expect(aliases.filter(reading.tree.isBroken).isEmpty)
    }

    @Test func shapeOfTheArena() {
        let reading = Reading("a: [1, {b: 2}]\nc: d\n")
        let tree = reading.tree
        #expect(tree.nodes.map { Int($0.next) } == [9, 2, 7, 4, 7, 6, 7, 8, 9])
        #expect(tree.nodes.map { Int($0.count) } == [4, 0, 2, 0, 2, 0, 0, 0, 0])
        #expect(Array(tree.children(of: 0)).map(tree.string) == ["a", "", "c", "d"])
        #expect(reading.values == ["a", "1", "b", "2", "c", "d"])
    }

    @Test func documents() {
        let reading = Reading("# x\na: b\n...\n---\nc\n--- [d]\n")
        let places = reading.tree.documents.map { "\(reading.place($0.start))-\(reading.place($0.end))" }
        #expect(places == ["2:1-2:5", "4:1-5:2", "6:1-6:8"])
        #expect(reading.tree.documents.filter { !$0.isComplete }.isEmpty)
    }

    @Test func taggedStrings() {
        let tree = Reading("[!!str 5, ! 6, 7, !!int 8]").tree
        #expect(tree.nodes.map(\.isTaggedString) == [false, true, true, false, false])
    }

    @Test func lineEndsChangeNoValue() {
        let text = "a: |\n  x\n  y\nb: 'c\n\n  d'\ne: f\n  g\nh: >\n  i\n  j\n"
        let values = Reading(text).values
        for end in ["\r\n", "\r"] {
            #expect(
                Reading(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)).values
                    == values)
        }
        #expect(Reading(String(text.dropLast())).values == values.dropLast() + ["i j"])
    }

    @Test func breaksOfLibyamlAreNone() {
        let reading = Reading(
            "a: x\u{85}y\nb: \"p\u{2028}q\"\nc: |\n  r\u{2029}s\n  t\nd: [u\u{2028}v, w]\ne: '\u{85}'\n")
        #expect(
            reading.values == [
                "a", "x\u{85}y", "b", "p\u{2028}q", "c", "r\u{2029}s\nt\n", "d", "u\u{2028}v", "w", "e", "\u{85}",
            ])
        #expect(reading.scalars[10] == "'\u{85}'")
        #expect(reading.place(reading.tree.nodes[reading.tree.nodes.count - 1].start) == "7:4")
    }

    @Test func jsonGoesThroughTheSameReader() {
        let text = "{\n\t\"a\\/b\": \"\\uD83D\\uDE00\",\n\t\"c\": [1,\t2, null, \"\\\\uD83D\"]\n}\n"
        let reading = Reading(text, path: "x.json")
        #expect(reading.found == [])
        #expect(reading.values == ["a/b", "😀", "c", "1", "2", "null", "\\uD83D"])
        #expect(reading.scalars[1] == "\"\\uD83D\\uDE00\"")
        #expect(Reading("{\"a\": \"\\uD83D\"}", path: "x.json").found == ["yaml-syntax 1:10"])
    }
}
