import SheetText

/// Writes Swift line by line, indented.
struct SwiftWriter {
    private(set) var buffer: ByteBuffer
    /// The access that the project asks for, with a space behind where it is written.
    let access: SwiftCode
    private var depth: Int
    private var isAfterBrace: Bool

    /// Begins at a depth of `depth` blocks, with or without something before it in the innermost.
    init(access: SwiftOptions.Access, depth: Int, isAfterBrace: Bool) {
        buffer = ByteBuffer()
        self.depth = depth
        self.isAfterBrace = isAfterBrace
        switch access {
        case .internal: self.access = ""
        case .package: self.access = "package "
        case .public: self.access = "public "
        }
    }

    mutating func line(_ code: SwiftCode) {
        buffer.append(spaces: 4 * depth)
        buffer.append(code.text)
        buffer.append(0x0A)
        isAfterBrace = false
    }

    /// An empty line, but none behind an opening brace.
    mutating func blank() { if !isAfterBrace { buffer.append(0x0A) } }

    /// A declaration with the access that the project asks for.
    mutating func declaration(_ code: SwiftCode) { line("\(access)\(code)") }

    /// A declaration with a body.
    mutating func block(_ head: SwiftCode, _ body: (inout SwiftWriter) -> Void) {
        open(head)
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
    mutating func open(_ head: SwiftCode) {
        declaration("\(head) {")
        depth += 1
        isAfterBrace = true
    }

    mutating func close() {
        depth -= 1
        line("}")
    }

    /// Lines of documentation, a text's own lines kept apart.
    mutating func document(_ text: String) {
        for part in Comment.lines(text) { line(part.isEmpty ? "///" : "/// \(comment: part)") }
    }
}
