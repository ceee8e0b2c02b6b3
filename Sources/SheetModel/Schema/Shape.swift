/// What the value of a key may look like.
package indirect enum Shape: Sendable {
    /// Any scalar; its text counts.
    case text
    /// A new name: `invalid-id` and its neighbours apply.
    case identifier
    /// The name of something declared elsewhere.
    case reference(ReferenceKind)
    case bool
    /// `false` alone: switches something off.
    case off
    /// A plain number.
    case number(ClosedRange<Double>)
    /// A whole number.
    case count(ClosedRange<Int>)
    /// A length in points.
    case expression(ExpressionScope)
    case condition(ExpressionScope)
    case color(ColorUse)
    case choice(Choice)
    /// Width to height: a number or `"16/9"`.
    case ratio
    /// An easing curve.
    case curve
    case list(Shape)
    case record(Record)
    /// Different shapes for a scalar, a list and a mapping; nil is a wrong type.
    case byKind(scalar: [Form], list: Form?, mapping: Record?)
    /// Decoded by code of its own: slots, tokens, rules and the like.
    case special(Special)
}

/// One of several shapes, and whether it is short for a record.
package struct Form: Sendable {
    package var shape: Shape
    /// The keys that the value is short for; empty where it stands for itself.
    package var fills: [Key]

    package init(_ shape: Shape, fills: [Key] = []) {
        self.shape = shape
        self.fills = fills
    }
}

package enum ReferenceKind: String, CaseIterable, Sendable { case sheet, detent }

/// Which names an expression may use (LANGUAGE §3).
package enum ExpressionScope: String, CaseIterable, Sendable {
    /// The names of the context.
    case everywhere
    /// Those and `header`, `footer`, `content`, `fit`, `through(id)`.
    case detents
    /// Those and `detent`.
    case threshold
    /// `.detents`, as the whole of a detent's bound, where a bare 0…1 is suspicious.
    /// (`.threshold` is suspicious in the same way.)
    case bounds
}

package enum ColorUse: Sendable {
    /// A literal one without a dark side is a finding, and `system` is a colour.
    case background
    /// A literal one without a dark side is a finding.
    case surface
    /// One value does for both appearances.
    case single
}

/// Shapes that no table describes.
package enum Special: String, CaseIterable, Sendable {
    /// Blocks of the kind of the one around them.
    case blocks
    case slots, colorTokens, lengthTokens
    /// Severities by the name of a rule.
    case ruleSeverities
}

/// A closed set of words.
package struct Choice: Sendable {
    /// What the set is called in messages.
    package var name: String
    package var words: [String]
    /// Words that mean one of the others: `accessibility1` for `AX1`.
    package var aliases: [String: String]

    package init(_ name: String, _ words: [String], aliases: [String: String] = [:]) {
        self.name = name
        self.words = words
        self.aliases = aliases
    }

    package init<Words: CaseIterable & RawRepresentable>(
        _ name: String, _ type: Words.Type, aliases: [String: String] = [:]
    ) where Words.RawValue == String {
        self.init(name, type.allCases.map(\.rawValue), aliases: aliases)
    }
}

/// A mapping with known keys.
package struct Record: Sendable {
    /// What it is called in messages: "a detent".
    package var name: String
    package var fields: [Field]
    /// True for what extending replaces whole: detents, blocks, ranges.
    package var isAtomic: Bool
    /// Another record that may be written in its place and then stands for each of several keys: one animation for
    /// the three of a motion.
    package var spread: Form?

    package init(_ name: String, isAtomic: Bool = false, spread: Form? = nil, _ fields: [Field]) {
        self.name = name
        self.isAtomic = isAtomic
        self.spread = spread
        self.fields = fields
    }

    package func field(_ key: Key) -> Field? { fields.first { $0.key == key } }
}

/// One key of a mapping.
package struct Field: Sendable {
    package var key: Key
    package var shape: Shape
    package var isRequired: Bool
    /// What it is where it is not written, as YAML; nil where it then has no value, or one that is computed.
    package var standard: String?
    /// What it means, for people: one sentence.
    package var about: String

    package init(_ key: Key, _ shape: Shape, required: Bool = false, standard: String? = nil, _ about: String) {
        self.key = key
        self.shape = shape
        self.isRequired = required
        self.standard = standard
        self.about = about
    }
}
