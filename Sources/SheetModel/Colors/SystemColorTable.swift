/// One line of Docs/Data/system_colors.csv, as a sheet sees it: a test holds the two against each other.
package struct SystemColorRow: Sendable {
    package var name: String
    /// First and last major version of the system with these values.
    package var systems: ClosedRange<Int>
    /// 0xRRGGBBAA.
    package var light: UInt32
    /// 0xRRGGBBAA; on elevated surfaces where these differ.
    package var dark: UInt32

    fileprivate init(_ name: String, _ systems: ClosedRange<Int>, _ light: UInt32, _ dark: UInt32) {
        self.name = name
        self.systems = systems
        self.light = light
        self.dark = dark
    }
}

extension SystemColors {
    /// In the order of the data.
    package static let rows: [SystemColorRow] = [
        SystemColorRow("systemRed", 26...999, 0xFF383CFF, 0xFF4245FF),
        SystemColorRow("systemOrange", 26...999, 0xFF8D28FF, 0xFF9230FF),
        SystemColorRow("systemYellow", 26...999, 0xFFCC00FF, 0xFFD600FF),
        SystemColorRow("systemGreen", 26...999, 0x34C759FF, 0x30D158FF),
        SystemColorRow("systemMint", 26...999, 0x00C8B3FF, 0x00DAC3FF),
        SystemColorRow("systemTeal", 26...999, 0x00C3D0FF, 0x00D2E0FF),
        SystemColorRow("systemCyan", 26...999, 0x00C0E8FF, 0x3CD3FEFF),
        SystemColorRow("systemBlue", 26...999, 0x0088FFFF, 0x0091FFFF),
        SystemColorRow("systemIndigo", 26...999, 0x6155F5FF, 0x6D7CFFFF),
        SystemColorRow("systemPurple", 26...999, 0xCB30E0FF, 0xDB34F2FF),
        SystemColorRow("systemPink", 26...999, 0xFF2D55FF, 0xFF375FFF),
        SystemColorRow("systemBrown", 26...999, 0xAC7F5EFF, 0xB78A66FF),
        SystemColorRow("systemBlue", 13...18, 0x007AFFFF, 0x0A84FFFF),
        SystemColorRow("systemBrown", 15...18, 0xA2845EFF, 0xAC8E68FF),
        SystemColorRow("systemGreen", 13...18, 0x34C759FF, 0x30D158FF),
        SystemColorRow("systemIndigo", 13...18, 0x5856D6FF, 0x5E5CE6FF),
        SystemColorRow("systemOrange", 13...18, 0xFF9500FF, 0xFF9F0AFF),
        SystemColorRow("systemPink", 13...18, 0xFF2D55FF, 0xFF375FFF),
        SystemColorRow("systemPurple", 13...18, 0xAF52DEFF, 0xBF5AF2FF),
        SystemColorRow("systemRed", 13...18, 0xFF3B30FF, 0xFF453AFF),
        SystemColorRow("systemTeal", 15...18, 0x30B0C7FF, 0x40C8E0FF),
        SystemColorRow("systemYellow", 13...18, 0xFFCC00FF, 0xFFD60AFF),
        SystemColorRow("systemMint", 15...18, 0x00C7BEFF, 0x63E6E2FF),
        SystemColorRow("systemCyan", 15...18, 0x32ADE6FF, 0x64D2FFFF),
        SystemColorRow("systemTeal", 13...14, 0x5AC8FAFF, 0x64D2FFFF),
        SystemColorRow("systemGray", 13...999, 0x8E8E93FF, 0x8E8E93FF),
        SystemColorRow("systemGray2", 13...999, 0xAEAEB2FF, 0x636366FF),
        SystemColorRow("systemGray3", 13...999, 0xC7C7CCFF, 0x48484AFF),
        SystemColorRow("systemGray4", 13...999, 0xD1D1D6FF, 0x3A3A3CFF),
        SystemColorRow("systemGray5", 13...999, 0xE5E5EAFF, 0x2C2C2EFF),
        SystemColorRow("systemGray6", 13...999, 0xF2F2F7FF, 0x1C1C1EFF),
        SystemColorRow("systemBackground", 13...999, 0xFFFFFFFF, 0x1C1C1EFF),
        SystemColorRow("secondarySystemBackground", 13...999, 0xF2F2F7FF, 0x2C2C2EFF),
        SystemColorRow("tertiarySystemBackground", 13...999, 0xFFFFFFFF, 0x3A3A3CFF),
        SystemColorRow("systemGroupedBackground", 13...999, 0xF2F2F7FF, 0x1C1C1EFF),
        SystemColorRow("secondarySystemGroupedBackground", 13...999, 0xFFFFFFFF, 0x2C2C2EFF),
        SystemColorRow("tertiarySystemGroupedBackground", 13...999, 0xF2F2F7FF, 0x3A3A3CFF),
        SystemColorRow("label", 13...999, 0x000000FF, 0xFFFFFFFF),
        SystemColorRow("secondaryLabel", 13...999, 0x3C3C4399, 0xEBEBF599),
        SystemColorRow("tertiaryLabel", 13...999, 0x3C3C434C, 0xEBEBF54C),
        SystemColorRow("quaternaryLabel", 13...999, 0x3C3C432D, 0xEBEBF528),
        SystemColorRow("placeholderText", 13...999, 0x3C3C434C, 0xEBEBF54C),
        SystemColorRow("separator", 13...18, 0x3C3C4349, 0x54545899),
        SystemColorRow("separator", 26...999, 0x3C3C431F, 0x54545880),
        SystemColorRow("opaqueSeparator", 13...999, 0xC6C6C8FF, 0x38383AFF),
        SystemColorRow("link", 13...18, 0x007AFFFF, 0x0984FFFF),
        SystemColorRow("systemFill", 13...999, 0x78788033, 0x7878805B),
        SystemColorRow("secondarySystemFill", 13...999, 0x78788028, 0x78788051),
        SystemColorRow("tertiarySystemFill", 13...999, 0x7676801E, 0x7676803D),
        SystemColorRow("quaternarySystemFill", 13...999, 0x74748014, 0x7676802D),
    ]
}
