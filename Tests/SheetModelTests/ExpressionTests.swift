import SheetLayout
import SheetText
import SheetYAML
import Testing

@testable import SheetModel

/// Reads a text as an expression or, with `isCondition`, as a condition.
private func parse(_ text: String, _ scope: ExpressionScope = .detents) -> (
    syntax: ExpressionSyntax?, found: [String]
) {
    reading(text) { bytes in
        let node = node(bytes)
        defer { node.deallocate() }
        var parser = ExpressionParser(scalar(bytes, node), scope: scope)
        let syntax = parser.expression()
        return (syntax, parser.findings.map { "\($0.rule.rawValue)@\($0.range.start)" })
    }
}

private func parseCondition(_ text: String) -> (syntax: ConditionSyntax?, found: [String]) {
    reading(text) { bytes in
        let node = node(bytes)
        defer { node.deallocate() }
        var parser = ExpressionParser(scalar(bytes, node), scope: .detents)
        let syntax = parser.condition()
        return (syntax, parser.findings.map { "\($0.rule.rawValue)@\($0.range.start)" })
    }
}

private func node(_ bytes: Bytes) -> UnsafeMutablePointer<YAMLNode> {
    var node = YAMLNode(kind: .scalar, style: .plain, start: 0, end: UInt32(bytes.count))
    node.textLength = UInt32(bytes.count)
    let place = UnsafeMutablePointer<YAMLNode>.allocate(capacity: 1)
    place.initialize(to: node)
    return place
}

private func scalar(_ bytes: Bytes, _ node: UnsafePointer<YAMLNode>) -> ScalarText {
    let range = SourceRange(file: 0, start: 0, end: UInt32(bytes.count))
    return ScalarText(text: bytes, source: bytes, node: node, range: range, isAlias: false)
}

@Test(
    arguments: [
        ("30", "30"), ("30.50", "30.5"), ("60pt", "60pt"), ("60 pt", "60pt"), ("50% of screen", "50% of screen"),
        ("50 % of ( screen - 60 )", "50% of (screen - 60)"), ("50% of screen - 60", "50% of screen - 60"),
        ("min(fit,50% of screen)", "min(fit, 50% of screen)"), ("((fit))", "fit"), ("fit - (2 - 1)", "fit - (2 - 1)"),
        ("(fit - 2) - 1", "fit - 2 - 1"), ("2*(fit+ 3 )", nil), ("2*(fit + 3)", "2 * (fit + 3)"), ("-fit", "-fit"),
        ("-(fit + 1)", "-(fit + 1)"), ("fit - -3", "fit - -3"), ("space.m-l", "space.m-l"),
        ("through(hero-1)", "through(hero-1)"),
        ("clamp(fit, 100, 300)", "clamp(fit, 100, 300)"), ("max", "max"), ("max(max, 3)", "max(max, 3)"),
        ("fit / screen * 100pt", "fit / screen * 100pt"), ("fit\n  + 3", "fit + 3"), ("여백.m", "여백.m"),
        ("fit / (screen / width)", "fit / (screen / width)"), ("2 * fit / screen * fit", "2 * fit / screen * fit"),
    ] as [(String, String?)])
func expressionsHaveOneText(_ text: String, _ canonical: String?) {
    #expect(parse(text).syntax?.expression.canonical == canonical)
}

