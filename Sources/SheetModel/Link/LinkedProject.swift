package import SheetLayout
package import SheetText

/// The whole project with all names resolved.
package struct LinkedProject: Sendable {
    /// Sorted by id (bytes); abstract ones too.
    package var sheets: [LinkedSheet] = []
    package var tokens = TokenTable()
    package var profile: SheetProfile

    package init(profile: SheetProfile) { self.profile = profile }
}

extension LinkedProject {
    /// The sheet of an id in its declared spelling.
    package func sheet(_ id: String) -> LinkedSheet? {
        var low = 0
        var high = sheets.count
        while low < high {
            let middle = (low + high) / 2
            if sheets[middle].id.utf8.lexicographicallyPrecedes(id.utf8) { low = middle + 1 } else { high = middle }
        }
        return low < sheets.count && sheets[low].id == id ? sheets[low] : nil
    }
}

/// A sheet with its base, slots and tokens applied. It never changes, and is large: handed around, it is not copied.
package final class LinkedSheet: Sendable {
    package let id: String
    /// The path it comes from, as printed.
    package let source: String
    package let summary: String?
    package let isAbstract: Bool
    /// As written in its own document.
    package let own: SheetSyntax
    /// The id of the sheet it extends.
    package let base: String?
    /// With `extends` and slots applied; only what was written somewhere, each value with the place it comes from.
    /// Colours are `paint`; what length tokens come to is in the definition alone.
    package let merged: RecordValue
    /// The `x-…` keys, inherited ones included.
    package let extensions: [ExtensionEntry]
    /// Slots that nothing fills, at the block that has them; empty for an abstract sheet.
    package let unfilledSlots: [Located<String>]
    /// What the resolver takes; nil where an error was found in it or in a base.
    package let definition: SheetDefinition?

    package init(
        id: String, source: String, summary: String? = nil, isAbstract: Bool = false,
        own: SheetSyntax, base: String? = nil, merged: RecordValue, extensions: [ExtensionEntry] = [],
        unfilledSlots: [Located<String>] = [], definition: SheetDefinition? = nil
    ) {
        self.id = id
        self.source = source
        self.summary = summary
        self.isAbstract = isAbstract
        self.own = own
        self.base = base
        self.merged = merged
        self.extensions = extensions
        self.unfilledSlots = unfilledSlots
        self.definition = definition
    }

    /// Without backticks, with the suffix of `reserved-name`.
    package var swiftName: String { SwiftName(for: id).value }
}

/// The project's design tokens, resolved.
package struct TokenTable: Sendable {
    /// Sorted by path.
    package var colors: [Token<SheetColor>] = []
    /// Sorted by path; points.
    package var lengths: [Token<Double>] = []
    /// Tokens that nothing uses, in the order of the sources. Those of Design Tokens files are not among them, and
    /// none are where not everything could be read.
    package var unused: [Located<String>] = []

    package init() {}
}

/// A token: its path, where it was declared, its value.
package struct Token<TokenValue: Sendable>: Sendable {
    package var path: String
    package var range: SourceRange
    package var value: TokenValue
    /// As the declaration writes it: where colours are judged.
    package var syntax: Located<ColorSyntax>?

    package init(path: String, range: SourceRange, value: TokenValue, syntax: Located<ColorSyntax>? = nil) {
        self.path = path
        self.range = range
        self.value = value
        self.syntax = syntax
    }
}

/// A linked project and what it is in every context of the matrix.
package struct ResolvedProject: Sendable {
    package var linked: LinkedProject
    /// In matrix order.
    package var contexts: [SheetContext]
    /// By sheet, then by context; empty for a sheet that is abstract or has no definition.
    package var resolutions: [[SheetResolution]]

    package init(linked: LinkedProject, contexts: [SheetContext], resolutions: [[SheetResolution]]) {
        self.linked = linked
        self.contexts = contexts
        self.resolutions = resolutions
    }
}
