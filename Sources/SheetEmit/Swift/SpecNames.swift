import SheetModel

/// The types of `SheetLayout` that stand inside the generated namespace.
enum RuntimeType: String, CaseIterable {
    case names = "SheetNames"
    case id = "SheetID"
    case noID = "SheetNoID"
    case content = "SheetContent"
    case fixedContent = "SheetFixedContent"
    case measurement = "SheetMeasurement"
    case spec = "SheetSpec"

    /// Its name, a constant of ours.
    var code: SwiftCode { "\(Identifier(rawValue))" }

    /// What it is called where a sheet has its name: another name for it is declared outside the namespace.
    var otherName: SwiftCode { "\(Identifier(rawValue + "_"))" }
}

extension SwiftName {
    /// As the constant that holds the sheet's spec, beside the type that has the sheet's name: its first letter is
    /// lower-case; where it has no other case, `_` stands behind, which no other name has.
    var specName: String {
        guard value == type else { return value }
        let lower = type.prefix(1).lowercased() + type.dropFirst()
        if lower == type { return type + "_" }
        return SwiftKeyword.beyondBackticks.contains(lower) ? lower + "_" : lower
    }
}