@Test(arguments: [
    ("screen-60", ["expression-syntax@0"]), ("a -b", ["expression-syntax@2"]), ("2-1", ["expression-syntax@1"]),
    ("fit +20", ["expression-syntax@4"]), ("", ["expression-syntax@0"]), ("fit +", ["expression-syntax@5"]),
    ("fit + ", ["expression-syntax@6"]), ("(fit", ["expression-syntax@4"]), ("fit)", ["expression-syntax@3"]),
    ("fit screen", ["expression-syntax@4"]), ("fit < 3", ["expression-syntax@4"]),
    ("portrait", ["expression-syntax@0"]),
    ("min", ["expression-syntax@0"]), ("clamp(1, 2)", ["expression-syntax@0"]),
    ("round(1, 2)", ["expression-syntax@0"]),
    ("50% of 300", ["expression-syntax@7"]), ("mni(1, 2)", ["unknown-name@0"]), ("through()", ["expression-syntax@8"]),
    ("320px", ["not-a-number@0"]), ("1e3", ["not-a-number@0"]), ("1e-3", ["not-a-number@0"]),
    (".5", ["not-a-number@0"]),
    ("5.", ["not-a-number@0"]), ("0x10", ["not-a-number@0"]), ("1:30", ["not-a-number@0"]), ("0,5", ["not-a-number@0"]),
    ("fit + 010", ["not-a-number@6"]), ("+5", ["not-a-number@0"]), (".inf", ["not-a-number@0"]),
    ("-.inf", ["not-a-number@0"]),
    ("min(1,2)", []), ("inf", []), ("fit * fit", ["expression-type@4"]), ("300 / fit", ["expression-type@4"]),
    ("fit / 0", ["division-by-zero@4"]), ("fit / (1 - 1)", ["division-by-zero@4"]),
    ("fit / screen", ["expression-type@4"]),
    ("fit + fit / screen", ["expression-type@4"]), ("min(fit, fit / screen)", ["expression-type@0"]),
    ("round(fit / screen)", ["expression-type@0"]), ("2 / (fit / screen)", ["expression-type@2"]),
    ("300pt / fit * screen", []), ("(fit / screen * 2) * fit", []), ("50%", ["ambiguous-percent@0"]),
    ("detent", ["not-available-here@0"]), ("0.5", []), ("1000001", ["number-out-of-range@0"]),
    ("fit\u{200B}", ["invisible-character@3"]),
    ("clamp(fit, 9, 3)", ["inverted-bounds@0"]), ("fit + 3 and", ["expression-syntax@8"]),
    ("fit, 3", ["expression-syntax@3"]),
    ("fit # 3", ["expression-syntax@4"]), ("50% of (fit / screen)", ["expression-type@4"]),
])
func faultsOfExpressionsHaveAPlace(_ text: String, _ found: [String]) {
    #expect(parse(text).found == found)
}

@Test(
    arguments: [
        ("portrait", "portrait"), ("not phone and pad or landscape", "not phone and pad or landscape"),
        ("not (phone or pad)", "not (phone or pad)"), ("(phone)", "phone"), ("(fit) > 3", "fit > 3"),
        ("(fit + 3) * 2 >= 50% of screen", "(fit + 3) * 2 >= 50% of screen"),
        ("phone and (pad or homeButton)", "phone and (pad or homeButton)"),
        ("fit==3", "fit == 3"), ("fit / screen < 0.5", "fit / screen < 0.5"), ("((fit > 3))", "fit > 3"),
        ("not fit > 3", "not fit > 3"), ("fit > medium", "fit > medium"), ("not (not phone)", "not (not phone)"),
    ] as [(String, String)])
func conditionsHaveOneText(_ text: String, _ canonical: String) {
    #expect(parseCondition(text).syntax?.condition.canonical == canonical)
}

@Test(arguments: [
    ("potrait", ["unknown-name@0"]), ("fit", ["expression-syntax@3"]), ("fit >", ["expression-syntax@5"]),
    ("phone and", ["expression-syntax@9"]), ("phone && pad", ["expression-syntax@6"]),
    ("fit = 3", ["expression-syntax@4"]),
    ("phone pad", ["expression-syntax@6"]), ("1 < 2 < 3", ["expression-syntax@6"]), ("(phone", ["expression-syntax@6"]),
    ("fit / screen > fit", ["expression-type@13"]), ("", ["expression-syntax@0"]), ("!phone", ["expression-syntax@0"]),
    ("phone and potrait", ["unknown-name@10"]), ("(potrait)", ["unknown-name@1"]),
])
func faultsOfConditionsHaveAPlace(_ text: String, _ found: [String]) {
    #expect(parseCondition(text).found == found)
}

@Test func helpShowsTheRightForm() {
    #expect(words("sheet: a\nscreenCap: screen-60").contains("screen - 60"))
    #expect(words("sheet: a\nscreenCap: fit -b").contains("fit - b"))
    #expect(words("sheet: a\nspacing: 320px").contains("320 * pixel"))
    #expect(words("sheet: a\ndetents: [300 / fit]").contains("300pt"))
}

