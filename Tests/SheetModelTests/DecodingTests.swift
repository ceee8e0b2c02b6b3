import SheetLayout
import SheetText
import SheetYAML
import Testing

@testable import SheetModel

/// What is wrong, and where: one row each.
private let table: [(String, [String])] = [
    // Documents
    ("a: 1", ["unknown-document@1:1"]),
    ("shet: a", ["unknown-document@1:1"]),
    ("[a]", ["unknown-document@1:1"]),
    ("sheet: a\ntokens: {}", ["unknown-document@2:1"]),
    ("sheet: a\n---\ntokens: {}\n---\nsheet: b", []),
    // Keys
    ("sheet: a\nbackgroud: systemBackground\ndetent: [fit]", ["unknown-key@2:1", "unknown-key@3:1"]),
    ("sheet: a\ncontent: [{rows: 3, rowHieght: 44, rowHeight: 44}]", ["unknown-key@2:21"]),
    ("sheet: a\ncontent:\nrows: 3\nrowHeight: 56", ["null-value@2:1", "misplaced-key@3:1", "misplaced-key@4:1"]),
    ("sheet:\n  type: default", ["misplaced-key@2:3"]),
    ("sheet: a\nfooter: {height: 10, overlay: true}", ["misplaced-key@2:22"]),
    ("sheet: a\nheader: [{height: 10, scroll: true}]", ["misplaced-key@2:23"]),
    ("sheet: a\nmaxHeight: 300", ["misplaced-key@2:1"]),
    ("sheet: a\nrules: {}", ["unknown-key@2:1"]),
    ("sheet: a\n\u{A0}height: 3", ["unknown-key@2:1"]),
    ("{sheet: 쿠폰, tpye: default, content: [{height: 80}]}", ["unknown-key@1:13"]),
    ("sheet: a\ndetents: [{min: 3}]", ["missing-key@2:12"]),
    ("sheet: a\ncontent: [{id: x, rows: 3}]", ["missing-key@2:12"]),
    ("sheet: a\ncorner: {curve: circular}", ["missing-key@2:10"]),
    ("sheet: a\nextends: b\ncorner: {curve: circular}", []),
    ("x-base: &base {type: expand, header: 30}\nsheet: a\n<<: *base\ntype: default", []),
    ("sheet: a\n<<: 3", ["wrong-type@2:5"]),
    ("sheet: a\nheader: 3\nheader: 4", ["duplicate-key@3:1"]),
    // Kinds of values
    ("sheet: a\ndetents: fit\ncontent: {height: 80}", ["wrong-type@2:10", "wrong-type@3:10"]),
    ("sheet: a\ndetents: [{height: {compact: 430, regular: 500}}]", ["wrong-type@2:20"]),
    ("sheet: a\ncontent:\n  - &row {id: list, height: 56}\ndetents:\n  - {height: *row}", ["wrong-type@5:14"]),
    ("sheet: a\ndetents: [fit, ~]", ["wrong-type@2:16"]),
    ("sheet: a\nsummary: [x]", ["wrong-type@2:10"]),
    ("sheet: a\nshadow: 3", ["wrong-type@2:9"]),
    ("sheet: a\nabstract: yes", ["wrong-type@2:11"]),
    ("sheet: a\nabstract: \"true\"", ["wrong-type@2:11"]),
    ("sheet: a\ngrabber: on", ["wrong-type@2:10"]),
    ("sheet: a\ndebounce: \"100\"", ["wrong-type@2:11"]),
    ("sheet: a\ndebounce: true", ["wrong-type@2:11"]),
    ("sheet: a\ntype: expnd", ["unknown-value@2:7"]),
    ("sheet: a\ngrabber: {visible: atuo}", ["unknown-value@2:20"]),
    ("sheet: a\ninteraction: enabeld", ["unknown-value@2:14"]),
    ("sheet: a\nmotion: {duration: 0.3, curve: easeOt}", ["unknown-value@2:32"]),
    ("sheet: a\nmotion: {curve: \"spring(0.4, 20)\"}", ["number-out-of-range@2:17"]),
    ("sheet: a\ncontent: [{text: hedline}]", ["unknown-value@2:18"]),
    ("sheet: a\nevents: [dismis]", ["unknown-value@2:10"]),
    // Nothing
    ("sheet: a\nheader:", ["null-value@2:1"]),
    ("sheet: a\nextends: b\nheader:\ncontent: ~", []),
    ("sheet: a\nextends: b\ndetents: [{height: fit, min: ~}]", ["null-value@3:25"]),
    ("sheet: a\ncontent: [{divider: }]", []),
    ("sheet: a\ncontent: [{spacer: }]", ["missing-key@2:12"]),
    ("sheet:", ["missing-key@1:1"]),
    ("sheet: null", []),
    // Numbers
    (
        "sheet: octal\ndetents: [{height: 0320}]\ndebounce: 0100\ncontent: [{rows: 010, rowHeight: 8}]",
        ["not-a-number@2:20", "not-a-number@3:11", "not-a-number@4:18"]
    ),
    (
        "sheet: r\ndetents: [{height: 1:30}]\ncontent:\n  - {aspect: \"16/9\"}\n  - {aspect: 16:9}",
        ["not-a-number@2:20", "not-a-number@5:14"]
    ),
    (
        "sheet: inf\ndetents: [{height: .inf}, {height: .nan}, {height: inf}]\ndebounce: -.inf",
        ["not-a-number@2:20", "not-a-number@2:36", "not-a-number@3:11"]
    ),
    ("sheet: a\ndebounce: 1e3", ["not-a-number@2:11"]),
    ("sheet: a\ndebounce: -1", ["number-out-of-range@2:11"]),
    ("sheet: a\ncontent: [{rows: 1.5, rowHeight: 8}]", ["number-out-of-range@2:18"]),
    ("sheet: a\ndim: 1.5", ["number-out-of-range@2:6"]),
    ("sheet: a\nspacing: 1000001", ["number-out-of-range@2:10"]),
    ("sheet: a\ncontent: [{aspect: 16/0}]", ["number-out-of-range@2:20"]),
    ("sheet: a\ncontent: [{grid: {items: 3, columns: 0, rowHeight: 9}}]", ["number-out-of-range@2:38"]),
    // Blocks
    (
        "sheet: a\ncontent:\n  - {id: a, height: 40, rows: 3, rowHeight: 20}\n  - {id: b, padding: 8}",
        ["height-form@3:5", "height-form@4:5"]
    ),
    ("sheet: a\ncontent: [{stack: [{height: 1}, {}]}]", ["height-form@2:33"]),
    ("sheet: a\nheader: {height: 30, content: [{height: 3}]}", ["height-form@2:9"]),
    ("sheet: a\nextends: b\nheader: {height: ~, content: [{height: 3}]}", []),
    // Names
    ("sheet: 9509425349e4", ["invalid-id@1:8"]),
    (
        "sheet: 3d-view\ndetents: [{id: 2nd, height: 200}]\ncontent: [{id: 1st, height: 80}]",
        ["invalid-id@1:8", "invalid-id@2:16", "invalid-id@3:16"]
    ),
    ("sheet: ../evil", ["invalid-id@1:8"]),
    ("sheet: _", ["invalid-id@1:8"]),
    ("sheet: a b", ["invalid-id@1:8"]),
    ("sheet: 쿠폰-목록", []),
    ("sheet: in\ncontent: [{id: fit, height: 3}]", ["invalid-id@2:16"]),
    ("sheet: a\ncontent: [{id: top-, height: 3}]", ["invalid-id@2:16"]),
    ("sheet: a\ndetents: [{id: medium, height: medium}]", []),
    ("sheet: a\ndetents: [{id: medium, height: 300}]", ["invalid-id@2:16"]),
    ("sheet: a\u{200B}b", ["invisible-character@1:9"]),
    ("sheet: a\nslots: {1st: []}", ["invalid-id@2:9"]),
    // The traps of YAML
    ("sheet: NO\nsummary: off\nx-markets: [KR, NO]", ["ambiguous-scalar@1:8", "ambiguous-scalar@2:10"]),
    ("sheet: e4\nsummary: 680841e1\naccessibility: {label: 1e3}", []),
    ("sheet: a\nsummary: 010", ["ambiguous-scalar@2:10"]),
    ("sheet: a\nsummary: 12:30", ["ambiguous-scalar@2:10"]),
    ("sheet: a\nsummary: \"no\"", []),
    ("sheet: coupon\nbackground: #1A2B3C\ndetents: [fit]", ["unquoted-hash@2:13"]),
    ("sheet: a\nbackground: # the colour", ["null-value@2:1"]),
    ("sheet: a\nbackground:\n  light: #FFF\n  dark: \"#000\"", ["unquoted-hash@3:10"]),
    ("tokens:\n  colors:\n    a: #FFFFFF", ["unquoted-hash@3:8"]),
    ("sheet: a\nbackground: {surface.floating}\nsummary: {{ name }}", ["flow-split@2:14", "flow-split@3:11"]),
    ("sheet: a\ndetents: [{fraction:0.5}]", ["flow-split@2:12"]),
    ("sheet: a\nspacing: {8}", ["flow-split@2:11"]),
    (
        "sheet: a\ndetents: [min(fit, 50% of screen)]\ncontent:\n  - {id: hero, height: max(80, 100)}",
        ["flow-split@2:11", "flow-split@4:24"]
    ),
    ("sheet: a\ndetents: [min(fit, large]", ["expression-syntax@2:18"]),
    ("sheet: a\nmotion: {curve: spring(0.5, 0.8)}", ["flow-split@2:17"]),
    ("sheet: coupon\ncontent: !include blocks.yaml\nbackground: !token a.b", ["unknown-tag@2:10", "unknown-tag@3:13"]),
    // What the reader cut off
    ("sheet: a\ncontent: " + String(repeating: "[", count: 80), ["limit-exceeded@2:73"]),
    ("sheet: a\ncontent:\n\t- {height: 80}", ["yaml-syntax@3:1"]),
    ("sheet: a\nfoo: 1\nsummary: a: b", ["unknown-key@2:1", "yaml-syntax@3:11"]),
    ("sheet: coupon\n  type: default", ["yaml-syntax@2:3"]),
    ("sheet: a\nspacing: 8\n  header: 3", ["yaml-syntax@3:3"]),
    // Bounds
    ("sheet: a\ndetents: [{height: fit, min: 300, max: 200}]", ["inverted-bounds@2:30"]),
    ("sheet: a\ncontent: [{height: {min: 30, typical: 20}}]", ["inverted-bounds@2:26"]),
    ("sheet: a\ncontent: [{rows: {typical: 20, max: 3}, rowHeight: 1}]", ["inverted-bounds@2:28"]),
    ("sheet: a\ncontent: [{height: 3, minHeight: 9, maxHeight: 8}]", ["inverted-bounds@2:34"]),
    ("sheet: a\nspacing: clamp(3, 9, 8)", ["inverted-bounds@2:10"]),
    ("sheet: a\ndetents: [0.8]", ["suspicious-ratio@2:11"]),
    (
        "sheet: a\ndismiss: {threshold: 0.3}\nminHeight: 0.5\nspacing: 0.5",
        ["suspicious-ratio@2:22", "suspicious-ratio@3:12"]
    ),
    // Colours
    (
        "tokens: {colors: {a: 1e2030, b: 004e89, c: \"1e2030\"}}",
        ["invalid-color@1:22", "invalid-color@1:33", "invalid-color@1:44"]
    ),
    ("sheet: a\nbackground: \"#12345\"", ["invalid-color@2:13"]),
    ("sheet: a\nbackground: rgb(300 0 0)", ["invalid-color@2:17"]),
    ("sheet: a\nbackground: rgb(1, 2, 3)", ["invalid-color@2:13"]),
    ("sheet: a\nbackground: {dark: black}", ["missing-key@2:14"]),
    ("sheet: a\nbackground: {color: black, opacity: 2}", ["number-out-of-range@2:37"]),
    ("sheet: a\nbackground: {color: black}", ["missing-key@2:14"]),
    ("sheet: a\nbackground: {light: black, opacity: 0.5}", ["misplaced-key@2:28"]),
    ("sheet: a\nbackground: [black]", ["wrong-type@2:13"]),
    // Tokens
    ("tokens: {lengths: {space: {m: 16, l: space.m}}}", []),
    ("tokens: {lengths: {a: \"16\", b: 16pt, c: 1e3}}", ["wrong-type@1:23", "not-a-number@1:32", "not-a-number@1:41"]),
    ("tokens: {lengths: {fit: 3}}", ["invalid-id@1:20"]),
    ("tokens: {colours: {}}", ["unknown-key@1:10"]),
    ("tokens: {}\nlengths: {}", ["misplaced-key@2:1"]),
    ("tokens: {colors: {a b: black}}", ["invalid-id@1:19"]),
]

