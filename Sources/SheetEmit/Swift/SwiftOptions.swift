/// How generated Swift is to look (`swift` in the project file).
package struct SwiftOptions: Sendable, Equatable {
    /// Who may use the generated code.
    package enum Access: String, CaseIterable, Sendable { case `internal`, package, `public` }

    /// One file, or one for what the sheets share and one beside it for each sheet.
    package enum Files: String, CaseIterable, Sendable { case one, perSheet }

    package var access = Access.internal
    /// The enum around all sheets.
    package var namespace = "Sheets"
    /// Lines of comment at the head of the file, a licence for example.
    package var header: [String] = []
    /// The app's type with a static member for each colour that has a name, called as the name is in Swift:
    /// `surface.bg.floating` is its `surfaceBgFloating`. Without one, the file declares all colours itself.
    package var colorType: String?
    /// How the code is split.
    package var files = Files.one

    package init() {}
}

/// How much the generated Swift says.
package enum SwiftStyle: String, CaseIterable, Sendable {
    /// Plain constants without dependencies.
    case constants
    /// The constants, and a typed value for each sheet that `SheetLayout` resolves.
    case spec
}
