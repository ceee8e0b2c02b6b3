import Foundation
import Testing

@testable import SheetText

@Suite struct JSONWriterTests {
    @Test func layoutIsIndentedOrCompact() {
        #expect(sample(.compact) == #"{"a":[1,-2,0.5],"b":{},"c":[],"d":{"e":null,"f":true},"g":"x"}"#)
        #expect(
            sample(.indented) == """
                {
                  "a": [
                    1,
                    -2,
                    0.5
                  ],
                  "b": {},
                  "c": [],
                  "d": {
                    "e": null,
                    "f": true
                  },
                  "g": "x"
                }
                """)
    }

    @Test func aWriterContinuesInsideOpenContainers() {
        var buffer = ByteBuffer()
        buffer.append("{\n  \"list\": [\n    1")
        buffer.appendJSON(style: .indented, depth: 2, hasValues: true) {
            $0.number(2)
            $0.endArray()
            $0.endObject()
        }
        #expect(text(buffer) == "{\n  \"list\": [\n    1,\n    2\n  ]\n}")
    }

    @Test(arguments: [
        "", "plain", "\"\\\n\r\t\u{0}\u{1F}\u{7F}", "쿠폰 \u{1F600}", "a\"b\"c", String(repeating: "ab\n", count: 99),
    ])
    func stringsComeBackFromFoundation(value: String) throws {
        var buffer = ByteBuffer()
        buffer.append(json: value)
        let back = try JSONSerialization.jsonObject(with: Data(buffer.bytes), options: .fragmentsAllowed)
        #expect(back as? String == value)
        var fromBytes = ByteBuffer()
        fromBytes.append(json: Array(value.utf8))
        #expect(fromBytes.bytes == buffer.bytes)
    }

    @Test func numbersThatAreNotFiniteAreNull() {
        var json = JSONWriter(style: .compact)
        json.beginArray()
        for value in [Double.nan, .infinity, 1e15, 5] { json.number(value) }
        json.endArray()
        #expect(text(json.buffer) == "[null,null,null,5]")
    }

    private func sample(_ style: JSONWriter.Style) -> String {
        var json = JSONWriter(style: style)
        json.beginObject()
        json.key("a")
        json.beginArray()
        json.number(1)
        json.number(-2)
        json.number(0.5)
        json.endArray()
        json.key("b")
        json.beginObject()
        json.endObject()
        json.key(named: "c")
        json.beginArray()
        json.endArray()
        json.key("d")
        json.beginObject()
        json.key("e")
        json.null()
        json.key("f")
        json.bool(true)
        json.endObject()
        json.key("g")
        json.string("x")
        json.endObject()
        return text(json.buffer)
    }
}

func text(_ buffer: ByteBuffer) -> String { String(decoding: buffer.bytes, as: UTF8.self) }
