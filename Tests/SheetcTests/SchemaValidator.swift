import Foundation

/// Checks JSON against a JSON Schema, as far as ours go: a keyword that it does not know is an error of the schema.
struct SchemaValidator: Sendable {
    let root: TestValue
    private let patterns: Patterns

    init(_ root: TestValue) {
        self.root = root
        patterns = Patterns(in: root)
    }

    /// What is wrong, one line a fault: `/content/0: …`.
    func faults(in value: TestValue) -> [String] { faults(value, root, "") }

    private func faults(_ value: TestValue, _ schema: TestValue, _ path: String) -> [String] {
        switch schema {
        case .bool(let allows): return allows ? [] : ["\(path): is not allowed"]
        case .object(let members):
            var faults: [String] = []
            for (keyword, argument) in members {
                faults += check(value, keyword, argument, schema, path)
            }
            return faults
        case .null, .number, .string, .array: return ["\(path): the schema is none"]
        }
    }

    private func isValid(_ value: TestValue, _ schema: TestValue) -> Bool { faults(value, schema, "").isEmpty }

    private func check(
        _ value: TestValue, _ keyword: String, _ argument: TestValue, _ schema: TestValue, _ path: String
    ) -> [String] {
        switch keyword {
        case "$schema", "$defs", "title", "description", "default", "then", "else", "patternErrorMessage": return []
        case "$ref": return faults(value, definition(argument), path)
        case "type", "enum", "const": return fault(isOne(value, keyword, argument), "\(path): \(keyword)")
        case "if":
            let branch = isValid(value, argument) ? "then" : "else"
            return schema[branch].map { faults(value, $0, path) } ?? []
        case "not": return fault(!isValid(value, argument), "\(path): not")
        case "allOf": return argument.items.flatMap { faults(value, $0, path) }
        case "anyOf": return fault(argument.items.contains { isValid(value, $0) }, "\(path): anyOf")
        case "oneOf": return fault(argument.items.count { isValid(value, $0) } == 1, "\(path): oneOf")
        default: break
        }
        switch value {
        case .number(let number): return check(number, keyword, argument, path)
        case .string(let text): return check(text, keyword, argument, path)
        case .array(let items): return check(items, keyword, argument, path)
        case .object(let members): return check(members, keyword, argument, schema, path)
        case .null, .bool: return known(keyword, path)
        }
    }

    // MARK: By type

    private func check(_ number: Double, _ keyword: String, _ argument: TestValue, _ path: String) -> [String] {
        guard case .number(let bound) = argument else { return known(keyword, path) }
        switch keyword {
        case "minimum": return fault(number >= bound, "\(path): \(number) is below \(bound)")
        case "maximum": return fault(number <= bound, "\(path): \(number) is above \(bound)")
        case "exclusiveMinimum": return fault(number > bound, "\(path): \(number) is not above \(bound)")
        default: return known(keyword, path)
        }
    }

    private func check(_ text: String, _ keyword: String, _ argument: TestValue, _ path: String) -> [String] {
        switch (keyword, argument) {
        case ("pattern", .string(let pattern)):
            return fault(patterns.matches(text, pattern), "\(path): \"\(text)\" is not like \(pattern)")
        case ("maxLength", .number(let most)):
            return fault(text.unicodeScalars.count <= Int(most), "\(path): is too long")
        default: return known(keyword, path)
        }
    }

    private func check(_ items: [TestValue], _ keyword: String, _ argument: TestValue, _ path: String) -> [String] {
        switch (keyword, argument) {
        case ("items", _): return items.enumerated().flatMap { faults($1, argument, "\(path)/\($0)") }
        case ("minItems", .number(let least)): return fault(items.count >= Int(least), "\(path): has too few items")
        case ("maxItems", .number(let most)): return fault(items.count <= Int(most), "\(path): has too many items")
        default: return known(keyword, path)
        }
    }

    private func check(
        _ members: [(String, TestValue)], _ keyword: String, _ argument: TestValue, _ schema: TestValue, _ path: String
    ) -> [String] {
        switch keyword {
        case "properties":
            return members.flatMap { name, value in
                argument[name].map { faults(value, $0, "\(path)/\(name)") } ?? []
            }
        case "patternProperties":
            return argument.members.flatMap { pattern, inner in
                members.filter { patterns.matches($0.0, pattern) }
                    .flatMap { faults($1, inner, "\(path)/\($0)") }
            }
        case "additionalProperties":
            return members.filter { !isNamed($0.0, schema) }.flatMap { faults($1, argument, "\(path)/\($0)") }
        case "propertyNames": return members.flatMap { faults(.string($0.0), argument, "\(path)/\($0.0)") }
        case "required":
            return argument.items.compactMap { name in
                guard case .string(let name) = name, !members.contains(where: { $0.0 == name }) else { return nil }
                return "\(path): needs \"\(name)\""
            }
        default: return known(keyword, path)
        }
    }

    private func isNamed(_ name: String, _ schema: TestValue) -> Bool {
        schema["properties"]?[name] != nil
            || (schema["patternProperties"]?.members ?? []).contains { patterns.matches(name, $0.0) }
    }

    // MARK: Parts

    private static let known: Set = [
        "minimum", "maximum", "exclusiveMinimum", "pattern", "maxLength", "items", "minItems", "maxItems", "properties",
        "patternProperties", "additionalProperties", "propertyNames", "required",
    ]

    /// Keywords of other types say nothing; others there are none.
    private func known(_ keyword: String, _ path: String) -> [String] {
        fault(Self.known.contains(keyword), "\(path): unknown keyword \(keyword)")
    }

    private func fault(_ isFine: Bool, _ text: String) -> [String] { isFine ? [] : [text] }

    private func definition(_ reference: TestValue) -> TestValue {
        guard case .string(let text) = reference, text.hasPrefix("#/$defs/") else { return .null }
        return root["$defs"]?[String(text.dropFirst(8))] ?? .null
    }

    private func isOne(_ value: TestValue, _ keyword: String, _ argument: TestValue) -> Bool {
        switch keyword {
        case "const": value == argument
        case "enum": argument.items.contains(value)
        default: argument.items.isEmpty ? value.isOfType(argument) : argument.items.contains { value.isOfType($0) }
        }
    }
}

/// The compiled patterns of a schema.
private struct Patterns: Sendable {
    private var known: [String: NSRegularExpression] = [:]

    init(in schema: TestValue) { add(schema) }

    private mutating func add(_ value: TestValue) {
        for item in value.items { add(item) }
        for (name, inner) in value.members {
            if name == "pattern", case .string(let pattern) = inner { add(pattern) }
            if name == "patternProperties" { for (pattern, _) in inner.members { add(pattern) } }
            add(inner)
        }
    }

    private mutating func add(_ pattern: String) {
        guard known[pattern] == nil else { return }
        known[pattern] = try? NSRegularExpression(pattern: pattern)
    }

    /// False also for a pattern that is none.
    func matches(_ text: String, _ pattern: String) -> Bool {
        known[pattern]?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
