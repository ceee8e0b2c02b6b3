import SheetLayout
import SheetText

extension JSONWriter {
    /// `{"light", "dark", "token"?, "space"?}`, or `{"token"}` alone for a colour that the app resolves.
    mutating func write(_ color: SheetColor) {
        beginObject()
        switch color {
        case .value(let light, let dark, let space, let token):
            key("light")
            string(plain: { $0.append(hex: light) })
            key("dark")
            string(plain: { $0.append(hex: dark) })
            if let token {
                key("token")
                string(token)
            }
            if space != .sRGB {
                key("space")
                string(space.rawValue)
            }
        case .external(let name):
            key("token")
            string(name)
        }
        endObject()
    }
}

extension ByteBuffer {
    /// `#RRGGBBAA`.
    fileprivate mutating func append(hex color: SheetRGBA) {
        append(0x23)
        append(upperCaseHex: color.red)
        append(upperCaseHex: color.green)
        append(upperCaseHex: color.blue)
        append(upperCaseHex: color.alpha)
    }

    /// Two upper-case hexadecimal digits.
    mutating func append(upperCaseHex byte: UInt8) {
        append(hexDigit: byte >> 4)
        append(hexDigit: byte & 15)
    }

    private mutating func append(hexDigit digit: UInt8) { append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
}
