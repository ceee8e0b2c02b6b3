package import SheetLayout
package import SheetText

/// A value of a spec as it was written, or as merging and defaults made it: checked, typed and located.
/// The order of the parts makes it 48 bytes.
package struct Value: Sendable, Equatable {
    package var content: Content
    /// Where it was written. A default has the range of what it belongs to.
    package var range: SourceRange

    package init(_ content: Content, at range: SourceRange) {
        self.content = content
        self.range = range
    }
}

/// What a value may be. The schema says which of them a key holds, so that those who read a key can rely on it.
package enum Content: Sendable, Equatable {
    /// `null`: resets to the default.
    case null
    case bool(Bool)
    case number(Double)
    /// Texts, ids, and the words of closed sets.
    case text(String)
    case expression(ExpressionSyntax)
    case condition(ConditionSyntax)
    case ratio(SheetRatio)
    case curve(SheetAnimation.Curve)
    /// A colour as written.
    case color(ColorSyntax)
    /// A colour with its two sides: linking turns every `color` into this.
    case paint(SheetColor)
    case list([Value])
    case record(RecordValue)
    /// Values by names of the user's own: severities by rule.
    case pairs([NamedValue])
}

/// A value under a name of the user's own.
package struct NamedValue: Sendable, Equatable {
    package var name: Located<String>
    package var value: Value

    package init(name: Located<String>, value: Value) {
        self.name = name
        self.value = value
    }
}

/// A mapping: its entries in the order written. Shorthands are already expanded.
package struct RecordValue: Sendable, Equatable {
    package var entries: [Entry]

    package init(_ entries: [Entry] = []) { self.entries = entries }

    /// The entry of a key, also where its value is `null`.
    package func entry(_ key: Key) -> Entry? { index(of: key).map { entries[$0] } }

    /// The place of a key among the entries. It looks at them where they lie, as all that walks over many entries
    /// does: to read one part through the array copies the whole entry, and counts its references.
    package func index(of key: Key) -> Int? {
        entries.withUnsafeBufferPointer { entries in
            for index in entries.indices where entries[index].key == key { return index }
            return nil
        }
    }

    /// The value of a key; nil where it is not there or `null`.
    package subscript(key: Key) -> Value? {
        guard let index = index(of: key) else { return nil }
        if case .null = entries[index].value.content { return nil }
        return entries[index].value
    }

    /// Replaces or appends an entry.
    package mutating func set(_ entry: Entry) {
        if let index = index(of: entry.key) {
            entries[index] = entry
        } else {
            entries.append(entry)
        }
    }
}

/// A key, where it stands, and its value. The parts of an expanded shorthand all have the shorthand's place.
package struct Entry: Sendable, Equatable {
    package var value: Value
    package var keyRange: SourceRange
    package var key: Key

    package init(_ key: Key, at keyRange: SourceRange, _ value: Value) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }
}

/// An expression that was read without an error.
package struct ExpressionSyntax: Sendable, Equatable {
    /// The tree; length tokens have the value NaN until they are linked.
    package var expression: SheetExpression
    /// What it names that only the whole project knows: length tokens and blocks, in order.
    package var references: [Reference] = []
    /// Where its `/` stand, in order.
    package var divisions: [SourceRange] = []

    package init(_ expression: SheetExpression) { self.expression = expression }
}

/// A condition that was read without an error.
package struct ConditionSyntax: Sendable, Equatable {
    package var condition: SheetCondition
    package var references: [Reference] = []
    package var divisions: [SourceRange] = []

    package init(_ condition: SheetCondition) { self.condition = condition }
}

/// A name in an expression that is not built in.
package struct Reference: Sendable, Equatable {
    package enum Kind: Sendable { case length, block }

    package var kind: Kind
    package var name: String
    package var range: SourceRange

    package init(_ kind: Kind, _ name: String, at range: SourceRange) {
        self.kind = kind
        self.name = name
        self.range = range
    }
}

/// A colour as written.
package enum ColorSyntax: Sendable, Equatable {
    /// A hex, `rgb()` or `p3()` literal, or `black`, `white`, `clear`, `darkGray`, `lightGray`.
    indirect case literal(ColorValue)
    /// A token path, a system colour or `system`; which of them is known when linking.
    case name(String)
    /// A missing dark side takes the light one.
    indirect case sides(light: Located<ColorSyntax>, dark: Located<ColorSyntax>?)
    indirect case faded(Located<ColorSyntax>, opacity: Double)
}

/// One side of a colour: channels from 0 to 1.
package struct ColorValue: Sendable, Equatable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    package var space: SheetColorSpace

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: SheetColorSpace = .sRGB) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.space = space
    }
}
