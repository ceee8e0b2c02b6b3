import SheetModel
import SheetText

/// Writes Swift line by line, indented and broken as `swift format` has it by default.
struct SwiftWriter {
    private(set) var buffer: ByteBuffer
    /// The access that the project asks for, with a space behind where it is written.
    let access: SwiftCode
    /// How many lengths of the sheet at hand have names of their own.
    var namedLengths = 0
    /// Whether the project asks for no access level.
    let isInternal: Bool
    private var depth: Int
    private var isAfterBrace: Bool
    /// Documentation that waits for its declaration.
    private var documentation: [String] = []

    /// Begins at a depth of `depth` blocks, with or without something before it in the innermost.
    init(access: SwiftOptions.Access, depth: Int, isAfterBrace: Bool) {
        buffer = ByteBuffer()
        self.depth = depth
        self.isAfterBrace = isAfterBrace
        isInternal = access == .internal
        switch access {
        case .internal: self.access = ""
        case .package: self.access = "package "
        case .public: self.access = "public "
        }
    }

    /// A line, or several where it is too long for one. `name` is what it declares.
    mutating func line(_ code: SwiftCode, name: Identifier? = nil) { line(code, names: name.map { [$0] } ?? []) }

    /// A line that declares several names.
    mutating func line(_ code: SwiftCode, names: [Identifier]) {
        let layout = SwiftLayout(code, depth: depth)
        if layout.isTooWide {
            comment("// swift-format-ignore")
        } else {
            let rules = NamingRule.allCases.filter { rule in names.contains { rule.isBroken(by: $0) } }
            if !rules.isEmpty { comment("// swift-format-ignore: \(.joined(rules.map(\.code), by: ", "))") }
        }
        for line in documentation { comment(line.isEmpty ? "///" : "/// \(comment: line)") }
        documentation = []
        buffer.append(contentsOf: layout.bytes)
        isAfterBrace = false
    }

    /// An empty line, but none behind an opening brace.
    mutating func blank() { if !isAfterBrace { buffer.append(0x0A) } }

    /// A declaration with the access that the project asks for.
    mutating func declaration(_ code: SwiftCode, name: Identifier? = nil) { line("\(access)\(code)", name: name) }

    /// A declaration with a body.
    mutating func block(_ head: SwiftCode, names: [Identifier] = [], _ body: (inout SwiftWriter) -> Void) {
        open(head, names: names)
        body(&self)
        close()
    }

    /// Lines one level further in.
    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// The first line of a body that is closed by `close`.
    mutating func open(_ head: SwiftCode, names: [Identifier] = []) {
        line("\(access)\(head) {", names: names)
        depth += 1
        isAfterBrace = true
    }

    /// The first line of an extension, which has no access of its own.
    mutating func openExtension(of type: Identifier) {
        line("extension \(type) {")
        depth += 1
        isAfterBrace = true
    }

    /// The first line of the sheets' plain values.
    mutating func beginDefinitions(_ types: TypeNames) {
        line("private enum \(types.definitions) {")
        isAfterBrace = true
    }

    mutating func close() {
        depth -= 1
        line("}")
    }

    /// Documentation of what is declared next, a text's own lines kept apart and long ones broken.
    mutating func document(_ text: String) {
        let columns = SwiftLayout.width - depth * SwiftLayout.indentation - 4
        for line in Comment.lines(text) { documentation += Comment.wrapped(line, columns: columns) }
    }

    /// A comment on a line of its own.
    mutating func comment(_ code: SwiftCode) {
        buffer.append(spaces: depth * SwiftLayout.indentation)
        buffer.append(code.text)
        buffer.append(0x0A)
        isAfterBrace = false
    }
}

/// The rules of `swift format` that a name may break: names are the specs' own.
private enum NamingRule: CaseIterable {
    case alwaysUseLowerCamelCase, identifiersMustBeASCII

    var code: SwiftCode {
        switch self {
        case .alwaysUseLowerCamelCase: "AlwaysUseLowerCamelCase"
        case .identifiersMustBeASCII: "IdentifiersMustBeASCII"
        }
    }

    func isBroken(by identifier: Identifier) -> Bool {
        let name = identifier.text.drop { $0 == "`" }
        return switch self {
        case .alwaysUseLowerCamelCase: name.utf8.contains(0x5F) || name.first?.isUppercase == true
        case .identifiersMustBeASCII: !name.utf8.allSatisfy { $0 < 0x80 }
        }
    }
}
