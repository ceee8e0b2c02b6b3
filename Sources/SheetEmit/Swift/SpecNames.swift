import SheetLayout
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
    case dismissEvent = "SheetDismissEvent"
    case detentChangeEvent = "SheetDetentChangeEvent"
    case heightChangeEvent = "SheetHeightChangeEvent"

    /// Its name, a constant of ours.
    var code: SwiftCode { "\(Identifier(rawValue))" }

    /// What it is called where a sheet has its name: another name for it is declared outside the namespace.
    var otherName: SwiftCode { "\(Identifier(rawValue + "_"))" }
}

extension SheetEvent {
    /// What the names of a sheet conform to that declares the event: without it, its callback does not compile.
    var type: RuntimeType {
        switch self {
        case .dismiss: .dismissEvent
        case .detentChange: .detentChangeEvent
        case .heightChange: .heightChangeEvent
        }
    }
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