@Test func namesOfTheProjectAreLeftForLinking() throws {
    let syntax = try #require(parse("space.m + through(hero) / 2").syntax)
    #expect(syntax.references.map(\.name) == ["space.m", "hero"])
    #expect(syntax.references.map(\.range.start) == [0, 18])
    #expect(syntax.divisions.map(\.start) == [24])
}

@Test func placesGoThroughQuotesAndFolds() {
    #expect(findings("sheet: a\nspacing: \"8 \\x2B fit\"") == ["not-available-here@2:18"])
    #expect(findings("sheet: a\nspacing: >\n  8 +\n  fit\n") == ["not-available-here@4:3"])
    #expect(findings("sheet: a\nspacing: |\n  8 +\n  fit\n") == ["not-available-here@4:3"])
    #expect(findings("sheet: a\nspacing: 8 +\n  fit\n") == ["not-available-here@3:3"])
    #expect(findings("sheet: a\nspacing: '8 + fit'") == ["not-available-here@2:15"])
    #expect(findings("x-a: &a 8 + fit\nsheet: a\nspacing: *a") == ["not-available-here@3:10"])
}

@Test func depthAndLengthHaveLimits() {
    #expect(parse(String(repeating: "(", count: 10_000)).found == ["expression-syntax@64"])
    #expect(parse(String(repeating: "-", count: 10_000)).found == ["expression-syntax@64"])
    #expect(parse("1" + String(repeating: " + 1", count: 600)).found.count == 1)
    #expect(parseCondition(String(repeating: "(", count: 10_000)).found.count == 1)
    #expect(parseCondition("phone" + String(repeating: " or phone", count: 600)).found.count == 1)
}

// MARK: - Random trees

private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}

/// A random length: what it is made of is of the right kind, so that it can be read back.
private func length(_ depth: Int, _ dice: inout Dice) -> SheetExpression {
    guard depth > 0 else {
        return [.name(.fit), .name(.max), .points(12.5), .through("hero"), .token("space.m", 0)].randomElement(
            using: &dice) ?? .name(.fit)
    }
    let left = length(depth - 1, &dice)
    let right = length(depth - 1, &dice)
    switch Int.random(in: 0..<8, using: &dice) {
    case 0: return .binary(.add, left, right)
    case 1: return .binary(.subtract, left, right)
    case 2:
        return .binary(
            .multiply, .binary(.divide, left, .call(.min, [right, .name(.screen)])), length(depth - 1, &dice))
    case 3: return .binary(.divide, left, .number(3))
    case 4: return .negative(left)
    case 5: return .percent(12.5, of: left)
    case 6: return .call(.min, [left, right])
    default: return .call(.clamp, [left, right, .name(.screen)])
    }
}

private func condition(_ depth: Int, _ dice: inout Dice) -> SheetCondition {
    guard depth > 0 else {
        return Bool.random(using: &dice) ? .trait(.phone) : .compare(length(2, &dice), .less, length(2, &dice))
    }
    let left = condition(depth - 1, &dice)
    let right = condition(depth - 1, &dice)
    switch Int.random(in: 0..<3, using: &dice) {
    case 0: return .and(left, right)
    case 1: return .or(left, right)
    default: return .not(left)
    }
}

@Test func canonicalTextReadsBackAsTheSameTree() {
    var dice = Dice(state: 7)
    for round in 0..<500 {
        let tree = length(round % 5, &dice)
        let read = parse(tree.canonical).syntax?.expression
        #expect(read?.canonical == tree.canonical)
        #expect(read.map(shape) == shape(tree), "\(tree.canonical)")
        let condition = condition(round % 4, &dice)
        let again = parseCondition(condition.canonical).syntax?.condition
        #expect(again.map { "\($0)".replacing("nan", with: "0.0") } == "\(condition)", "\(condition.canonical)")
    }
}

/// A tree as text; the value of a token, which is not known before linking, left out.
private func shape(_ tree: SheetExpression) -> String { "\(tree)".replacing("nan", with: "0.0") }
