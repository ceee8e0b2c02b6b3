import SheetEmit
import SheetModel

/// A name for a Swift type as the project file gives it.
struct SwiftTypeName {
    /// What the type is for.
    enum Use { case namespace, colorType }

    private let text: String

    init(_ text: String) { self.text = text }

    /// What keeps it from being one, and the way out; nil where nothing does.
    func fault(as use: Use) -> (message: String, help: String)? {
        let parts = use == .colorType ? text.split(separator: ".", omittingEmptySubsequences: false) : [text[...]]
        guard parts.allSatisfy(isIdentifier) else {
            let example = use == .colorType ? "\"ColorTheme\" or \"App.ColorTheme\"" : "\"AppSheets\""
            return ("\"\(text)\" is no name of a Swift type", "write letters, digits and \"_\", as in \(example)")
        }
        let own = use == .namespace ? text + "_" : nil
        if let word = parts.map(String.init).first(where: isReserved) {
            return ("\"\(word)\" is a word of Swift's own and names no type", use.help(instead: own))
        }
        guard use == .namespace else { return nil }
        if standardTypes.contains(text) {
            return ("\"\(text)\" would hide a type of Swift's own in the whole app", use.help(instead: "App\(text)"))
        }
        if layoutTypes.contains(text) {
            return ("\"\(text)\" is a type of SheetLayout, which the generated code uses", use.help(instead: "App\(text)"))
        }
        return nil
    }

    /// Letters, digits and `_`, no digit first.
    private func isIdentifier(_ part: Substring) -> Bool {
        guard let first = part.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return part != "_" && part.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    private func isReserved(_ part: String) -> Bool {
        SwiftKeyword.reserved.contains(part) || SwiftKeyword.beyondBackticks.contains(part)
    }
}

extension SwiftTypeName.Use {
    fileprivate func help(instead name: String?) -> String {
        name.map { "choose another name, such as \"\($0)\"" } ?? "name the app's type for colours"
    }
}

/// Types that generated code names, and that an app does.
private let standardTypes: Set<String> = [
    "Any", "AnyObject", "Array", "Bool", "CaseIterable", "Character", "Codable", "Dictionary", "Double", "Equatable",
    "Error", "Float", "Hashable", "Int", "Never", "Optional", "RawRepresentable", "Result", "Sendable", "Set", "String",
    "UInt32", "UInt8", "Void",
]

/// What an app gets with `SheetLayout`, the module too.
private let layoutTypes: Set<String> = Set(publicLayoutTypes + ["SheetLayout", "SheetUI"])
