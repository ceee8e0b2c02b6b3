import Foundation
public import SheetLayout
import Testing

/// A known device as a context. Says so where there is none.
func context(
    _ device: String, _ orientation: SheetContext.Orientation = .portrait, _ textSize: SheetTextSize = .large,
    _ profile: SheetProfile = .ios26
) throws -> SheetContext {
    let known = try #require(SheetDevice.all.first { $0.id == device }, "no device \(device)")
    return try #require(
        known.context(orientation: orientation, textSize: textSize, profile: profile), "no such context of \(device)")
}

/// A sheet with one block of 80 points, changed as the test needs.
func sheet(
    _ detents: [SheetDetent] = [SheetDetent(id: "fit", height: .name(.fit))], custom: Bool = false,
    content: [SheetBlock] = [SheetBlock(.height(80))], _ change: (inout SheetDefinition) -> Void = { _ in }
) -> SheetDefinition {
    var sheet = SheetDefinition(id: "test")
    sheet.detents = detents
    sheet.content = content
    sheet.type = detents.count > 1 ? .expand : .default
    if custom {
        sheet.presentation = .custom
        sheet.compactHeight = .attached
    }
    change(&sheet)
    return sheet
}

func detent(_ id: String, _ height: SheetExpression, when: SheetCondition? = nil) -> SheetDetent {
    SheetDetent(id: id, height: height, when: when)
}

func block(_ form: SheetBlock.Form, id: String? = nil, _ change: (inout SheetBlock) -> Void = { _ in }) -> SheetBlock {
    var block = SheetBlock(form, id: id)
    change(&block)
    return block
}

/// A block without an upper bound that scrolls.
func long(_ id: String, _ min: SheetExpression, _ typical: SheetExpression, _ max: SheetExpression?) -> SheetBlock {
    block(.measured(min: min, typical: typical, max: max), id: id) { $0.scrolls = true }
}

extension SheetExpression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }

    static let screen = SheetExpression.name(.screen)
    static let fit = SheetExpression.name(.fit)
    static let medium = SheetExpression.name(.medium)
    static let large = SheetExpression.name(.large)

    static func + (left: SheetExpression, right: SheetExpression) -> SheetExpression { .binary(.add, left, right) }
    static func - (left: SheetExpression, right: SheetExpression) -> SheetExpression {
        .binary(.subtract, left, right)
    }
    static func * (left: SheetExpression, right: SheetExpression) -> SheetExpression {
        .binary(.multiply, left, right)
    }
    static func / (left: SheetExpression, right: SheetExpression) -> SheetExpression { .binary(.divide, left, right) }
}

/// As it is printed: 3 decimals.
func printed(_ x: Double) -> Double { (x * 1000).rounded() / 1000 }

/// A file of Docs/Data: a dictionary a row.
func table(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: root.appendingPathComponent("Docs/Data/\(name)"), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let header = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
}

/// The repository.
let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
