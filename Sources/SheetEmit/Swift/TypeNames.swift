import SheetModel

/// What the standard types, and those that the file declares itself, are called in it.
struct TypeNames: Sendable {
    let string: SwiftCode
    let double: SwiftCode
    let int: SwiftCode
    let bool: SwiftCode
    let uint32: SwiftCode
    let caseIterable: SwiftCode
    let sendable: SwiftCode
    let hashable: SwiftCode
    /// The type of colours: the app's, or `DynamicColor`.
    let color: SwiftCode
    /// False where the app gives the type of colours.
    let hasOwnColor: Bool
    /// The enum of the design tokens.
    let tokens: Identifier
    /// The enum of the sheets as plain values, outside the namespace.
    let definitions: Identifier
    /// Types of `SheetLayout` that a sheet's own hides inside the namespace.
    let hidden: [RuntimeType]

    /// A sheet may be called `string` and hide the standard type inside the namespace: then the module is named too.
    /// Our own types give way to a sheet's: they get `_` behind, which no name of a sheet has.
    init(sheets types: Set<String>, colorType: String?) {
        let standard: Set<String> = [
            "String", "Double", "Int", "Bool", "UInt32", "CaseIterable", "Sendable", "Hashable",
        ]
        let module: SwiftCode = types.isDisjoint(with: standard) ? "" : "Swift."
        string = "\(module)String"
        double = "\(module)Double"
        int = "\(module)Int"
        bool = "\(module)Bool"
        uint32 = "\(module)UInt32"
        caseIterable = "\(module)CaseIterable"
        sendable = "\(module)Sendable"
        hashable = "\(module)Hashable"
        tokens = Identifier(types.contains("Tokens") ? "Tokens_" : "Tokens")
        definitions = Identifier(types.contains("SheetDefinitions") ? "SheetDefinitions_" : "SheetDefinitions")
        hidden = RuntimeType.allCases.filter { types.contains($0.rawValue) }
        hasOwnColor = colorType == nil
        if let colorType {
            color = .joined(colorType.split(separator: ".").map { "\(Identifier(String($0)))" }, by: ".")
        } else {
            color = types.contains("DynamicColor") ? "DynamicColor_" : "DynamicColor"
        }
    }

    /// A type of `SheetLayout` as it is called inside the namespace.
    func runtime(_ type: RuntimeType) -> SwiftCode { hidden.contains(type) ? type.otherName : type.code }
}
