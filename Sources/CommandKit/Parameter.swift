/// One entry of a command's table: a flag, an option with a value, or a positional argument.
package struct Parameter<Root> {
    package var description: ParameterDescription
    /// Stores a word (nil for a flag); false when it is not a value of the parameter.
    let store: (inout Root, Argument?) -> Bool
    /// Empties a list before its first value is stored, so that a default does not stay in it.
    var clear: (inout Root) -> Void = { _ in }
    /// The same parameter, with the lists whose words complete its value.
    package func completed(by lists: String...) -> Parameter {
        var copy = self
        copy.description.lists = lists
        return copy
    }

    /// The property's value as it is typed, for the default in the help text.
    var shown: (Root) -> String? = { _ in nil }

    /// A switch: given, it sets `property` to `value`.
    package static func flag(
        _ long: String, short: Character? = nil, _ property: WritableKeyPath<Root, Bool>, sets value: Bool = true,
        _ help: String
    ) -> Parameter {
        Parameter(description: ParameterDescription(kind: .flag, long: long, short: short, help: help)) { root, _ in
            root[keyPath: property] = value
            return true
        }
    }

    /// An option with a value; the last one given wins.
    package static func option<Value: ArgumentValue>(
        _ long: String, short: Character? = nil, _ property: WritableKeyPath<Root, Value>, value: String,
        _ help: String
    ) -> Parameter {
        var parameter = single(.option(long, short, value, help), property, wrap: { $0 })
        parameter.shown = { $0[keyPath: property].argumentText }
        return parameter
    }

    /// An option that may be left out; the last one given wins.
    package static func option<Value: ArgumentValue>(
        _ long: String, short: Character? = nil, _ property: WritableKeyPath<Root, Value?>, value: String,
        _ help: String
    ) -> Parameter {
        single(.option(long, short, value, help), property, wrap: { $0 })
    }

    /// An option that may be given several times; the values keep their order.
    package static func option<Value: ArgumentValue>(
        _ long: String, short: Character? = nil, _ property: WritableKeyPath<Root, [Value]>, value: String,
        _ help: String
    ) -> Parameter {
        var parameter = repeated(.option(long, short, value, help), property)
        parameter.shown = { root in
            let values = root[keyPath: property]
            return values.isEmpty ? nil : values.map(\.argumentText).joined(separator: ", ")
        }
        return parameter
    }

    /// A positional argument that must be there.
    package static func argument<Value: ArgumentValue>(
        _ name: String, required property: WritableKeyPath<Root, Value?>, _ help: String
    ) -> Parameter {
        var parameter = argument(name, property, help)
        parameter.description.isRequired = true
        return parameter
    }

    /// A positional argument that may be left out.
    package static func argument<Value: ArgumentValue>(
        _ name: String, _ property: WritableKeyPath<Root, Value?>, _ help: String
    ) -> Parameter {
        single(ParameterDescription(kind: .argument, value: name, help: help), property, wrap: { $0 })
    }

    /// All positional arguments that are left.
    package static func arguments<Value: ArgumentValue>(
        _ name: String, _ property: WritableKeyPath<Root, [Value]>, _ help: String
    ) -> Parameter {
        repeated(ParameterDescription(kind: .argument, value: name, help: help), property)
    }

    private static func single<Value: ArgumentValue, Stored>(
        _ description: ParameterDescription, _ property: WritableKeyPath<Root, Stored>,
        wrap: @escaping (Value) -> Stored
    ) -> Parameter {
        Parameter(description: description.typed(Value.self)) { root, argument in
            guard let value = argument.flatMap(Value.init(argument:)) else { return false }
            root[keyPath: property] = wrap(value)
            return true
        }
    }

    private static func repeated<Value: ArgumentValue>(
        _ description: ParameterDescription, _ property: WritableKeyPath<Root, [Value]>
    ) -> Parameter {
        var description = description.typed(Value.self)
        description.isRepeatable = true
        var parameter = Parameter(description: description) { root, argument in
            guard let value = argument.flatMap(Value.init(argument:)) else { return false }
            root[keyPath: property].append(value)
            return true
        }
        parameter.clear = { $0[keyPath: property] = [] }
        return parameter
    }
}

/// What is known about a parameter without its type: what help, completions and the reference are made from.
package struct ParameterDescription: Sendable, Equatable {
    package enum Kind: Sendable { case flag, option, argument }

    package var kind: Kind
    /// Without its dashes.
    package var long: String?
    package var short: Character?
    /// The value's name in the help text: `FILE`.
    package var value = ""
    /// One line, lower-case start, no final period.
    package var help: String
    package var choices: [String]?
    /// For messages about a value that is none: `a whole number`.
    package var expectation = ""
    /// Lists that only a run of the program knows and whose words complete the value: the scripts ask
    /// `completions --list LIST` for them.
    package var lists: [String] = []
    package var isRepeatable = false
    package var isRequired = false
    /// The value when it is not given, where there is one.
    package var defaultText: String?

    fileprivate static func option(
        _ long: String, _ short: Character?, _ value: String, _ help: String
    ) -> ParameterDescription {
        ParameterDescription(kind: .option, long: long, short: short, value: value, help: help)
    }

    fileprivate func typed<Value: ArgumentValue>(_: Value.Type) -> ParameterDescription {
        var copy = self
        copy.choices = Value.choices
        copy.expectation = Value.expectation
        return copy
    }

    /// The parameter as messages name it: `--jobs`, or the name of the positional argument.
    package var name: String { long.map { "--" + $0 } ?? value }
}
