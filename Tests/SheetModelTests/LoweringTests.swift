import Foundation
import SheetLayout
import SheetText
import SheetYAML
import Testing

@testable import SheetModel

/// Lowering takes a sheet as written and leaves what is not there to `SheetDefinition`'s own defaults; JSON prints
/// those of the schema. Both have to say the same.
@Suite struct LoweringTests {
    @Test func `random sheets come to the same, complete or not`() {
        var random = RandomSheets(seed: 7)
        var seen: Set<SheetDefinition> = []
        for _ in 0..<2000 {
            let sheet = random.record(SheetSchema.sheet)
            let definition = lowered(sheet)
            #expect(definition == lowered(completed(sheet)))
            seen.insert(definition)
        }
        #expect(seen.count > 1500)
    }

    @Test func `the specs of this repository come to the same, complete or not`() throws {
        let paths = try yamlFiles(under: "Specs") + yamlFiles(under: "Tests/Goldens")
        var count = 0
        for path in paths {
            let bytes = Array(try Data(contentsOf: root.appendingPathComponent(path)))
            let (file, _) = decode(String(decoding: bytes, as: UTF8.self), path: path)
            for sheet in file.sheets where sheet.isSound {
                // As text: tokens that are not linked have the value NaN, which equals nothing.
                let texts = [sheet.record, completed(sheet.record)].map { "\(lowered($0))" }
                #expect(texts[0] == texts[1], "\(path)")
                count += 1
            }
        }
        #expect(count > 20)
    }

    private func lowered(_ sheet: RecordValue) -> SheetDefinition {
        SheetLowering(SheetOutline(sheet, at: .wholeFile(0)), LengthScope()).definition("s")
    }

    private func completed(_ sheet: RecordValue) -> RecordValue {
        SheetCompletion(SheetOutline(sheet, at: .wholeFile(0))).completed()
    }

    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func yamlFiles(under folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .filter { $0.hasSuffix(".yaml") }.map { "\(folder)/\($0)" }
    }
}

/// Makes up sheets that keep to the schema, from next to nothing to all keys at once.
private struct RandomSheets {
    private var state: UInt64
    private var chance = 0

    init(seed: UInt64) { state = seed }

    mutating func record(_ record: Record) -> RecordValue {
        if record.name == SheetSchema.sheet.name { chance = below(5) }
        var entries: [Entry] = []
        let form = record.field(.stack) == nil ? nil : BlockSchema.heightForms.dropLast()[below(8)]
        for field in record.fields where isWanted(field, form) {
            entries.append(Entry(field.key, at: .wholeFile(0), value(field)))
        }
        return RecordValue(entries)
    }

    private mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// Of a block's height forms one is there, with the keys that go with it.
    private mutating func isWanted(_ field: Field, _ form: Key?) -> Bool {
        if let form {
            if BlockSchema.heightForms.contains(field.key) { return field.key == form }
            if BlockSchema.needs[form] == field.key { return true }
            let owner = BlockSchema.companions.first { $0.value.contains(field.key) }?.key
            if let owner, owner != form { return false }
        }
        return field.isRequired || below(5) < chance
    }

    private mutating func value(_ field: Field) -> Value {
        let isReset = !field.isRequired && field.standard != nil && below(9) == 0
        return Value(isReset ? .null : content(field.shape), at: .wholeFile(0))
    }

    private mutating func content(_ shape: Shape) -> Content {
        switch shape {
        case .text, .identifier, .reference: .text(["low", "high", "fit"][below(3)])
        case .bool: .bool(below(2) == 0)
        case .off: .bool(false)
        case .number: .number([0, 0.25, 1, 16][below(4)])
        case .count: .number(Double(below(9)))
        case .expression: .expression(ExpressionSyntax(below(2) == 0 ? .number(Double(below(99))) : .name(.medium)))
        case .condition: .condition(ConditionSyntax(.trait(.phone)))
        case .color: .paint([SheetColor.system, .black, .external("brand")][below(3)])
        case .choice(let choice): .text(choice.words[below(choice.words.count)])
        case .ratio: .ratio(SheetRatio(width: 16, height: 9))
        case .curve: .curve(.easeIn)
        case .list(let element): .list(values(element))
        case .record(let record): .record(self.record(record))
        case .byKind(let scalars, let list, let mapping): byKind(scalars, list, mapping)
        case .special(.blocks): .list(values(.record(BlockSchema.block), below: 2))
        case .special: .null
        }
    }

    private mutating func values(_ element: Shape, below bound: Int = 4) -> [Value] {
        (0..<below(bound)).map { _ in Value(content(element), at: .wholeFile(0)) }
    }

    /// Shorthands are expanded, as decoding does.
    private mutating func byKind(_ scalars: [Form], _ list: Form?, _ mapping: Record?) -> Content {
        let forms = scalars + (list.map { [$0] } ?? [])
        let number = below(forms.count + (mapping == nil ? 0 : 1))
        guard number < forms.count else { return mapping.map { .record(record($0)) } ?? .null }
        let value = Value(content(forms[number].shape), at: .wholeFile(0))
        guard !forms[number].fills.isEmpty else { return value.content }
        return .record(RecordValue(forms[number].fills.map { Entry($0, at: .wholeFile(0), value) }))
    }
}
