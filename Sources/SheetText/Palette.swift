/// How the parts of a report are set off on a terminal: escape sequences, or nothing.
package struct Palette: Sendable, Equatable {
    package var error = ""
    package var warning = ""
    package var hint = ""
    package var strong = ""
    package var faint = ""
    package var reset = ""

    /// No colour at all.
    package static let plain = Palette()

    /// The sixteen colours that every terminal has.
    package static let ansi = Palette(
        error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", hint: "\u{1B}[1;36m", strong: "\u{1B}[1m",
        faint: "\u{1B}[2m", reset: "\u{1B}[0m")

    package func color(of severity: Severity) -> String {
        switch severity {
        case .error: error
        case .warning: warning
        case .hint: hint
        }
    }
}
