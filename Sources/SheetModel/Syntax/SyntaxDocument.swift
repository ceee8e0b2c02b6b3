package import SheetText

/// What one file holds: its documents, decoded.
package struct SyntaxFile: Sendable {
    package var index: UInt32
    package var sheets: [SheetSyntax] = []
    package var tokens: [TokensSyntax] = []
    /// True where an error hid documents whose kind is not known: names that seem undefined may stand there.
    package var hidesDocuments = false
    /// True where a document of tokens could not be read in full.
    package var hidesTokens = false
    /// Documents that are none of ours and that nobody asked for, by position.
    package var foreignDocuments = 0

    package init(index: UInt32) { self.index = index }
}

/// A sheet as written.
package struct SheetSyntax: Sendable {
    /// The id; where it is missing or wrong the sheet is decoded and checked all the same, but not linked.
    package var id: Located<String>?
    /// First key of the document: where what is missing is reported.
    package var firstKey: SourceRange
    package var record: RecordValue
    /// Blocks by slot name: the values are lists of block records.
    package var slots: [SlotFill] = []
    /// The `x-…` keys.
    package var extensions: [ExtensionEntry] = []
    /// False where an error was found inside: it is linked as far as it goes, but not resolved.
    package var isSound = true
    /// Set for a sheet read back from normalised JSON: the path it was compiled from.
    package var source: String?

    package init(id: Located<String>?, firstKey: SourceRange, record: RecordValue) {
        self.id = id
        self.firstKey = firstKey
        self.record = record
    }
}

/// What an extending sheet puts in the place of a slot.
package struct SlotFill: Sendable, Equatable {
    package var name: Located<String>
    /// A list of block records.
    package var blocks: Value

    package init(name: Located<String>, blocks: Value) {
        self.name = name
        self.blocks = blocks
    }
}

/// An `x-…` key and what is behind it, by the core schema.
package struct ExtensionEntry: Sendable, Equatable {
    package var name: Located<String>
    package var value: ExtensionValue

    package init(name: Located<String>, value: ExtensionValue) {
        self.name = name
        self.value = value
    }
}

/// A value nobody checks.
package indirect enum ExtensionValue: Sendable, Equatable {
    case null
    case bool(Bool)
    /// In JSON's notation.
    case number(String)
    case text(String)
    case list([ExtensionValue])
    case mapping([(key: String, value: ExtensionValue)])

    package static func == (left: ExtensionValue, right: ExtensionValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)), (.text(let a), .text(let b)): a == b
        case (.list(let a), .list(let b)): a == b
        case (.mapping(let a), .mapping(let b)):
            a.elementsEqual(b) { $0.key == $1.key && $0.value == $1.value }
        case (.null, _), (.bool, _), (.number, _), (.text, _), (.list, _), (.mapping, _): false
        }
    }
}

/// Design tokens as written: a `tokens` document or a Design Tokens file.
package struct TokensSyntax: Sendable {
    package var colors: [TokenSyntax<ColorSyntax>] = []
    package var lengths: [TokenSyntax<LengthSyntax>] = []
    /// From a Design Tokens (`.tokens.json`) file, whose unused tokens are no finding.
    package var isDesignTokensFile = false

    package init() {}
}

/// One token: its path and its value.
package struct TokenSyntax<Definition: Sendable>: Sendable {
    package var path: Located<String>
    package var value: Located<Definition>

    package init(path: Located<String>, value: Located<Definition>) {
        self.path = path
        self.value = value
    }
}

/// A number of points, or another token's path.
package enum LengthSyntax: Sendable, Equatable {
    case points(Double)
    case token(String)
}