@Test(arguments: table.indices)
func everyFaultIsFoundOnceAndInItsPlace(_ row: Int) {
    #expect(findings(table[row].0) == table[row].1, "\(table[row].0)")
}

@Test(arguments: [
    ("sheet: a\nbackgroud: x", "sheet: a\nbackground: x"),
    ("sheet: a\nabstract: yes", "sheet: a\nabstract: true"),
    ("sheet: a\ndebounce: \"100\"", "sheet: a\ndebounce: 100"),
    ("sheet: a\ndebounce: 1e3", "sheet: a\ndebounce: 1000"),
    ("sheet: a\nspacing: 1_000", "sheet: a\nspacing: 1000"),
    ("sheet: a\nspacing: 0,5", "sheet: a\nspacing: 0.5"),
    ("sheet: a\nspacing: +5", "sheet: a\nspacing: 5"),
    ("sheet: a\nspacing: 5.", "sheet: a\nspacing: 5"),
    ("sheet: a\nspacing: .5", "sheet: a\nspacing: 0.5"),
    ("sheet: a\nspacing: 0x10", "sheet: a\nspacing: 16"),
    ("sheet: a\nspacing: 010", "sheet: a\nspacing: 010"),
    ("sheet: a\ntype: Expand", "sheet: a\ntype: expand"),
    ("sheet: NO", "sheet: \"NO\""),
    ("sheet: a\nbackground: #1A2B3C # bg", "sheet: a\nbackground: \"#1A2B3C\" # bg"),
    ("sheet: a\nbackground: 004721", "sheet: a\nbackground: \"#004721\""),
    ("sheet: a\ndetents: [min(fit, 50% of screen), large]", "sheet: a\ndetents: [\"min(fit, 50% of screen)\", large]"),
    ("sheet: a\ncontent: [{height: max(80, 100)}]", "sheet: a\ncontent: [{height: \"max(80, 100)\"}]"),
    ("sheet: a\ndetents: [{fraction:0.5}]", "sheet: a\ndetents: [{fraction:0.5}]"),
    ("sheet: a\ndetents: [0.8]", "sheet: a\ndetents: [80% of max]"),
    ("sheet: a\ndismiss: {threshold: 0.3}", "sheet: a\ndismiss: {threshold: 30% of detent}"),
    ("sheet: a\ndetents: [50%]", "sheet: a\ndetents: [50% of max]"),
    ("tokens: {lengths: {b: 16pt}}", "tokens: {lengths: {b: 16}}"),
])
func fixesWriteWhatWasMeant(_ text: String, _ wanted: String) {
    #expect(fixed(text) == wanted)
}

