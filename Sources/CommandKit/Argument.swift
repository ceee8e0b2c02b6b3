import SheetText

/// A word of the command line as the system gave it: bytes, which a path need not have as UTF-8.
package struct Argument: Hashable, Sendable, ExpressibleByStringLiteral {
    package var bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(_ text: String) { bytes = Array(text.utf8) }

    package init(stringLiteral text: String) { self.init(text) }

    /// The word as text, or nil when it is not UTF-8.
    package var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The word for reports: what is not UTF-8 is percent-encoded, without loss.
    package var display: String { String(percentEncoding: bytes) }
}

/// What an option or a positional argument can be read as.
package protocol ArgumentValue: Equatable {
    /// Nil when the word is none of these values.
    init?(argument: Argument)
    /// All values there are, in the order of the help text; nil when they cannot be listed.
    static var choices: [String]? { get }
    /// What is expected, for messages: `a number`.
    static var expectation: String { get }
    /// The value as it is typed.
    var argumentText: String { get }
}

extension ArgumentValue {
    package static var choices: [String]? { nil }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    package init?(argument: Argument) {
        guard let text = argument.text else { return nil }
        self.init(rawValue: text)
    }

    package static var choices: [String]? { allCases.map(\.rawValue) }

    package static var expectation: String { "one of " + allCases.map(\.rawValue).joined(separator: ", ") }

    package var argumentText: String { rawValue }
}

extension Argument: ArgumentValue {
    package init?(argument: Argument) { self = argument }

    package static var expectation: String { "any text" }

    package var argumentText: String { display }
}

extension String: ArgumentValue {
    package init?(argument: Argument) {
        guard let text = argument.text else { return nil }
        self = text
    }

    package static var expectation: String { "UTF-8 text" }

    package var argumentText: String { self }
}

extension Int: ArgumentValue {
    package init?(argument: Argument) {
        guard let text = argument.text, let value = Int(text) else { return nil }
        self = value
    }

    package static var expectation: String { "a whole number" }

    package var argumentText: String { String(self) }
}
