import SheetLayout
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
    /// The type of colours that are given by their numbers.
    let color: SwiftCode
    /// The app's type with a static member for each colour that has a name, as it is called inside the namespace.
    let appColor: SwiftCode?
    /// Another name for it, where something inside the namespace has its name.
    let appColorAlias: (name: SwiftCode, type: SwiftCode)?
    /// Paths of the colour tokens.
    let colorTokens: Set<String>
    /// The enum of the design tokens.
    let tokens: Identifier
    /// The enum of the sheets as plain values, outside the namespace.
    let definitions: Identifier
    /// Types of `SheetLayout` that a sheet's own hides inside the namespace.
    let hidden: [RuntimeType]

    /// A sheet may be called `string` and hide the standard type inside the namespace: then the module is named too.
    /// Our own types give way to a sheet's: they get `_` behind, which no name of a sheet has.
    init(sheets types: Set<String>, tokens table: TokenTable, options: SwiftOptions) {
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
        let hidesDefinitions = types.contains("SheetDefinitions") || options.namespace == "SheetDefinitions"
        definitions = Identifier(hidesDefinitions ? "SheetDefinitions_" : "SheetDefinitions")
        hidden = RuntimeType.allCases.filter { types.contains($0.rawValue) }
        color = types.contains("DynamicColor") ? "DynamicColor_" : "DynamicColor"
        colorTokens = Set(table.colors.map(\.path))
        let parts = options.colorType?.split(separator: ".").map(String.init) ?? []
        let appType = parts.first.map { _ in SwiftCode.joined(parts.map { "\(Identifier($0))" }, by: ".") }
        let isHidden = parts.first.map { types.contains($0) || TypeNames.own.contains($0) } ?? false
        appColorAlias = isHidden ? appType.map { (name: "AppColors_", type: $0) } : nil
        appColor = appColorAlias?.name ?? appType
    }

    /// What the file itself declares inside the namespace.
    private static let own: Set<String> = [
        "Tokens", "Colors", "Lengths", "DynamicColor", "Detent", "Block", "Content", "Height", "BlockHeight",
        "RowHeight",
    ]

    /// Whether a colour is a member of the app's type.
    func isAppColor(_ color: SheetColor) -> Bool {
        switch color {
        case .value(_, _, _, let token): appColor != nil && token.map(colorTokens.contains) ?? false
        case .external: appColor != nil
        }
    }

    /// A type of `SheetLayout` as it is called inside the namespace.
    func runtime(_ type: RuntimeType) -> SwiftCode { hidden.contains(type) ? type.otherName : type.code }
}