@Test func foreignWordsNameTheRightKey() {
    for word in ForeignWord.all {
        let text =
            word.key.map { Key.block.contains($0) } == true || word.word == "fraction"
            ? "sheet: a\ncontent: [{height: 3, \(word.word): x}]" : "sheet: a\n\(word.word): x"
        #expect(words(text).contains(word.form), "\(word.word)")
        if let key = word.key { #expect(words(text).contains("`\(key.rawValue)`"), "\(word.word)") }
    }
    #expect(words("sheet: a\ndetents: [fraction(0.5)]").contains("50% of max"))
    #expect(words("sheet: a\ndetents: [{fraction: 0.5}]").contains("50% of max"))
}

extension Key {
    fileprivate static let block = BlockSchema.block.fields.map(\.key)
}

@Test func whatIsFoundBySearchIsReportedOnlyWhereItLooksLikeOurs() {
    #expect(findings("version: 3", expectation: .maybe) == [])
    #expect(decode("version: 3", expectation: .maybe).file.foreignDocuments == 1)
    #expect(findings("type: deploy\ncontent: dist\nwidth: 3", expectation: .maybe) == [])
    #expect(findings("shets: a", expectation: .maybe) == ["unknown-document@1:1"])
    #expect(findings("type: a\ncontent: []\nwidth: 3\nheader: 3", expectation: .maybe) == ["unknown-document@1:1"])
    #expect(findings("type: a\ncontent: []\nwidth: 3\nheader: 3\nname: x", expectation: .maybe) == [])
}
