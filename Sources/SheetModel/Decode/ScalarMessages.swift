import SheetText

extension Finding {
    static func unknownValue(
        _ scalar: ScalarText, _ key: String, _ words: [String], others: [String] = []
    ) -> Finding {
        let word = scalar.string
        let near = nearest(to: word, among: words + others)
        let fix = scalar.isAlias ? nil : FixIt.replace(scalar.range, by: near)
        return Finding(
            .unknownValue, at: scalar.range, "unknown value \"\(word)\" for `\(key)`" + didYouMean(near),
            help: "it may be \(words.map { "`\($0)`" }.joined(separator: ", "))", fix: fix)
    }

    static func ambiguous(_ scalar: ScalarText) -> Finding {
        let word = scalar.string
        let fix = scalar.isAlias ? nil : FixIt("put it in quotes", [TextEdit(scalar.range, "\"\(word)\"")])
        return Finding(
            .ambiguousScalar, at: scalar.range,
            "\"\(word)\" is text here, but other YAML readers take it for something else",
            help: "put it in quotes", fix: fix)
    }

    static func notABool(_ scalar: ScalarText, _ key: Key, _ meant: Bool?) -> Finding {
        let fix = scalar.isAlias ? nil : FixIt.replace(scalar.range, by: meant.map { $0 ? "true" : "false" })
        return Finding(
            .wrongType, at: scalar.range, "`\(key.rawValue)` takes true or false, not \"\(scalar.string)\"", fix: fix)
    }

    static func noDim(_ scalar: ScalarText) -> Finding {
        Finding(
            .wrongType, at: scalar.range, "`dim` takes false, an opacity or a mapping, not \"\(scalar.string)\"",
            help:
                "write false, an opacity from 0 to 1, or `{color: …, opacity: …, from: …}`; without the key it dims by default"
        )
    }

    static func quotedNumber(_ scalar: ScalarText, _ key: Key) -> Finding {
        let fix = scalar.isAlias ? nil : FixIt("remove the quotes", [TextEdit(scalar.range, scalar.string)])
        return Finding(
            .wrongType, at: scalar.range, "`\(key.rawValue)` takes a number, not text in quotes",
            help: "remove the quotes", fix: fix)
    }

    static func notANumber(_ scalar: ScalarText) -> Finding {
        notANumber(scalar.string, at: scalar.range, canFix: !scalar.isAlias)
    }

    static func outOfRange(_ scalar: ScalarText, _ key: Key, _ low: Double, _ high: Double) -> Finding {
        let bounds = low == high ? "it can only be \(low.text)" : "it may go from \(low.text) to \(high.text)"
        return Finding(
            .numberOutOfRange, at: scalar.range, "`\(key.rawValue)` is \(scalar.string), \(bounds)",
            help: low == high ? "write \(low.text)" : "write a number from \(low.text) to \(high.text)")
    }

    static func notWhole(_ scalar: ScalarText, _ key: Key) -> Finding {
        Finding(
            .numberOutOfRange, at: scalar.range, "`\(key.rawValue)` is a whole number, not \(scalar.string)")
    }

    static func badRatio(_ scalar: ScalarText) -> Finding {
        Finding(
            .numberOutOfRange, at: scalar.range,
            "a ratio has two numbers above 0 and up to 1,000,000, not \"\(scalar.string)\"",
            help: "write width/height, as in `16/9`")
    }

    static func badSpring(_ scalar: ScalarText) -> Finding {
        Finding(
            .numberOutOfRange, at: scalar.range, "response and damping of a spring go from 0 to 10",
            help: "write spring(response, damping), as in `spring(0.4, 0.8)`")
    }
}
