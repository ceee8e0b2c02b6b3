/// The keys of a colour's mapping (LANGUAGE §7): `{light, dark}` or `{color, opacity}`.
package enum ColorSchema {
    package static let color = Record(
        "a colour", isAtomic: true,
        [
            Field(.light, .color(.single), "in light appearance"),
            Field(.dark, .color(.single), "in dark appearance; the light one by default"),
            Field(.color, .color(.single), "the colour that is made translucent"),
            Field(.opacity, .number(0...1), "multiplies the colour's own opacity"),
        ])
}
