import SheetText
import Testing

@testable import SheetYAML

@Suite struct EntryTests {
    @Test(arguments: [
        ("a: 1\nb: 2\n", ["a=1", "b=2"]),
        ("x: &x {a: 1, b: 2}\n<<: *x\nb: 3\n", ["x=…", "b=3", "a=1"]),
        ("<<: [{a: 1}, {a: 2, b: 3}]\nc: 4\n", ["c=4", "a=1", "b=3"]),
        ("<<: {<<: {a: 1, b: 2}, b: 3}\n", ["b=3", "a=1"]),
        ("<<: 5\na: 1\n", ["a=1", "<<=5!"]),
        ("<<: [{a: 1}, b]\n", ["a=1", "<<=b!"]),
        ("<<: *missing\na: 1\n", ["a=1"]),
        ("'<<': {a: 1}\n", ["<<=…"]),
        ("[x]: 1\na: 2\n", ["a=2"]),
        ("[1, 2]", []),
    ])
    func entries(_ text: String, _ expected: [String]) {
        #expect(Reading(text).rootEntries == expected)
    }

    @Test func entriesThroughAnAlias() {
        let tree = Reading("a: &x {b: 1}\nc: *x\n").tree
        let alias = tree.nodes.indices.filter { tree.nodes[$0].kind == .alias }
        #expect(alias.flatMap { tree.entries(of: $0).map { tree.string($0.key) } } == ["b"])
    }
}

@Suite struct CommentTests {
    @Test(arguments: [
        ("a: b # see here\n", ["# see here"]), ("# see\na: b\n", ["# see"]), ("a: b#see\n", []),
        ("a: 'x # see'\n", []), ("a: \"x\n  # see\"\n", []), ("a: |\n  # see\nb: c # see\n", ["# see"]),
        ("a: | # see\n  x\n", ["# see"]), ("a: [b, # see\n  c] # and see\n", ["# see", "# and see"]),
        ("\u{FEFF}# see\r\na: b\r\n", ["# see"]), ("a: see # 한글 see see\n", ["# 한글 see see"]),
        ("a: 'x' # see", ["# see"]), ("a: b\n", []),
    ])
    func comments(_ text: String, _ expected: [String]) {
        let reading = Reading(text)
        let found = reading.tree.comments(containing: "see", in: reading.file).map {
            String(decoding: reading.file.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
        }
        #expect(found == expected)
    }
}

@Suite struct DumpTests {
    @Test func events() {
        let text = "--- &a !!map\nb: \"q\\t\\\"\\\\\"\nc: 'd'\ne: |\n  f\ng: >\n  h\ni: [*j, {}]\n...\n"
        let expected = """
            +STR
            +DOC ---
            +MAP &a <tag:yaml.org,2002:map>
            =VAL :b
            =VAL "q\\t"\\\\
            =VAL :c
            =VAL 'd
            =VAL :e
            =VAL |f\\n
            =VAL :g
            =VAL >h\\n
            =VAL :i
            +SEQ []
            =ALI *j
            +MAP {}
            -MAP
            -SEQ
            -MAP
            -DOC ...
            -STR

            """
        let dump = dumpEvents(SourceFile(path: "x", bytes: Array(text.utf8)))
        #expect(dump.text == expected)
        #expect(dump.ok)
        let broken = dumpEvents(SourceFile(path: "x", bytes: Array("a: [".utf8)))
        let deep = dumpEvents(SourceFile(path: "x", bytes: Array(repeating: 0x5B, count: 1_000_000)))
        #expect(!deep.ok)
        #expect(!broken.ok && broken.text.hasPrefix("+STR\n+DOC\n+MAP\n=VAL :a\n"))
    }

    @Test func tree() {
        let reading = Reading("a: &x [1, \"\\n\"]\nb: *x\nc: *y\n")
        let expected = """
            document 1:1-3:6
              mapping block 3 1:1-3:6
                scalar plain "a" 1:1-1:2
                sequence flow 2 1:7-1:16
                  scalar plain "1" 1:8-1:9
                  scalar doubleQuoted "\\n" 1:11-1:15
                scalar plain "b" 2:1-2:2
                alias of 1:7 2:4-2:6
                scalar plain "c" 3:1-3:2
                broken 3:4-3:6

            """
        #expect(reading.dump == expected)
    }
}
