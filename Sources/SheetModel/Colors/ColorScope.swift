import SheetLayout
import SheetText

/// What the name of a colour can mean: tokens, the system's colours, and names that the app resolves.
struct ColorScope: Sendable {
    /// In the order of the sources.
    var tokens: [ColorToken] = []
    /// Places in `tokens` by path.
    var index: [String: Int] = [:]
    var profile: SheetProfile
    var external: [NamePattern]
    /// True where tokens may stand in what could not be read: then a name that is not known is no finding.
    var isIncomplete = false
    /// Every name that could have been meant.
    private(set) var spellings = Spellings([])

    /// Where a colour stands.
    enum Place { case background, plain, token, inside }

    /// The colour with its names resolved; nil after a finding.
    func resolve(_ color: ColorSyntax, at range: SourceRange, _ place: Place, _ state: inout LinkState) -> LinkedColor?
    {
        switch color {
        case .literal(let value): return .sides(light: value, dark: value, token: nil)
        case .name(let name): return resolve(name, at: range, place, &state)
        case .sides(let light, let dark):
            let lightSides = inner(light, &state)
            guard let dark else { return lightSides.map { .sides(light: $0.light, dark: $0.light, token: nil) } }
            guard let darkSides = inner(dark, &state), let lightSides else { return nil }
            return .sides(light: lightSides.light, dark: darkSides.dark, token: nil)
        case .faded(let color, let opacity):
            guard let sides = inner(color, &state) else { return nil }
            return .sides(light: sides.light.faded(by: opacity), dark: sides.dark.faded(by: opacity), token: nil)
        }
    }

    private func inner(_ color: Located<ColorSyntax>, _ state: inout LinkState) -> (
        light: ColorValue, dark: ColorValue
    )? {
        switch resolve(color.value, at: color.range, .inside, &state) {
        case nil: return nil
        case .sides(let light, let dark, _): return (light, dark)
        case .external(let name):
            state.fail(.externalInside(name, at: color.range))
            return nil
        }
    }

    private func resolve(_ name: String, at range: SourceRange, _ place: Place, _ state: inout LinkState)
        -> LinkedColor?
    {
        if let token = index[name] {
            state.useColor(token)
            guard let value = tokens[token].linked else {
                state.isSound = false
                return nil
            }
            return value.named(name)
        }
        if let row = SystemColors.color(name, on: profile) {
            return .sides(light: ColorValue(hex: row.light), dark: ColorValue(hex: row.dark), token: name)
        }
        if name == "system" {
            if place == .background { return systemMaterial }
            state.fail(.systemElsewhere(at: range))
            return nil
        }
        if external.contains(where: { $0.matches(name) }) { return .external(name) }
        state.isSound = false
        if !isIncomplete { state.report.add(.unknownColor(name, at: range, in: self)) }
        return nil
    }

    private var systemMaterial: LinkedColor? {
        SystemColors.color("systemBackground", on: profile).map {
            .sides(light: ColorValue(hex: $0.light), dark: ColorValue(hex: $0.dark), token: "system")
        }
    }

    /// To be called once all tokens are there.
    mutating func collectSpellings() {
        let builtIn = SystemColors.names + ["black", "white", "clear", "darkGray", "lightGray"]
        spellings = Spellings(tokens.map(\.path.value) + builtIn)
    }
}

/// A colour token on its way to a value.
struct ColorToken: Sendable {
    var path: Located<String>
    var syntax: Located<ColorSyntax>
    /// False in a Design Tokens file, where nobody asks whether a token is used.
    var countsUse: Bool
    /// nil until it is resolved, and where it cannot be.
    var linked: LinkedColor?
}

extension Finding {
    fileprivate static func externalInside(_ name: String, at range: SourceRange) -> Finding {
        Finding(
            .invalidColor, at: range, "\"\(name)\" is a colour of the app and has no value here",
            help: "an external colour stands alone, outside `light`, `dark` and `color`")
    }

    fileprivate static func systemElsewhere(at range: SourceRange) -> Finding {
        Finding(
            .unknownToken, at: range, "`system` is no colour here, only a sheet's background can be",
            help: "`systemBackground` has its value")
    }

    fileprivate static func unknownColor(_ name: String, at range: SourceRange, in scope: ColorScope) -> Finding {
        Finding(
            .unknownToken, at: range, "unknown colour \"\(name)\"\(suggestion(name, among: scope.spellings))",
            help: "declare it under `tokens`, or as `external` in sheetc.yaml")
    }
}
