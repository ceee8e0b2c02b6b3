/// How generated Swift is to look (`swift` in the project file).
package struct SwiftOptions: Sendable, Equatable {
    /// Who may use the generated code.
    package enum Access: String, CaseIterable, Sendable { case `internal`, package, `public` }

    package var access = Access.internal
    /// The enum around all sheets.
    package var namespace = "Sheets"
    /// Lines of comment at the head of the file, a licence for example.
    package var header: [String] = []
    /// The app's own type for colours, made by `init(light: UInt32, dark: UInt32, isDisplayP3: Bool)` (and by
    /// `init(token: String)` where colours are external); nil is one that the file declares itself.
    package var colorType: String?

    package init() {}
}

/// How much the generated Swift says.
package enum SwiftStyle: String, CaseIterable, Sendable {
    /// Plain constants without dependencies.
    case constants
    /// The constants, and a typed value for each sheet that `SheetLayout` resolves.
    case spec
}
